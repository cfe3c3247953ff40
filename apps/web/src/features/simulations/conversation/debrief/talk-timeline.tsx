import { t } from '@lingui/core/macro';
import type { ConversationResult } from '@snapwell/contract/simulations/conversation-play.schemas';
import { clockWords } from '../clock-words.ts';

const WIDTH = 600;
const MOOD_TOP = 8;
const MOOD_HEIGHT = 40;
const LINE = 74;

/** The talk on a line: how the mood went above it, and marks where a point was won or lost. */
export function TalkTimeline({ result }: { result: ConversationResult }) {
  const { timeline, items, mood } = result;
  const end = Math.max(result.seconds, timeline.length, 1);
  const at = (step: number) => ((timeline[step]?.seconds ?? 0) / end) * (WIDTH - 24) + 12;
  const height = (value: number) => MOOD_TOP + MOOD_HEIGHT * (1 - value / 100);
  const points = [
    [12, height(mood.start)] as const,
    ...timeline.map((line, i) => [at(i), height(line.mood)] as const),
    [WIDTH - 12, height(mood.end)] as const,
  ];
  const met = items.filter((item) => item.is_met).length;
  const missed = items.length - met;
  const length = clockWords(end);
  const [moodBefore, moodAfter] = [mood.start, mood.end];
  return (
    <svg
      viewBox={`0 0 ${WIDTH} 112`}
      role="img"
      aria-label={t`The conversation on a line of ${length}: ${met} met, ${missed} missed; the mood went from ${moodBefore} to ${moodAfter} of 100.`}
      className="my-5 w-full"
    >
      <path
        d={`M${points.map(([x, y]) => `${x} ${y}`).join('L')}`}
        className="fill-none stroke-sky"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d={`M12 ${LINE}H${WIDTH - 12}`} className="stroke-line" strokeWidth="2" />
      {items.map((item) =>
        item.quote ? (
          <Mark
            key={item.id}
            x={at(item.quote.step)}
            top={height(timeline[item.quote.step]!.mood)}
            isMet={item.is_met}
          />
        ) : null,
      )}
      <text x="12" y="108" className="fill-ink-3 text-2xs tabular-nums">
        0:00
      </text>
      <text x={WIDTH - 12} y="108" textAnchor="end" className="fill-ink-3 text-2xs tabular-nums">
        {length}
      </text>
    </svg>
  );
}

function Mark({ x, top, isMet }: { x: number; top: number; isMet: boolean }) {
  return (
    <g transform={`translate(${x} ${LINE})`}>
      <path d={`M0-10V${top - LINE}`} strokeWidth="2" className={isMet ? 'stroke-leaf' : 'stroke-ember'} />
      <circle
        r="10"
        strokeWidth="2.5"
        className={isMet ? 'fill-leaf stroke-leaf' : 'fill-surface stroke-ember [stroke-dasharray:4_3]'}
      />
      <path
        d={isMet ? 'M-4 0l3 3 5-6' : 'M-3.5-3.5l7 7m0-7l-7 7'}
        strokeWidth="2.4"
        strokeLinecap="round"
        className={isMet ? 'fill-none stroke-on-leaf' : 'fill-none stroke-ember-ink'}
      />
    </g>
  );
}
