import { plural, t } from '@lingui/core/macro';
import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ArrowRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { Phrases } from '#ui/text/phrases.tsx';
import { kindIcon, kindName, minutesLeft } from '../catalogue/kind-look.tsx';
import { minutesOpen } from './path-steps.ts';

interface ModuleHeadProps {
  orgId: string;
  module: ModuleDetail;
}

/** The head of a module: its cover as a band, what it is about, three facts, and the next step lying over the band. */
export function ModuleHead({ orgId, module }: ModuleHeadProps) {
  return (
    <header>
      <div className="mt-1 h-28 overflow-hidden rounded-lg sm:mt-3 sm:h-54 sm:rounded-[28px]">
        {module.cover ? (
          <img src={module.cover} alt="" className="size-full object-cover" />
        ) : (
          <Cover id={module.id} columns={15} rows={3} />
        )}
      </div>
      <div className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mb-9 sm:gap-6 xl:mb-16 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-14">
        <div className="grid content-start gap-3 pt-4.5 xl:pt-8">
          <h1 className="text-[clamp(2rem,1.5rem+2.6vw,3.5rem)] leading-none tracking-[-0.035em] wrap-anywhere">
            {module.title}
          </h1>
          {module.summary && (
            <p className="max-w-[46ch] wrap-anywhere text-ink-2 sm:text-[1.1875rem]">{module.summary}</p>
          )}
          <ModuleFacts module={module} />
        </div>
        <NextOnPath orgId={orgId} module={module} />
      </div>
    </header>
  );
}

function ModuleFacts({ module }: { module: ModuleDetail }) {
  const items = module.chapters.flatMap((chapter) => chapter.items);
  const { content_completed: completed, total_content: total, progress_percentage: percent } = module;
  const minutes = minutesOpen(items);
  const earned = items.reduce((sum, item) => sum + item.points_earned, 0);
  const left = items.reduce((sum, item) => sum + item.points_possible, 0) - earned;
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-9 xl:mt-3">
      <Fact
        mark={<PercentRing percent={percent} size={48} label={t`Progress in the module`} />}
        figure={t`${completed} of ${total}`}
        words={t`done`}
      />
      {minutes > 0 && (
        <Fact
          mark={<Clock className="size-6 text-ink-3 sm:size-7.5" aria-hidden="true" />}
          figure={t`${minutes} min`}
          words={
            <>
              <span className="sm:hidden">{t`left`}</span>
              <span className="max-sm:hidden">{t`left, in small pieces`}</span>
            </>
          }
        />
      )}
      <Fact
        mark={<Spark className="size-6 sm:size-7.5" />}
        figure={formatNumber(left > 0 ? left : earned)}
        words={
          left > 0
            ? plural(left, { one: 'point to earn', other: 'points to earn' })
            : plural(earned, { one: 'point earned', other: 'points earned' })
        }
      />
    </ul>
  );
}

function Fact({ mark, figure, words }: { mark: ReactNode; figure: string; words: ReactNode }) {
  return (
    <li className="flex items-center gap-2 text-xs leading-tight text-ink-2 sm:gap-3 sm:text-sm">
      {mark}
      <span>
        <span className="figure block text-base leading-tight tracking-[-0.02em] whitespace-nowrap text-ink sm:text-[1.1875rem]">
          {figure}
        </span>
        {words}
      </span>
    </li>
  );
}

/** The one dark panel: the step one goes on with, or that there is none. */
function NextOnPath({ orgId, module }: ModuleHeadProps) {
  const { next } = module;
  const step = next && module.chapters.flatMap((chapter) => chapter.items).find(({ id }) => id === next.id);
  const gain = step ? step.points_possible - step.points_earned : 0;
  const isByResult = step?.type === 'quiz' || step?.type === 'simulation';
  const most = formatNumber(gain);
  return (
    <InkPanel aria-labelledby="next-on-path" className="p-5 sm:p-7.5 xl:-mt-22 xl:mr-8 xl:self-start xl:rounded-[28px]">
      <p className="text-xs font-[650] text-leaf-ink">{next ? t`Your next step` : t`All done`}</p>
      <h2
        id="next-on-path"
        className="mt-2 text-[1.625rem] leading-[1.05] tracking-[-0.03em] wrap-anywhere sm:text-[1.875rem]"
      >
        {next ? <Phrases>{next.title}</Phrases> : t`You have been through everything here.`}
      </h2>
      {next ? (
        <p className="mt-2.5 mb-4 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2 sm:mb-5 [&_svg]:size-4">
          <span className="inline-flex items-center gap-1.5">
            {kindIcon(next.type)} {kindName(next.kind)}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <Clock aria-hidden="true" /> {minutesLeft(next.minutes, next.progress)}
          </span>
        </p>
      ) : (
        <p className="mt-2.5 mb-5 text-sm text-ink-2">{t`Every step stays open: go back to any of them.`}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {next ? (
          <SnapButton
            to={paths.content(orgId, next.id, {
              moduleId: next.module_id ?? undefined,
              chapterId: next.chapter_id ?? undefined,
            })}
          >
            {wordsOn(module.content_completed, next)} <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
        ) : (
          <SnapButton to={paths.lms(orgId)}>{t`Back to the library`}</SnapButton>
        )}
        {gain > 0 &&
          (isByResult ? (
            <span className="figure mb-1 inline-flex items-center gap-1.5 text-snap-ink">
              <Spark className="size-5" /> {plural(gain, { one: 'up to # point', other: `up to ${most} points` })}
            </span>
          ) : (
            <SnapPoints points={gain} isGain className="mb-1" />
          ))}
      </div>
    </InkPanel>
  );
}

function wordsOn(completed: number, { type, progress }: NonNullable<ModuleDetail['next']>): string {
  if (completed === 0 && progress === 0) return t`Start`;
  if (progress > 0 && type === 'article') return t`Read on`;
  return t`Continue`;
}
