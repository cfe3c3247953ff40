// Who appears in the films. Everybody is made up.
import { figure, type Looks, mirrored, type Arm } from './figure.ts';
import { type Moment, type Point, swing } from './pen.ts';

const fair = { skin: '#f3cfb3', shade: '#e3b391', cheek: '#e89f86' };
const tan = { skin: '#e9bd98', shade: '#d6a27a', cheek: '#dd9672' };
const brown = { skin: '#c99469', shade: '#a8774f', cheek: '#b86f4c' };
const dark = { skin: '#6d4529', shade: '#593620', cheek: '#54301b' };

/** She tells all ten films. */
export const MIRA: Looks = { ...brown, hair: '#3a2520', cut: 'bob', dress: '#f5ba14', kind: 'jumper' };
export const NURSE: Looks = { ...fair, hair: '#b98b4e', cut: 'short', dress: '#00765c', kind: 'scrubs' };
export const SISTER: Looks = { ...dark, hair: '#1d1a20', cut: 'bun', dress: '#00765c', kind: 'scrubs' };
export const OLD_MAN: Looks = { ...tan, hair: '#e6e6ea', cut: 'short', dress: '#b7d8fb', kind: 'gown' };
export const OLD_LADY: Looks = {
  ...fair,
  hair: '#f4f2f5',
  cut: 'curls',
  dress: '#b7d8fb',
  kind: 'gown',
  glasses: true,
};
export const DOCTOR: Looks = { ...tan, hair: '#5b3b22', cut: 'bob', dress: '#2971c6', kind: 'scrubs' };
export const COLLEAGUE: Looks = { ...fair, hair: '#5b3b22', cut: 'short', dress: '#2971c6', kind: 'jumper' };

const OPEN: Arm = [
  [-96, 214],
  [-128, 168],
];

/** Mira at her place, talking while something is said, with a hand that goes along. */
export function mira(
  { t, isTalking }: Moment,
  {
    at = [170, 300],
    scale = 0.9,
    points = true,
    mood = 'glad',
  }: { at?: Point; scale?: number; points?: boolean; mood?: 'glad' | 'worried' | 'calm' | 'surprised' } = {},
): string {
  const lift = isTalking ? swing(t, 0.45, 12) : 0;
  const [elbow, hand] = mirrored(OPEN);
  return figure(MIRA, {
    at,
    scale,
    t,
    mood,
    isTalking,
    gaze: points ? 4 : 0,
    ...(points && { right: [elbow, [hand[0] + lift * 0.5, hand[1] - lift]] as const }),
  });
}
