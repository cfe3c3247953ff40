import { addDays } from '#features/gamification/index.ts';
import { isIn, onDay, thisMonth, thisWeek } from './days.ts';
import { itemsOf, type Question } from './question.ts';
import type { Gain, RecordData } from './record-data.ts';
import { all, any, beside, decided, type Fact, figure, none, title, within } from './said.ts';

/** What a right reply to a question may say, for somebody with this record: one of the facts is enough. */
export type Rule = (question: Question, record: RecordData) => readonly Fact[];

const POINTS = /point|\bpts\b|snap|score|coin|\bstars?\b|\bxp\b|total|balance|\bearn|collect|\bgain/i;
const MARK =
  /\b(?:over|above|more than|at least|cross(?:ed)?|break|broken?|crack(?:ed)?|reach(?:ed)?|past|short of|get to|hit)\b\D*(\d{3,})/;
/** Beside what was gained it asks what there is in all. */
const IN_ALL =
  /\bdo i have\b|\bhave i (?:got )?(?:now|altogether)|\bam i on\b|\bpoints? (?:total )?now\b|\bsame points\b|\bbalance\b|\bcurrent\b|\bcount now\b|\bi had\b/;
const WHAT_FOR =
  /\bwhat .*\bfor\b|\bcomes? from\b|\bwhich (?:lesson|quiz|one)\b|\bwhat got me\b|\bhistory\b|\bwhy\b|\bhow come\b/;
const SOURCES: Readonly<Record<string, RegExp>> = {
  visit: /visit|com(?:e|ing|ings) (?:by|in|back|here)|log(?:ged|ging)? ?in|being here|each day|a day/i,
  streak_bonus: /streak|in a row/i,
  content: /lesson|item|article|video|comic|finish/i,
  quiz: /quiz|test|right answer/i,
  perfect_quiz: /perfect|without a mistake|all right|full marks/i,
  simulation: /simulation|conversation|scenario|played/i,
  review: /review|card|repeat/i,
  daily_set: /(?:day's|daily|today's) set|set of/i,
};

const sumOf = (gains: readonly Gain[]): number => gains.reduce((sum, { points }) => sum + points, 0);

/** Points: in all, of a time, of what is named, how far from a mark, and what they were for. */
export const points: Rule = (question, record) => {
  const total = record.profile.snap_points;
  const inAll = figure(total, POINTS);
  const mark = Number(MARK.exec(question.asked.replaceAll(/(?<=\d),(?=\d)/g, ''))?.[1] ?? 0);
  if (mark > 0) return [decided(total >= mark, [inAll, figure(Math.abs(total - mark), POINTS)])];
  if (question.asks(/\bnext (?:hundred|thousand|100|1000)\b/))
    return [inAll, ...[100, 1000].map((step) => figure(step - (total % step), POINTS))];
  const gains = gainsAsked(question, record);
  if (question.asks(WHAT_FOR))
    return [...whatFor(gains ?? record.gains, record), ...(question.period && !question.asks(IN_ALL) ? [] : [inAll])];
  if (gains === null) return [inAll, ...scopesOfPoints(record)];
  const sum = sumOf(gains);
  const facts = [
    figure(sum, POINTS),
    ...(question.asks(/\bquiz|\btest|\blesson|\bthing|\bmodule|\bcards?\b|\bfor\b/) ? bySource(gains, record) : []),
    ...(question.period ? [figure(sumOf(record.gains.filter(({ day }) => isIn(day, question.period!))), POINTS)] : []),
    ...(question.asks(IN_ALL) ? [inAll] : []),
  ];
  return [decided(sum > 0, facts)];
};

/** The gains that a question is about; null where it is about all of them. */
function gainsAsked({ asks, period, subject }: Question, record: RecordData): Gain[] | null {
  const lessons = record.gains.filter(({ source }) => source === 'content' || source === 'simulation');
  const quizzes = record.gains.filter(({ source }) => source === 'quiz' || source === 'perfect_quiz');
  if (asks(/\b(?:last|latest|that) (?:quiz|test)\b/)) return quizzes.filter(({ thing }) => thing === quizzes[0]?.thing);
  if (asks(/\b(?:last|latest|that) (?:lesson|one)\b/)) return lessons.slice(0, 1);
  if (!period && !subject) return null;
  const things = subject && itemsOf(record, subject);
  const own = asks(/\bquiz|\btest\b/) ? quizzes : asks(/\blesson|\barticle\b/) ? lessons : record.gains;
  return own.filter(({ day, thing }) => (!things || things.has(thing)) && (!period || isIn(day, period)));
}

/** Single gains, each beside what it was for. */
function bySource(gains: readonly Gain[], { items }: RecordData): Fact[] {
  const things = [...Map.groupBy(gains, ({ thing }) => thing)];
  return things.flatMap(([thing, own]) => {
    const name = items.find(({ id }) => id === thing)?.title;
    const fact = figure(sumOf(own), POINTS);
    return things.length === 1 ? [fact] : name === undefined ? [] : [beside([name], fact)];
  });
}

/** What points were for: a title with its points, or a sort of gain with what it brought. */
function whatFor(gains: readonly Gain[], record: RecordData): Fact[] {
  const sorts = [...Map.groupBy(gains, ({ source }) => source)].map(([source, own]) =>
    within(
      SOURCES[source] ?? /$^/,
      any(figure(sumOf(own), POINTS), ...own.map(({ points: gained }) => figure(gained, POINTS))),
    ),
  );
  return [...sorts, ...bySource(gains, record), ...(gains.length === 0 ? [none(POINTS)] : [])];
}

/** Where no scope is asked for, one that is named is right too. */
function scopesOfPoints({ gains, today, modules, items }: RecordData): Fact[] {
  const on = (from: string, through: string) => sumOf(gains.filter(({ day }) => isIn(day, { from, through })));
  const ofModule = (module: string) => {
    const things = new Set(items.filter(({ module_id: of }) => of === module).map(({ id }) => id));
    return sumOf(gains.filter(({ thing }) => things.has(thing)));
  };
  return [
    within(/\btoday\b/i, figure(on(today, today), POINTS)),
    within(/\byesterday\b/i, figure(on(addDays(today, -1), addDays(today, -1)), POINTS)),
    within(/\bthis week\b/i, figure(on(thisWeek(today).from, today), POINTS)),
    within(/\bthis month\b/i, figure(on(thisMonth(today).from, today), POINTS)),
    ...modules.map(({ id, title: name }) => beside([name], figure(ofModule(id), POINTS))),
  ];
}

const BADGE = /badge|medal|award|troph|achievement|sticker|picture|shield/i;
const NEXT_BADGE = /\bclose(?:st|r)?\b|\bnext\b|\balmost\b|\bwaiting\b|\bone more lesson\b/;
const NO_BADGE_YET = /\bmissing|\bhaven'?t|\bhavent|\bnot have\b|\bleft\b|\bstill need|\bstill not\b/;

/** Badges: those that are earned, the newest, the missing, the next, and whether there is one for something. */
export const badges: Rule = ({ asked, asks, period, subject }, { badges: own, today }) => {
  const earned = own
    .filter(({ earnedOn }) => earnedOn !== null)
    .toSorted((a, b) => b.earnedOn!.localeCompare(a.earnedOn!));
  const open = own.filter(({ earnedOn }) => earnedOn === null);
  const share = ({ reached, needed }: (typeof own)[number]) => reached / needed;
  const list = [figure(earned.length, BADGE), ...earned.map((badge) => title(badge.title))];
  const titlesOf = (some: typeof own) => some.map((badge) => title(badge.title));
  if (asks(NEXT_BADGE)) {
    const nearest = Math.max(...open.map(share));
    const next = open.filter((badge) => share(badge) === nearest);
    return open.length === 0 ? [none(BADGE)] : [...titlesOf(next), ...(asks(/\bdo i have\b/) ? list : [])];
  }
  if (asks(NO_BADGE_YET)) return open.length === 0 ? [none(BADGE)] : [...titlesOf(open), figure(open.length, BADGE)];
  const one = own.find(({ id }) => id === badgeMeant(asked));
  if (one)
    return [
      decided(
        one.earnedOn !== null,
        one.earnedOn ? [title(one.title)] : [all(title(one.title), none(/badge|streak|day|yet/i)), none(BADGE)],
      ),
    ];
  // No badge is for a module or a lesson: a reply says so, or which there are.
  if (subject) return [none(BADGE), ...titlesOf(earned)];
  if (asks(/\bfirst badge\b/)) {
    const first = earned.at(-1);
    return first ? [onDay(first.earnedOn!, today), title(first.title)] : [none(BADGE)];
  }
  const inTime = period && earned.filter(({ earnedOn }) => isIn(earnedOn, period));
  if (inTime) return [decided(inTime.length > 0, inTime.length > 0 ? titlesOf(inTime) : [none(BADGE)])];
  if (asks(/\bnew(?:est)?\b|\blast\b|\blatest\b|\bjust\b|\bpop(?:ped)? up\b/))
    return titlesOf(earned.filter(({ earnedOn }) => earnedOn === earned[0]?.earnedOn)).concat(
      earned.length === 0 ? none(BADGE) : [],
    );
  return [decided(earned.length > 0, list)];
};

/** The badge that somebody describes instead of naming it. */
function badgeMeant(asked: string): string | null {
  if (/\b(?:seven|7)\b|\bweek of\b/.test(asked)) return 'one-week';
  if (/\bperfect\b|\bwithout a mistake\b/.test(asked)) return 'bullseye';
  return null;
}
