import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  SimulationAttempt,
  SimulationCover,
  SimulationStart,
  TakenStep,
} from '@snapwell/contract/simulations/attempts.schemas';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { runMutation } from '#platform/http/api.ts';
import { usePageTitle } from '#platform/device/page-title.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { LockedPage, type MissingStep } from '#ui/feedback/locked-page.tsx';
import type { SimulationScope } from '../simulation-scope.ts';
import { SimulationSkeleton } from '../simulation-skeleton.tsx';
import {
  attempt as attemptOptions,
  cover as coverOptions,
  deleteRecordings,
  result as resultOptions,
  start,
  takenElsewhere,
} from '../simulations.queries.ts';
import type { MouthSource } from '../persona/use-lively-face.ts';
import { TalkCover } from './talk-cover.tsx';
import { useTalk } from './use-talk.ts';

const TalkRoom = lazy(() => import('./room/talk-room.tsx').then((m) => ({ default: m.TalkRoom })));
const TalkDebrief = lazy(() => import('./debrief/talk-debrief.tsx').then((m) => ({ default: m.TalkDebrief })));

interface ConversationFlowProps {
  scope: SimulationScope;
  /** The attempt of the address: talked while it is open, told of once it has ended. */
  attemptId: string | null;
  /** The debrief is wanted as soon as there is one. */
  isDebrief: boolean;
  missingSteps: (lock: NonNullable<SimulationCover['lock']>) => MissingStep[];
  onAttempt: (attemptId: string, isDebrief: boolean) => void;
  onLeave: (moduleId: string | null) => void;
  /** The way to its other languages, on the cover. */
  Languages?: ComponentType<{ item: SimulationCover }>;
  /** How one speaks here; without it one types. */
  Voice?: ComponentType<TalkVoiceProps>;
  /** Said above the cover. */
  children?: ReactNode;
}

/** What a voice brings into the room. */
export interface RoomVoice {
  /** What moves the persona's mouth; null while nobody speaks aloud. */
  readonly mouth: MouthSource | null;
  /** Where one turns it on. */
  readonly control: ReactNode;
  /** While one speaks, or cannot, it stands in the place of the words one types. */
  readonly dock: ReactNode;
  /** What was heard and is being answered. */
  readonly pending: string | null;
  /** Says what is typed; false when it has to go the usual way. */
  say(said: string): boolean;
}

export interface TalkVoiceProps {
  readonly attempt: SimulationAttempt;
  /** Whom one speaks with. */
  readonly name: string;
  /** The attempt may have gone on without this page. */
  readonly onMovedOn: () => void;
  /** Takes what became of something that was said aloud. */
  readonly onTaken: (taken: TakenStep) => void;
  readonly children: (voice: RoomVoice) => ReactNode;
}

/** A conversation from its cover over the room to the debrief. */
export function ConversationFlow(props: ConversationFlowProps) {
  const { scope, attemptId, isDebrief } = props;
  if (attemptId === null) return <Cover {...props} />;
  return (
    <Suspense fallback={<SimulationSkeleton isDark={!isDebrief} />}>
      {isDebrief ? (
        <Debrief key={attemptId} {...props} attemptId={attemptId} />
      ) : (
        <Talked key={`${scope.contentId} ${attemptId}`} {...props} attemptId={attemptId} />
      )}
    </Suspense>
  );
}

/** Begins an attempt, or a practice run, and goes there. */
function useStart({ scope, onAttempt }: Pick<ConversationFlowProps, 'scope' | 'onAttempt'>) {
  const queryClient = useQueryClient();
  const starting = useMutation(start(scope));
  const begin = (how: Partial<SimulationStart>) =>
    starting.mutate(how, {
      onSuccess(begun) {
        queryClient.setQueryData(attemptOptions(scope, begun.id).queryKey, begun);
        onAttempt(begun.id, false);
      },
    });
  return { begin, isStarting: starting.isPending, error: starting.error && wordsOf(starting.error) };
}

function Cover({ scope, missingSteps, onAttempt, Languages, Voice, children }: ConversationFlowProps) {
  const { data: cover } = useQuery({ ...coverOptions(scope), staleTime: 0 });
  const { begin, isStarting, error } = useStart({ scope, onAttempt });
  usePageTitle(cover?.title);
  if (!cover) return <SimulationSkeleton />;
  if (cover.lock) {
    return (
      <LockedPage title={cover.title} missing={missingSteps(cover.lock)}>
        {cover.summary}
      </LockedPage>
    );
  }
  if (cover.about.play !== 'conversation') return null;
  return (
    <>
      {children}
      <TalkCover
        cover={cover}
        about={cover.about}
        isSpoken={Voice !== undefined}
        isStarting={isStarting}
        error={error}
        onStart={(isAnew) => begin({ is_anew: isAnew })}
        onShowResult={(attemptId) => onAttempt(attemptId, true)}
      >
        {Languages && <Languages item={cover} />}
      </TalkCover>
    </>
  );
}

type WithAttempt = ConversationFlowProps & { attemptId: string };

function Talked({ scope, attemptId, onAttempt, onLeave, Voice }: WithAttempt) {
  const { data: attempt } = useQuery({ ...attemptOptions(scope, attemptId), staleTime: 0 });
  usePageTitle(attempt?.title);
  if (!attempt) return <SimulationSkeleton isDark />;
  return (
    <Room
      scope={scope}
      attempt={attempt}
      onShowResult={() => onAttempt(attemptId, true)}
      onLeave={() => onLeave(attempt.module_id)}
      Voice={Voice}
    />
  );
}

interface RoomProps {
  scope: SimulationScope;
  attempt: SimulationAttempt;
  onShowResult: () => void;
  onLeave: () => void;
  Voice: ComponentType<TalkVoiceProps> | undefined;
}

function Room({ scope, attempt, onShowResult, onLeave, Voice }: RoomProps) {
  const queryClient = useQueryClient();
  const talk = useTalk(scope, attempt);
  const { view } = attempt;
  if (view.play !== 'conversation') return null;
  const room = (voice: RoomVoice | null) => (
    <TalkRoom
      title={attempt.title}
      view={view}
      seconds={talk.seconds}
      isPractice={attempt.is_practice}
      pending={voice?.pending ?? talk.pending}
      problem={talk.problem}
      mouth={voice?.mouth ?? null}
      voice={voice?.control ?? null}
      dock={voice?.dock ?? null}
      onSay={(said) => voice?.say(said) || talk.say(said)}
      onEnd={talk.end}
      onLeave={onLeave}
      onShowResult={onShowResult}
    />
  );
  if (!Voice) return room(null);
  const accept = (taken: TakenStep) => void runMutation(queryClient, takenElsewhere(scope, attempt.id), taken);
  const lookAgain = () => void queryClient.invalidateQueries({ queryKey: attemptOptions(scope, attempt.id).queryKey });
  return (
    <Voice attempt={attempt} name={view.persona.name} onTaken={accept} onMovedOn={lookAgain}>
      {room}
    </Voice>
  );
}

function Debrief({ scope, attemptId, onAttempt, onLeave }: WithAttempt) {
  const { data: result } = useQuery(resultOptions(scope, attemptId));
  const { begin, isStarting, error } = useStart({ scope, onAttempt });
  const forgetting = useMutation(deleteRecordings(scope, attemptId));
  usePageTitle(result?.attempt.title);
  if (!result) return <SimulationSkeleton />;
  if (result.outcome.play !== 'conversation') return null;
  return (
    <TalkDebrief
      title={result.attempt.title}
      result={result}
      outcome={result.outcome}
      isStarting={isStarting}
      error={error ?? (forgetting.error && wordsOf(forgetting.error))}
      onForget={() => forgetting.mutate()}
      onTryAgain={(position) => begin({ from: { attempt_id: attemptId, position } })}
      onBeginAnew={() => begin({ is_anew: true })}
      onLeave={() => onLeave(result.attempt.module_id)}
    />
  );
}
