/** Points of the National Early Warning Score 2: for each sign its ranges, the first that fits counts. */
interface Sign {
  readonly values: readonly RegExp[];
  /** Up to each value so many points; above the last one `above`. */
  readonly upTo: readonly (readonly [value: number, points: number])[];
  readonly above: number;
}

const IS = String.raw`(?: (?:is|are|of|at|now|rate|only|just|about|down|up|to|was))*[ :=]*`;
const named = (names: string, digits: string): RegExp => new RegExp(String.raw`\b(?:${names})\b${IS}(${digits})\b`);

const SIGNS: readonly Sign[] = [
  {
    values: [
      named('rr|resps?|resp(?:iratory)? rate|breathing(?: rate)?|breaths?|breathes', String.raw`\d{1,2}`),
      /\b(\d{1,2}) (?:breaths?|resps?)\b/,
    ],
    upTo: [
      [8, 3],
      [11, 1],
      [20, 0],
      [24, 2],
    ],
    above: 3,
  },
  {
    values: [
      named('sats?|saturation|spo2|o2 sats?|saturating|oxygen', String.raw`\d{2,3}(?! ?l)`),
      /\b(\d{2,3}) ?(?:%|per ?cent)? (?:on (?:room )?air|sats?|saturation)\b/,
    ],
    upTo: [
      [91, 3],
      [93, 2],
      [95, 1],
    ],
    above: 0,
  },
  {
    values: [
      named('bp|blood pressure|pressure|systolic', String.raw`\d{2,3}`),
      /(?<![\d/.])(\d{2,3}) ?(?:\/|over) ?\d{2,3}(?![\d/])/,
    ],
    upTo: [
      [90, 3],
      [100, 2],
      [110, 1],
      [219, 0],
    ],
    above: 3,
  },
  {
    values: [named('hr|pulse|heart rate|heartrate', String.raw`\d{2,3}`)],
    upTo: [
      [40, 3],
      [50, 1],
      [90, 0],
      [110, 1],
      [130, 2],
    ],
    above: 3,
  },
  {
    values: [named('temp|temperature|fever', String.raw`\d{2}(?:[.,]\d)?`)],
    upTo: [
      [35, 3],
      [36, 1],
      [38, 0],
      [39, 1],
    ],
    above: 2,
  },
];

/** How many signs a message gives values of, and how many points these come to at least. `text` is spelt out. */
export function newsScore(text: string): { readonly signs: number; readonly points: number } {
  const points = SIGNS.flatMap(({ values, upTo, above }) => {
    const said = values.map((value) => value.exec(text)?.[1]).find((each) => each !== undefined);
    if (said === undefined) return [];
    const value = Number(said.replace(',', '.'));
    return [(upTo.find(([most]) => value <= most) ?? [0, above])[1]];
  });
  return { signs: points.length, points: points.reduce((sum, each) => sum + each, 0) };
}
