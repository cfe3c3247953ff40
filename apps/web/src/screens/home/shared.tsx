import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router';
import { ownOrganizations } from '#features/organizations/organizations.queries.ts';
import { paths } from '#platform/paths.ts';
import { HomeSkeleton } from './home-skeleton.tsx';
import type { SharedThing } from './read-shared.ts';

/** What another application shared: a page of this one opens, words are looked for in the last organization's library. */
export function Shared({ shared }: { shared: SharedThing }) {
  const { data } = useQuery({ ...ownOrganizations(), enabled: shared.kind === 'words' });
  if (shared.kind === 'page') return <Navigate to={shared.address} replace />;
  const [last] = data?.items ?? [];
  return last ? <Navigate to={paths.lms(last.id, shared.words)} replace /> : <HomeSkeleton />;
}
