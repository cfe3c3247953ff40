import { t } from '@lingui/core/macro';
import type { AttemptSummary, QuizResults } from '@snapwell/contract/quizzes/attempt.schemas';
import { SectionHead } from '#ui/layout/section-head.tsx';
import { Stat } from '#ui/progress/stat.tsx';
import { StatStrip } from '#ui/progress/stat-strip.tsx';
import { durationWords, pauseWords } from '../when-words.ts';

interface SinceLastProps {
  attempt: AttemptSummary;
  last: NonNullable<QuizResults['since_last']>;
}

/** What changed since the attempt before. */
export function SinceLast({ attempt, last }: SinceLastProps) {
  const score = attempt.score - last.score;
  const attemptNumber = attempt.number;
  const pause = pauseWords(last.finished_at, attempt.started_at);
  const points = Math.abs(score);
  const missedBefore = last.missed_before;
  const faster = last.seconds - attempt.seconds;
  const timeApart = durationWords(Math.abs(faster));
  return (
    <section aria-labelledby="since-last">
      <SectionHead id="since-last" title={t`Since last time`}>
        <p className="text-sm text-ink-2">{t`Attempt ${attemptNumber}, after ${pause}`}</p>
      </SectionHead>
      <StatStrip>
        <Stat
          label={t`Score`}
          value={attempt.score}
          before={last.score}
          change={
            score === 0
              ? { words: t`the same` }
              : {
                  words: score > 0 ? t`${points} better` : t`${points} less`,
                  direction: score > 0 ? 'up' : 'down',
                  isGood: score > 0,
                }
          }
        />
        <Stat
          label={t`Time`}
          value={durationWords(attempt.seconds)}
          before={durationWords(last.seconds)}
          change={
            faster === 0
              ? { words: t`the same` }
              : { words: faster > 0 ? t`${timeApart} faster` : t`${timeApart} slower` }
          }
        />
        <Stat label={t`Put right`} value={last.put_right} change={{ words: t`of ${missedBefore} missed before` }} />
        <Stat
          label={t`Slipped`}
          value={last.slipped}
          change={{ words: last.slipped === 0 ? t`nothing lost` : t`was right before`, isGood: last.slipped === 0 }}
        />
      </StatStrip>
    </section>
  );
}
