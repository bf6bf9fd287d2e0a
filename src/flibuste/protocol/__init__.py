"""The engine protocol: any program in any language drives any game by JSON lines."""
