/* What is left to the Python stays a call: the leaf around it saves fewer registers. */
#ifndef FLIBUSTE_WRITTEN
#define FLIBUSTE_WRITTEN

#if defined(__GNUC__)
#define LEFT_TO_PYTHON static __attribute__((noinline))
#else
#define LEFT_TO_PYTHON static
#endif

#endif
