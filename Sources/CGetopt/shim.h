// getopt_long of the C library, which Swift's module of glibc leaves out.
#ifndef TYPERAMP_CGETOPT_H
#define TYPERAMP_CGETOPT_H
#include <getopt.h>
#endif
