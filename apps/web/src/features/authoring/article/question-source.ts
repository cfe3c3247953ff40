import type { EmbeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { parse, stringify } from 'yaml';

/** A question as it is written in an article: half done, so anything may be missing. */
export interface WrittenQuestion {
  readonly prompt: string;
  readonly options: readonly WrittenOption[];
}

export type WrittenOption = Required<EmbeddedQuestion['options'][number]>;

export const emptyOption: WrittenOption = { text: '', correct: false, why: '' };

/** Reads the YAML of a question as far as it can be read; null where it cannot. */
export function readQuestion(source: string): WrittenQuestion | null {
  const value = tryParse(source);
  if (!isMap(value)) return null;
  const options = Array.isArray(value.options) ? value.options.filter(isMap) : [];
  return {
    prompt: textOf(value.prompt),
    options: options.map(({ text, correct, why }) => ({
      text: textOf(text),
      correct: correct === true,
      why: textOf(why),
    })),
  };
}

/** Writes a question as files have it; what was left empty is left out. */
export function writeQuestion({ prompt, options }: WrittenQuestion): string {
  const written = options.map(({ text, correct, why }) => ({
    text: text.trim(),
    ...(correct && { correct }),
    ...(why.trim() !== '' && { why: why.trim() }),
  }));
  return stringify({ prompt: prompt.trim(), options: written }, { lineWidth: 0 }).trimEnd();
}

function tryParse(source: string): unknown {
  try {
    return parse(source);
  } catch {
    return null;
  }
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number or a yes that stands where a text belongs is its text. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
