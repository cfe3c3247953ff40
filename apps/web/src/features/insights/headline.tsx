import { plural, t } from '@lingui/core/macro';
import type { SummaryPanel } from '@snapwell/contract/analytics/insights.schemas';
import type { ReactNode } from 'react';
import { formatNumber } from '#platform/locale/format.ts';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { daysIn } from './address.ts';
import { useInsights } from './insights.queries.ts';
import { usePanel } from './measure-panel.tsx';
import { Definition } from './panel.tsx';

type Totals = SummaryPanel['totals'];

/** The four numbers at the top, each with what it was before. */
export function Headline() {
  const { query } = useInsights();
  const { totals, previous } = usePanel('summary');
  const days = daysIn(query);
  const change = (of: (totals: Totals) => number | null, look: ChangeLook) => {
    const [now, before] = [of(totals), previous && of(previous)];
    return now === null || before === null ? undefined : changeWords(now - before, look);
  };
  const { members } = totals;
  return (
    <section aria-label={t`Headline numbers`}>
      <StatStrip isBoxed>
        <Stat
          size="lg"
          label={
            <Measure
              name={t`Active learners`}
              words={t`Different people who finished an item, answered a quiz or a review, or took a simulation in these days.`}
            />
          }
          value={formatNumber(totals.learners)}
          unit={t`of ${plural(members, { one: '# member', other: '# members' })}`}
          change={change(({ learners }) => learners, {
            up: t`more`,
            down: t`fewer`,
            after: plural(days, { one: 'than the day before', other: 'than the # days before' }),
          })}
        />
        <Stat
          size="lg"
          label={
            <Measure
              name={t`Finished items each`}
              words={t`Items that were finished in these days, for each active learner.`}
            />
          }
          value={tenths(totals.items_each)}
          change={change((all) => all.items_each, { up: t`more`, down: t`fewer` })}
        />
        <Stat
          size="lg"
          label={
            <Measure
              name={t`Average quiz score`}
              words={t`Mean score of the attempts that were finished in these days, 0 to 100.`}
            />
          }
          value={totals.score === null ? '–' : formatNumber(totals.score, { maximumFractionDigits: 0 })}
          unit={totals.score !== null && t`of 100`}
          change={change(({ score }) => score && Math.round(score), { up: t`higher`, down: t`lower` })}
        />
        <Stat
          size="lg"
          label={
            <Measure
              name={t`Sure and wrong`}
              words={t`Of the answers whose learner said how sure they were: sure, and wrong all the same.`}
            />
          }
          value={totals.sure_and_wrong === null ? '–' : tenths(totals.sure_and_wrong * 100)}
          unit={totals.sure_and_wrong !== null && t`% of answers`}
          change={change((all) => all.sure_and_wrong && all.sure_and_wrong * 100, {
            up: (points) => plural(points, { one: 'point more', other: 'points more' }),
            down: (points) => plural(points, { one: 'point fewer', other: 'points fewer' }),
            isFallGood: true,
          })}
        />
      </StatStrip>
    </section>
  );
}

const tenths = (value: number | null) => (value === null ? '–' : formatNumber(value, { maximumFractionDigits: 1 }));

function Measure({ name, words }: { name: string; words: string }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {name}
      <Definition name={name} words={words} />
    </span>
  );
}

/** What follows the number, which some words bend to. */
type After = string | ((difference: number) => string);

interface ChangeLook {
  up: After;
  down: After;
  /** 'than the 30 days before'. */
  after?: string;
  isFallGood?: boolean;
}

function changeWords(difference: number, { up, down, after, isFallGood = false }: ChangeLook) {
  const rounded = Math.round(difference * 10) / 10;
  if (rounded === 0) return { words: t`as before` };
  const isUp = rounded > 0;
  const word = isUp ? up : down;
  const words: ReactNode = (
    <span>
      {formatNumber(Math.abs(rounded))} {typeof word === 'string' ? word : word(Math.abs(rounded))}
      {after && <span className="font-normal text-ink-2 max-sm:hidden"> {after}</span>}
    </span>
  );
  return { words, direction: isUp ? ('up' as const) : ('down' as const), isGood: isUp !== isFallGood };
}
