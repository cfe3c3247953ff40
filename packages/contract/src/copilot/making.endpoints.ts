import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { pageOf, pageQuery } from '../http/page.ts';
import { FILM_BYTES, POSTER_BYTES } from './copilot.limits.ts';
import { making, makingDetail, newMaking } from './making.schemas.ts';

const makingParams = orgParams.extend({ makingId: z.uuid() });
const done = z.object({ is_done: z.literal(true) });

export const startMaking = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/makings',
  summary: 'Has flashcards, a game or a video short made from an item, for the caller alone.',
  authority: 'member',
  params: orgParams,
  body: newMaking,
  result: making,
  status: 201,
});

export const listMakings = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/makings',
  summary: 'What was or is being made for the caller, newest first.',
  authority: 'member',
  params: orgParams,
  query: pageQuery,
  result: pageOf(making),
});

export const getMaking = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/makings/:makingId',
  summary: 'Something that is being made; a video short with the film that the browser draws.',
  authority: 'member',
  params: makingParams,
  result: makingDetail,
});

export const cancelMaking = endpoint({
  method: 'DELETE',
  path: '/api/v1/organizations/:orgId/makings/:makingId',
  summary: 'Gives up what is being made, or forgets that it was; what is finished stays.',
  authority: 'member',
  params: makingParams,
  result: done,
});

export const getNarration = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/makings/:makingId/narration',
  summary: 'The spoken words of a film as a WAV file in base64; null where there is no voice.',
  authority: 'member',
  params: makingParams,
  result: z.object({ wav: z.string().nullable() }),
});

export const reportFilming = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/makings/:makingId/progress',
  summary: 'Notes how far the browser is with drawing a film, for the other devices of its maker.',
  authority: 'member',
  params: makingParams,
  body: z.strictObject({ progress: z.number().min(0).max(1) }),
  result: makingDetail,
});

export const uploadPoster = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/makings/:makingId/poster',
  summary: 'The picture that stands for a film before it plays.',
  authority: 'member',
  params: makingParams,
  file: { field: 'poster', maxBytes: POSTER_BYTES },
  result: done,
  rateLimit: 'upload',
});

export const uploadFilm = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/makings/:makingId/film',
  summary: 'The drawn film (MP4 or WebM); it becomes a private video.',
  authority: 'member',
  params: makingParams,
  file: { field: 'film', maxBytes: FILM_BYTES },
  result: making,
  rateLimit: 'upload',
});
