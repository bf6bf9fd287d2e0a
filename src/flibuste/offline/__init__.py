"""The server's tables inside a page: the same application, one thread, storage of the browser."""
