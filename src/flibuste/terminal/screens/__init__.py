"""The full-screen table: draws what a client knows, turns keys and clicks into requests. Contains no rule."""
