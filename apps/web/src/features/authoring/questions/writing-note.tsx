import { t } from '@lingui/core/macro';
import type { WritingFinding } from '@snapwell/contract/library/writing-rules/finding';
import type { ReactNode } from 'react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { findingWords } from './editing.ts';

/** What matters less, or is a guess, is gold; the others are ember. Nothing is red: it can go out as it is. */
const GOLD = new Set<WritingFinding['rule']>(['implausible', 'missing_source', 'long_sentence', 'long_words']);

interface WritingNoteProps {
  finding: WritingFinding;
  onUse: (finding: WritingFinding) => void;
}

/** Help at its line: what would make it better, and a better wording to take over. */
export function WritingNote({ finding, onUse }: WritingNoteProps) {
  const { title, message } = findingWords(finding);
  const { suggestion } = finding;
  const isGold = GOLD.has(finding.rule);
  return (
    <aside
      aria-label={title}
      className={classNames('rounded-md p-4 text-sm', isGold ? 'bg-snap-soft' : 'bg-ember-soft')}
    >
      <h3 className={classNames('text-base', isGold ? 'text-snap-ink' : 'text-ember-ink')}>{title}</h3>
      <p className="mt-1">{message}</p>
      {suggestion?.text && <p className="mt-2 font-semibold">“{suggestion.text}”</p>}
      {suggestion && (
        <Button size="sm" className="mt-2.5" onClick={() => onUse(finding)}>
          {suggestion.text ? t`Use this` : t`Take it out`}
        </Button>
      )}
    </aside>
  );
}

interface NotedLineProps {
  findings: readonly WritingFinding[];
  onUse: (finding: WritingFinding) => void;
  /** Beside it where nothing is to be said. */
  fine?: ReactNode;
  children: ReactNode;
}

/** A line of the editor with its notes beside it, tied by a dashed rule; on a narrow screen they stand below. */
export function NotedLine({ findings, onUse, fine, children }: NotedLineProps) {
  return (
    <div className="grid gap-x-7 gap-y-2 @2xl:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">{children}</div>
      <div className="relative grid content-start gap-2">
        {findings.length > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-6 -left-7 hidden w-7 border-t-2 border-dashed border-ember @2xl:block"
          />
        )}
        {findings.length === 0 && fine}
        {findings.map((finding) => (
          <WritingNote key={`${finding.rule}${finding.path.join('.')}`} finding={finding} onUse={onUse} />
        ))}
      </div>
    </div>
  );
}
