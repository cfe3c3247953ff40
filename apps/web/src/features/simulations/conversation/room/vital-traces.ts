/** How a vital sign is drawn, by what its author calls it. */
export type VitalKind = 'heart' | 'oxygen' | 'breath' | 'pressure' | 'other';

const KINDS: readonly (readonly [VitalKind, RegExp])[] = [
  ['breath', /breath|respir|atem/i],
  ['oxygen', /spo|saturation|oxygen|sauerstoff|sättigung/i],
  ['pressure', /pressure|systol|diastol|druck/i],
  ['heart', /pulse|heart|puls|herz/i],
];

export const kindOf = (title: string): VitalKind => KINDS.find(([, pattern]) => pattern.test(title))?.[0] ?? 'other';

export const COLOURS: Record<VitalKind, string> = {
  heart: 'var(--trace-heart)',
  oxygen: 'var(--trace-oxygen)',
  breath: 'var(--trace-breath)',
  pressure: 'var(--trace-pressure)',
  other: 'var(--trace-other)',
};

/** One beat or breath on a field 60 high; null for what is only a number. */
const BEATS: Record<VitalKind, ((width: number) => string) | null> = {
  heart: (w) =>
    `h${w * 0.18}q${w * 0.05}-9 ${w * 0.1} 0h${w * 0.07}l${w * 0.03} 5 ${w * 0.05}-34 ${w * 0.06} 44 ${w * 0.04}-15h${w * 0.1}q${w * 0.075}-15 ${w * 0.15} 0h${w * 0.22}`,
  oxygen: (w) =>
    `c${w * 0.12} 0 ${w * 0.14}-34 ${w * 0.24}-34s${w * 0.12} 20 ${w * 0.17} 19 ${w * 0.07} 15 ${w * 0.21} 15h${w * 0.38}`,
  breath: (w) => `c${w * 0.2} 0 ${w * 0.28}-28 ${w * 0.42}-28s${w * 0.25} 28 ${w * 0.58} 28`,
  pressure: null,
  other: null,
};

/** Seconds that are seen of a trace at once. */
const SECONDS_SEEN = 5;
export const TRACE_WIDTH = 480;

/** The curve of a vital sign, twice as wide as it is seen so that it can run, and how long one run takes. */
export function traceOf(kind: VitalKind, perMinute: number): { path: string; seconds: number } | null {
  const beat = BEATS[kind];
  if (!beat) return null;
  const rate = kind === 'oxygen' ? 80 : Math.max(6, perMinute);
  const seen = kind === 'breath' ? SECONDS_SEEN * 2.5 : SECONDS_SEEN;
  const beats = Math.max(1, Math.round((rate / 60) * seen));
  const width = TRACE_WIDTH / 2 / beats;
  return { path: `M0 44${beat(width).repeat(beats * 2)}`, seconds: (beats * 60) / rate };
}
