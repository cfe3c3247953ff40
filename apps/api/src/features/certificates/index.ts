/** What follows when somebody has finished something. */
export { settleCertificates } from './issue-certificates.ts';
/** For assignments: until when what was done counts, and that doing it again gives a new certificate. */
export { findLatest as findLatestCertificate, markReopened } from './certificates.repository.ts';
