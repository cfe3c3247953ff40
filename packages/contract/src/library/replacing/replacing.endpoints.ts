import { endpoint } from '../../http/endpoint.ts';
import { orgParams, slug } from '../../http/ids.ts';
import { foundPlaces, moduleReplacement, moduleSearch, replaced, replacementUndo } from './replacing.schemas.ts';

const moduleParams = orgParams.extend({ moduleId: slug });

export const searchModule = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/modules/:moduleId/search',
  summary: 'Finds words in the drafts and items of a module, each place with what stands around it.',
  authority: 'org-admin',
  params: moduleParams,
  body: moduleSearch,
  result: foundPlaces,
});

export const replaceInModule = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/modules/:moduleId/replacement',
  summary: 'Puts other words at the chosen places, into drafts; what learners see stays until it is published.',
  authority: 'org-admin',
  params: moduleParams,
  body: moduleReplacement,
  result: replaced,
});

export const undoReplacement = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/modules/:moduleId/replacement/undo',
  summary: 'Takes a replacement back; what was written since stays.',
  authority: 'org-admin',
  params: moduleParams,
  body: replacementUndo,
  result: replaced,
});
