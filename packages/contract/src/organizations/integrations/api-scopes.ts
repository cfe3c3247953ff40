import type { EndpointDefinition } from '../../http/endpoint.ts';
import type { ApiScope } from './integrations.schemas.ts';

/** What stands first behind the organization in an address, by the area that a key is given for. */
const areas: Readonly<Record<string, 'members' | 'content' | 'insights' | 'assignments'>> = {
  members: 'members',
  groups: 'members',
  invites: 'members',
  modules: 'content',
  courses: 'content',
  content: 'content',
  library: 'content',
  insights: 'insights',
  assignments: 'assignments',
  certificates: 'assignments',
};

/**
 * The scope that a program's key needs for an endpoint, on top of what whoever made it may do; null where no key opens
 * it: accounts, settings, keys themselves, everything of one person.
 */
export function scopeOf({
  path,
  method,
  authority,
}: Pick<EndpointDefinition, 'path' | 'method' | 'authority'>): ApiScope | null {
  const insights = path.startsWith('/api/v1/analytics/organizations/:orgId/') ? 'insights' : undefined;
  const area = insights ?? areas[/^\/api\/v1\/organizations\/:orgId\/([\w-]+)/.exec(path)?.[1] ?? ''];
  if (!area) return null;
  if (method === 'GET') return `${area}:read`;
  // What a member does for themselves is not a program's to do.
  return area === 'insights' || authority === 'member' ? null : `${area}:write`;
}
