/** What follows when somebody has finished something. */
export { settleCertificates } from './issue-certificates.ts';
/** What somebody holds, the newest first. */
export { listOfPerson as listCertificatesOf } from './certificates.repository.ts';
/** For assignments: until when what was done counts, and that doing it again gives a new certificate. */
export { findLatest as findLatestCertificate, markReopened } from './certificates.repository.ts';
/** For the sample organizations: what a course's certificate says. */
export { saveSettings as saveCertificateSettings } from './certificates.repository.ts';
export { storeSignature } from './signature.ts';
