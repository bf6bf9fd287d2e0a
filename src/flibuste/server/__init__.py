"""HTTP, WebSocket and storage. Contains no rule of any game."""
