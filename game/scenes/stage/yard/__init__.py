"""The winter on the snowy farm of the seat that is looked at: its places, what lies there, its drawing."""
