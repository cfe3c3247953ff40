import { daysFrom, type SlotWish, weekdayOf } from './diary.ts';

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const NUMBERS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

/** Which day and time somebody asks for. */
export function wishIn(said: string, clock: string): SlotWish {
  const words = said.toLowerCase();
  return { day: dayIn(words, clock), part: partIn(words), time: timeIn(words) };
}

export const isWish = ({ day, part, time }: SlotWish): boolean => day !== null || part !== null || time !== null;

function dayIn(words: string, clock: string): string | null {
  const days = daysFrom(clock);
  if (/\bday after tomorrow\b/.test(words)) return days[2]!;
  if (/\btomorrow\b/.test(words)) return days[1]!;
  if (/\btoday\b/.test(words)) return days[0]!;
  const weekday = WEEKDAYS.findIndex((name) => new RegExp(`\\b${name}s?\\b`).test(words));
  if (weekday < 0) return null;
  const fitting = days.slice(1).filter((day) => weekdayOf(day) === weekday);
  return (/\bnext week\b|\bweek after\b/.test(words) ? fitting.at(-1) : fitting[0]) ?? null;
}

function partIn(words: string): SlotWish['part'] {
  if (/\b(?:morning|mornings|before noon|early)\b/.test(words)) return 'morning';
  return /\b(?:afternoon|afternoons|after work|after lunch|evening|late)\b/.test(words) ? 'afternoon' : null;
}

/** `at ten`, `9:20`, `half past two`, `3 pm`. Hours before eight are of the afternoon: the clinic is closed earlier. */
function timeIn(words: string): string | null {
  const hour = `(\\d{1,2}|${NUMBERS.slice(1).join('|')})`;
  const half = new RegExp(`\\bhalf past ${hour}\\b`).exec(words);
  if (half) return clockTime(half[1]!, 30, words);
  const quarter = new RegExp(`\\bquarter past ${hour}\\b`).exec(words);
  if (quarter) return clockTime(quarter[1]!, 15, words);
  const exact = /\b(\d{1,2})[:.](\d\d)\b/.exec(words);
  if (exact) return clockTime(exact[1]!, Number(exact[2]), words);
  const spoken = new RegExp(`\\b${hour} (twenty|forty|thirty|fifteen|forty-five)\\b`).exec(words);
  if (spoken)
    return clockTime(
      spoken[1]!,
      { twenty: 20, forty: 40, thirty: 30, fifteen: 15, 'forty-five': 45 }[spoken[2]!] ?? 0,
      words,
    );
  const round = new RegExp(
    `\\b(?:at|around|about|by) ${hour}\\b|\\b${hour} ?(?:o'?clock|am|pm|a\\.m\\.|p\\.m\\.)`,
  ).exec(words);
  return round ? clockTime((round[1] ?? round[2])!, 0, words) : null;
}

function clockTime(hourWord: string, minutes: number, words: string): string | null {
  const said = /^\d/.test(hourWord) ? Number(hourWord) : NUMBERS.indexOf(hourWord);
  const isAfternoon = /\b(?:pm|p\.m\.|afternoon)/.test(words) || said < 7;
  const hour = isAfternoon && said < 12 ? said + 12 : said;
  if (hour > 23 || minutes > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** Which of the slots that were offered: by its place, or by its time. */
export function choiceIn(said: string, offered: readonly string[], clock: string): string | null {
  const words = said.toLowerCase();
  const place = [
    /\b(?:first|number one|earliest)\b/,
    /\b(?:second|number two|middle)\b/,
    /\b(?:third|number three|last|latest)\b/,
  ];
  const at = place.findIndex((each) => each.test(words));
  if (at >= 0) return (at === 2 ? offered.at(-1) : offered[at]) ?? null;
  const { day, time } = wishIn(said, clock);
  if (time === null && day === null) return null;
  const fitting = offered.filter(
    (slot) => (time === null || slot.endsWith(time)) && (day === null || slot.startsWith(day)),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}
