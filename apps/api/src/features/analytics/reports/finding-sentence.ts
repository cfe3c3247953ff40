import { type Finding, findings, leavePlaces } from '@snapwell/contract/analytics/findings';
import type { PointSource } from '@snapwell/contract/gamification/award.schemas';
import { inOneLine } from '@snapwell/contract/http/one-line';
import type { Language } from '@snapwell/contract/text/language';
import { type Text, text } from '#platform/locale/texts.ts';

/** Of a title or a question in a mail: they are people's own words. */
const NAME_LENGTH = 160;

const sources: Record<PointSource, Text> = {
  visit: /*i18n*/ { id: 'source.visit', message: 'daily visits' },
  streak_bonus: /*i18n*/ { id: 'source.streakBonus', message: 'streaks' },
  content: /*i18n*/ { id: 'source.content', message: 'finished items' },
  quiz: /*i18n*/ { id: 'source.quiz', message: 'quiz answers' },
  perfect_quiz: /*i18n*/ { id: 'source.perfectQuiz', message: 'perfect scores' },
  simulation: /*i18n*/ { id: 'source.simulation', message: 'simulations' },
  review: /*i18n*/ { id: 'source.review', message: 'reviews' },
  daily_set: /*i18n*/ { id: 'source.dailySet', message: 'daily sets' },
  course: /*i18n*/ { id: 'source.course', message: 'courses' },
  correction: /*i18n*/ { id: 'source.correction', message: 'corrections' },
  reversal: /*i18n*/ { id: 'source.reversal', message: 'points taken back' },
};

/** What the numbers of a panel say, as a sentence for a mail: the same as on the screen. */
export function findingSentence(language: Language, { rule, values }: Finding): string {
  const words = Object.entries(values).map(([name, value]) => [name, valueWords(language, name, value)]);
  return text(language, findings[rule], Object.fromEntries(words));
}

function valueWords(language: Language, name: string, value: string | number): string | number {
  if (name === 'day') {
    const day = new Date(`${value}T12:00:00Z`);
    const look = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(language, look).format(day);
  }
  if (name === 'leaves' && value in leavePlaces) return text(language, leavePlaces[value as keyof typeof leavePlaces]);
  if (name === 'source' && value in sources) return text(language, sources[value as PointSource]);
  if (typeof value === 'string') return inOneLine(value, NAME_LENGTH);
  // A whole number stays one, so that a sentence can choose its form by it.
  return Number.isInteger(value) ? value : new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(value);
}
