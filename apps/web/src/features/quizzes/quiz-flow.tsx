import type { AnswerChange, Attempt, AttemptMode } from '@snapwell/contract/quizzes/attempt.schemas';
import type { QuizCover } from '@snapwell/contract/quizzes/quizzes.schemas';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { knownDeviceKey } from '#platform/device/device-key.ts';
import { recordFunnelStep } from '#platform/device/page-views.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { GET_CACHE_MS } from '#platform/http/api.ts';
import { CoverPage } from './player/cover-page.tsx';
import { QuizSkeleton } from './quiz-skeleton.tsx';
import { cover as coverOptions, quizKeys, results, start } from './quizzes.queries.ts';
import { ownerOf, unsavedAnswers } from './saving/answer-outbox.ts';
import type { AttemptScope } from './seat.ts';

const QuizPlayer = lazy(() => import('./player/quiz-player.tsx').then((m) => ({ default: m.QuizPlayer })));

interface QuizFlowProps extends AttemptScope {
  /** Whoever chose it on the page before begins at once; null for the cover. */
  beginsWith?: AttemptMode | null;
  resultsPath: string;
  contentPath: (contentId: string) => string;
  /** What a quiz that waits shows; no quiz of a stranger waits, and theirs comes without it. */
  Locked?: ComponentType<{ cover: QuizCover; lock: NonNullable<QuizCover['lock']> }>;
  /** Null where there is nothing to leave it for: in a page of another site. */
  onLeave: ((moduleId: string | null) => void) | null;
  onFinished: () => void;
  onReport: ((questionId: string) => void) | null;
  /** Where it stands, and the way to its other languages: above the cover. */
  Above?: ComponentType<{ item: QuizCover }>;
  /** Said above the cover: whose quiz it is. */
  children?: ReactNode;
}

interface OpenAttempt {
  readonly attempt: Attempt;
  /** What this device has not sent of it yet. */
  readonly unsaved: ReadonlyMap<string, AnswerChange>;
}

/** A quiz from its cover to its end. An attempt that waits is gone on with at once. */
export function QuizFlow({
  orgId,
  quizId,
  deviceKey,
  language,
  beginsWith = null,
  resultsPath,
  contentPath,
  Locked,
  onLeave,
  onFinished,
  onReport,
  Above,
  children,
}: QuizFlowProps) {
  const seat: AttemptScope = { orgId, quizId, deviceKey, language };
  const queryClient = useQueryClient();
  const { data: cover, isFetching } = useQuery({ ...coverOptions(seat), staleTime: freshFor(seat) });
  const starting = useMutation(start(seat));
  const [opened, setOpened] = useState<OpenAttempt | null>(null);
  usePageTitle(cover?.title);
  useViewStep(quizId, cover !== undefined);

  const begin = (mode: AttemptMode) =>
    starting.mutate(mode, {
      // When its time was up in the meantime it has ended already.
      async onSuccess(begun) {
        if (begun.status === 'finished') return onFinished();
        if (waits === null) recordStep('started', quizId);
        setOpened({ attempt: begun, unsaved: await unsavedAnswers(ownerOf(seat), begun.id) });
      },
    });
  const open = cover?.open_attempt?.id ?? null;
  // What was known before may be over by now: gone on with, it would begin another attempt that nobody asked for.
  const waits = isFetching ? null : open;
  const goOn = useEffectEvent((mode: AttemptMode) => {
    if (opened === null && !starting.isPending) begin(mode);
  });
  useEffect(() => {
    if (waits !== null) goOn('full');
  }, [waits]);
  const isChosen = beginsWith !== null && !isFetching && cover?.last_attempt != null && open === null;
  useEffect(() => {
    if (isChosen) goOn(beginsWith!);
  }, [isChosen, beginsWith]);

  if (cover?.lock && Locked) return <Locked cover={cover} lock={cover.lock} />;
  if (opened) {
    return (
      <Suspense fallback={<QuizSkeleton />}>
        <QuizPlayer
          key={opened.attempt.id}
          seat={seat}
          attempt={opened.attempt}
          unsaved={opened.unsaved}
          contentPath={contentPath}
          onLeave={onLeave && (() => onLeave(cover?.module_id ?? null))}
          onReport={onReport}
          onFinished={(finished) => {
            recordStep('completed', quizId);
            if (finished) queryClient.setQueryData(results(seat).queryKey, finished.results);
            else void queryClient.invalidateQueries({ queryKey: quizKeys.all(orgId) });
            onFinished();
          }}
        />
      </Suspense>
    );
  }
  const isComing = (open !== null && (isFetching || !starting.isError)) || (isChosen && !starting.isError);
  if (!cover || isComing) return <QuizSkeleton />;
  return (
    <>
      {children}
      <CoverPage
        cover={cover}
        isStarting={starting.isPending}
        error={starting.error?.message ?? null}
        resultsPath={resultsPath}
        isStranger={deviceKey !== null}
        onStart={begin}
      >
        {Above && <Above item={cover} />}
      </CoverPage>
    </>
  );
}

/** Before anything is begun on this device, what came with the page is what everybody is told. */
const freshFor = ({ deviceKey }: AttemptScope) => (deviceKey !== null && knownDeviceKey() === null ? GET_CACHE_MS : 0);

/** How many of those who look at a quiz begin it, and end it (spec §3: the funnel `quiz_completion`). */
const recordStep = (step: 'viewed' | 'started' | 'completed', quizId: string) =>
  recordFunnelStep({ funnel: 'quiz_completion', step, label: quizId });

function useViewStep(quizId: string, isViewed: boolean): void {
  useEffect(() => {
    if (isViewed) recordStep('viewed', quizId);
  }, [quizId, isViewed]);
}
