import { t } from '@lingui/core/macro';
import { CircleAlert } from 'lucide-react';
import type { GraphProblem, Scene } from './scene-graph.ts';

interface GraphProblemsProps {
  problems: readonly GraphProblem[];
  scenes: readonly Scene[];
  onSelect: (sceneId: string) => void;
}

/** What stops publishing, each with the way to it. */
export function GraphProblems({ problems, scenes, onSelect }: GraphProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 rounded-lg bg-berry-soft px-4 py-3 text-sm">
      <p className="flex items-center gap-2 font-semibold text-berry-ink">
        <CircleAlert className="size-5 flex-none" aria-hidden="true" />
        {t`This stops publishing:`}
      </p>
      <ul className="contents">
        {problems.map((problem) => {
          const { kind, sceneId, choice = 0 } = problem;
          const [number, choiceNumber] = [scenes.findIndex(({ id }) => id === sceneId) + 1, choice + 1];
          return (
            <li key={`${kind} ${sceneId} ${choice}`}>
              {sceneId && (
                <button
                  type="button"
                  onClick={() => onSelect(sceneId)}
                  className="me-1.5 min-h-8 font-semibold text-sky-ink underline underline-offset-2"
                >
                  {problem.choice === undefined ? t`Scene ${number}` : t`Scene ${number}, choice ${choiceNumber}`}
                </button>
              )}
              {wordsOfProblem(problem)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** What is wrong, without where. */
export function wordsOfProblem({ kind }: GraphProblem): string {
  switch (kind) {
    case 'no-way-out':
      return t`has no way out.`;
    case 'leads-nowhere':
      return t`leads nowhere.`;
    case 'unreachable':
      return t`is never reached.`;
    case 'no-end-ahead':
      return t`never comes to an ending.`;
    case 'no-start':
      return t`No scene is the first.`;
    case 'no-good-ending':
      return t`No way leads to a good ending.`;
  }
}
