import { isIn } from './days.ts';
import { type Question, quizzesOf } from './question.ts';
import type { RecordData, TakenQuiz } from './record-data.ts';
import { all, any, beside, decided, type Fact, figure, none, passage, title, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

const SCORE = /%|per ?cent|score|result|right|correct|points?|out of|\bof\b|\/|pass|grade|mark/i;
const AVERAGE = /average|mean|overall|%|per ?cent/i;
const TAKEN = /quiz|test|pass|fail|result|attempt|taken|took|tried/i;

/** Results of quizzes: of the last one, of what is named, the best and the worst, how many are passed. */
export const quizResults: Rule = (question, record) => {
  const { asks, subject } = question;
  const { quizzes } = record;
  if (subject?.isElsewhere || quizzes.length === 0) return [none(TAKEN)];
  const own = quizzesAsked(question, record);
  if (own.length === 0)
    return [none(TAKEN), ...(subject ? [] : quizzes.slice(0, 1).flatMap((quiz) => ofNamed(quiz, record)))];
  if (asks(/\baverage\b|\bhow well\b.*\bquizzes\b/))
    return [...averagesOf(own), ...own.flatMap((quiz) => ofNamed(quiz, record))];
  if (asks(/\bbest|\bworst|\bhighest|\blowest/)) return ofEnds(question, own, record);
  if (asks(/\b100 ?%|\bfull marks\b/))
    return [
      decided(
        own.some(({ best }) => best === 100),
        own.filter(({ best }) => best === 100).map((quiz) => title(quiz.title)),
      ),
    ];
  if (asks(/\bhow many (?:tries|times)\b|\bhow often\b|\btries\b/))
    return own.flatMap((quiz) => alone(own, quiz, [figure(quiz.attempts, /attempt|try|tries|times|go/i)]));
  if (
    asks(
      /\bsecond\b.*\b(?:better|go|try|attempt)\b|\bbetter the second\b|\bbetter on the second\b|\bimprove\b|\b(?:second|2nd|last) (?:try|attempt|time|go)\b.*\b(?:better|worse)\b/,
    )
  )
    // Where none is named, it is of the one that was taken twice last.
    return [own, subject ? [] : quizzes.filter(({ before }) => before !== null).slice(0, 1)].flatMap((some) =>
      some.flatMap((quiz) => improved(some, quiz)),
    );
  if (asks(/\bfail/) && !asks(/\blast\b|\btest yesterday\b|\bthat\b/)) return ofFailed(question, own, record);
  if (asks(/\bhow many\b.*\bpass/))
    return [figure(own.filter(({ isPassed }) => isPassed).length, /quiz|test|pass/i), listed(own)];
  if (asks(/\b(?:which|everything|all|any)\b.*\bpass/))
    return ofPassed(own, asks(/\bstill haven'?t\b|\bnot passed\b/), record);
  const facts = own.flatMap((quiz) => alone(own, quiz, ofQuiz(quiz)));
  const arePassed = new Set(own.map(({ isPassed }) => isPassed));
  const isPassAsked = asks(/\bpass/) && arePassed.size === 1;
  return isPassAsked ? [decided(own[0]!.isPassed, facts)] : facts;
};

/** The quizzes of a question: of what is named, of a time, the last one, or all of them. */
function quizzesAsked({ asks, period, subject }: Question, record: RecordData): TakenQuiz[] {
  const { quizzes, items } = record;
  if (subject) {
    const own = quizzesOf(record, subject);
    const final = own.filter(({ title: name }) => /final|check/i.test(name));
    if (asks(/\bfinal\b/) && final.length > 0) return final;
    return asks(/\blast\b/) ? own.slice(0, 1) : own;
  }
  if (period) return quizzes.filter(({ day }) => isIn(day, period));
  if (asks(/\bfinal\b/))
    return quizzes.filter(({ id, title: name }) => /final|check/i.test(name) && items.some((item) => item.id === id));
  if (
    asks(
      /\bquizzes\b|\bquizes\b|\btests\b|\bscores\b|\bresults\b|\bmarks\b|\bgrades\b|\baverage\b|\bbest\b|\bworst\b|\bany\b|\beverything\b|\banything\b|\bever\b/,
    )
  )
    return [...quizzes];
  return quizzes.slice(0, 1);
}

/** Of several quizzes each with its title; of one alone, or of the one taken last, without it. */
function alone(own: readonly TakenQuiz[], quiz: TakenQuiz, facts: readonly Fact[]): Fact[] {
  return own.length === 1 ? [...facts] : [beside([quiz.title], any(...facts))];
}

/** What the screens say of the last attempt at a quiz, and of the best one. */
function ofQuiz({ score, best, right, questions, isPassed }: TakenQuiz): Fact[] {
  return [
    figure(score, SCORE),
    figure(best, SCORE),
    all(figure(right, SCORE), figure(questions, SCORE)),
    isPassed ? all(words(/\bpassed\b|\bpass\b/i), (said) => !FAILED(said)) : FAILED,
  ];
}
const FAILED = words(/\bfailed\b|\b(?:not|n't|n't yet|not yet)\b[^.]*\bpass(?:ed)?\b/i);

const ofNamed = (quiz: TakenQuiz, _record: RecordData): Fact[] => [beside([quiz.title], any(...ofQuiz(quiz)))];

function averagesOf(own: readonly TakenQuiz[]): Fact[] {
  const mean = (of: (quiz: TakenQuiz) => number) => own.reduce((sum, quiz) => sum + of(quiz), 0) / own.length;
  return [mean(({ score }) => score), mean(({ best }) => best)].flatMap((each) =>
    [Math.round(each), Math.floor(each), Math.round(each * 10) / 10].map((figures) => figure(figures, AVERAGE)),
  );
}

/** The best or the worst, by the last attempt or by the best one: its title, or its score. */
function ofEnds({ asks }: Question, own: readonly TakenQuiz[], { modules }: RecordData): Fact[] {
  const ends = [...(asks(/\bbest|\bhighest/) ? [Math.max] : []), ...(asks(/\bworst|\blowest/) ? [Math.min] : [])];
  return ends.flatMap((end) =>
    [({ score }: TakenQuiz) => score, ({ best }: TakenQuiz) => best].flatMap((of) => {
      const wanted = end(...own.map(of));
      const quizzes = own.filter((quiz) => of(quiz) === wanted);
      const names = modules
        .filter(({ id }) => quizzes.some(({ module }) => module === id))
        .map((module) => module.title);
      return [
        figure(wanted, SCORE),
        ...quizzes.map((quiz) =>
          all(title(quiz.title), words(/best|worst|result|score|%|per ?cent|highest|lowest|full/i)),
        ),
        ...(asks(/\bmodule\b/) ? [title(...names)] : []),
      ];
    }),
  );
}

function improved(own: readonly TakenQuiz[], quiz: TakenQuiz): Fact[] {
  if (!quiz.before)
    return alone(own, quiz, [none(/attempt|try|second|once/i), words(/\b(?:once|first|only one|one attempt)\b/i)]);
  const { score } = quiz.before;
  return alone(own, quiz, [decided(quiz.score > score, [figure(quiz.score, SCORE), figure(score, SCORE)])]);
}

/** All of them, each with what became of it. */
const listed = (own: readonly TakenQuiz[]): Fact =>
  all(...own.map((quiz) => beside([quiz.title], any(...ofQuiz(quiz)))));

function ofFailed({ subject }: Question, own: readonly TakenQuiz[], record: RecordData): Fact[] {
  const failed = own.filter(({ isPassed }) => !isPassed);
  if (failed.length === 0)
    return [
      none(/fail/i),
      words(/\bpassed (?:all|every)|\ball\b.*\bpassed\b/i),
      listed(own),
      ...(subject ? own.flatMap((quiz) => ofNamed(quiz, record)) : []),
    ];
  return [
    decided(
      true,
      failed.map((quiz) => all(title(quiz.title), words(/fail|pass/i))),
    ),
  ];
}

function ofPassed(own: readonly TakenQuiz[], isOpenAsked: boolean, record: RecordData): Fact[] {
  const passed = own.filter(({ isPassed }) => isPassed);
  const failed = own.filter(({ isPassed }) => !isPassed);
  if (isOpenAsked) return ofFailed({ subject: null } as Question, own, record);
  return [
    figure(passed.length, /quiz|test|pass/i),
    ...passed.map((quiz) => all(title(quiz.title), words(/pass/i))),
    ...(failed.length === 0
      ? [words(/\ball\b|\bevery/i)]
      : failed.map((quiz) => all(title(quiz.title), words(/fail|pass/i)))),
  ];
}

const NO_MISTAKES = /mistake|wrong|miss|error|incorrect/i;
const WRONG = /wrong|mistake|miss|error|incorrect|not right|slip|fail|forg[eo]t|not know|did not|didn't|\d of \d/i;
/** A quiz, where it is said that something was wrong in it. */
const wrongIn = (...names: readonly string[]): Fact => all(title(...names), words(WRONG));
const IN_GENERAL =
  /\bkeep\b|\balways\b|\bso far\b|\bmore than once\b|\bmost\b|\bweak\b|\bbad at\b|\bagain\b|\bever\b|\bslip/;

/** What was answered wrong: the questions or the quiz they stand in, or that there are none. */
export const missed: Rule = (question, record) => {
  const { asks, subject, period } = question;
  if (subject?.isElsewhere || record.quizzes.length === 0) return [none(TAKEN)];
  const own = subject || period || asks(/\b(?:last|latest|most recent)\b/) ? lastOf(question, record) : record.quizzes;
  const wrong = own.filter((quiz) => quiz.missed.length > 0);
  if (asks(/\bhow many\b/))
    return own.flatMap((quiz) =>
      alone(own, quiz, [figure(quiz.missed.length, /wrong|mistake|miss|question|error|not right/i)]),
    );
  const facts = wrong.flatMap((quiz) => [wrongIn(quiz.title), ...quiz.missed.map(passage)]);
  const general = (subject || period) && !asks(IN_GENERAL) ? [] : forgotten(question, record);
  if (wrong.length > 0) return [decided(true, [...facts, ...general])];
  const nothing = any(none(NO_MISTAKES), words(/\b(?:all|everything|every)\b.*\b(?:right|correct)\b/i));
  return [nothing, ...general];
};

function lastOf({ asks, period, subject }: Question, record: RecordData): TakenQuiz[] {
  const own = subject ? quizzesOf(record, subject) : record.quizzes.filter(({ day }) => !period || isIn(day, period));
  return asks(/\b(?:last|latest|most recent)\b/) && !subject ? own.slice(0, 1) : [...own];
}

/** What was missed before the last attempt, and cards that were not known: weak spots, where nothing is named. */
function forgotten({ asks }: Question, { quizzes, reviews, modules }: RecordData): Fact[] {
  if (asks(/\b(?:last|latest)\b.*\b(?:quiz|test)\b/)) return [];
  const before = quizzes.filter(({ before, missed: now }) => now.length > 0 || (before?.missed ?? 0) > 0);
  const cards = reviews.items.filter(({ history }) => history.some(({ recall }) => recall === 'forgotten'));
  const topics = modules.filter(({ id }) => before.some(({ module }) => module === id)).map((module) => module.title);
  return [
    ...before.map((quiz) => wrongIn(quiz.title)),
    ...cards.flatMap((card) =>
      card.kind === 'question' ? [passage(card.question.prompt), wrongIn(card.quiz.title)] : [],
    ),
    ...(asks(/\btopic\b|\bweak\b|\bbad at\b|\bslip/) ? [wrongIn(...topics)] : []),
  ];
}
