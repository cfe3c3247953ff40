import type { Question } from './question.ts';
import type { OwnModule, RecordData } from './record-data.ts';
import { any, beside, decided, type Fact, figure, none, title, within, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

/** What is counted where lessons are. */
export const LESSONS =
  /lesson|\bitems?\b|\bthings?\b|\bsteps?\b|done|finish|complet|\bleft\b|\bopen\b|to go|begun|started|module|course|of \d|\/|%|per ?cent/i;
const PERCENT = /%|per ?cent|share/i;

interface Share {
  readonly done: number;
  readonly total: number;
}

/** How far somebody is: in all, in what is named, in chapters or modules, and what is left. */
export const progress: Rule = (question, record) => {
  const { asks, subject } = question;
  const { modules, courses } = record;
  const inAll = { done: sum(modules, ({ done }) => done), total: sum(modules, ({ total }) => total) };
  if (subject?.isElsewhere) return [none(LESSONS)];
  if (subject) {
    const own: Share[] = [...subject.modules, ...courses.filter(({ id }) => subject.courses.has(id)).map(ofCourse)];
    const parts =
      own.length > 0
        ? own
        : record.modules.filter(({ id }) =>
            record.items.some((item) => subject.items.has(item.id) && item.module_id === id),
          );
    return parts.flatMap((share) => howFar(question, share));
  }
  if (asks(/\bmodules\b|\bcourses\b/)) return ofModules(question, record);
  if (asks(/\bchapters?\b/))
    return [
      figure(
        sum(modules, (each) => each.chaptersDone),
        /chapter/i,
      ),
      figure(
        sum(modules, (each) => each.chapters - each.chaptersDone),
        /chapter/i,
      ),
      ...ofChapters(record),
    ];
  if (asks(/\bquiz(?:zes)?\b/))
    return [
      figure(record.items.filter(({ type, is_completed: isDone }) => type === 'quiz' && !isDone).length, /quiz/i),
      ...namedShares(question, record),
    ];
  const current = modules.find(({ id }) => id === record.home.whats_next?.module_id);
  const here = current && asks(/\bmodule\b|\bcourse\b|\bthis\b/) ? howFar(question, current) : [];
  return [...howFar(question, inAll), ...here, ...namedShares(question, record)];
};

/** A chapter with what of it is done. */
const ofChapters = ({ items }: RecordData): Fact[] =>
  [...Map.groupBy(items, ({ module_id: module, chapter_id: chapter }) => `${module}/${chapter}`).values()].map((own) =>
    beside([own[0]!.chapter_title ?? ''], figure(own.filter(({ is_completed: isDone }) => isDone).length, LESSONS)),
  );

const sum = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((total, one) => total + of(one), 0);
const ofCourse = ({ content_completed: done, total_content: total }: RecordData['courses'][number]): Share => ({
  done,
  total,
});

/** The figures of a share, as a count or in per cent; a question of half or all is answered by yes or no too. */
function howFar({ asks }: Question, { done, total }: Share): Fact[] {
  const percent = total === 0 ? 0 : (100 * done) / total;
  const facts = [
    figure(done, LESSONS),
    figure(total - done, /left|open|to go|remain|more|missing|still|ahead/i),
    ...[...new Set([Math.floor(percent), Math.round(percent)])].map((each) => figure(each, PERCENT)),
    ...[...new Set([Math.floor(100 - percent), Math.ceil(100 - percent)])].map((each) =>
      within(/left|open|to go|remain|missing|still/i, figure(each, PERCENT)),
    ),
    ...(done === total
      ? [
          within(
            /module|course|\ball\b|everything|whole|\bit\b|nothing|%/i,
            words(
              /\b(?:all|everything|whole)\b|\bfinished\b|\bcompleted?\b|\bdone\b|\bnothing (?:is )?(?:left|open|missing)\b/i,
            ),
          ),
        ]
      : []),
    ...(done === 0 ? [words(/\bnot (?:yet )?(?:begun|started|opened)\b|\bnothing\b|\bnone\b/i)] : []),
  ];
  if (asks(/\bhalf ?way|\bmore than half\b/)) return [decided(percent >= 50, facts)];
  const isWholeAsked = asks(
    /\beverything\b|\ball (?:the )?lessons\b|\bthrough\b|\bcomplete|\bfinished\b|^done\b|\bcourse done\b/,
  );
  const isOpenAsked = asks(
    /\bor\b|\bleft\b|\bopen\b|\bmissing\b|\bhow (?:many|much|far)\b|\bwhat\b|\bnearly\b|\bwhich\b/,
  );
  return isWholeAsked && !isOpenAsked ? [decided(done === total, facts)] : facts;
}

/** A quiz is called like its module, and a score is no share of it. */
const noResult = (fact: Fact): Fact => within(/^(?!.*\b(?:passed|failed|scored?)\b)/i, fact);

/** Shares of modules and courses that the reply names. */
function namedShares(question: Question, { modules, courses }: Pick<RecordData, 'modules' | 'courses'>): Fact[] {
  return [
    ...modules.map((module) => beside([module.title], noResult(any(...howFar(question, module))))),
    ...courses.map((course) => beside([course.title], noResult(any(...howFar(question, ofCourse(course)))))),
  ];
}

/** Modules or courses as wholes: how many are done, begun and untouched, and which. */
function ofModules(question: Question, { modules, courses }: RecordData): Fact[] {
  const { asks } = question;
  const kinds: (Share & { title: string })[] = asks(/\bcourses\b/)
    ? courses.map((course) => ({ title: course.title, ...ofCourse(course) }))
    : [...modules];
  const unit = asks(/\bcourses\b/) ? /course/i : /module/i;
  const is = {
    done: kinds.filter(({ done, total }) => done === total),
    begun: kinds.filter(({ done, total }) => done > 0 && done < total),
    open: kinds.filter(({ done }) => done === 0),
  };
  const shares = namedShares(question, { modules, courses });
  if (asks(/\bhow many\b/))
    return [figure(is.done.length, unit), figure(kinds.length - is.done.length, unit), ...shares];
  const wanted = asks(/\bnot (?:even )?(?:touched|started|begun)\b/)
    ? is.open
    : asks(/\bhalf\b|\bnot (?:finished|completed)\b/)
      ? is.begun
      : kinds;
  if (wanted === kinds) return [figure(is.done.length, unit), ...shares, ...howFar(question, whole(modules))];
  return wanted.length === 0
    ? [none(LESSONS)]
    : [title(...wanted.map((each) => each.title)), figure(wanted.length, unit)];
}

const whole = (modules: readonly OwnModule[]): Share => ({
  done: sum(modules, ({ done }) => done),
  total: sum(modules, ({ total }) => total),
});
