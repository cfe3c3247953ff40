import type { TurnTimings } from '@snapwell/contract/voice/realtime';
import { isHint } from '../voice.texts.ts';
import type { Voice } from '../session/voice.ts';
import type { ComparedWord } from './compare-words.ts';

export type LinkName = 'microphone' | 'recognition' | 'answer' | 'speech' | 'speaker';

/** A link of the way from somebody's mouth to the answer they hear. */
export interface CheckLink {
  readonly name: LinkName;
  /** `off` when it was not tried yet. */
  readonly state: 'ok' | 'weak' | 'broken' | 'off';
  /** Null when it was not tried, or does not take any time worth telling. */
  readonly ms: number | null;
}

/**
 * Below this the loudest moment of a turn is too soft to be understood well, in decibels under the loudest possible.
 * Nothing makes a voice louder on its way; ten decibels less are still understood.
 */
const SOFT_DB = -42;
const MOST_MISSED = 0.25;

const decibels = (loudness: number) => 20 * Math.log10(Math.max(loudness, 1e-6));

/** By how many decibels somebody speaks too softly; null when loudly enough, or not known. */
export function softBy({ peak }: Pick<Voice, 'peak'>): number | null {
  if (peak === null || peak === 0) return null;
  const missing = SOFT_DB - decibels(peak);
  return missing > 0 ? Math.ceil(missing) : null;
}

/** The middle of what was measured, step by step. */
export function medianTimings(all: readonly TurnTimings[]): TurnTimings | null {
  if (all.length === 0) return null;
  const middle = (read: (timings: TurnTimings) => number) => all.map(read).toSorted((a, b) => a - b)[all.length >> 1]!;
  return {
    recognition_ms: middle(({ recognition_ms: ms }) => ms),
    answer_ms: middle(({ answer_ms: ms }) => ms),
    speech_ms: middle(({ speech_ms: ms }) => ms),
    total_ms: middle(({ total_ms: ms }) => ms),
  };
}

/** The state of the five links, as far as they were tried. */
export function checkLinks(voice: Voice, words: readonly ComparedWord[] | null): CheckLink[] {
  const { problem, captions, microphoneMs, speakerMs } = voice;
  const timings = medianTimings(voice.timings);
  const broken = problem === null || isHint(problem) ? null : linkOf(problem);
  const wasHeard = captions.some(({ who }) => who === 'person');
  const wasAnswered = captions.some(({ who }) => who === 'partner');
  const missed = words === null ? 0 : words.filter(({ isRight }) => !isRight).length / words.length;
  const isOpen = voice.microphone === 'open' || voice.peak !== null;
  const states: Record<LinkName, CheckLink['state']> = {
    microphone: !isOpen ? 'off' : softBy(voice) === null ? 'ok' : 'weak',
    recognition: voice.isUnheard ? 'weak' : !wasHeard ? 'off' : missed > MOST_MISSED ? 'weak' : 'ok',
    answer: wasAnswered ? 'ok' : 'off',
    speech: problem === 'speech' ? 'weak' : timings === null ? 'off' : 'ok',
    speaker: speakerMs === null ? 'off' : 'ok',
  };
  const times: Record<LinkName, number | null> = {
    microphone: isOpen ? microphoneMs : null,
    recognition: timings?.recognition_ms ?? null,
    answer: timings?.answer_ms ?? null,
    speech: timings?.speech_ms ?? null,
    speaker: speakerMs,
  };
  return (Object.keys(states) as LinkName[]).map((name) => ({
    name,
    state: name === broken ? 'broken' : states[name],
    ms: name === broken ? null : times[name],
  }));
}

function linkOf(problem: string): LinkName {
  if (problem.startsWith('microphone')) return 'microphone';
  return problem === 'answer' ? 'answer' : 'recognition';
}
