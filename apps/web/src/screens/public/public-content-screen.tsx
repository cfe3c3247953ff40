import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, UserPlus } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { publicContent } from '#features/learning/learning.queries.ts';
import { PublicContentView } from '#features/learning/content/public-content-view.tsx';
import { useCurrentOrganization } from '#features/organizations/current-organization.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';

/** `/p/{orgId}/content/{contentId}`: a public item, for anybody. */
export function PublicContentScreen() {
  const { orgId = '', contentId = '' } = useParams();
  const isSignedIn = useSession().status === 'signed-in';
  const isAtHome = useCurrentOrganization() === orgId;
  const { data } = useQuery(publicContent(orgId, contentId));
  usePageTitle(data?.title);
  if (data?.kind === 'quiz') return <Navigate to={paths.publicQuiz(orgId, contentId)} replace />;
  if (data?.play === 'scenes') return <Navigate to={paths.publicQuizSimulation(orgId, contentId)} replace />;
  if (!data) return <LearningSkeleton isReading />;
  const action = (words: string) =>
    isSignedIn ? (
      <SnapButton to={isAtHome ? paths.content(orgId, contentId) : paths.home}>
        {isAtHome ? t`Open it in your library` : t`Go to your home`}{' '}
        <ArrowRight className="size-5" aria-hidden="true" />
      </SnapButton>
    ) : (
      <SnapButton to={paths.signUp}>
        <UserPlus className="size-5" aria-hidden="true" /> {words}
      </SnapButton>
    );
  return (
    <PublicContentView
      orgId={orgId}
      content={data}
      isSignedIn={isSignedIn}
      action={action(data.body === null ? t`Sign up to begin` : t`Sign up`)}
      begunAction={action(t`Sign up to save your progress`)}
    />
  );
}
