#!/bin/sh
# Tells this user's desktop of the game: its entry in the menu, its icon, and that a double click on a record (*.hasp)
# opens it on the table. `register.sh --remove` forgets all that. Needs nothing but a POSIX shell; xdg-utils refresh.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
menu=$share/applications icons=$share/icons/hicolor/256x256/apps types=$share/mime/packages

refresh() {
    if command -v update-desktop-database > /dev/null; then update-desktop-database "$menu" || true; fi
    if command -v update-mime-database > /dev/null; then update-mime-database "$share/mime" || true; fi
}

if [ "${1:-}" = --remove ]; then
    rm -f "$menu/haspelknecht.desktop" "$icons/haspelknecht.png" "$types/haspelknecht.xml"
    refresh
    exit
fi
mkdir -p "$menu" "$icons" "$types"
# In Exec, a path is quoted; what is special within the quotes is told twice, as both levels read it.
program=$(printf '%s' "$here/haspelknecht" | sed 's/[\\"`$]/\\\\&/g; s/%/%%/g; s/[&|\\]/\\&/g')
sed "s|^Exec=haspelknecht|Exec=\"$program\"|" "$here/haspelknecht.desktop" > "$menu/haspelknecht.desktop"
cp "$here/icon.png" "$icons/haspelknecht.png"
cp "$here/haspelknecht.xml" "$types/haspelknecht.xml"
refresh
