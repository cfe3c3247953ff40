import type { Answer, ShownQuestion } from '@snapwell/contract/quizzes/question-types';

/** What somebody typed beside a question: an answer to choose, that they don't know, or where it can't be typed. */
export type TypedAnswer =
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'elsewhere' };

const UNKNOWN =
  /^(?:(?:sorry|hmm?|oh|well) )*(?:i (?:do not|dont|really dont) know(?: (?:it|that|this))?|dont know|do not know|idk|dunno|no idea|not sure|no clue|keine ahnung|(?:ich )?wei(?:ß|ss) (?:ich |es )?nicht)$/;
const ORDINALS = 'first second third fourth fifth sixth seventh eighth'.split(' ');
const LEAD =
  /^(?:(?:i think|it is|its|i say|i choose|i pick|answer|option|number|the answer is|is it|maybe|probably) )+/;

/** Reads what was typed as an answer to the question that is open; null for everything else, which is asked. */
export function readTypedAnswer(question: ShownQuestion, typed: string): TypedAnswer | null {
  const text = folded(typed);
  if (UNKNOWN.test(text)) return { kind: 'unknown' };
  const bare = text.replace(LEAD, '');
  if (question.type === 'true_false') {
    const at = ['true', 'false'].includes(bare) ? ['true', 'false'].indexOf(bare) : placeOf(bare, 2);
    return at === null ? null : { kind: 'answer', answer: { type: 'true_false', value: at === 0 } };
  }
  if (question.type === 'single_choice' || question.type === 'multiple_choice' || question.type === 'image_choice') {
    const options = question.options.map((option) => ({
      id: option.id,
      text: folded('text' in option ? option.text : option.alternative),
    }));
    const chosen = placesOf(bare, options);
    if (chosen === null) return null;
    if (question.type === 'multiple_choice')
      return { kind: 'answer', answer: { type: 'multiple_choice', chosen: chosen.map((at) => options[at]!.id) } };
    return chosen.length === 1
      ? { kind: 'answer', answer: { type: question.type, chosen: options[chosen[0]!]!.id } }
      : { kind: 'elsewhere' };
  }
  if (question.type === 'numeric' && /^\d+(?:[.,]\d+)?$/.test(typed.trim()))
    return { kind: 'answer', answer: { type: 'numeric', text: typed.trim() } };
  return placeOf(bare, ORDINALS.length) === null ? null : { kind: 'elsewhere' };
}

/** The options that are meant, by their letters, numbers, places or words: `b`, `1 and 3`, `the first one`. */
function placesOf(text: string, options: readonly { readonly text: string }[]): number[] | null {
  const whole = options.findIndex((option) => option.text === text && text !== '');
  if (whole !== -1) return [whole];
  const parts = text.split(/ (?:and|und) | /).filter(Boolean);
  const single = placeOf(text, options.length);
  if (single !== null) return [single];
  const places = parts.map((part) => placeOf(part, options.length));
  return parts.length > 0 && parts.length <= options.length && places.every((place) => place !== null)
    ? [...new Set(places)]
    : null;
}

/** From 0; null for what names no place. */
function placeOf(text: string, count: number): number | null {
  const letter = /^([a-h])$/.exec(text)?.[1];
  const digit = /^(\d)$/.exec(text)?.[1];
  const named = /^(?:the )?(\w+)(?: (?:one|option|answer))?$/.exec(text)?.[1] ?? '';
  const ordinal = /^last$/.test(named)
    ? count - 1
    : ORDINALS.findIndex((word, i) => word === named || named === nth(i));
  const at = letter ? letter.codePointAt(0)! - 97 : digit ? Number(digit) - 1 : ordinal;
  return at >= 0 && at < count ? at : null;
}

const nth = (at: number): string => `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`;

/** What was typed, in small letters and words alone. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
