import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { pageOf, pageQuery } from '../../http/page.ts';
import { DOCUMENT_BYTES } from './documents.limits.ts';
import {
  documentCard,
  documentDetail,
  documentId,
  itemsToMake,
  lineUpdate,
  madeItems,
  pastedDocument,
  updateRequest,
} from './documents.schemas.ts';

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

export const writeDocumentDraft = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents/:documentId/writing',
  summary: 'Lets a language model write a draft from a document; every sentence of it is checked against its lines.',
  authority: 'org-admin',
  params: documentParams,
  status: 202,
  result: z.object({ is_writing: z.literal(true) }),
  rateLimit: 'upload',
});

export const makeDocumentItems = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents/:documentId/items',
  summary:
    'Makes drafts of what was chosen from a document, tied to its lines. Nobody sees them until they are published.',
  authority: 'org-admin',
  params: documentParams,
  body: itemsToMake,
  status: 201,
  result: madeItems,
});

export const skipDocumentLine = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/documents/:documentId/lines/:line/skipped',
  summary: 'Notes that there is nothing to teach in a line, or takes that back.',
  authority: 'org-admin',
  params: documentParams.extend({ line: z.coerce.number().int().min(1) }),
  body: z.strictObject({ is_skipped: z.boolean() }),
  result: z.object({ is_done: z.literal(true) }),
});

export const askToConfirm = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/documents/:documentId/updates',
  summary: 'Asks everybody who learned the old lines of an item to confirm the new ones, or to go through it again.',
  authority: 'org-admin',
  params: documentParams,
  body: updateRequest,
  status: 201,
  result: z.object({ asked: z.int() }),
});

export const listLineUpdates = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/line-updates',
  summary: 'Lines that changed since the caller learned them, and that they have not confirmed yet.',
  authority: 'member',
  params: orgParams,
  result: z.object({ items: z.array(lineUpdate) }),
});

export const confirmLineUpdate = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/line-updates/:updateId/confirmation',
  summary: 'Notes that the caller has read what changed. A second time changes nothing.',
  authority: 'member',
  params: orgParams.extend({ updateId: z.string().min(1).max(60) }),
  result: z.object({ is_done: z.literal(true) }),
});
