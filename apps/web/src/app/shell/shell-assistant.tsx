import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { gatherPageContext } from '#features/copilot/context/current-page.ts';
import { Assistant } from '#features/copilot/drawer/assistant.tsx';
import { answerByTyping } from '#features/quizzes/reviews/practice/open-card.ts';
import { useProfile } from '#features/profiles/profile-runner.ts';
import { paths } from '#platform/paths.ts';
import { gatherChatContext } from '#screens/gather-surroundings.ts';

/** Fetched when her drawer is opened. */
const SophieVoice = lazy(() => import('./sophie-voice.tsx').then((m) => ({ default: m.SophieVoice })));

/** Fetched when she first asks something. */
const PracticeCards = lazy(() =>
  import('#features/quizzes/reviews/practice/practice-cards.tsx').then((m) => ({ default: m.PracticeCards })),
);

/** The assistant on an organization's pages (spec §2), with what the other features know of the learner. */
export function ShellAssistant({ orgId }: { orgId: string }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { organization, base } = useProfile();
  const firstName = organization?.first_name || base?.firstName || null;
  const makeCard = async (selection: string) => {
    const [page, { makeReviewCard }] = await Promise.all([
      gatherPageContext(location.pathname),
      import('#features/quizzes/reviews/cards/make-review-card.ts'),
    ]);
    const contentId = page?.content?.id;
    if (!contentId) return;
    const onOpen = () => void navigate(paths.reviews(orgId));
    await makeReviewCard(queryClient, { orgId, contentId, selection, onOpen });
  };
  return (
    <Assistant
      orgId={orgId}
      firstName={firstName}
      gather={() => gatherChatContext(queryClient, orgId)}
      renderPractice={({ offer, id, isOpen, isLast, onAsk }) => (
        <Suspense fallback={null}>
          <PracticeCards
            orgId={orgId}
            offer={offer}
            offerId={id}
            isOpen={isOpen}
            isLast={isLast}
            onMore={onAsk}
            contentPath={(lesson) => paths.content(orgId, lesson, { isFromCopilot: true })}
          />
        </Suspense>
      )}
      onTyped={answerByTyping}
      onMakeCard={(selection) => void makeCard(selection)}
      voice={
        <Suspense fallback={null}>
          <SophieVoice orgId={orgId} />
        </Suspense>
      }
    />
  );
}
