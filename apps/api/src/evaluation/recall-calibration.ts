import { forgettingCurve, type Memory, retrievabilityOf, review } from '#features/quizzes/index.ts';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 0, 1);

export interface Crowd {
  readonly learners: number;
  readonly cardsEach: number;
  /** How long they learn before they are judged. */
  readonly days: number;
  /** How far ahead is predicted. */
  readonly ahead: number;
  /** From 0 to 1, evenly. */
  random(): number;
}

export interface CalibrationBin {
  readonly cards: number;
  /** Means over the cards of the bin: what was predicted, and the true chance. */
  readonly predicted: number;
  readonly actual: number;
}

/**
 * Learners whose true memory is known, because it is made: each forgets by the curve of the scheduler, but with a
 * stability of their own that the scheduler is not told and that differs from its guess by about a third either way.
 * They review when a card is due, some days late, and are right as often as their memory says. Then what the product
 * predicts some days ahead is compared with the true chance, in ten bins by prediction; a bin without cards is null.
 */
export function calibrate({ learners, cardsEach, days, ahead, random }: Crowd): (CalibrationBin | null)[] {
  const bins = Array.from({ length: 10 }, () => ({ cards: 0, predicted: 0, actual: 0 }));
  for (let learner = 0; learner < learners; learner++) {
    const ability = logNormal(random, 0.25);
    for (let card = 0; card < cardsEach; card++) {
      const { memory, factor } = learn({ ability, days, random });
      const at = new Date(START + (days + ahead) * DAY_MS);
      const predicted = retrievabilityOf(memory, at);
      const bin = bins[Math.min(9, Math.floor(predicted * 10))]!;
      bin.cards++;
      bin.predicted += predicted;
      bin.actual += trueRecall(memory, factor, at);
    }
  }
  return bins.map(({ cards, predicted, actual }) =>
    cards === 0 ? null : { cards, predicted: predicted / cards, actual: actual / cards },
  );
}

/** One card of one learner, from the first miss to the day on which they are judged. */
function learn({ ability, days, random }: { ability: number; days: number; random(): number }) {
  const factor = ability * logNormal(random, 0.25);
  const begin = START + random() * days * DAY_MS;
  let memory: Memory = review(null, random() < 0.6 ? 'forgotten' : 'hard', new Date(begin));
  for (;;) {
    const late = Math.floor(random() * random() * 12) * DAY_MS;
    const at = new Date(memory.dueAt.getTime() + late);
    if (at.getTime() > START + days * DAY_MS) return { memory, factor };
    const isKnown = random() < trueRecall(memory, factor, at);
    memory = review(memory, isKnown ? (random() < 0.2 ? 'easy' : 'good') : 'forgotten', at);
  }
}

/** The chance that is true for a learner whose memory lasts `factor` times as long as the scheduler thinks. */
function trueRecall(memory: Memory, factor: number, at: Date): number {
  const days = Math.max(0, (at.getTime() - memory.reviewedAt!.getTime()) / DAY_MS);
  return (1 + (forgettingCurve.factor * days) / (memory.stability * factor)) ** forgettingCurve.decay;
}

function logNormal(random: () => number, sigma: number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return Math.exp(sigma * normal);
}
