/** Flaws that a rule can see in a question or a quiz. */
export const writingRules = {
  longest_key: {
    title: /*i18n*/ 'The right one gives itself away',
    message: /*i18n*/ "It's {times} times as long as the others. Somebody who knows nothing still picks it.",
  },
  key_place: {
    title: /*i18n*/ 'The right one stands at the same place',
    message: /*i18n*/ '{letter} is right in {count} of {total}, and options are asked in this order.',
  },
  negative_stem: {
    title: /*i18n*/ "It asks for what isn't so",
    message: /*i18n*/ 'In a hurry ‘{word}’ is read over. Ask for what is so.',
  },
  all_or_none: {
    title: /*i18n*/ 'An option about the other options',
    message: /*i18n*/ 'Knowing one of the others is enough to solve it. Name a real choice instead.',
  },
  overlapping: {
    title: /*i18n*/ 'Two options say the same',
    message: /*i18n*/ 'It overlaps with ‘{other}’. Only one of them can be right, so people argue or rule out both.',
  },
  implausible: {
    title: /*i18n*/ 'Nobody will choose this',
    message: /*i18n*/ 'It has nothing to do with what is asked. Without it {rest} remain, and guessing gets easier.',
  },
  missing_reason: {
    title: /*i18n*/ 'No reason yet',
    message: /*i18n*/ 'Somebody kind would choose this. What do they overlook?',
  },
  missing_explanation: {
    title: /*i18n*/ 'No explanation yet',
    message: /*i18n*/ "Say in a sentence why it's so: that's when people learn.",
  },
  thin_explanation: {
    title: /*i18n*/ 'Hardly an explanation',
    message: /*i18n*/ "In {length} characters nobody can say why it's so. Make it a sentence.",
  },
  mostly_true: {
    title: /*i18n*/ 'Nearly everything is true',
    message: /*i18n*/ '‘True’ is right in {count} of {total}. Who always says so passes.',
  },
  mostly_false: {
    title: /*i18n*/ 'Nearly everything is false',
    message: /*i18n*/ '‘False’ is right in {count} of {total}. Who always says so passes.',
  },
  long_sentence: {
    title: /*i18n*/ 'Hard to read in a hurry',
    message: /*i18n*/ 'One sentence has {words} words. Two shorter ones say the same.',
  },
  long_words: {
    title: /*i18n*/ 'Hard to read in a hurry',
    message: /*i18n*/ '{share}% of its words are long. Say it as you would to a colleague.',
  },
  few_results: {
    title: /*i18n*/ 'Its numbers hardly change',
    message:
      /*i18n*/ 'Only {count} different answers can come out. Who has seen it knows it next time: widen the ranges.',
  },
  unworked_explanation: {
    title: /*i18n*/ 'The explanation knows no numbers',
    message: /*i18n*/ 'Everybody gets other numbers. Say them as {example}, so that it fits each time.',
  },
  missing_source: {
    title: /*i18n*/ 'It leads to no lesson',
    message: /*i18n*/ 'Say which lesson teaches it: whoever got it wrong gets a way there.',
  },
  missing_alternative: {
    title: /*i18n*/ "The picture isn't described",
    message: /*i18n*/ "Describe it in a sentence, for those who can't see it. Don't give the answer away.",
  },
} as const;

export type WritingRule = keyof typeof writingRules;
export type FieldPath = readonly (string | number)[];

/** A value to be put somewhere; undefined takes away what stands there. */
export interface Change {
  readonly path: FieldPath;
  readonly value: unknown;
}

/** A better wording, ready to be used. */
export interface Suggestion {
  /** What it would say; '' where the change speaks for itself. */
  readonly text: string;
  readonly changes: readonly Change[];
}

export interface WritingFinding {
  readonly rule: WritingRule;
  /** Where it stands: in a question from its own fields on, in a quiz from the quiz's. */
  readonly path: FieldPath;
  /** What is put into the message. */
  readonly values: Readonly<Record<string, string | number>>;
  readonly suggestion: Suggestion | null;
}

/** A lesson whose words the questions may rest on. */
export interface TaughtLesson {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

/** What is known around a quiz. */
export interface WritingContext {
  /** Lessons of its chapter or module; empty while none is known. */
  readonly lessons: readonly TaughtLesson[];
  /** Sources that the quiz names for itself. */
  readonly references: number;
}

export const NO_CONTEXT: WritingContext = { lessons: [], references: 0 };

/** The value with the changes made in it; what is not named stays as it is. */
export function withChanges<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce((current, { path, value: next }) => setAt(current, path, next) as T, value);
}

function setAt(target: unknown, [first, ...rest]: FieldPath, value: unknown): unknown {
  if (first === undefined) return value;
  if (Array.isArray(target)) return target.map((each, i) => (i === first ? setAt(each, rest, value) : each));
  const fields = (target ?? {}) as Record<string, unknown>;
  const next = setAt(fields[first], rest, value);
  const { [first]: _, ...others } = fields;
  return next === undefined ? others : { ...fields, [first]: next };
}

/** A finding in English, for a terminal. */
export function sayFinding({ rule, values }: WritingFinding): string {
  const { title, message } = writingRules[rule];
  return `${title}: ${message.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))}`;
}
