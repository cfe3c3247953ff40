export const CERTIFICATE_TITLE_LENGTH = 120;
export const CERTIFICATE_TEXT_LENGTH = 240;
export const SIGNER_LENGTH = 80;
export const REVOKE_REASON_LENGTH = 200;
export const LONGEST_VALID_MONTHS = 240;
export const MOST_HOURS = 500;
/** Letters and digits of a certificate's number: none that look alike. */
export const CERTIFICATE_ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const CERTIFICATE_ID_LENGTH = 12;

/** `7K4M 2Q9X 3HTB` of `7K4M2Q9X3HTB`. */
export const writeCertificateId = (id: string): string => id.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The number that somebody typed: capital letters, without what stands between them. */
export const readCertificateId = (typed: string): string => typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
