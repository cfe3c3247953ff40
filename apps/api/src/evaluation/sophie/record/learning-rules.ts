import { ALL_TIME, isIn, onDay, thisWeek } from './days.ts';
import { addDays } from '#features/gamification/index.ts';
import { itemsOf, type Question } from './question.ts';
import { LESSONS } from './progress-rules.ts';
import type { Finished, RecordData } from './record-data.ts';
import { all, any, decided, type Fact, figure, none, passage, title, within, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

const FINISHED = /finish|\bdone\b|\bdid\b|complet|learn(?:ed|t)|history|ticked|lesson|module|course|quiz|begun|start/i;
const CARDS =
  /review|card|question|repeat|repetition|due|wait|again|refresh|look at|brush|come back|com(?:e|ing) back|revis/i;

/** What is to be repeated: now, on a day to come, of what is named, and which. */
export const reviewsDue: Rule = ({ asks, subject }, record) => {
  const { due, days, items, next_due_at: nextAt, reviewed_today: reviewed } = record.reviews;
  const { today } = record;
  const now = figure(due, CARDS);
  const sum = (from: string, through: string) =>
    days.filter(({ day }) => isIn(day, { from, through })).reduce((all, each) => all + each.due, 0);
  if (subject) {
    const ids = itemsOf(record, subject);
    const own = items.filter((card) =>
      ids.has(card.kind === 'question' ? card.quiz.id : card.kind === 'point' ? card.point.content_id : ''),
    );
    return [
      decided(own.length > 0, [
        figure(own.length, CARDS),
        ...own.flatMap(ofCard),
        ...(own.length === 0 ? [none(CARDS)] : []),
      ]),
    ];
  }
  if (asks(/\btomorr?ow\b|\btmrw\b/))
    return [within(/tomorrow/i, figure(sum(addDays(today, 1), addDays(today, 1)), CARDS)), ...(due > 0 ? [now] : [])];
  if (asks(/\bwhen\b|\bnext\b/)) {
    const days = due > 0 ? [today] : nextAt === null ? [] : [nextAt.slice(0, 10)];
    return [
      ...days.map((day) => onDay(day, today)),
      ...(due > 0 ? [now] : []),
      ...(days.length === 0 ? [none(CARDS)] : []),
    ];
  }
  if (asks(/\bweek\b|\bby (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/))
    return [
      now,
      figure(sum(today, addDays(thisWeek(today).from, 6)), CARDS),
      figure(sum(today, addDays(today, 6)), CARDS),
    ];
  if (asks(/\bwhich\b|\bwhat(?:'?s)?\b|\btopics?\b/) && due > 0) return [now, ...items.flatMap(ofCard)];
  const isDoneAsked = asks(/\bdone\b|\bfinished\b|\bempty\b|\ball (?:my )?re/);
  const facts = [
    now,
    ...(isDoneAsked && due === 0 ? [figure(reviewed, CARDS), words(/\ball done\b|\bup to date\b/i)] : []),
  ];
  return isDoneAsked && asks(/\bleft\b|\bmore\b|\bstill\b|\bany\b/)
    ? facts
    : [decided(isDoneAsked === (due === 0), facts)];
};

/** What a card may be called by: its quiz or lesson, or what it asks. */
const ofCard = (card: RecordData['reviews']['items'][number]): Fact[] => {
  if (card.kind === 'question') return [all(title(card.quiz.title), words(CARDS)), passage(card.question.prompt)];
  if (card.kind === 'point') return [all(title(card.point.title), words(CARDS)), passage(card.point.front)];
  return [passage(card.term.term)];
};

const MINUTES = /\b(\d+) ?min/;

/** What to go on with: the next step, the next one of what is named, or what the day's set holds. */
export const next: Rule = (question, record) => {
  const { asks, asked, subject } = question;
  const { home, items } = record;
  const open = items.filter(({ is_completed: isDone, is_locked: isLocked }) => !isDone && !isLocked);
  const step = home.whats_next;
  const usual = step
    ? [title(step.content_title)]
    : [words(/\b(?:all|everything)\b.*\b(?:done|finished|complete)|nothing (?:left|open)/i)];
  const facts = [...usual];
  if (subject && !asks(/\bdone with\b|\bfinished\b|\bafter\b/)) {
    const ids = itemsOf(record, subject);
    const own = open.filter(({ id }) => ids.has(id));
    // The first open one of it, of each where several are named, or that it is done.
    const firsts = own.filter(({ module_id: id }, i) => own.findIndex((each) => each.module_id === id) === i);
    return own.length > 0
      ? [
          ...firsts.map((item) => title(item.title)),
          ...own.filter(({ progress }) => progress > 0).map((item) => title(item.title)),
        ]
      : [
          ...usual,
          within(/module|course|\bit\b|\ball\b|everything/i, words(/\b(?:done|finished|complete[d]?)\b/i)),
          ...(subject.isElsewhere ? [none(FINISHED)] : []),
        ];
  }
  if (subject) {
    const last = items.findLastIndex(({ id }) => itemsOf(record, subject).has(id));
    const after = subject.items.size === 1 ? items.findIndex(({ id }) => subject.items.has(id)) : last;
    facts.push(
      ...[items[after + 1], items.slice(after + 1).find(({ is_completed: isDone }) => !isDone)].flatMap((each) =>
        each ? [title(each.title)] : [],
      ),
    );
  }
  if (asks(/\bmodule\b|\bcourse\b|\bchapter\b/) && step)
    facts.push(title(step.module_title), title(step.item.chapter_title));
  if (asks(/\bbegun\b|\bhalfway\b|\bmiddle\b|\bopen yesterday\b|\bleft? off\b|\bstop(?:ped)?\b|\bwas i\b/))
    facts.push(...open.filter(({ progress }) => progress > 0).map((item) => title(item.title)));
  const minutes = Number(MINUTES.exec(asked.replace(/\bfive\b/, '5').replace(/\bten\b/, '10'))?.[1] ?? 0);
  if (
    minutes > 0 ||
    asks(/\btoday\b|\bbreak\b|\breviews? first\b|\bquarter of an hour\b|\bsuggest|\brecommend|\bpick\b/)
  )
    facts.push(...ofToday(record));
  if (minutes > 0) facts.push(...open.filter((item) => item.minutes <= minutes).map((item) => title(item.title)));
  return facts;
};

/** The day's set: its lessons, and the cards that are due. */
function ofToday({ home, reviews }: RecordData): Fact[] {
  const steps = home.daily_set.steps.flatMap((step) => (step.kind === 'reviews' ? [] : [title(step.item.title)]));
  return [...steps, ...(reviews.due > 0 ? [figure(reviews.due, CARDS)] : [])];
}

const RECENT = 10;
const DONE = /\b(?:done|finished|completed?|ticked|passed|yes)\b/i;

const OF_A_KIND = /\b(?:comic|film|video|article|drawing|infographic|game)\b/;
/** Shorter words of a title stand in any question. */
const TELLING = 5;
const SAID_OF_ANYTHING = new Set([
  'about',
  'after',
  'again',
  'always',
  'first',
  'never',
  'other',
  'takes',
  'their',
  'there',
  'think',
  'where',
  'which',
  'would',
]);

/** What is described by its kind and a word of its title, 'the comic about the newspaper': that it was finished, and when. */
const described = ({ asks }: Question, { history, today }: RecordData): Fact[] =>
  history
    .filter(
      ({ title: name }) =>
        asks(OF_A_KIND) &&
        (name.toLowerCase().match(/\p{L}+/gu) ?? []).some(
          (word) => word.length >= TELLING && !SAID_OF_ANYTHING.has(word) && asks(new RegExp(`\\b${word}`)),
        ),
    )
    .map((each) => all(title(each.title), onDay(each.day, today)));

/** What was finished: the newest, of a time, or when what is named was. */
export const lastCompleted: Rule = (question, record) => {
  const facts = described(question, record);
  return [...facts, ...finishedLast(question, record)];
};

const finishedLast: Rule = (question, record) => {
  const { asks, period, subject } = question;
  const { history, today } = record;
  if (subject) return [...(subject.isElsewhere ? [none(FINISHED)] : []), ...finishedOf(question, record)];
  const kinds = asks(/\bquiz|\btest\b/) ? ['quiz'] : asks(/\barticle\b|\bread\b/) ? ['article'] : null;
  const own = history.filter(
    ({ kind, day }) => (kinds === null || kinds.includes(kind)) && isIn(day, period ?? ALL_TIME),
  );
  const newest = own.filter(({ at }) => at === own[0]?.at);
  const whole = asks(/\b(?:module|course|chapter)\b/) ? wholeModules(record) : [];
  const titles = (some: readonly Finished[]) => some.map((each) => title(each.title));
  if (period)
    return [
      decided(
        own.length > 0,
        own.length > 0
          ? [...titles(own), figure(own.length, /lesson|item|thing|finish|complet/i)]
          : [
              all(none(FINISHED), (said) => !title(...history.slice(1).map((each) => each.title))(said)),
              ...titles(history.slice(0, 1)),
            ],
      ),
    ];
  if (history.length === 0) return [none(FINISHED)];
  if (asks(/\bwhen\b|\bhow long ago\b|\bwhat date\b|\bwhich day\b/))
    return [
      ...newest.map(({ day }) => onDay(day, today)),
      ...titles(newest),
      ...(asks(/\bhere last\b|\blast (?:on )?here\b/) ? [onDay(today, today)] : []),
    ];
  if (asks(/\bso far\b|\bhistory\b|\brecently\b|\bones\b|\blessons\b/))
    return [...titles(own.slice(0, RECENT)), figure(own.length, /lesson|item|thing/i)];
  return [...titles(newest), ...whole];
};

/** Of what is named: the day it was finished, that it was, or that it was not and how far it is. */
function finishedOf({ asks, subject }: Question, record: RecordData): Fact[] {
  const ids = itemsOf(record, subject!);
  const isQuiz = asks(/\bquiz|\btest\b/);
  // A single lesson that is named, else all of its module.
  const single = subject!.modules.length === 0 && subject!.courses.size === 0;
  const items = record.items.filter(
    ({ id, type }) => (single ? subject!.items : ids).has(id) && (!isQuiz || type === 'quiz'),
  );
  const done = record.history.filter(({ id }) => items.some((item) => item.id === id));
  const days =
    isQuiz || single
      ? done.map(({ day }) => onDay(day, record.today))
      : done.slice(0, 1).map(({ day }) => onDay(day, record.today));
  const quizDays = record.quizzes.filter(({ id }) => isQuiz && ids.has(id)).map(({ day }) => onDay(day, record.today));
  const isDone =
    single || isQuiz ? done.length > 0 : items.length > 0 && items.every(({ is_completed: isOne }) => isOne);
  // 'Last' within what is named is its newest.
  const newest = asks(/\blast\b|\bmost recent/) ? done.slice(0, 1).map((each) => title(each.title)) : [];
  const names = [...subject!.modules, ...items, ...record.courses.filter(({ id }) => subject!.courses.has(id))].map(
    (each) => each.title,
  );
  const told = all(
    words(DONE),
    any(title(...names), ({ sentences }) => sentences.length === 1),
  );
  const facts = isDone
    ? [...days, ...quizDays, ...(asks(/\bwhen\b|\bdate\b|\bwhich day\b|\bwhat day\b/) ? [] : [told])]
    : [none(FINISHED), all(figure(done.length, LESSONS), figure(items.length, LESSONS))];
  return [decided(isDone, facts), ...newest];
}

function wholeModules({ modules, items, history }: RecordData): Fact[] {
  const whole = modules.filter(({ done, total }) => total > 0 && done === total);
  const newest = history.find(({ id }) =>
    whole.some((module) => module.id === items.find((item) => item.id === id)?.module_id),
  );
  return newest ? [title(newest.module)] : [none(/module|course/i)];
}
