import { t } from '@lingui/core/macro';
import type { Home } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ArrowRight, CircleCheck, Clock, Layers } from 'lucide-react';
import { formatPercent } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { Chip } from '#ui/action/chip.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { Phrases } from '#ui/text/phrases.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { kindIcon, kindName, minutesLeft } from './kind-look.tsx';
import { wayOnWords } from './way-on-words.ts';

/** The one obvious next step. */
export function WhatsNextPanel({
  orgId,
  next,
  isInSet,
}: {
  orgId: string;
  next: NonNullable<Home['whats_next']>;
  /** It is one of the steps of today's set, too. */
  isInSet: boolean;
}) {
  const { item, points, module_progress_percentage: percent } = next;
  return (
    <InkPanel aria-labelledby="whats-next" className="grid sm:grid-cols-[1fr_38.5%]">
      <div className="relative max-sm:h-33 sm:order-2">
        <Cover id={item.module_id ?? item.id} columns={4} rows={4} isOnInk className="absolute inset-0 size-full" />
        <span className="absolute grid place-items-center rounded-full bg-paper p-2 in-data-[theme=dark]:bg-surface max-sm:-bottom-10 max-sm:left-4 max-sm:scale-75 max-sm:origin-bottom-left sm:top-1/2 sm:left-1/2 sm:-translate-1/2">
          <ProgressRing value={percent} size={140} label={t`Progress in the module`}>
            <span className="grid justify-items-center gap-1">
              <span className="text-[2.125rem] leading-none font-extrabold">{formatPercent(percent / 100)}</span>
              <span className="font-text text-xs font-normal tracking-normal text-ink-2 max-sm:sr-only">
                {t`of the module`}
              </span>
            </span>
          </ProgressRing>
        </span>
      </div>
      <div className="grid grid-cols-1 content-center gap-4 p-5 pt-11 sm:min-h-[340px] sm:p-9">
        <div>
          <Chip tone="leaf">{t`What’s next`}</Chip>
        </div>
        <h2
          id="whats-next"
          className="text-[clamp(2rem,1.5rem+2.2vw,2.75rem)] leading-[1.04] font-extrabold tracking-[-0.035em]"
        >
          <Phrases>{item.title}</Phrases>
        </h2>
        <p className="flex flex-wrap gap-x-4 gap-y-1.5 text-ink-2 [&_svg]:size-4.5">
          <span className="inline-flex items-center gap-1.5">
            {kindIcon(item.type)} {kindName(item.kind)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" /> {minutesLeft(item.minutes, item.progress)}
          </span>
          <span className="inline-flex items-center gap-1.5 wrap-anywhere [&>svg]:flex-none">
            <Layers aria-hidden="true" />
            <span>
              {item.module_title}
              {/* There the ring has no room for its words. */}
              <span className="sm:hidden">{t`, ${formatPercent(percent / 100)} done`}</span>
            </span>
          </span>
          {/* On phones the set follows at once, and says which of its steps this is. */}
          {isInSet && (
            <span className="inline-flex items-center gap-1.5 max-sm:hidden">
              <CircleCheck aria-hidden="true" /> {t`Counts for today's five minutes`}
            </span>
          )}
        </p>
        <div className="mt-2 flex items-center gap-5">
          <SnapButton
            size="lg"
            className="max-sm:flex-1"
            to={paths.content(orgId, item.id, {
              moduleId: item.module_id ?? undefined,
              chapterId: item.chapter_id ?? undefined,
            })}
          >
            {wayOnWords(item, { isBegun: next.last_visited !== null })}{' '}
            <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
          {points !== null && points > 0 && <SnapPoints points={points} isGain />}
        </div>
      </div>
    </InkPanel>
  );
}
