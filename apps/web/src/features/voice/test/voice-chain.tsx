import { t } from '@lingui/core/macro';
import { Brain, Ear, MessageCircle, Mic, MicOff, Volume2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { CheckLink, LinkName } from './check-links.ts';

/** What stands under a link's name. */
export interface LinkWords {
  readonly who: string;
  readonly result: string | null;
}

interface VoiceChainProps {
  links: readonly CheckLink[];
  words: Readonly<Record<LinkName, LinkWords>>;
}

const NODES = {
  ok: 'rounded-full bg-leaf text-on-leaf',
  weak: 'rounded-full bg-snap text-on-snap',
  broken: 'rounded-[22px] bg-berry text-on-berry',
  off: 'rounded-full bg-surface text-ink-3 inset-ring-[2.5px] inset-ring-line-strong',
};
const LINES = {
  ok: 'bg-leaf',
  weak: 'bg-[repeating-linear-gradient(var(--way),var(--snap)_0_12px,transparent_12px_18px)]',
  broken: 'bg-[linear-gradient(var(--way),var(--berry)_0_34%,transparent_34%_70%,var(--line)_70%)]',
  off: 'bg-line',
};
const RESULTS = { ok: 'text-leaf-ink', weak: 'text-snap-ink', broken: 'text-berry-ink', off: 'text-ink-2' };
const ICONS = { microphone: Mic, recognition: Ear, answer: Brain, speech: MessageCircle, speaker: Volume2 };

/** The way from somebody's mouth to the answer they hear. The longer a link, the longer it takes. */
export function VoiceChain({ links, words }: VoiceChainProps) {
  const names: Record<LinkName, string> = {
    microphone: t`Microphone`,
    recognition: t`Hearing`,
    answer: t`Answer`,
    speech: t`Voice`,
    speaker: t`Speaker`,
  };
  return (
    <ol className="mt-5 grid lg:flex">
      {links.map(({ name, state, ms }) => {
        const Icon = name === 'microphone' && state === 'broken' ? MicOff : ICONS[name];
        const { who, result } = words[name];
        return (
          <li
            key={name}
            data-link={name}
            data-state={state}
            style={{ '--ms': Math.min(900, ms ?? 220) } as CSSProperties}
            className={classNames(
              'relative grid grid-cols-[60px_1fr] gap-x-4.5 max-lg:min-h-[calc(92px+var(--ms)*.12px)]',
              'lg:block lg:min-w-36 lg:flex-[118_1_0] lg:grow-[calc(130+var(--ms))]',
            )}
          >
            <span
              className={classNames(
                'relative z-1 grid size-15 place-items-center ring-[7px] ring-paper lg:size-18',
                NODES[state],
              )}
            >
              <Icon className="size-6.5 lg:size-7.5" aria-hidden="true" />
            </span>
            <span
              aria-hidden="true"
              className={classNames(
                'absolute top-12 bottom-0 left-6 w-3 [--way:180deg] in-[li:last-child]:rounded-b-full max-lg:in-[li:last-child]:bottom-auto max-lg:in-[li:last-child]:h-10',
                'lg:top-7.5 lg:right-0 lg:bottom-auto lg:left-15 lg:h-3 lg:w-auto lg:[--way:90deg] lg:in-[li:last-child]:right-[14%] lg:in-[li:last-child]:rounded-r-full',
                LINES[state],
              )}
            />
            <div className="grid content-start pt-1 pb-5 lg:pt-4 lg:pr-3.5">
              <b className="font-display text-[1.1875rem] leading-tight">{names[name]}</b>
              <span className="text-sm wrap-anywhere text-ink-2 empty:hidden">
                {state === 'off' ? t`Not tried yet` : who}
              </span>
              {state !== 'off' && result && (
                <span className={classNames('text-sm font-semibold', RESULTS[state])}>{result}</span>
              )}
              {ms !== null && state !== 'off' && (
                <span className="num absolute top-1.5 right-0 font-display text-[.9375rem] font-bold text-ink-2 lg:top-1 lg:right-auto lg:left-22">
                  {t`${ms} ms`}
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
