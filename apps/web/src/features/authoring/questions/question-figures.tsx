import { plural, t } from '@lingui/core/macro';
import type { ItemStatistics } from '@snapwell/contract/quizzes/quizzes.schemas';
import { formatNumber, formatPercent } from '#platform/locale/format.ts';

/** Fewer attempts say nothing about a question. */
export const ENOUGH_ATTEMPTS = 10;
/** A question that those who know more get right no more often tells nobody apart. */
const WEAK_DISCRIMINATION = 0.1;

/** How a question did with those who met it: difficulty, discrimination, what draws instead. */
export function QuestionFigures({ figures }: { figures: ItemStatistics | undefined }) {
  const asked = figures?.asked ?? 0;
  if (!figures || asked === 0) return null;
  const enough = ENOUGH_ATTEMPTS;
  if (asked < enough) {
    return (
      <p className="text-sm text-ink-2">
        {t`${plural(asked, { one: 'Answered # time.', other: 'Answered # times.' })} From ${enough} on its figures speak.`}
      </p>
    );
  }
  const { facility, discrimination, wrong_answers: wrongs, blank } = figures;
  const [most] = wrongs;
  return (
    <section aria-label={t`How it did`} className="grid gap-2 rounded-lg border border-line bg-surface p-4 text-sm">
      <h3 className="text-base">{headline(figures)}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1.5">
        <dt className="text-ink-2">{t`Answered`}</dt>
        <dd className="figure">{formatNumber(asked)}</dd>
        <dt className="text-ink-2">{t`Right`}</dt>
        <dd className="figure">{facility === null ? '–' : formatPercent(facility)}</dd>
        <dt className="text-ink-2">{t`Tells apart`}</dt>
        <dd className="figure">
          {discrimination === null ? '–' : formatNumber(Math.round(discrimination * 100) / 100)}
        </dd>
        <dt className="text-ink-2">{t`Left out`}</dt>
        <dd className="figure">{formatPercent(blank / asked)}</dd>
      </dl>
      {most && (
        <>
          <p className="font-semibold">{t`What draws instead`}</p>
          <ul className="grid gap-1.5">
            {wrongs.slice(0, 4).map(({ text, times }) => (
              <li key={text} className="grid grid-cols-[minmax(0,1fr)_auto] gap-3">
                <span className="min-w-0">
                  {text}
                  <span
                    className="mt-0.5 block h-1 rounded-full bg-ember"
                    style={{ width: `${(times / most.times) * 100}%` }}
                  />
                </span>
                <b className="figure">{formatPercent(times / asked)}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function headline({ facility, discrimination }: ItemStatistics): string {
  if (discrimination !== null && discrimination < 0)
    return t`Those who know more get it wrong more often. Check its key.`;
  if (facility !== null && facility > 0.95) return t`Nearly everybody knows it.`;
  if (facility !== null && facility < 0.25) return t`Few get it right.`;
  if (discrimination !== null && discrimination < WEAK_DISCRIMINATION) return t`It tells nobody apart.`;
  return t`It does its work.`;
}
