import { endpoint } from '../http/endpoint.ts';
import { orgParams } from '../http/ids.ts';
import { careAsSaid, careSettings } from './care.schemas.ts';

export const getCare = endpoint({
  method: 'GET',
  path: '/api/v1/organizations/:orgId/assistant/care',
  summary:
    "What is said to somebody who needs help first: country, the house's emergency call, whom staff turn to, own wording; with the product's words as they are said with these.",
  authority: 'org-admin',
  params: orgParams,
  result: careAsSaid,
});

export const changeCare = endpoint({
  method: 'PUT',
  path: '/api/v1/organizations/:orgId/assistant/care',
  summary: "Replaces what is said to somebody who needs help first; a wording that is missing is the product's.",
  authority: 'org-admin',
  params: orgParams,
  body: careSettings,
  result: careAsSaid,
});
