import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { orgParams } from '../../http/ids.ts';
import { emailDomain } from '../organizations.schemas.ts';
import {
  connectionTest,
  domainProof,
  newSignOnDomain,
  signOnConnectionChange,
  signOnDomain,
  signOnEvent,
  signOnPlace,
  signOnSearch,
  singleSignOn,
} from './single-sign-on.schemas.ts';

const base = '/api/v1/organizations/:orgId/single-sign-on';
const domainParams = orgParams.extend({ domain: emailDomain });

export const getSingleSignOn = endpoint({
  method: 'GET',
  path: base,
  summary: "The organization's own sign-in (OpenID Connect), and the domains it has proven.",
  authority: 'org-admin',
  params: orgParams,
  result: singleSignOn,
});

export const changeSingleSignOn = endpoint({
  method: 'PUT',
  path: base,
  summary: 'Sets up the connection to the provider, or changes it. The secret is kept sealed and never shown.',
  authority: 'org-admin',
  params: orgParams,
  body: signOnConnectionChange,
  result: singleSignOn,
});

export const removeSingleSignOn = endpoint({
  method: 'DELETE',
  path: base,
  summary: 'Removes the connection. Accounts stay, and are entered by other ways.',
  authority: 'org-admin',
  params: orgParams,
  result: singleSignOn,
});

export const testSingleSignOn = endpoint({
  method: 'POST',
  path: `${base}/test`,
  summary: 'Asks the provider for its settings and keys, and whether it knows the client.',
  authority: 'org-admin',
  params: orgParams,
  result: connectionTest,
  rateLimit: 'upload',
});

export const addSignOnDomain = endpoint({
  method: 'POST',
  path: `${base}/domains`,
  summary: 'Names a domain; the answer says by which TXT record it is proven.',
  authority: 'org-admin',
  params: orgParams,
  body: newSignOnDomain,
  result: signOnDomain,
  status: 201,
});

export const proveSignOnDomain = endpoint({
  method: 'POST',
  path: `${base}/domains/:domain/proof`,
  summary: 'Looks for the TXT record. A domain is proven by one organization only.',
  authority: 'org-admin',
  params: domainParams,
  body: domainProof,
  result: signOnDomain,
  rateLimit: 'upload',
});

export const removeSignOnDomain = endpoint({
  method: 'DELETE',
  path: `${base}/domains/:domain`,
  summary: 'Takes a domain away: nobody with an address of it comes in by single sign-on any more.',
  authority: 'org-admin',
  params: domainParams,
  result: z.object({ is_deleted: z.literal(true) }),
});

export const listSignOnEvents = endpoint({
  method: 'GET',
  path: `${base}/sign-ins`,
  summary: 'The last sign-ins by single sign-on, and why some failed.',
  authority: 'org-admin',
  params: orgParams,
  result: z.object({ items: z.array(signOnEvent) }),
});

export const releaseSignOnLink = endpoint({
  method: 'DELETE',
  path: `${base}/links/:uid`,
  summary: "Forgets which of the provider's accounts a member has, so that a new one can take its place.",
  authority: 'org-admin',
  params: orgParams.extend({ uid: z.string().min(1).max(128) }),
  result: z.object({ is_released: z.boolean() }),
});

export const findSignOn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/single-sign-on',
  summary: 'Which organization signs in people with addresses of this domain, if any.',
  authority: 'anyone',
  body: signOnSearch,
  result: z.object({ organization: signOnPlace.nullable() }),
});

export const enterBySignOn = endpoint({
  method: 'POST',
  path: '/api/v1/auth/single-sign-on/entrance',
  summary: 'After a single sign-on: registers the holder of the token and makes them a member.',
  authority: 'identified',
  result: z.object({
    uid: z.string(),
    is_new: z.boolean(),
    organization_id: z.string(),
    organization_name: z.string(),
    is_new_member: z.boolean(),
  }),
});
