import type { DraftSentence, SaidInPanel } from '@snapwell/contract/library/draft-sentences';
import type { z } from 'zod';
import type { YamlText } from '../files/yaml-text.ts';

/** What is wrong with a value, in the words of the panel, which shows fields and no keys; undefined: as in a file. */
export function inPanel(issue: z.core.$ZodIssue, { value }: YamlText): SaidInPanel | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.path, value)) return { sentence: 'missing' };
      return issue.expected === 'number' || issue.expected === 'int' ? { sentence: 'number' } : undefined;
    case 'invalid_value':
    case 'invalid_union':
      return { sentence: 'notOffered' };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum));
    case 'too_big':
      return { sentence: LARGEST[issue.origin] ?? 'manyEntries', values: { count: Number(issue.maximum) } };
    default: {
      const sentence = rules[issue.message];
      return sentence && { sentence };
    }
  }
}

const LARGEST: Readonly<Record<string, DraftSentence>> = {
  number: 'largeNumber',
  int: 'largeNumber',
  string: 'longText',
};

function tooSmall(origin: string, count: number): SaidInPanel {
  if (origin === 'number' || origin === 'int') return { sentence: 'smallNumber', values: { count } };
  if (origin !== 'string') return { sentence: 'fewEntries', values: { count } };
  return count === 1 ? { sentence: 'missing' } : { sentence: 'shortText', values: { count } };
}

export function isMissing(path: readonly PropertyKey[], root: unknown): boolean {
  let value = root;
  for (const part of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[part];
  return value === undefined || value === null;
}

/** What the rules of the contract tell a file's author, and what that is in the panel. */
export const rules: Readonly<Record<string, DraftSentence>> = {
  "Name a file in the folder 'media' beside this one, for example media/scale.svg.": 'fileMissing',
  'Exactly one option needs `correct: true`.': 'oneRight',
  'At least one option needs `correct: true`, and at least one must be wrong.': 'someRight',
  'At least one area needs `correct: true`.': 'rightArea',
  'At least one ending needs the outcome `good`.': 'goodEnding',
  'No way leads to an ending with the outcome `good`.': 'goodEnding',
  'A card has either choices or an ending.': 'choicesOrEnding',
  'A scene has either choices or an ending.': 'choicesOrEnding',
  'A picture needs an `alternative` in words.': 'pictureWords',
  'Give captions, or a transcript for a video without speech.': 'captionsOrTranscript',
  'Questions come one after another, after the beginning and not after the end of the video.': 'filmQuestionTime',
  'Chapters start one after another, before the end of the video.': 'filmChapterTime',
  'Other units need a `unit` that they are measured by.': 'unitMissing',
};
