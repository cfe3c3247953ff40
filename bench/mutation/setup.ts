import fc from 'fast-check';

// A law that a mutant breaks is broken by most examples: a quarter of the usual number notices it.
fc.configureGlobal({ numRuns: 25 });
