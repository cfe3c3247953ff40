import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams, slug } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { languageQuery } from '../text/read-languages.ts';
import { publicLibrary } from './public-library.schemas.ts';
import { contentNote, historyEntry, noteChange } from './record.schemas.ts';
import {
  clarityAnswer,
  completion,
  completionReport,
  contentDetail,
  contentPage,
  contentProgress,
  progressReport,
} from './content.schemas.ts';
import { contentCard } from '../catalogue/cards.schemas.ts';

const contentParams = orgParams.extend({ contentId: slug });
const done = z.object({ is_done: z.literal(true) });

export const getContent = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/content/:contentId',
  summary: 'An item with its body, its place in the chapter, and where the caller is in it.',
  authority: 'member',
  params: contentParams,
  query: languageQuery,
  result: contentDetail,
});

export const saveProgress = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/content/:contentId/progress',
  summary: 'Notes where the caller is. The furthest report wins, whichever order they come in.',
  authority: 'member',
  params: contentParams,
  body: progressReport,
  result: contentProgress,
});

export const completeContent = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/content/:contentId/completion',
  summary: 'Completes an item. Points are paid once, however often it is repeated.',
  authority: 'member',
  params: contentParams,
  body: completionReport,
  result: completion,
});

export const saveClarity = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/content/:contentId/clarity',
  summary: 'Says whether an item that the caller has completed was clear. The last answer counts.',
  authority: 'member',
  params: contentParams,
  body: clarityAnswer,
  result: done,
});

export const addBookmark = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/content/:contentId/bookmark',
  summary: 'Saves an item for later.',
  authority: 'member',
  params: contentParams,
  result: done,
});

export const removeBookmark = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/content/:contentId/bookmark',
  summary: 'Takes an item off the list of those saved for later.',
  authority: 'member',
  params: contentParams,
  result: done,
});

export const listBookmarks = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/bookmarks',
  summary: 'What the caller saved for later, newest first.',
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(contentCard),
});

export const saveNote = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/content/:contentId/note',
  summary: "Writes the caller's private note on an item; an empty text removes it.",
  authority: 'member',
  params: contentParams,
  body: noteChange,
  result: done,
});

export const listNotes = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/notes',
  summary: "The caller's notes, newest first.",
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(contentNote),
});

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/history',
  summary: 'What the caller has completed, newest first.',
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(historyEntry),
});

export const getPublicContent = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/content/:contentId',
  summary: 'A public item, for strangers.',
  authority: 'anyone',
  params: contentParams,
  query: languageQuery,
  result: contentPage.extend({ organization_name: z.string() }),
});

export const getPublicLibrary = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/library',
  summary: 'The public items of an organization that shows them on a page of their own.',
  authority: 'anyone',
  params: orgParams,
  result: publicLibrary,
});

export const getPublicPicture = endpoint({
  method: 'GET',
  path: '/api/v1/public/:orgId/content/:contentId/picture',
  summary: 'The picture that chats and networks show beside a link to a public item.',
  authority: 'anyone',
  params: contentParams,
  query: z.strictObject({ v: z.string().max(20).optional() }),
  download: 'image/jpeg',
  result: z.unknown(),
});
