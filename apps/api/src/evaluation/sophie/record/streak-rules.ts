import { addDays } from '#features/gamification/index.ts';
import { ALL_TIME, isIn, onDay } from './days.ts';
import type { RecordData } from './record-data.ts';
import { all, decided, type Fact, figure, none, within, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

const STREAK = /\bdays?\b|streak|\brow\b|\brun\b|flame|chain|record|consecutive|best|longest/i;
const ALIVE = /\b(?:alive|going|still have|keep|kept|count(?:s|ed)?|saved)\b/;
const LOST = /\b(?:los[te]|loose|broke|broken|break|gone|dead|ended)\b/;

/** Streaks: how long now, the longest, since when, what today needs, how far to a number of days. */
export const streak: Rule = ({ asked, asks, figures }, record) => {
  const { current_streak: now, max_streak: most, days_until_next_bonus: toBonus } = record.profile.daily_streak_info;
  const current = figure(now, STREAK);
  const longest = figure(most, STREAK);
  if (asks(/\blongest|\bbest\b|\brecord\b|\bever\b|\bhighest\b/))
    return [
      longest,
      ...(asks(/\bcurrent|\bnow\b/) ? [current] : []),
      ...(asks(/\bhow many more\b/) ? toReach(most + 1, now) : []),
    ];
  const wanted = wantedDays(asked, figures);
  if (wanted !== null && asks(/\byet\b|\bis my|\bam i\b|\bat (?:a|thirty)|\bclose\b|\bhow many more\b/))
    return [decided(now >= wanted, [current, ...toReach(wanted, now)])];
  if (
    asks(/\b(?:to ?day|to ?nite|tonight)\b/) &&
    asks(/\bcount|\bdo something|\bhave to|\bneed|\benough|\bdo nothing|\buntil when|\bsaved?\b|\bkeep\b/)
  )
    return [current, ...neededToday(record)];
  if (asks(/\bsince when|\bstart|\bbegin|\bbegan\b/))
    return [current, onDay(addDays(record.today, 1 - now), record.today), ...visitedDay(record, now)];
  if (asks(/\brun out|\buntil when/))
    return [current, words(/midnight|tomorrow|end of (?:the|today's?|to-?day)|24:00|00:00/i)];
  if (asks(/\bbonus|\bnext reward/)) return [figure(toBonus, STREAK), current];
  if (asks(/\bwhat day|\bwhen did i|\bhow often\b/)) return [current, longest, ...missedDays(record)];
  const isLostAsked = LOST.test(asked);
  const facts = [
    current,
    ...(now > 1 ? [words(/still (?:alive|going|there|running)|not (?:lost|broken|gone)|kept/i)] : []),
  ];
  // Somebody who has begun again has both lost one and got one.
  if (now < 2 || isLostAsked === ALIVE.test(asked)) return facts;
  return [decided(!isLostAsked, facts)];
};

const toReach = (wanted: number, now: number): Fact[] => [
  figure(wanted - now, STREAK),
  figure(Math.max(0, wanted - now - 1), STREAK),
];

function wantedDays(asked: string, figures: readonly number[]): number | null {
  if (/\bthirty\b|\ba month\b/.test(asked)) return 30;
  if (/\b(?:a|one) week\b|\bseven\b/.test(asked)) return 7;
  return figures.find((each) => each > 1 && each < 400) ?? null;
}

function neededToday({ profile }: RecordData): Fact[] {
  const isKept = profile.streak_week.some(
    ({ is_today: isToday, mark }) => isToday && (mark === 'visited' || mark === 'neutral'),
  );
  return isKept
    ? [within(/today|streak/i, words(/\b(?:already|counts?|counted|safe|nothing (?:more|else)|enough|kept)\b/i))]
    : [within(/today|streak/i, words(/\b(?:still|not yet|yes|have to|must|need)\b/i))];
}

function visitedDay({ calendar, today }: RecordData, count: number): Fact[] {
  const visited = calendar.filter(({ mark }) => mark === 'visited' || mark === 'repaired').toReversed();
  const first = visited.toSorted((a, b) => b.day.localeCompare(a.day))[count - 1];
  return first ? [onDay(first.day, today)] : [];
}

/** The days since the first one that is known on which nobody came. */
function missedDays({ calendar, today }: RecordData): Fact[] {
  const known = new Set(calendar.filter(({ mark }) => mark !== null).map(({ day }) => day));
  const days = Array.from({ length: 60 }, (_, i) => addDays(today, -i)).filter((day) => !known.has(day));
  return [...days.slice(0, 1).map((day) => onDay(day, today)), ...(days.length === 0 ? [none(STREAK)] : [])];
}

const FREEZE = /freez|frozen|saved|spare|joker|\bice\b|snowflake|reserve|left|streak/i;
const USED =
  /\b(?:used?|using|took|take|taken|burn(?:ed|t)?|spent|eaten|eat|cost|saved? me|save my|saved my|rescued|jump|frozen for|vanished|went|freeze go|lost)\b/;
const LEFT =
  /\b(?:left|still|have i|how many|remain|gone|out of|reserve|unused|used up(?! .*\b(?:yesterday|last|over|on))|enough)\b/;

/** Freezes: how many are there, whether and when one was used, when the next one comes. */
export const freeze: Rule = ({ asked, asks, figures, period }, record) => {
  const count = record.profile.streak_freezes;
  const { every_days: every, at_most: most } = record.rules.freezes;
  const now = record.profile.daily_streak_info.current_streak;
  const left = figure(count, FREEZE);
  if (asks(/\bnext\b|\bearn|\bnew freez|\bby the weekend\b|\bget (?:this|a) freeze\b/))
    return [
      left,
      figure(every, /day/i),
      figure(every - (now % every), /day/i),
      ...(count >= most ? [words(/\b(?:most|max(?:imum)?|full|already)\b/i)] : []),
    ];
  if (asks(/\bmax\b/)) return [decided(count >= most, [left])];
  const plain = asked.replaceAll(/\b(?:saved|frozen|freeze) days?\b/g, 'freeze');
  const away =
    figures.find((each) => each > 0 && each < 60) ?? (/\bthree\b/.test(plain) ? 3 : /\btwo\b/.test(plain) ? 2 : 1);
  if (/\benough|\bcover(?:s|ed)?\b|\bprotected|\bafford\b|\bcan i miss\b/.test(plain))
    return [decided(count >= away, [left])];
  const isUseAsked =
    USED.test(plain) && !/\bcan (?:i )?(?:still )?(?:use|take)\b|\bcan still\b|\bto burn\b/.test(plain);
  if (!isUseAsked) return asks(/\bout of\b|\bgone\b/) ? [left] : [decided(count > 0, [left])];
  return [...used(record, period), ...(!period && LEFT.test(plain) ? [left] : [])];
};

/** Days on which a freeze jumped in: of a time, or all that are known. */
function used({ calendar, today }: RecordData, period: Parameters<typeof isIn>[1] | null): Fact[] {
  const frozen = calendar
    .filter(({ day, mark }) => mark === 'frozen' && isIn(day, period ?? ALL_TIME))
    .map(({ day }) => day);
  const said = frozen.length === 0 ? [none(FREEZE)] : frozen.map((day) => onDay(day, today));
  const count = all(
    figure(frozen.length, FREEZE),
    words(/\bus(?:ed|ing)|\btook|\btaken|\bspent|\bsaved|\bfrozen|\bjumped/i),
  );
  return [decided(frozen.length > 0, [...said, ...(frozen.length > 0 ? [count] : [])])];
}
