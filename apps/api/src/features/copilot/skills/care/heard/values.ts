/** A value that was measured, and from where on it alone asks for somebody at once (the red ones of NEWS2). */
const RED: readonly { readonly value: RegExp; readonly isRed: (value: number) => boolean }[] = [
  {
    value:
      /\b(?:rr|resps?|resp(?:iratory)? rate|breathing(?: rate)?|breaths)\b(?: (?:is|of|at|now|rate))*[ :=]*(\d{1,2})\b/,
    isRed: (value) => value >= 25 || value <= 8,
  },
  {
    value: /\b(?:sats?|saturation|spo2|o2 sats?)\b(?: (?:is|are|of|at|now))*[ :=]*(\d{2})\b/,
    isRed: (value) => value <= 91,
  },
  {
    value: /\b(?:bp|blood pressure|pressure|systolic)\b(?: (?:is|of|at|now))*[ :=]*(\d{2,3})\b/,
    isRed: (value) => value <= 90 || value >= 220,
  },
  {
    value: /\b(?:hr|pulse|heart rate)\b(?: (?:is|of|at|now))*[ :=]*(\d{2,3})\b/,
    isRed: (value) => value <= 40 || value >= 131,
  },
];
const NOT_ALERT = /\b(?:new(?:ly)? confus\w+|confused|confusion|not alert|drowsy|unresponsive|hard to wake)\b/;
const NEWS = /\bnews ?2?(?: score)?(?: (?:is|of|was|now|at))*[ :=]*(\d{1,2})\b/;
/** From so many points on the score calls for those who treat emergencies. */
const EMERGENCY = 7;
const SOMEBODY =
  /\b(?:my|his|her|he|she|patient|pt|mr|mrs|ms|room|bed|lady|man|woman|gentleman|resident|somebody|someone)\b/;

/** So many values are one person's observations. */
const OBSERVATIONS = 3;

/** Whether somebody tells what was measured of one person, whatever they ask about it. `text` is spelt out. */
export const tellsObservations = (text: string): boolean =>
  SOMEBODY.test(text) && RED.filter(({ value }) => value.test(text)).length >= OBSERVATIONS;

/** Whether what was measured of somebody is an emergency by itself: a high score, or two signs of danger. `text` is spelt out. */
export function areDangerous(text: string): boolean {
  if (!SOMEBODY.test(text)) return false;
  if (Number(NEWS.exec(text)?.[1] ?? 0) >= EMERGENCY) return true;
  const red = RED.filter(({ value, isRed }) => {
    const found = value.exec(text)?.[1];
    return found !== undefined && isRed(Number(found));
  }).length;
  return red >= 2 || (red === 1 && NOT_ALERT.test(text));
}
