"""Flibuste: a table for four games with hidden information."""

try:
    import librt.vecs  # noqa: F401
except ImportError:
    import sys

    from flibuste.kernel.arrays import stand_in

    sys.modules.update(stand_in())
