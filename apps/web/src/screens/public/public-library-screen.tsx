import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { PublicLibraryView } from '#features/learning/content/public-library-view.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { publicLibrary } from '#features/learning/learning.queries.ts';
import { usePageTitle } from '#platform/device/page-title.ts';

/** `/p/{orgId}`: what an organization shows to anybody. */
export function PublicLibraryScreen() {
  const { orgId = '' } = useParams();
  const isSignedIn = useSession().status === 'signed-in';
  const { data } = useQuery(publicLibrary(orgId));
  usePageTitle(data?.organization_name);
  if (!data) return <LearningSkeleton />;
  return <PublicLibraryView orgId={orgId} library={data} isSignedIn={isSignedIn} />;
}
