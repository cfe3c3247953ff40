import { plural, t } from '@lingui/core/macro';
import type { ModuleDetail } from '@snapwell/contract/catalogue/catalogue.schemas';
import { ArrowRight, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { paths } from '#platform/paths.ts';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { TextLink } from '#ui/action/text-link.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { Cover } from '#ui/cover/cover.tsx';
import { Spark } from '#ui/cover/drawings/spark.tsx';
import { InkPanel } from '#ui/layout/ink-panel.tsx';
import { PercentRing } from '#ui/progress/percent-ring.tsx';
import { Phrases } from '#ui/text/phrases.tsx';
import { kindIcon, kindName, minutesLeft } from '../catalogue/kind-look.tsx';
import { wayOnWords } from '../catalogue/way-on-words.ts';
import { minutesOpen, openPoints } from './path-steps.ts';

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
      <div className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 sm:mb-9 sm:gap-6 xl:mb-16 xl:grid-cols-[minmax(0,1fr)_400px] xl:gap-x-14 xl:gap-y-4">
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
        <HowItGoes module={module} />
      </div>
    </header>
  );
}

function ModuleFacts({ module }: { module: ModuleDetail }) {
  const items = module.chapters.flatMap((chapter) => chapter.items);
  const { content_completed: completed, total_content: total, progress_percentage: percent } = module;
  const minutes = minutesOpen(items);
  const earned = items.reduce((sum, item) => sum + item.points_earned, 0);
  const possible = items.reduce((sum, item) => sum + item.points_possible, 0);
  const [got, all] = [formatNumber(earned), formatNumber(possible)];
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-9 xl:mt-3">
      <Fact
        mark={<PercentRing percent={percent} size={48} label={t`Progress in the module`} />}
        figure={t`${completed} of ${total}`}
        words={
          <>
            <span className="sm:hidden">{t`done`}</span>
            <span className="max-sm:hidden">{plural(total, { one: 'item done', other: 'items done' })}</span>
          </>
        }
      />
      {minutes > 0 && (
        <Fact
          mark={<Clock className="size-6 text-ink-3 sm:size-7.5" aria-hidden="true" />}
          figure={t`${formatNumber(minutes)} min`}
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
        figure={earned === possible ? got : t`${got} of ${all}`}
        words={plural(possible, { one: 'point earned', other: 'points earned' })}
      />
    </ul>
  );
}

/** Said before the line is drawn: which order counts, and what quizzes and simulations bring. */
function HowItGoes({ module }: { module: ModuleDetail }) {
  const items = module.chapters.flatMap((chapter) => chapter.items);
  const isLockedSomewhere = items.some(({ is_locked: isLocked }) => isLocked);
  const isByResult = items.some(({ type }) => type === 'quiz' || type === 'simulation');
  return (
    <p className="max-w-[60ch] text-sm text-ink-2">
      {isLockedSomewhere
        ? t`Take the items of a chapter in any order. What is locked says what it waits for.`
        : module.next && t`Everything here is open: take it in any order.`}{' '}
      {isByResult &&
        t`A quiz brings points for each right answer, and extra points when all are right; a simulation for how well it ends.`}
    </p>
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
    <InkPanel
      aria-labelledby="next-on-path"
      className="p-5 sm:p-7.5 xl:row-span-2 xl:-mt-22 xl:mr-8 xl:self-start xl:rounded-[28px]"
    >
      <p className="text-xs font-[650] text-leaf-ink">{next ? t`Your next step` : t`All done`}</p>
      <h2
        id="next-on-path"
        className="mt-2 text-[1.625rem] leading-[1.05] tracking-[-0.03em] wrap-anywhere sm:text-[1.875rem]"
      >
        {next ? <Phrases>{next.title}</Phrases> : t`You have been through everything here.`}
      </h2>
      {step?.is_to_retry && step.best_score !== null && step.pass_mark !== null && (
        <p className="mt-2.5 text-sm text-ink-2">{triedWords(step.best_score, step.pass_mark)}</p>
      )}
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
        <MorePoints orgId={orgId} module={module} />
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {next ? (
          <SnapButton
            to={paths.content(orgId, next.id, {
              moduleId: next.module_id ?? undefined,
              chapterId: next.chapter_id ?? undefined,
            })}
          >
            {wayOnWords(next, { isBegun: module.content_completed > 0 })}{' '}
            <ArrowRight className="size-5" aria-hidden="true" />
          </SnapButton>
        ) : (
          <SnapButton to={paths.lms(orgId)}>{t`Back to the library`}</SnapButton>
        )}
        {gain > 0 &&
          (isByResult ? (
            <span className="figure mb-1 inline-flex items-center gap-1.5 whitespace-nowrap text-snap-ink">
              <Spark className="size-5" /> {t`up to ${most}`} <span className="sr-only">{t`points`}</span>
            </span>
          ) : (
            <SnapPoints points={gain} isGain className="mb-1" />
          ))}
        {next?.is_to_retry && (
          // What to read first stands there.
          <TextLink to={paths.quizResults(orgId, next.id)}>{t`See what you missed`}</TextLink>
        )}
      </div>
    </InkPanel>
  );
}

const triedWords = (score: number, passMark: number) => t`Your best score is ${score} of 100, and ${passMark} passes.`;

/** As many are named. */
const MOST_NAMED = 3;

/** All is done: where points are left, and how they are earned. */
function MorePoints({ orgId, module }: ModuleHeadProps) {
  const open = openPoints(module.chapters.flatMap((chapter) => chapter.items));
  const left = open.reduce((sum, { points }) => sum + points, 0);
  if (left === 0) return <p className="mt-2.5 mb-5 text-sm text-ink-2">{t`Every item stays open: go back to any.`}</p>;
  const number = formatNumber(left);
  return (
    <div className="mt-2.5 mb-5 text-sm text-ink-2">
      <p>
        {plural(left, {
          one: 'A better score still brings # point, most of it here:',
          other: `A better score still brings ${number} points, most of them here:`,
        })}
      </p>
      <ul className="mt-1.5">
        {open.slice(0, MOST_NAMED).map(({ item, points }) => (
          <li key={item.id} className="flex items-center justify-between gap-3">
            <TextLink
              to={paths.content(orgId, item.id, {
                moduleId: item.module_id ?? undefined,
                chapterId: item.chapter_id ?? undefined,
              })}
            >
              {item.title}
            </TextLink>
            <SnapPoints points={points} isGain size="sm" className="flex-none" />
          </li>
        ))}
      </ul>
    </div>
  );
}
