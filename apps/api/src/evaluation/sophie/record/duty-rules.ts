import { daysBetween, endIn, onDay } from './days.ts';
import type { Question, Subject } from './question.ts';
import type { RecordData } from './record-data.ts';
import { all, any, decided, type Fact, figure, none, title, words } from './said.ts';
import type { Rule } from './standing-rules.ts';

type Certificate = RecordData['certificates'][number];
type Assignment = RecordData['assignments'][number];

const PAPER = /certificat|cert|diploma|paper|proof/i;
const SOON_DAYS = 60;
const WHERE = /\bwhere\b|\bdownload|\bpdf\b|\bprint|\bsend me\b|\bsee\b|\bagain\b/;

/** Certificates: which and how many, of what is named, until when they are valid, what is missing for one. */
export const certificates: Rule = (question, record) => {
  const { asks, asked, subject } = question;
  const { today, courses } = record;
  const held = record.certificates.filter(({ state }) => state !== 'revoked');
  if (asks(/\bmissing\b|\bhow (?:close|far)\b|\bqualified\b/))
    return [...toCertificate(question, record), ...(subject ? ofHeld(held) : [])];
  const own = subject ? held.filter((certificate) => isOf(certificate, subject, courses)) : held;
  // Of what is named there is none: so it says, or which there are.
  if (own.length === 0) return [decided(false, [none(PAPER), ...(subject ? ofHeld(held) : [])])];
  if (asks(/\bexpir|\brun(?:s|ning)? out\b|\bvalid\b|\bstill good\b|\brenew|\buntil when\b/))
    return validity(asked, own, today);
  if (asks(/\bwhen\b|\bwhat date\b|\bwhich day\b|\bdate\b/))
    return own.flatMap(({ issued_on: on }) => [onDay(on, today)]);
  const where = asks(WHERE) ? [all(words(PAPER), words(/\bprofile\b|\brecord\b|\bdownload|\bpage\b|\bpdf\b/i))] : [];
  const thisYear = own.filter(({ issued_on: on }) => on.startsWith(today.slice(0, 4)));
  const counted = asks(/\bthis year\b/) ? thisYear : own;
  return [
    decided(counted.length > 0, [
      ...ofHeld(counted),
      figure(counted.length, PAPER),
      ...where,
      ...own.map(({ issued_on: on }) => onDay(on, today)),
    ]),
  ];
};

/** Its title: a quiz may have the same. */
const ofHeld = (some: readonly Certificate[]): Fact[] =>
  some.map((each) => all(title(each.title), words(/certif|\bcerts?\b|diploma|paper|proof|issued|valid|earned|pdf/i)));

/** It is of the course or module that is named, or of a course that this module is in. */
function isOf({ target_id: id }: Certificate, subject: Subject, courses: RecordData['courses']): boolean {
  const course = courses.find((each) => each.id === id);
  return (
    subject.courses.has(id) ||
    subject.modules.some(
      (module) => module.id === id || (course?.modules.length === 1 && course.modules[0]!.id === module.id),
    )
  );
}

function validity(asked: string, own: readonly Certificate[], today: string): Fact[] {
  const ends = own.flatMap(({ valid_until: until }) => until ?? []);
  const days = ends.map((day) => onDay(day, today));
  const forEver = ends.length === 0 ? [none(/expire|run out|end/i), words(/\bfor ever\b|\bforever\b/i)] : [];
  const isOver = own.some(({ state }) => state === 'expired');
  const within = /\bthis year\b/.test(asked) ? daysBetween(today, `${today.slice(0, 4)}-12-31`) : SOON_DAYS;
  const isSoon = ends.some((day) => daysBetween(today, day) <= within);
  // 'Does one run out?' and 'is it still valid?' ask the other way round; asked both ways, no single word decides.
  if (/\bor\b|\bwhen\b|\bwhich\b|\bhow long\b|\bdate\b/.test(asked)) return [...days, ...forEver];
  if (/\bvalid\b|\bstill good\b/.test(asked)) return [decided(!isOver, [...days, ...forEver])];
  return [decided(/\bexpired\b/.test(asked) ? isOver : isSoon, [...days, ...forEver])];
}

/** What is missing for the certificate of a course: how much of it is open, in items or per cent. */
function toCertificate({ subject }: Question, { courses, certificates: held }: RecordData): Fact[] {
  const offered = courses.filter(({ has_certificate: has }) => has);
  const named = offered.filter(
    (course) =>
      subject?.courses.has(course.id) ||
      subject?.modules.some(({ id }) => course.modules.some((module) => module.id === id)),
  );
  const own = subject ? named : offered;
  const facts = own.map(
    ({ title: name, content_completed: done, total_content: total, progress_percentage: percent }) =>
      all(
        title(name),
        any(
          ...[done, total - done, percent, 100 - percent].map((each) =>
            figure(each, /lesson|item|thing|left|done|missing|open|of|%|per ?cent|finish/i),
          ),
        ),
      ),
  );
  const ready = own
    .filter((course) => held.some(({ target_id: id }) => id === course.id))
    .map((course) => all(title(course.title), words(/have|earned|done|already|nothing|issued|got/i)));
  return [...facts, ...ready, ...(own.length === 0 ? [none(PAPER)] : [])];
}

const TASKS = /assign|deadline|mandatory|compulsory|due|course|module|training|open|overdue|late|must|duty|task/i;
const DUTY =
  /assign|deadline|mandatory|compulsory|\bdue\b|asked|must|have to|duty|given|late|until|still open|by \d|by the/i;
const DONE = /\b(?:done|finished|completed?|nothing (?:left|open))\b/i;

/** What somebody was asked to finish: what is open and by when, what is late, whether it is done. */
export const assigned: Rule = (question, record) => {
  const { asks, asked, subject } = question;
  const { assignments, today, courses } = record;
  const isOpen = ({ state }: Assignment) => state !== 'done' && state !== 'exempt';
  const open = assignments.filter(isOpen).toSorted((a, b) => (a.due_on ?? '9').localeCompare(b.due_on ?? '9'));
  const nothing = [none(TASKS), words(/\b(?:all|everything)\b.*\b(?:done|finished|complete)/i)];
  if (subject) {
    const own = assignments.filter(
      ({ target_id: id }) =>
        subject.courses.has(id) ||
        subject.items.has(id) ||
        subject.modules.some(
          (module) =>
            module.id === id ||
            courses.some((course) => course.id === id && course.modules.some((each) => each.id === module.id)),
        ),
    );
    if (own.length === 0) return [decided(false, [none(TASKS), words(/\bvoluntary\b|\bup to you\b|\boptional\b/i)])];
    return own.flatMap((each) => [
      ...byWhen(each, today),
      ...(isOpen(each)
        ? [all(title(each.target_title), words(/yes|assigned|due|late|overdue|must/i))]
        : [all(title(each.target_title), words(DONE), words(DUTY))]),
    ]);
  }
  if (asks(/\boverdue\b|\blate\b|\bbehind\b|\bmissed a deadline\b|\bin trouble\b/)) {
    const late = assignments.filter(({ state }) => state === 'late');
    return [decided(late.length > 0, late.length > 0 ? late.flatMap((each) => named(each, today)) : nothing)];
  }
  if (asks(/\balready\b|\bticked off\b|\bhave i (?:done|handled|started)\b|\bi was told to do done\b/)) {
    const done = assignments.filter((each) => !isOpen(each));
    return [
      decided(open.length === 0, [
        ...done.map((each) => title(each.target_title)),
        ...open.flatMap((each) => named(each, today)),
        ...(open.length === 0 ? nothing : []),
      ]),
    ];
  }
  const until = /\bby friday\b|\buntil\b|\bthis (?:week|month)\b|\btil\b|\bby \w+day\b|\bmust i finish\b/.test(asked)
    ? endIn(asked, today)
    : null;
  if (open.length === 0)
    return [...nothing, ...assignments.map((each) => all(title(each.target_title), words(DONE), words(DUTY)))];
  const inTime = until === null ? open : open.filter(({ due_on: due }) => due !== null && due <= until);
  if (inTime.length === 0) return [...nothing, ...named(open[0]!, today)];
  const wanted = asks(/\bnext\b|\burgent\b|\bcomes first\b/)
    ? inTime.filter(({ due_on: due }) => due === inTime[0]!.due_on)
    : inTime;
  return [
    decided(true, [
      ...wanted.flatMap((each) => named(each, today)),
      ...(asks(/\bhow many\b/) ? [figure(open.length, TASKS)] : []),
    ]),
  ];
};

/** Its title, or the day it is due. */
const named = (each: Assignment, today: string): Fact[] => [
  all(title(each.target_title), words(DUTY)),
  ...byWhen(each, today),
];

const byWhen = ({ due_on: due }: Assignment, today: string): Fact[] => (due === null ? [] : [onDay(due, today)]);
