import { plural, t } from '@lingui/core/macro';
import type { ScenesView } from '@snapwell/contract/simulations/scenes-play.schemas';
import { Check, X } from 'lucide-react';
import { IconButton } from '#ui/action/icon-button.tsx';
import { CONTENT_LANGUAGE } from '#platform/locale/content-language.ts';

/** Scenes behind that the trail shows. */
const SHOWN = 4;

interface PlayerTopProps {
  title: string;
  trail: ScenesView['trail'];
  /** The clock of the story. */
  at: string | null;
  onLeave: () => void;
}

/** The way out, the scenes behind, and the time on the ward: never how many are to come. */
export function PlayerTop({ title, trail, at, onLeave }: PlayerTopProps) {
  const behind = trail.length;
  return (
    <header className="grid grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-1 px-1 pr-4 sm:grid-cols-[44px_minmax(0,1fr)_auto_minmax(0,1fr)] sm:gap-3.5 sm:px-6">
      <IconButton label={t`Leave. Your place is kept.`} onClick={onLeave}>
        <X aria-hidden="true" />
      </IconButton>
      <h1 lang={CONTENT_LANGUAGE} className="truncate text-base sm:text-[1.125rem]">
        {title}
      </h1>
      <p className="flex items-center max-sm:sr-only">
        <span className="sr-only">
          {plural(behind, { one: 'Your way so far: one choice', other: 'Your way so far: # choices' })}
        </span>
        {trail.slice(-SHOWN).map((step, i) => (
          <span key={behind - i} title={step.title ?? undefined} aria-hidden="true" className="flex items-center">
            <span className="grid size-7 place-items-center rounded-full bg-leaf text-on-leaf">
              <Check className="size-4" strokeWidth={3} />
            </span>
            <span className="mx-1.5 h-1 w-6 rounded-full bg-leaf" />
          </span>
        ))}
        <span
          aria-hidden="true"
          className="figure grid size-7 place-items-center rounded-full border-[2.5px] border-leaf text-sm leading-none"
        >
          {behind + 1}
        </span>
        <span aria-hidden="true" className="ml-2.5 flex gap-1.5">
          {['a', 'b', 'c'].map((dot) => (
            <span key={dot} className="size-1.5 rounded-full bg-line-strong" />
          ))}
        </span>
      </p>
      {at ? (
        <p className="flex items-baseline justify-end gap-2.5">
          <span className="text-xs text-ink-2 max-sm:sr-only">{t`In the story it is`}</span>
          <b className="figure text-[1.375rem] leading-none sm:text-[1.75rem]">{at}</b>
        </p>
      ) : (
        <span />
      )}
    </header>
  );
}
