"""The words of the command line, one module each: ``arguments(parser)`` declares, ``run(arguments)`` does."""
