import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReviewCard } from '@snapwell/contract/quizzes/reviews.schemas';
import { useState } from 'react';
import { formatDate, formatPercent } from '#platform/locale/format.ts';
import { historyCurve } from './memory-shore.ts';

const [WIDTH, HEIGHT] = [230, 96];
const SHORT: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short' };
const SPOKEN = 3;

/** Why this is asked today: how it was remembered so far, and for how long it rests when it is known now. */
export function WhyNow({ card, isOver }: { card: ReviewCard; isOver: boolean }) {
  const { history, retrievability, rests_days: days } = card;
  const [now] = useState(() => Date.now());
  const curve = historyCurve(history, retrievability, { now, width: WIDTH, height: HEIGHT });
  const chance = formatPercent(retrievability);
  // Who missed it has just seen the answer: that says nothing of whether they know it.
  const isChanceTold = retrievability > 0 && history.at(-1)?.recall !== 'forgotten';
  const rest = plural(days, { one: '# day', other: '# days' });
  return (
    <aside aria-labelledby="why-now" className="grid min-w-0 content-start gap-3 text-sm text-ink-2 lg:pt-9">
      <h2 id="why-now" className="text-[1.25rem] text-ink">{t`Why now`}</h2>
      {curve && (
        <svg
          viewBox={`0 -4 ${WIDTH + 24} ${HEIGHT + 28}`}
          className="h-auto w-full max-w-90 forced-color-adjust-none"
          aria-hidden="true"
        >
          <path d={`M0 ${HEIGHT}H${WIDTH + 20}`} className="stroke-line stroke-2" />
          <path
            d={curve.line}
            className="fill-none stroke-leaf stroke-4"
            strokeLinejoin="round"
            strokeLinecap="round"
          />
          <path
            d={`M${curve.end.x} ${curve.end.y}l20 5`}
            className="stroke-line-strong stroke-3"
            strokeDasharray="3 6"
          />
          <circle cx={curve.end.x} cy={curve.end.y} r={6.5} className="fill-ember stroke-paper stroke-3" />
          <text y={HEIGHT + 18} className="fill-ink-2 text-[12px]">
            {formatDate(history[0]!.at, SHORT)}
          </text>
          <text x={WIDTH + 20} y={HEIGHT + 18} textAnchor="end" className="fill-ink-2 text-[12px]">
            {t`today`}
          </text>
        </svg>
      )}
      <p>
        {history.length === 0 ? t`It's asked for the first time.` : history.slice(-SPOKEN).map(answerWords).join(' ')}{' '}
        {isChanceTold && t`The chance that you know it now is ${chance}.`}
      </p>
      {/* Answered, the verdict says when it comes back. */}
      {!isOver && (
        <p>
          <Trans>
            If you know it today, it rests for <b className="text-ink">{rest}</b>.
          </Trans>
        </p>
      )}
    </aside>
  );
}

function answerWords({ at, recall }: ReviewCard['history'][number]): string {
  const day = formatDate(at, { day: 'numeric', month: 'long' });
  return recall === 'forgotten' ? t`Missed on ${day}.` : t`Right on ${day}.`;
}
