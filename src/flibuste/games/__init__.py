"""The games. Importing this package enters every game in the list of ``flibuste.kernel.game``."""
