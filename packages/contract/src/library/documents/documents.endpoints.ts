import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { DOCUMENT_BYTES } from './documents.limits.ts';
import { documentCard, documentDetail, documentId, pastedDocument } from './documents.schemas.ts';

const documentParams = orgParams.extend({ documentId });
const upload = { field: 'document', maxBytes: DOCUMENT_BYTES, isOnDisk: true } as const;
const named = z.strictObject({
  /** Of the file, as its author called it. */
  name: z.string().trim().min(1).max(200),
});

export const uploadDocument = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents',
  summary: 'Takes a document (Word, PDF, PowerPoint, Markdown, HTML, text), which is then read in the background.',
  authority: 'org-admin',
  params: orgParams,
  query: named,
  file: upload,
  status: 202,
  result: documentCard,
  rateLimit: 'upload',
});

export const uploadDocumentVersion = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents/:documentId/versions',
  summary: 'Takes a new version of a document; what changed is told once it is read.',
  authority: 'org-admin',
  params: documentParams,
  query: named,
  file: upload,
  status: 202,
  result: documentCard,
  rateLimit: 'upload',
});

export const pasteDocument = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents/pasted',
  summary: 'Takes pasted text as a document.',
  authority: 'org-admin',
  params: orgParams,
  body: pastedDocument,
  status: 202,
  result: documentCard,
  rateLimit: 'upload',
});

export const listDocuments = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/documents',
  summary: 'The documents of an organization, newest first.',
  authority: 'org-admin',
  params: orgParams,
  query: pageQuery,
  result: pageOf(documentCard),
});

export const getDocument = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/documents/:documentId',
  summary: 'A document with its lines, what became of it, its draft, what rests on it and what changed.',
  authority: 'org-admin',
  params: documentParams,
  result: documentDetail,
});

export const removeDocument = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/documents/:documentId',
  summary: 'Deletes a document with all its versions. What was made of it stays.',
  authority: 'org-admin',
  params: documentParams,
  result: z.object({ is_done: z.literal(true) }),
});
