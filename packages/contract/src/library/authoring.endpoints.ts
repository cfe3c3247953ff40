import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, timestamp } from '../http/ids.ts';
import { contentPage } from '../learning/content.schemas.ts';
import { DRAFT_BYTES, MEDIA_BYTES } from './authoring.limits.ts';
import {
  addedMedia,
  authorItem,
  authorTree,
  draftSave,
  draftText,
  historyEntry,
  savedDraft,
  treeActs,
  treeChange,
} from './authoring.schemas.ts';
import { textId } from './language-versions/text-id.ts';

/** `contentId` is an item, or an item in another language: `pain.de`. */
const itemParams = orgParams.extend({ contentId: textId });

export const getAuthorTree = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/tree',
  summary: 'The whole library as its authors see it: drafts and what is archived too.',
  authority: 'org-admin',
  params: orgParams,
  result: authorTree,
});

export const changeAuthorTree = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/tree',
  summary: 'Adds, renames, moves, archives or removes parts of the library, all or nothing; answers what undoes it.',
  authority: 'org-admin',
  params: orgParams,
  body: treeActs,
  result: treeChange,
});

export const getAuthorItem = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId',
  summary: 'An item to be edited: its draft, what is published, and what must be mended.',
  authority: 'org-admin',
  params: itemParams,
  result: authorItem,
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/draft',
  summary:
    'Saves a draft, half done or not. What somebody else has saved since is merged in; where both changed the same, 409.',
  authority: 'org-admin',
  params: itemParams,
  body: draftSave,
  bodyBytes: DRAFT_BYTES,
  result: savedDraft,
});

export const publishItem = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/publish',
  summary: 'Shows the draft to learners, at once or at a time; everything that must be mended is told.',
  authority: 'org-admin',
  params: itemParams,
  body: z.strictObject({
    /** The draft as its author saw it; a newer one is not published unseen. */
    revision: z.number().int().min(0),
    at: timestamp.nullable().default(null),
  }),
  result: authorItem,
});

export const addItemMedia = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/media',
  summary: 'Adds a picture, film or caption file to the draft of an item; answers the name that its body uses.',
  authority: 'org-admin',
  params: itemParams,
  query: z.strictObject({ name: z.string().min(1).max(300) }),
  file: { field: 'file', maxBytes: MEDIA_BYTES, isOnDisk: true },
  result: addedMedia,
  rateLimit: 'upload',
});

export const cancelPublishing = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/publish',
  summary: 'Takes back that a draft is published at a time.',
  authority: 'org-admin',
  params: itemParams,
  result: z.object({ is_done: z.literal(true) }),
});

export const settleConflict = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/conflict',
  summary: 'Goes on with the draft or with the published text, where an import has changed what a draft rests on.',
  authority: 'org-admin',
  params: itemParams,
  body: z.strictObject({ use: z.enum(['draft', 'published']) }),
  result: authorItem,
});

export const previewItem = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/preview',
  summary: 'The draft as a learner would see it.',
  authority: 'org-admin',
  params: itemParams,
  result: contentPage,
});

export const listItemHistory = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/history',
  summary: 'What an item said before: published versions and saved drafts, newest first.',
  authority: 'org-admin',
  params: itemParams,
  result: z.object({ items: z.array(historyEntry) }),
});

export const getHistoryEntry = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/items/:contentId/history/:entryId',
  summary: 'One earlier text of an item.',
  authority: 'org-admin',
  params: itemParams.extend({ entryId: z.string().regex(/^(version|revision)-\d{1,9}$/) }),
  result: draftText,
});
