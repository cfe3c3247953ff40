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
  const faster = last.seconds - attempt.seconds;
  return (
    <section aria-labelledby="since-last">
      <SectionHead id="since-last" title="Since last time">
        <p className="text-sm text-ink-2">{`Attempt ${attempt.number}, after ${pauseWords(last.finished_at, attempt.started_at)}`}</p>
      </SectionHead>
      <StatStrip>
        <Stat
          label="Score"
          value={attempt.score}
          before={last.score}
          change={
            score === 0
              ? { words: 'the same' }
              : {
                  words: `${Math.abs(score)} ${score > 0 ? 'better' : 'less'}`,
                  direction: score > 0 ? 'up' : 'down',
                  isGood: score > 0,
                }
          }
        />
        <Stat
          label="Time"
          value={durationWords(attempt.seconds)}
          before={durationWords(last.seconds)}
          change={
            faster === 0
              ? { words: 'the same' }
              : { words: `${durationWords(Math.abs(faster))} ${faster > 0 ? 'faster' : 'slower'}` }
          }
        />
        <Stat label="Put right" value={last.put_right} change={{ words: `of ${last.missed_before} missed before` }} />
        <Stat
          label="Slipped"
          value={last.slipped}
          change={{ words: last.slipped === 0 ? 'nothing lost' : 'was right before', isGood: last.slipped === 0 }}
        />
      </StatStrip>
    </section>
  );
}
