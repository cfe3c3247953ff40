import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface SampleAnswer {
  readonly text: MessageDescriptor;
  readonly isRight?: true;
  /** Why it is right or not, where the question says so. */
  readonly why?: MessageDescriptor;
}

/** A question of the sample library, in the languages of the page. */
export interface SampleQuestion {
  /** Where it stands there. */
  readonly source: { readonly organization: string; readonly quiz: string; readonly question: string };
  readonly prompt: MessageDescriptor;
  readonly answers: readonly SampleAnswer[];
  readonly explanation: MessageDescriptor;
}

const QUIZ = { organization: 'riverside', quiz: 'five-moments-quiz' };

/** Two questions of a quiz that anybody may take: a test holds them to the library's own words. */
export const SAMPLE_QUESTIONS = {
  protects: {
    source: { ...QUIZ, question: 'protects' },
    prompt: msg`Whom do the moments 'before' protect?`,
    answers: [
      { text: msg`You`, why: msg`The three 'after' are the ones that protect you.` },
      {
        text: msg`The patient`,
        isRight: true,
        why: msg`From the germs that you bring, and from their own at a critical site.`,
      },
      { text: msg`The visitors`, why: msg`They are among those whom the three 'after' protect.` },
    ],
    explanation: msg`The three 'after' protect you and everybody else.`,
  },
  pad: {
    source: { ...QUIZ, question: 'pad' },
    prompt: msg`Gloves on, a soiled pad changed, and now the drip line has to be opened. What is right?`,
    answers: [
      {
        text: msg`Gloves off, clean hands, then the line`,
        isRight: true,
        why: msg`One cleaning between the two tasks covers both moments.`,
      },
      { text: msg`Change gloves, then the line`, why: msg`Hands get contaminated while gloves are taken off.` },
      {
        text: msg`Go on; it is the same patient`,
        why: msg`What is harmless in the bowel can be deadly in the vein.`,
      },
    ],
    explanation: msg`Moment 3 and moment 2 meet: one cleaning, between the tasks.`,
  },
} as const satisfies Record<string, SampleQuestion>;

/** A text of a sample question in the language of the page. */
export const sampleText = (text: MessageDescriptor): string => i18n._(text);
