import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams, slug } from '../../http/ids.ts';
import { pageOf } from '../../http/page.ts';
import { PICTURE_BYTES } from '../../organizations/organizations.limits.ts';
import {
  certificate,
  certificateEndings,
  certificateOffer,
  certificateQuery,
  certificateSettings,
  certificateTarget,
  heldCertificate,
  nameShown,
  revocation,
  verifiedCertificate,
} from './certificates.schemas.ts';

const certificateId = z.string().min(1).max(40);
const heldParams = orgParams.extend({ certificateId });
const publicParams = z.strictObject({ certificateId });
const offerParams = orgParams.extend({ targetType: certificateTarget, targetId: slug });

export const listCertificateOffers = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/certificate-settings',
  summary: 'Courses and modules, and the certificate that each gives.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(certificateOffer) }),
});

export const changeCertificateSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/certificate-settings/:targetType/:targetId',
  summary: 'Says what certificate a course or a module gives. Those issued before stay as they are.',
  authority: 'org-admin',
  params: offerParams,
  body: certificateSettings,
  result: certificateOffer,
});

export const uploadSignature = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/certificate-settings/:targetType/:targetId/signature',
  summary: 'Puts the picture of a signature on the certificates of a course or a module, from now on.',
  authority: 'org-admin',
  params: offerParams,
  file: { field: 'signature', maxBytes: PICTURE_BYTES },
  result: certificateOffer,
  rateLimit: 'upload',
});

export const removeSignature = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/certificate-settings/:targetType/:targetId/signature',
  summary: 'Takes the picture of the signature off the certificates of a course or a module, from now on.',
  authority: 'org-admin',
  params: offerParams,
  result: certificateOffer,
});

export const listCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/certificates',
  summary: 'Certificates of the organization, newest first, also of those who have left.',
  authority: 'org-admin',
  params: orgParams,
  query: certificateQuery,
  result: pageOf(heldCertificate),
});

export const getCertificateEndings = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/certificate-endings',
  summary: 'How many certificates end in each of the next twelve months.',
  authority: 'manager',
  params: orgParams,
  result: certificateEndings,
});

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/certificates/:certificateId/revocation',
  summary: 'Withdraws a certificate, for good.',
  authority: 'org-admin',
  params: heldParams,
  body: revocation,
  result: heldCertificate,
});

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/certificates/:certificateId/reissue',
  summary: "Issues a certificate anew, with the holder's name as it is now, and withdraws the old one.",
  authority: 'org-admin',
  params: heldParams,
  body: revocation,
  result: heldCertificate,
  status: 201,
});

export const listCertificatesOf = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/members/:uid/certificates',
  summary: 'The certificates of a member, newest first.',
  authority: 'manager',
  params: orgParams.extend({ uid: z.string().min(1).max(128) }),
  result: z.object({ items: z.array(certificate) }),
});

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/api/v1/me/certificates',
  summary: "The caller's certificates of every organization, also of those they left, newest first.",
  authority: 'signed-in',
  result: z.object({ items: z.array(certificate) }),
});

export const changeOwnCertificate = endpoint({
  method: 'PATCH',
  path: '/api/v1/me/certificates/:certificateId',
  summary: 'Says how much of their name strangers see.',
  authority: 'signed-in',
  params: publicParams,
  body: z.strictObject({ name_shown: nameShown }),
  result: certificate,
});

export const downloadOwnCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/me/certificates/:certificateId/pdf',
  summary: 'The certificate as a page to print.',
  authority: 'signed-in',
  params: publicParams,
  result: z.unknown(),
  download: 'application/pdf',
});

export const downloadOwnCredential = endpoint({
  method: 'GET',
  path: '/api/v1/me/certificates/:certificateId/credential',
  summary: 'The certificate as an Open Badges 3.0 credential, signed by the organization (VC-JWT).',
  authority: 'signed-in',
  params: publicParams,
  result: z.unknown(),
  download: 'application/vc+jwt',
});

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/api/v1/public/certificates/:certificateId',
  summary: 'Whether a certificate is valid, for anybody who has its number.',
  authority: 'anyone',
  params: publicParams,
  result: verifiedCertificate,
});

export const downloadPublicCredential = endpoint({
  method: 'GET',
  path: '/api/v1/public/certificates/:certificateId/credential',
  summary: 'The signed credential of a certificate whose holder shows their name.',
  authority: 'anyone',
  params: publicParams,
  result: z.unknown(),
  download: 'application/vc+jwt',
});

export const getIssuer = endpoint({
  method: 'GET',
  path: '/api/v1/public/organizations/:orgId/issuer',
  summary: 'The organization as an issuer of Open Badges 3.0 credentials.',
  authority: 'anyone',
  params: orgParams,
  result: z.record(z.string(), z.unknown()),
});

export const getIssuerKeys = endpoint({
  method: 'GET',
  path: '/api/v1/public/organizations/:orgId/issuer/keys',
  summary: 'The public keys of the organization, old ones too (JWK set).',
  authority: 'anyone',
  params: orgParams,
  result: z.object({ keys: z.array(z.record(z.string(), z.unknown())) }),
});

export const getIssuerKey = endpoint({
  method: 'GET',
  path: '/api/v1/public/organizations/:orgId/issuer/keys/:keyId',
  summary: 'One public key of the organization: where the header of a credential points.',
  authority: 'anyone',
  params: orgParams.extend({ keyId: z.string().min(1).max(100) }),
  result: z.record(z.string(), z.unknown()),
});

export const getCredentialStatus = endpoint({
  method: 'GET',
  path: '/api/v1/public/organizations/:orgId/issuer/status/:list',
  summary: 'Which credentials were withdrawn: a signed bitstring status list (VC-JWT).',
  authority: 'anyone',
  // The last one whose places fit into the database's integers.
  params: orgParams.extend({ list: z.coerce.number().int().min(0).max(16_382) }),
  result: z.unknown(),
  download: 'application/vc+jwt',
});
