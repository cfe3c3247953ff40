import type { Stage } from '../drawing/pen.ts';
import { stages as answer } from './answer.ts';
import { stages as callback } from './callback.ts';
import { stages as camera } from './camera.ts';
import { stages as guesser } from './guesser.ts';
import { stages as hands } from './hands.ts';
import { stages as medicine } from './medicine.ts';
import { stages as pain } from './pain.ts';
import { stages as path } from './path.ts';
import { stages as sbar } from './sbar.ts';
import { stages as standing } from './standing.ts';

/** What is drawn for each scene of each film, by the name that its script gives it. */
export const stages: Record<string, Record<string, Stage>> = {
  'a-path-in-the-meadow': path,
  'call-back': callback,
  'lying-and-standing': standing,
  'pain-is-personal': pain,
  'sbar-in-a-minute': sbar,
  'the-next-word': guesser,
  'thirty-seconds': hands,
  'when-the-answer': answer,
  'would-a-camera-have-seen-it': camera,
  'your-hands-are-the-last': medicine,
};
