import type { Question, QuestionOf } from '@snapwell/contract/quizzes/question-types';
import { blankNames } from '@snapwell/contract/quizzes/question-types/written';
import { plainTex } from '#text/plain-tex.ts';
import { ExportNotes, type QuizToWrite, type WrittenFile, writtenNumber } from '#files/written-file.ts';

/** Writes the types that GIFT knows; the others are named in the notes. */
export function writeGift({ id, title, questions }: QuizToWrite): WrittenFile {
  const notes = new ExportNotes();
  const blocks = questions.flatMap((question) => {
    const body = writeBody(question, notes);
    if (body === null) return [];
    if (question.image) notes.change(question, 'Left out: the picture.');
    const general = question.explanation ? `\n\t####${escape(question.explanation)}` : '';
    const tags = question.tags.length > 0 ? `// ${question.tags.map((tag) => `[tag:${tag}]`).join(' ')}\n` : '';
    return `${tags}::${escape(question.id)}::${body.text ?? `[plain]${escape(question.prompt)}`} {${body.answers}${general}\n}${body.after ?? ''}\n`;
  });
  const content = [`$CATEGORY: ${title.replaceAll('/', '-')}\n`, ...blocks].join('\n');
  return { fileName: `${id}.gift.txt`, mediaType: 'text/plain; charset=utf-8', content, notes: notes.all };
}

interface Body {
  readonly answers: string;
  readonly text?: string;
  readonly after?: string;
}

function writeBody(question: Question, notes: ExportNotes): Body | null {
  switch (question.type) {
    case 'true_false':
      return { answers: `${question.answer ? 'TRUE' : 'FALSE'}${whysOfTruth(question)}` };
    case 'single_choice':
      return {
        answers: lines(
          question.options.map(({ text, correct, why }) => `${correct ? '=' : '~'}${escape(text)}${feedback(why)}`),
        ),
      };
    case 'multiple_choice':
      return {
        answers: lines(
          question.options.map(
            ({ text, correct, why }) => `~%${correct ? shareOf(question) : -100}%${escape(text)}${feedback(why)}`,
          ),
        ),
      };
    case 'matching':
      return {
        answers: lines([
          ...question.pairs.map(({ left, right }) => `=${escape(left)} -> ${escape(right)}`),
          ...question.decoys.map((decoy) => `= -> ${escape(decoy)}`),
        ]),
      };
    case 'numeric':
      if (question.other_units) notes.change(question, 'Left out: the choice of units.');
      else if (question.unit) notes.change(question, `Left out: the unit '${question.unit}'.`);
      return {
        answers: `#${writtenNumber(question.answer)}${question.tolerance > 0 ? `:${writtenNumber(question.tolerance)}` : ''}`,
      };
    case 'fill_in_the_blank':
      return writeBlank(question, notes);
    default:
      return notes.refuse(question, 'GIFT has no such type.');
  }
}

function writeBlank(question: QuestionOf<'fill_in_the_blank'>, notes: ExportNotes): Body | null {
  const [name = '', ...more] = blankNames(question.text);
  const blank = question.blanks[name]!;
  if (more.length > 0) return notes.refuse(question, 'GIFT has one blank at most.');
  if (question.bank) notes.change(question, 'Left out: the word bank.');
  if (blank.tolerance !== undefined && blank.accept.length > 1)
    return notes.refuse(question, 'GIFT has one number at most.');
  const answers = blank.others
    ? lines([
        ...blank.accept.slice(0, 1).map((text) => `=${escape(text)}`),
        ...blank.others.map((text) => `~${escape(text)}`),
      ])
    : blank.tolerance === undefined
      ? lines(blank.accept.map((text) => `=${escape(text)}`))
      : `#${blank.accept[0]}:${blank.tolerance}`;
  const [before = '', after = ''] = question.text.split(`{{${name}}}`);
  if (before.trim() === '' && after.trim() === '') return { answers };
  notes.change(question, 'The question and the text with the blank became one.');
  return { answers, text: `[plain]${escape(`${question.prompt} ${before}`)}`, after: escape(after) };
}

/** What is said to the wrong answer stands first. */
function whysOfTruth({ answer, why_true: ifTrue = '', why_false: ifFalse = '' }: QuestionOf<'true_false'>): string {
  const [right, wrong] = answer ? [ifTrue, ifFalse] : [ifFalse, ifTrue];
  return right || wrong ? `#${escape(wrong)}${right ? `#${escape(right)}` : ''}` : '';
}

/** Positive weights must add up to 100. */
const shareOf = ({ options }: QuestionOf<'multiple_choice'>) =>
  writtenNumber(Math.round(10_000_000 / options.filter(({ correct }) => correct).length) / 100_000);
const lines = (answers: readonly string[]) => answers.map((answer) => `\n\t${answer}`).join('');
const feedback = (why: string | undefined) => (why ? `#${escape(why)}` : '');

/** An empty line would end the question, so line breaks are written as \n. */
const escape = (text: string) =>
  plainTex(text)
    .replaceAll(/[~=#{}:\\]/g, String.raw`\$&`)
    .replaceAll(/\r?\n/g, String.raw`\n`)
    .trim();
