import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { authorGlossary, glossaryActs, glossaryChange } from './glossary.schemas.ts';

export const getAuthorGlossary = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/authoring/glossary',
  summary: 'All terms of the glossary, in every language of the library, each with the items that link to it.',
  authority: 'org-admin',
  params: orgParams,
  result: authorGlossary,
});

export const changeGlossary = endpoint({
  method: 'POST',
  path: '/api/v1/organizations/:orgId/authoring/glossary',
  summary: 'Adds, changes or removes terms of the glossary, all or nothing; answers what undoes it.',
  authority: 'org-admin',
  params: orgParams,
  body: glossaryActs,
  result: glossaryChange,
});
