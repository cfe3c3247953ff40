import { t } from '@lingui/core/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router';
import { useSession } from '#features/identity/session/session.ts';
import { useTellAssistant } from '#features/copilot/context/current-page.ts';
import { contentContext } from '#features/copilot/context/page-context.ts';
import { KeptTermsContext } from '#features/learning/article/kept-terms.ts';
import { ContentView } from '#features/learning/content/content-view.tsx';
import { OwnContentBar } from '#features/learning/content/own-content-bar.tsx';
import { LearningSkeleton } from '#features/learning/learning-skeletons.tsx';
import { content, setBookmark } from '#features/learning/learning.queries.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { formatDate } from '#platform/locale/format.ts';
import { NoteField } from '#features/learning/content/note-field.tsx';
import { usePageTitle } from '#platform/device/page-title.ts';
import { paths } from '#platform/paths.ts';
import { LockedPage } from '#ui/feedback/locked-page.tsx';
import { missingSteps } from '../home/missing-steps.tsx';
import { useKeptTerms } from './use-kept-terms.ts';
import { useTextsLanguage } from './use-texts-language.ts';
import { useOrgId } from '../use-org-id.ts';
import { TrailToItem, WayToLocked } from './way-to-locked.tsx';
import { WayToExplanation } from './way-to-explanation.tsx';
import { WayToConversation } from './way-to-conversation.tsx';

/** `/o/{orgId}/content/{contentId}`: an item with its player, the chapter's timeline and the way on. */
export function ContentScreen() {
  const orgId = useOrgId();
  const { contentId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { user } = useSession();
  const { organization } = useProfile();
  const { data } = useQuery(content(orgId, contentId, useTextsLanguage()));
  const bookmark = useMutation(setBookmark(orgId, contentId));
  const terms = useKeptTerms(orgId, data !== undefined && Object.keys(data.glossary).length > 0);
  usePageTitle(data?.title);
  useTellAssistant('content', data?.id, () => (data ? contentContext(data) : null), data?.title);
  // A quiz has a screen of its own, and so have scenes.
  if (data?.kind === 'quiz')
    return <Navigate to={{ pathname: paths.quiz(orgId, contentId), search: search.toString() }} replace />;
  if (data?.play === 'scenes')
    return <Navigate to={{ pathname: paths.quizSimulation(orgId, contentId), search: search.toString() }} replace />;
  if (data?.lock) {
    const { module, chapter } = data;
    return (
      <LockedPage
        title={data.title}
        missing={missingSteps(orgId, data.lock)}
        trail={module && chapter && <TrailToItem orgId={orgId} moduleId={module.id} chapterId={chapter.id} />}
        way={
          module &&
          chapter && <WayToLocked orgId={orgId} moduleId={module.id} chapterId={chapter.id} itemId={contentId} />
        }
      />
    );
  }
  if (!data || !user) return <LearningSkeleton isReading />;
  return (
    <KeptTermsContext value={terms}>
      <ContentView
        orgId={orgId}
        uid={user.uid}
        content={data}
        paperHead={[organization?.organization_name, data.module?.title, printedToday()].filter(Boolean).join(' · ')}
        onBookmark={(isSaved) => bookmark.mutate(isSaved)}
        wayOn={
          search.get('from') === 'discover' ? { to: paths.discover(orgId), label: t`Back to today’s set` } : undefined
        }
        note={<NoteField orgId={orgId} contentId={contentId} text={data.note} />}
        wayToExplanation={<WayToExplanation orgId={orgId} />}
        wayBack={
          <>
            <WayToConversation />
            {data.module === null && (
              <OwnContentBar
                orgId={orgId}
                content={data}
                onDeleted={() => void navigate(paths.orgHome(orgId), { replace: true })}
              />
            )}
          </>
        }
      />
    </KeptTermsContext>
  );
}

function printedToday(): string {
  const day = formatDate(Date.now());
  return t`printed ${day}`;
}
