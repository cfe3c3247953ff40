import { addDays } from '#features/gamification/index.ts';
import { ALL_TIME, isIn, lastWeek, onDay, type Period, thisMonth, thisWeek } from './days.ts';
import { itemsOf, type Question, quizzesOf } from './question.ts';
import type { RecordData } from './record-data.ts';
import { all, any, decided, type Fact, figure, none, title, within, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

const MINUTES = /\bmin(?:ute)?s?\b/i;
const HOURS = /\bh(?:ou)?rs?\b|\bh\b/i;
const NOT_KEPT =
  /\b(?:not|n't|no|never|nowhere)\b.*\b(?:record|recorded|keep|kept|keeps|measured?|measures|track|tracked|tracks|counted|logged|noted|time spent|clock)\b/i;
const TO_COME =
  /\bleft\b|\bstill need|\bneed for|\bneeded for|\bremain|\bthe rest\b|\brest of\b|\bopen\b|\bfinish\b|\bwhat.s left\b|\btake me to get\b|\bhave to do\b|\bassigned\b|\btil\b|\btakes? (?:ages|long|me)\b|\bfits?\b|\bsqueeze|\brealistic\b|\b(?:under|within|in) (?:\d+|five|ten|an?) (?:min|hour)/;

/**
 * Time. The API does not say how long somebody was here: only how many minutes what they finished, or have before
 * them, is said to take. So those minutes count, and a reply that says that the time is not kept.
 */
export const time: Rule = (question, record) => {
  const { asks, subject, period } = question;
  if (subject?.isElsewhere) return [none(/min|hour|time|left|open|learn|finish|assign|module|course/i)];
  if (asks(/\breviews?\b/)) return record.home.daily_set.steps.map(({ minutes }) => inMinutes(minutes));
  if (!subject && asks(/\b(?:5|five) min/))
    return [decided(record.home.daily_set.finished_at !== null, ofDailySet(record))];
  const ofItems = asks(HOW_LONG) ? takenBy(question, record) : [];
  if (asks(TO_COME)) return [...ofItems, ...toCome(question, record)];
  const things = subject && itemsOf(record, subject);
  const own = record.history.filter(({ id, day }) => (!things || things.has(id)) && isIn(day, period ?? ALL_TIME));
  const minutes = sumOf(own.map(({ id }) => record.items.find((item) => item.id === id)?.minutes ?? 0));
  const quizzes = subject ? quizzesOf(record, subject) : record.quizzes;
  return [
    ...ofItems,
    words(NOT_KEPT),
    inMinutes(minutes),
    ...(own.length === 0 ? [none(/min|hour|time|learn|finish/i)] : []),
    ...(asks(/\bquiz|\btest\b/) ? quizzes.map(({ seconds }) => inMinutes(Math.round(seconds / 60))) : []),
    ...(asks(/\baverage\b|\bper day\b|\ba day\b/)
      ? [inMinutes(Math.round(minutes / Math.max(1, new Set(own.map(({ day }) => day)).size)))]
      : []),
    ...(asks(/\blongest\b|\bmost time\b/) ? record.modules.map((module) => title(module.title)) : []),
    ...(period || subject ? [] : scopes(record)),
  ];
};

const HOW_LONG = /\blong\b|\btakes?\b|\bmin(?:ute)?s?\b|\bquick|\bshort|\bnext\b/;

/** How long the lessons or quizzes take that are named by their titles, or what comes next where that is asked. */
function takenBy({ asks, subject }: Question, { home, items }: RecordData): Fact[] {
  const next = asks(/\bnext\b/) ? [home.whats_next?.item.id] : [];
  const named = subject ? [...subject.items] : [];
  return items.filter(({ id }) => [...next, ...named].includes(id)).map((item) => inMinutes(item.minutes));
}

const sumOf = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

/** Said in minutes, or in hours and minutes, or in hours alone. */
function inMinutes(minutes: number): Fact {
  const hours = Math.floor(minutes / 60);
  const parts =
    hours === 0 ? [] : [all(figure(hours, HOURS), ...(minutes % 60 === 0 ? [] : [figure(minutes % 60, MINUTES)]))];
  const round = [Math.round(minutes / 6) / 10, Math.round(minutes / 60)].filter((each) => each > 0);
  return any(
    within(MINUTES, figure(minutes, MINUTES)),
    ...parts,
    ...round.map((each) => within(HOURS, figure(each, HOURS))),
  );
}

function ofDailySet({ home, history, items, today }: RecordData): Fact[] {
  const done = new Set(history.filter(({ day }) => day === today).map(({ id }) => id));
  const minutes = sumOf(items.filter(({ id }) => done.has(id)).map((item) => item.minutes));
  return [inMinutes(home.daily_set.minutes), inMinutes(minutes), words(NOT_KEPT)];
}

/** Minutes of what is open: in what is named, in courses and modules by their names, in what is assigned, in all. */
function toCome({ asks, subject }: Question, record: RecordData): Fact[] {
  const { items, courses, modules, assignments } = record;
  const open = items.filter(({ is_completed: isDone }) => !isDone);
  const left = (ids: ReadonlySet<string>) => sumOf(open.filter(({ id }) => ids.has(id)).map((item) => item.minutes));
  const done = words(/\b(?:done|finished|complete[d]?|nothing)\b/i);
  if (subject) {
    const minutes = left(itemsOf(record, subject));
    return [inMinutes(minutes), ...(minutes === 0 ? [done] : [])];
  }
  const ofModule = (id: string) =>
    sumOf(open.filter(({ module_id: module }) => module === id).map((item) => item.minutes));
  const ofTarget = ({ target_type: type, target_id: id }: RecordData['assignments'][number]) =>
    type === 'course'
      ? (courses.find((course) => course.id === id)?.minutes_left ?? 0)
      : type === 'module'
        ? ofModule(id)
        : left(new Set([id]));
  const asked = assignments.filter(({ state }) => state !== 'done' && state !== 'exempt');
  if (asks(/\bassigned\b|\bhave to do\b/))
    return [
      inMinutes(sumOf(asked.map(ofTarget))),
      ...asked.map((each) => inMinutes(ofTarget(each))),
      ...(asked.length === 0 ? [done, none(/min|hour|time|left|open|learn|finish|assign|module|course/i)] : []),
    ];
  return [
    inMinutes(sumOf(open.map((item) => item.minutes))),
    ...courses.map((course) => all(title(course.title), inMinutes(course.minutes_left))),
    ...modules.map((module) => all(title(module.title), inMinutes(ofModule(module.id)))),
  ];
}

/** Where no time is asked for, one that is named. */
function scopes(record: RecordData): Fact[] {
  const { today, history, items } = record;
  const of = (period: Period) =>
    inMinutes(
      sumOf(
        history
          .filter(({ day }) => isIn(day, period))
          .map(({ id }) => items.find((item) => item.id === id)?.minutes ?? 0),
      ),
    );
  return [
    within(/\btoday\b/i, of({ from: today, through: today })),
    within(/\bthis week\b/i, of(thisWeek(today))),
    within(/\bthis month\b/i, of(thisMonth(today))),
  ];
}

/** What was done in some days. */
interface Week {
  readonly points: number;
  readonly items: number;
  readonly days: readonly string[];
  readonly quizzes: number;
}

/** Weeks: what was done in this one and the one before, which was better, on which days. */
export const weeks: Rule = ({ asks, period }, record) => {
  const { today, calendar, boards } = record;
  const firstOfLast = thisMonth(addDays(thisMonth(today).from, -1)).from;
  const months: [Week, Week] = [
    weekOf(record, thisMonth(today)),
    weekOf(record, { from: firstOfLast, through: addDays(thisMonth(today).from, -1) }),
  ];
  // Who says 'month' asks of months.
  const pairs: [Week, Week][] = asks(/\bmonths?\b/)
    ? [months]
    : [
        [weekOf(record, thisWeek(today)), weekOf(record, lastWeek(today))],
        [
          weekOf(record, { from: addDays(today, -6), through: today }),
          weekOf(record, { from: addDays(today, -13), through: addDays(today, -7) }),
        ],
      ];
  if (asks(/\bothers?\b|\beveryone\b|\brest\b|\baverage\b/)) {
    const week = boards.find(({ ofGroup, period }) => !ofGroup && period === 'week')?.rows ?? [];
    return [
      ...pairs.map(([now]) => ofWeek(now)),
      ...week.filter(({ is_me: isMe }) => isMe).map((row) => figure(row.rank, /place|rank|\d(?:st|nd|rd|th)|first/i)),
    ];
  }
  if (asks(BEST_DAY)) return bestDay(record, period ?? ALL_TIME);
  if (asks(WAS_HERE) && period !== null && period.from === period.through) {
    const isActive = calendar.some(({ day, mark }) => day === period.from && mark !== null && mark !== 'frozen');
    return [decided(isActive, isActive ? [onDay(period.from, today)] : [none(/here|there|active/i)])];
  }
  if (asks(USUAL)) return usualDays(record);
  if (asks(/\bwhich (?:week)?days?\b|\bwhat days?\b|\bday\b|\bhow many days\b/))
    return ofDays(pairs[0]!, record, { isMissedAsked: asks(/\bskip|\bmiss/), period });
  if (asks(/\bbest week\b/)) return bestWeek(record);
  if (asks(/\bmost active\b/)) return calendar.filter(({ mark }) => mark !== null).map(({ day }) => onDay(day, today));
  const isLastAlone =
    asks(/\blast (?:week|wk|month)\b/) &&
    !asks(
      /\bthis\b|\bmore\b|\bless\b|\bbetter\b|\blazie?r?\b|\bcompared?\b|\bthan\b|\bthen\b|\bagainst\b|\bvs\b|\bslipping\b|\bslack|\bbeat\b|\bchanged\b|\bup or down\b|\bimproved\b/,
    );
  const isThisAlone = !asks(
    /\blast\b|\bbefore\b|\bprevious\b|\bmore\b|\bbetter\b|\blazie?r\b|\bcompare|\bslow|\bslack|\bold\b|\bless\b|\bworse\b/,
  );
  if (isLastAlone) return pairs.map(([, before]) => ofWeek(before));
  if (isThisAlone) return pairs.map(([now]) => ofWeek(now));
  return pairs.flatMap(([now, before]) =>
    compared(
      now,
      before,
      asks(/\bless\b|\blazier\b|\bslipping\b|\bslack|\bworse\b|\bslow/),
      asks(/\bmore\b|\bbetter\b|\bbeat\b/),
    ),
  );
};

const WAS_HERE = /\bwas i (?:even |really |at all )?(?:here|there|in here|on the platform|active)\b/;
const USUAL = /\b(?:usually|mostly|normally)\b|\bweekdays?\b.*\bmost\b|\bmost\b.*\bweekdays?\b/;
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekday on which somebody mostly was here, earned or finished most. */
function usualDays({ calendar, gains, history }: RecordData): Fact[] {
  const visits = calendar.filter(({ mark }) => mark !== null && mark !== 'frozen');
  const counts = [
    visits.map(({ day }) => ({ day, amount: 1 })),
    gains.map(({ day, points }) => ({ day, amount: points })),
    history.map(({ day }) => ({ day, amount: 1 })),
  ];
  return counts.flatMap((own) => {
    const sums = WEEKDAYS.map((_, at) =>
      sumOf(own.filter(({ day }) => (new Date(day).getUTCDay() + 6) % 7 === at).map(({ amount }) => amount)),
    );
    const most = Math.max(...sums);
    return WEEKDAYS.filter((_, at) => most > 0 && sums[at] === most).map((name) =>
      words(new RegExp(`\\b(?:mostly|usually|most|best)\\b.*?\\b${name}s?\\b`, 'i')),
    );
  });
}

const MEASURES: readonly { unit: RegExp; of: (week: Week) => number }[] = [
  { unit: /point|pts|snap/i, of: ({ points }) => points },
  { unit: /lesson|\bitems?\b|\bthings?\b|finish|complet|learn(?:ed|t)/i, of: ({ items }) => items },
  { unit: /^(?!.*streak).*\bdays?\b/i, of: ({ days }) => days.length },
  { unit: /quiz|test/i, of: ({ quizzes }) => quizzes },
];

const ofWeek = (week: Week): Fact => any(...MEASURES.map(({ unit, of }) => figure(of(week), unit)));

/** Both weeks by the same measure. Whether it was more may be said alone where all measures agree. */
function compared(now: Week, before: Week, isLessAsked: boolean, isMoreAsked: boolean): Fact[] {
  const both = MEASURES.map(({ unit, of }) => all(figure(of(now), unit), figure(of(before), unit)));
  const ways = new Set(MEASURES.slice(0, 2).map(({ of }) => Math.sign(of(now) - of(before))));
  if (isLessAsked === isMoreAsked || ways.size !== 1) return both;
  const isMore = ways.has(1);
  return [decided(isLessAsked ? ways.has(-1) : isMore, both)];
}

function weekOf({ gains, history, calendar, quizzes }: RecordData, period: Period): Week {
  return {
    points: sumOf(gains.filter(({ day }) => isIn(day, period)).map(({ points }) => points)),
    items: history.filter(({ day }) => isIn(day, period)).length,
    days: calendar
      .filter(({ day, mark }) => mark !== null && mark !== 'frozen' && isIn(day, period))
      .map(({ day }) => day),
    quizzes: quizzes.filter(({ day }) => isIn(day, period)).length,
  };
}

/** Days on which somebody was here, or was not. */
function ofDays(
  [now, before]: [Week, Week],
  { today }: RecordData,
  { isMissedAsked, period }: { isMissedAsked: boolean; period: Period | null },
): Fact[] {
  const days = [...now.days, ...before.days];
  const past = Array.from({ length: 14 }, (_, i) => addDays(today, -i)).filter((day) => !days.includes(day));
  const wanted = (isMissedAsked ? past : days).filter((day) => period === null || isIn(day, period));
  return [
    ...wanted.map((day) => onDay(day, today)),
    figure(now.days.length, /day/i),
    figure(before.days.length, /day/i),
    ...(wanted.length === 0 ? [none(/min|hour|time|left|open|learn|finish|assign|module|course|\bday\b/i)] : []),
  ];
}

const BEST_DAY =
  /\b(?:best|strongest|busiest|golden|top|record|most (?:active|productive)) (?:\w+ )?day\b|\bday\b.*\bmost (?:points|active)\b/;

/** The day with the most points in a time, or its points. */
function bestDay({ gains, today }: RecordData, period: Period): Fact[] {
  const sums = [...Map.groupBy(gains, ({ day }) => day)]
    .filter(([day]) => isIn(day, period))
    .map(([day, own]) => ({ day, points: sumOf(own.map(({ points }) => points)) }));
  const most = Math.max(...sums.map(({ points }) => points));
  return sums
    .filter(({ points }) => points === most)
    .flatMap(({ day, points }) => [onDay(day, today), figure(points, /point|pts/i)]);
}

/** The week with the most points, by its Monday or its points. */
function bestWeek({ gains, today }: RecordData): Fact[] {
  const sums = [...Map.groupBy(gains, ({ day }) => thisWeek(day).from)].map(([monday, own]) => ({
    monday,
    points: sumOf(own.map(({ points }) => points)),
  }));
  const most = Math.max(...sums.map(({ points }) => points));
  return sums
    .filter(({ points }) => points === most)
    .flatMap(({ monday, points }) => [onDay(monday, today), figure(points, /point|pts/i)]);
}
