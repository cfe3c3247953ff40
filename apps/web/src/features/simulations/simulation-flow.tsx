import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SimulationCover, SimulationStart } from '@snapwell/contract/simulations/attempts.schemas';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { usePageTitle } from '#platform/device/page-title.ts';
import { wordsOf } from '#platform/http/api-error.ts';
import { LockedPage, type MissingStep } from '#ui/feedback/locked-page.tsx';
import { CoverPage } from './cover-page.tsx';
import type { SimulationScope } from './simulation-scope.ts';
import { SimulationSkeleton } from './simulation-skeleton.tsx';
import { attempt as attemptOptions, cover as coverOptions, start } from './simulations.queries.ts';

const ScenePlayer = lazy(() => import('./scenes/scene-player.tsx').then((m) => ({ default: m.ScenePlayer })));

interface SimulationFlowProps {
  scope: SimulationScope;
  /** The attempt that is played; the cover is shown without one. */
  attemptId: string | null;
  resultsPath: (attemptId: string) => string;
  /** What opens a simulation that waits, in its order; none of a stranger waits. */
  missingSteps?: (lock: NonNullable<SimulationCover['lock']>) => MissingStep[];
  onBegun: (attemptId: string) => void;
  onLeave: (moduleId: string | null) => void;
  onFinished: (attemptId: string) => void;
  /** The way to its other languages, beside the cover. */
  Languages?: ComponentType<{ item: SimulationCover }>;
  /** Said above the cover. */
  children?: ReactNode;
}

/** A branching simulation from its cover to its end. */
export function SimulationFlow({ attemptId, ...rest }: SimulationFlowProps) {
  return attemptId === null ? <Cover {...rest} /> : <Played key={attemptId} attemptId={attemptId} {...rest} />;
}

function Cover({
  scope,
  resultsPath,
  missingSteps,
  onBegun,
  Languages,
  children,
}: Omit<SimulationFlowProps, 'attemptId'>) {
  const queryClient = useQueryClient();
  const { data: cover } = useQuery({ ...coverOptions(scope), staleTime: 0 });
  const starting = useMutation(start(scope));
  usePageTitle(cover?.title);
  if (!cover) return <SimulationSkeleton />;
  if (cover.lock && missingSteps) {
    return (
      <LockedPage title={cover.title} missing={missingSteps(cover.lock)}>
        {cover.summary}
      </LockedPage>
    );
  }
  if (cover.about.play !== 'scenes') return null;
  const begin = (how: Partial<SimulationStart>) =>
    starting.mutate(how, {
      onSuccess(begun) {
        queryClient.setQueryData(attemptOptions(scope, begun.id).queryKey, begun);
        onBegun(begun.id);
      },
    });
  return (
    <>
      {children}
      <CoverPage
        cover={cover}
        about={cover.about}
        isStarting={starting.isPending}
        error={starting.error && wordsOf(starting.error)}
        resultsPath={cover.last_attempt ? resultsPath(cover.last_attempt.id) : null}
        onStart={begin}
        onResume={onBegun}
      >
        {Languages && <Languages item={cover} />}
      </CoverPage>
    </>
  );
}

function Played({
  scope,
  attemptId,
  onLeave,
  onFinished,
}: Omit<SimulationFlowProps, 'attemptId'> & { attemptId: string }) {
  const { data: attempt } = useQuery({ ...attemptOptions(scope, attemptId), staleTime: 0 });
  usePageTitle(attempt?.title);
  if (!attempt) return <SimulationSkeleton isDark />;
  if (attempt.view.play !== 'scenes') return null;
  return (
    <Suspense fallback={<SimulationSkeleton isDark />}>
      <ScenePlayer
        scope={scope}
        attempt={attempt}
        view={attempt.view}
        onLeave={() => onLeave(attempt.module_id)}
        onFinished={() => onFinished(attempt.id)}
      />
    </Suspense>
  );
}
