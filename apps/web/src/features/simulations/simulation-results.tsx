import { t } from '@lingui/core/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router';
import { usePageTitle } from '#platform/device/page-title.ts';
import { ApiError, wordsOf } from '#platform/http/api-error.ts';
import { ResultView } from './results/result-view.tsx';
import type { SimulationScope } from './simulation-scope.ts';
import { SimulationSkeleton } from './simulation-skeleton.tsx';
import { attempt, cover as coverOptions, result as resultOptions, start } from './simulations.queries.ts';

interface SimulationResultsProps {
  scope: SimulationScope;
  /** The attempt that is asked for; the one finished last without it. */
  attemptId: string | null;
  /** Where it is played. */
  simulationPath: string;
  onBegun: (attemptId: string) => void;
  /** What stands beside the main action. */
  actions: ReactNode;
}

const isMissing = (error: unknown) => error instanceof ApiError && [404, 409].includes(error.status);

/** The results of the attempt that is named, or of the last one; who has none is led to the simulation. */
export function SimulationResults({ attemptId, scope, simulationPath, onBegun, actions }: SimulationResultsProps) {
  const queryClient = useQueryClient();
  const { data: cover } = useQuery({ ...coverOptions(scope), throwOnError: attemptId === null });
  const shown = attemptId ?? cover?.last_attempt?.id ?? null;
  const { data: result, error } = useQuery({
    ...resultOptions(scope, shown ?? ''),
    enabled: shown !== null,
    throwOnError: (failure) => !isMissing(failure),
  });
  const starting = useMutation(start(scope));
  const title = result?.attempt.title;
  usePageTitle(title && t`Results: ${title}`);
  if (result?.outcome.play !== 'scenes') {
    const hasNone = result || isMissing(error) || (cover && shown === null);
    // What is below stays where it is until the simulation is there.
    return (
      <>
        <SimulationSkeleton />
        {hasNone && <Navigate to={simulationPath} replace />}
      </>
    );
  }
  const tryFrom = (position: number) =>
    starting.mutate(
      { from: { attempt_id: result.attempt.id, position } },
      {
        onSuccess(begun) {
          queryClient.setQueryData(attempt(scope, begun.id).queryKey, begun);
          onBegun(begun.id);
        },
      },
    );
  return (
    <div className="glow">
      <ResultView
        result={result}
        outcome={result.outcome}
        isStarting={starting.isPending}
        error={starting.error && wordsOf(starting.error)}
        onTryFrom={tryFrom}
        actions={actions}
      />
    </div>
  );
}
