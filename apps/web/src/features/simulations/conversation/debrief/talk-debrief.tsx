import { msg, plural, t } from '@lingui/core/macro';
import { i18n } from '@lingui/core';
import type { SimulationResult } from '@snapwell/contract/simulations/attempts.schemas';
import type { ConversationResult } from '@snapwell/contract/simulations/conversation-play.schemas';
import { ArrowRight, RotateCcw, Trash2 } from 'lucide-react';
import { Button } from '#ui/action/button.tsx';
import { SnapButton } from '#ui/action/snap-button.tsx';
import { SnapPoints } from '#ui/brand/snap-points.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { FormError } from '#ui/form/form-error.tsx';
import { ProgressRing } from '#ui/progress/progress-ring.tsx';
import { PersonaFace } from '../../persona/persona-face.tsx';
import { JudgedRow, Quoted } from './judged-row.tsx';
import { TalkTimeline } from './talk-timeline.tsx';

interface TalkDebriefProps {
  title: string;
  result: SimulationResult;
  outcome: ConversationResult;
  isStarting: boolean;
  error: string | null;
  onTryAgain: (position: number) => void;
  /** Deletes how one sounded; what was said stays. */
  onForget: () => void;
  onBeginAnew: () => void;
  onLeave: () => void;
}

/** Afterwards: the score, how the talk went, and each point with the words that won or lost it. */
export function TalkDebrief({
  title,
  result,
  outcome,
  isStarting,
  error,
  onTryAgain,
  onForget,
  onBeginAnew,
  onLeave,
}: TalkDebriefProps) {
  const met = outcome.items.filter((item) => item.is_met).length;
  const all = outcome.items.length;
  const worst = outcome.items
    .filter((item) => item.try_from !== null)
    .toSorted((a, b) => b.weight - a.weight || a.try_from! - b.try_from!)[0];
  const { name } = outcome.persona;
  const { tips } = result;
  const recordings = new Map(result.recordings.map(({ step, url }) => [step, url]));
  return (
    <div className="wrap grid gap-10 pt-8 pb-24 nav:grid-cols-[20rem_minmax(0,1fr)] nav:items-start nav:gap-16">
      <aside className="grid gap-5 nav:sticky nav:top-20">
        <p className="text-sm font-semibold text-ink-2">{title}</p>
        <ScoreWithFace outcome={outcome} />
        <div>
          <h1 className="text-2xl leading-tight font-extrabold tracking-[-0.035em]">{headlineOf(outcome)}</h1>
          <p className="mt-2 text-ink-2">{summaryOf(met, all)}</p>
        </div>
        <Gain result={result} />
        <FormError>{error}</FormError>
        <div className="grid gap-2.5">
          {worst ? (
            <SnapButton isPending={isStarting} onClick={() => onTryAgain(worst.try_from!)}>
              <RotateCcw className="size-5" aria-hidden="true" /> {t`Try again from there`}
            </SnapButton>
          ) : (
            <SnapButton onClick={onLeave}>
              {t`Go on`} <ArrowRight className="size-5" aria-hidden="true" />
            </SnapButton>
          )}
          <Button disabled={isStarting} onClick={onBeginAnew}>{t`From the beginning`}</Button>
          {worst && (
            <Button variant="ghost" onClick={onLeave}>
              {t`Go on`} <ArrowRight className="size-4.5" aria-hidden="true" />
            </Button>
          )}
        </div>
      </aside>
      <section aria-labelledby="talk-items" className="min-w-0">
        {outcome.critical.map(({ quote, text }) => (
          <Callout key={quote.step} kind="danger" heading="h2" title={t`This could have harmed`} className="mb-8">
            <Quoted quote={quote} isMet={false} />
            {name}: ‘{text}’
          </Callout>
        ))}
        <h2 id="talk-items" className="text-xl">{t`What you said, item by item`}</h2>
        <p className="mt-1 text-sm text-ink-2">{t`${met} of ${all} met. Each one shows the words that decided it.`}</p>
        <TalkTimeline result={outcome} />
        <ol>
          {inSpokenOrder(outcome.items).map((item) => (
            <JudgedRow
              key={item.id}
              item={item}
              name={name}
              isStarting={isStarting}
              recordings={recordings}
              onTryAgain={onTryAgain}
            />
          ))}
        </ol>
        {recordings.size > 0 && (
          <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
            {t`You agreed to be recorded. Only you can listen.`}
            <Button size="sm" variant="destructive" onClick={onForget}>
              <Trash2 className="size-4" aria-hidden="true" /> {t`Delete my recordings`}
            </Button>
          </p>
        )}
        {!result.attempt.is_practice && tips > 0 && (
          <p className="mt-4 text-sm text-ink-2">
            {t`${plural(tips, { one: '# tip comes', other: '# tips come' })} back in your reviews.`}
          </p>
        )}
        <p className="mt-6 text-xs text-ink-3">
          {outcome.judged_by === 'model'
            ? t`Judged by a language model; each quote was checked against what you said.`
            : t`Judged by the author’s rubric and the meaning of your sentences.`}{' '}
          {t`${name} is a made-up person. Practice does not replace your local rules.`}
        </p>
      </section>
    </div>
  );
}

function ScoreWithFace({ outcome }: { outcome: ConversationResult }) {
  const score = Math.round(outcome.share * 100);
  const mood = outcome.mood.end;
  const { name } = outcome.persona;
  return (
    <div className="flex items-end gap-2">
      <ProgressRing
        value={score}
        size={176}
        weight={3}
        tone={score >= 50 ? 'leaf' : 'ember'}
        label={t`Score: ${score} of 100`}
      >
        <span className="grid justify-items-center gap-1.5 text-[3.5rem]">
          <span className="leading-none font-extrabold tracking-[-0.05em]">{score}</span>
          <small className="font-text text-sm leading-none font-semibold tracking-normal text-ink-2">{t`of 100`}</small>
        </span>
      </ProgressRing>
      <PersonaFace
        persona={outcome.persona}
        mood={mood}
        pain={0}
        change={0}
        breaths={14}
        mouth={null}
        description={t`${name} at the end`}
        className="w-32"
      />
    </div>
  );
}

function Gain({ result: { attempt, best_share: best } }: { result: SimulationResult }) {
  if (attempt.is_practice) return <p className="text-sm text-ink-2">{t`A practice run: it counts for nothing.`}</p>;
  const bestScore = best === null ? null : Math.round(best * 100);
  return (
    <p className="flex items-center gap-2.5 text-sm text-ink-2">
      {attempt.points_gained > 0 && <SnapPoints points={attempt.points_gained} isGain />}
      {bestScore !== null && t`Your best: ${bestScore} of 100`}
    </p>
  );
}

const HEADLINES = {
  critical: msg`Stop and look again.`,
  open: msg`You were told everything.`,
  good: msg`They opened up to you.`,
  half: msg`A good beginning.`,
  little: msg`There is more to hear.`,
  closed: msg`They closed up.`,
} as const;

function headlineOf({ share, critical, mood }: ConversationResult): string {
  if (critical.length > 0) return i18n._(HEADLINES.critical);
  if (share >= 0.999) return i18n._(HEADLINES.open);
  if (share >= 0.7) return i18n._(HEADLINES.good);
  if (mood.end < mood.start - 10) return i18n._(HEADLINES.closed);
  return i18n._(share >= 0.4 ? HEADLINES.half : HEADLINES.little);
}

function summaryOf(met: number, all: number): string {
  const open = all - met;
  if (open === 0) return t`Nothing was left open.`;
  if (open === 1) return t`One thing was left open. Try it again from the sentence where it slipped.`;
  return t`${open} things were left open. Each can be tried again from the sentence where it slipped.`;
}

/** In the order in which they came up; what never did stands at the end. */
const inSpokenOrder = <T extends { quote: { step: number; start: number } | null }>(items: readonly T[]): T[] =>
  items.toSorted(
    (a, b) => (a.quote?.step ?? 1e6) - (b.quote?.step ?? 1e6) || (a.quote?.start ?? 0) - (b.quote?.start ?? 0),
  );
