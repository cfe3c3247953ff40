import { useEffect, useMemo, useState } from 'react';
import { useReducedMotion } from '#platform/appearance/motion.ts';
import type { MouthSource } from '../../persona/use-lively-face.ts';

/** Letters that are read in a second: about as fast as somebody speaks. */
const LETTERS_A_SECOND = 17;
const TICK_MS = 60;

/** How far the mouth opens for a letter: wide for a, shut for m. */
export function openingFor(letter: string): number {
  if (/[aàáâä]/i.test(letter)) return 0.95;
  if (/[oöóuü]/i.test(letter)) return 0.62;
  if (/[eéèiy]/i.test(letter)) return 0.5;
  if (/[mbp\s.,!?]/i.test(letter)) return 0;
  return 0.28;
}

interface Speaking {
  /** So much of the line is said. */
  readonly shown: string;
  readonly isSpeaking: boolean;
  readonly mouth: MouthSource;
  /** Says the rest at once. */
  finish(): void;
}

/** Says a line at the pace of speech: its words appear as the mouth moves. With reduced motion it stands there. */
export function useSpeakingPace(line: string): Speaking {
  const isStill = useReducedMotion();
  const [said, setSaid] = useState({ line, letters: isStill ? line.length : 0 });
  if (said.line !== line) setSaid({ line, letters: isStill ? line.length : 0 });
  const source = useMemo(() => createMouth(), []);
  const { letters } = said.line === line ? said : { letters: 0 };
  const isSpeaking = letters < line.length;
  useEffect(() => {
    if (!isSpeaking) {
      source.move(0);
      return;
    }
    const timer = setInterval(() => {
      setSaid((before) => {
        const next = Math.min(line.length, before.letters + (LETTERS_A_SECOND * TICK_MS) / 1000);
        source.move(openingFor(line.charAt(Math.floor(next))));
        return { line, letters: next };
      });
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [isSpeaking, line, source]);
  return {
    // Whole words: half a word is not read.
    shown: isSpeaking ? wholeWords(line, letters) : line,
    isSpeaking,
    mouth: source,
    finish: () => setSaid({ line, letters: line.length }),
  };
}

function wholeWords(line: string, letters: number): string {
  const end = line.indexOf(' ', Math.floor(letters));
  return end < 0 ? line : line.slice(0, end);
}

function createMouth(): MouthSource & { move(open: number): void } {
  const listeners = new Set<(open: number) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    move(open) {
      for (const listener of listeners) listener(open);
    },
  };
}
