import { t } from '@lingui/core/macro';
import type { JudgedItem, Quote } from '@snapwell/contract/simulations/conversation-play.schemas';
import { Check, RotateCcw, X } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { clockWords } from '../clock-words.ts';
import { ListenButton } from './listen-button.tsx';

interface JudgedRowProps {
  item: JudgedItem;
  name: string;
  isStarting: boolean;
  /** The address of how the sentence sounded, by the step at which it was said. */
  recordings: ReadonlyMap<number, string>;
  onTryAgain: (position: number) => void;
}

/** One item of the rubric: met or missed, with the words that decided it and what would have helped. */
export function JudgedRow({ item, name, isStarting, recordings, onTryAgain }: JudgedRowProps) {
  const { quote, try_from: tryFrom } = item;
  const recording = quote && recordings.get(quote.step);
  return (
    <li className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-4 border-t border-line py-6">
      <span
        className={classNames(
          'grid size-8 place-items-center rounded-full',
          item.is_met ? 'bg-leaf text-on-leaf' : 'border-2 border-dashed border-ember bg-surface text-ember-ink',
        )}
      >
        {item.is_met ? (
          <Check className="size-4.5" strokeWidth={3} aria-hidden="true" />
        ) : (
          <X className="size-4.5" strokeWidth={3} aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0">
        <h3 className="flex items-baseline justify-between gap-3 pt-0.5 text-lg">
          <span>
            <span className="sr-only">{item.is_met ? t`Met:` : t`Missed:`} </span>
            {item.text}
          </span>
          {quote && (
            <small className="font-text text-xs font-medium tracking-normal whitespace-nowrap text-ink-3">
              {clockWords(quote.seconds)}
            </small>
          )}
        </h3>
        {quote && <Quoted quote={quote} isMet={item.is_met} />}
        {item.is_met && item.reply && (
          <p className="max-w-[60ch] text-sm text-ink-2">
            {name}: ‘{item.reply}’
          </p>
        )}
        {item.was_withheld && (
          <p className="max-w-[60ch] text-sm text-ink-2">
            {t`The question was right, but ${name} did not trust you enough yet to answer it.`}
          </p>
        )}
        {item.advice && (
          <p className="mt-2 max-w-[60ch] text-sm text-ink-2">
            <b className="text-ink">{t`What helps:`}</b> {item.advice}
          </p>
        )}
        {item.example && (
          <p className="mt-1 max-w-[60ch] text-sm text-ink-2">
            <b className="text-ink">{t`For example:`}</b> ‘{item.example}’
          </p>
        )}
        <div className="mt-3.5 flex flex-wrap gap-2 empty:hidden">
          {tryFrom !== null && (
            <Button size="sm" disabled={isStarting} onClick={() => onTryAgain(tryFrom)}>
              <RotateCcw className="size-4" aria-hidden="true" /> {t`Try again from here`}
            </Button>
          )}
          {recording && <ListenButton url={recording} />}
        </div>
      </div>
    </li>
  );
}

/** A sentence of yours with the deciding words marked. */
export function Quoted({ quote: { said, start, end }, isMet }: { quote: Quote; isMet: boolean }) {
  return (
    <blockquote
      className={classNames(
        'my-3 max-w-[60ch] rounded-[4px_16px_16px_16px] border border-l-4 border-line bg-surface px-4 py-3 leading-normal',
        isMet ? 'border-l-leaf' : 'border-l-ember',
      )}
    >
      <cite className="mb-0.5 block text-xs text-ink-3 not-italic">{t`You`}</cite>
      {said.slice(0, start)}
      <mark className={classNames('rounded-sm px-0.5 text-ink', isMet ? 'bg-leaf-soft' : 'bg-ember-soft')}>
        {said.slice(start, end)}
      </mark>
      {said.slice(end)}
    </blockquote>
  );
}
