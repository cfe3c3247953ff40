import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A question about the product itself, which `/landing-v2` asks. */
export interface PageQuestion {
  readonly question: MessageDescriptor;
  readonly answers: readonly MessageDescriptor[];
  /** Those that are right; all where there is no wrong one. */
  readonly right: readonly number[];
  readonly verdict: MessageDescriptor;
  readonly reason: MessageDescriptor;
}

/** In their order on the page. */
export const QUESTIONS: readonly PageQuestion[] = [
  {
    question: msg`How long is a good lesson?`,
    answers: [msg`An hour, in a room`, msg`Five minutes`, msg`Until the call bell rings`],
    right: [1, 2],
    verdict: msg`Five minutes, or until the bell.`,
    reason: msg`Every scroll and tap is saved: you go on where you were, on any device.`,
  },
  {
    question: msg`When will you have lost half of it?`,
    answers: [msg`In a year`, msg`Within days, if nobody asks again`, msg`Never, I passed the test`],
    right: [1],
    verdict: msg`Within days.`,
    reason: msg`So a question you miss comes back just before it would be gone. Two minutes each; the team sees what it's about to forget.`,
  },
  {
    question: msg`What gives her away?`,
    answers: [msg`What she says: 'I am fine'`, msg`How she breathes`, msg`Her temperature`],
    right: [1],
    verdict: msg`She doesn't dare to breathe deeply.`,
    reason: msg`Ask her how it is when she coughs. You practise at a bed where nothing can go wrong: with a patient who speaks, a monitor, and the sentence that would have reached her.`,
  },
  {
    question: msg`Where did that answer come from?`,
    answers: [msg`From the internet`, msg`From a lesson of your own house`, msg`Nobody knows`],
    right: [1],
    verdict: msg`From your own lessons.`,
    reason: msg`Sophie reads what your organization has published, shows the sentence she took it from, and says so when she doesn't know.`,
  },
  {
    question: msg`What does it need to run?`,
    answers: [msg`A contract with a cloud`, msg`A project team`, msg`One command`],
    right: [2],
    verdict: msg`One command.`,
    reason: msg`Your machine, your people, your data. No keys, no containers. It opens without a network, and everything can leave again as files.`,
  },
];
