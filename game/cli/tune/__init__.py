"""Finding an automa's weights by self-play, and finding out which of them matter."""
