import { plural, t } from '@lingui/core/macro';
import type { AuthorItem, DraftProblem } from '@snapwell/contract/library/authoring.schemas';
import type { ReactElement } from 'react';
import { Popover } from '#ui/overlay/popover.tsx';
import { problemPlace, problemWords } from './problem-words.ts';
import type { Draft } from './use-draft.ts';

/** Why an item can't be published now, in one line; null when nothing keeps it. */
export function hindranceWords(item: AuthorItem, draft: Draft): string | null {
  const count = draft.problems.length;
  if (count > 0) return t`${plural(count, { one: '# thing to mend first', other: '# things to mend first' })}`;
  // A version whose original has changed may be right as it is: publishing says so.
  const isBehind = item.versions.some(
    ({ language, state }) => item.original && language === item.language && (state === 'stale' || state === 'hidden'),
  );
  if (draft.revision > 0 || draft.state !== 'saved' || isBehind) return null;
  return item.published ? t`Everything is published` : t`Nothing is written yet`;
}

interface HindranceProps {
  words: string;
  problems: readonly DraftProblem[];
  /** The text of an article, to say where in it. */
  markdown: unknown;
  /** The button that can't do what it says. */
  trigger: ReactElement;
}

/** What the quiet button answers: what is in the way, each thing with its place. */
export function Hindrance({ words, problems, markdown, trigger }: HindranceProps) {
  return (
    <Popover trigger={trigger} title={words}>
      {problems.length > 0 && (
        <ul className="mt-2 grid max-h-72 gap-2.5 overflow-y-auto" tabIndex={0}>
          {problems.map((problem) => {
            const [place, said] = [problemPlace(problem, markdown), problemWords(problem)];
            return (
              <li key={`${problem.path.join('.')}/${problem.line} ${said}`}>
                {place && <span className="block text-xs text-ink-3">{place}</span>}
                {said}
              </li>
            );
          })}
        </ul>
      )}
    </Popover>
  );
}
