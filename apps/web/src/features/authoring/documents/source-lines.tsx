import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { DocumentLine, LineChange } from '@snapwell/contract/library/documents/documents.schemas';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { LineState } from './document-coverage.ts';

interface SourceLinesProps {
  lines: readonly DocumentLine[];
  states: ReadonlyMap<number, LineState>;
  changes: readonly LineChange[];
  /** What can be done about a line that nobody teaches. */
  onTeach?: ((line: number) => void) | undefined;
  onSkip?: ((line: number, isSkipped: boolean) => void) | undefined;
}

/** A part of the document, line by line, with what is taught of it. */
export function SourceLines({ lines, states, changes, onTeach, onSkip }: SourceLinesProps) {
  const changeOf = new Map(
    changes.flatMap((change) => (change.after === null ? [] : [[change.after, change] as const])),
  );
  return (
    <ol className="grid gap-1.5">
      {lines.map((line, i) => (
        <SourceLine
          key={line.line}
          line={line}
          state={states.get(line.line) ?? 'nothing'}
          change={changeOf.get(line.line)}
          pageBefore={lines[i - 1]?.page ?? null}
          onTeach={onTeach}
          onSkip={onSkip}
        />
      ))}
    </ol>
  );
}

const GROUNDS: Record<LineState, string> = {
  taught: '',
  changed: 'rounded-sm bg-snap-soft py-2',
  open: 'rounded-sm border-2 border-dashed border-ember py-2',
  nothing: 'text-ink-3',
};

interface SourceLineProps extends Pick<SourceLinesProps, 'onTeach' | 'onSkip'> {
  line: DocumentLine;
  state: LineState;
  change: LineChange | undefined;
  pageBefore: number | null;
}

function SourceLine({ line, state, change, pageBefore, onTeach, onSkip }: SourceLineProps) {
  const { page, line: number } = line;
  const isNewPage = page !== null && page !== pageBefore;
  const mark = isNewPage && (
    <span className="mb-1 block text-xs text-ink-3">
      <Trans>Page {page}</Trans>
    </span>
  );
  if (line.kind === 'heading')
    return (
      <li className="pt-3 pb-1 pl-9">
        {mark}
        <h3 className="text-[1.0625rem]">{line.text}</h3>
      </li>
    );
  return (
    <li
      data-line={line.line}
      className={classNames('grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-2 pr-2 text-sm', GROUNDS[state])}
    >
      <span className="pt-px text-right text-xs text-ink-3 tabular-nums">{line.line}</span>
      <span className="min-w-0">
        {mark}
        <span
          className={classNames(
            'leading-[1.6]',
            state === 'taught' && 'underline decoration-sky decoration-2 underline-offset-4',
          )}
        >
          {change?.kind === 'changed' ? <ChangedWords change={change} /> : line.text}
        </span>
        {state === 'changed' && (
          <em className="block text-xs font-semibold text-snap-ink not-italic">
            <Trans>changed</Trans>
          </em>
        )}
        {state === 'open' && (onTeach || onSkip) && (
          <span className="mt-2 flex flex-wrap gap-2">
            {onTeach && (
              <LineButton onPress={() => onTeach(line.line)}>
                <Plus className="size-4" aria-hidden="true" />
                <Trans>Teach it</Trans>
              </LineButton>
            )}
            {onSkip && (
              <LineButton isQuiet onPress={() => onSkip(line.line, true)}>
                <Trans>Nothing to teach</Trans>
              </LineButton>
            )}
          </span>
        )}
        {state === 'nothing' && onSkip && (
          <button
            type="button"
            className="ml-2 text-xs font-semibold text-ink-2 underline"
            aria-label={t`Take back: nothing to teach in line ${number}`}
            onClick={() => onSkip(line.line, false)}
          >
            <Trans>Take back</Trans>
          </button>
        )}
      </span>
    </li>
  );
}

function LineButton({
  children,
  onPress,
  isQuiet = false,
}: {
  children: ReactNode;
  onPress: () => void;
  isQuiet?: boolean;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        'inline-flex min-h-9 items-center gap-1.5 rounded-control px-3 text-sm font-semibold pointer-coarse:min-h-11',
        isQuiet ? 'text-ink-2 hover:bg-surface-2' : 'bg-ember-soft text-ember-ink',
      )}
    >
      {children}
    </button>
  );
}

/** The old words struck through, the new ones bold. */
export function ChangedWords({ change }: { change: Pick<LineChange, 'words'> }) {
  return change.words.map(({ text, state }, i) => {
    if (state === 'removed') return <s key={i}>{text}</s>;
    return state === 'added' ? (
      <ins key={i} className="font-bold no-underline">
        {text}
      </ins>
    ) : (
      <span key={i}>{text}</span>
    );
  });
}
