import { readCsvTable } from './csv-table.ts';
import type { Candidate, QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import { withTex } from '#text/tex.ts';
import { asTags } from '#text/slugs.ts';

const COLUMNS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['type', /^(question ?)?(type|kind)$/],
  ['prompt', /^(question|prompt|question ?text|stem)$/],
  ['options', /^(options|choices)$/],
  ['option', /^(option|answer|choice|distractor)s?[ _-]?([0-9]+|[a-z])$/],
  ['correct', /^(correct|right|key)([ _-]?(answer|option|choice)s?)?(\(s\))?$|^answers?$|^correct answer\(s\)$/],
  ['explanation', /^(explanation|feedback|rationale|general ?feedback)$/],
  ['difficulty', /^(difficulty|level)$/],
  ['tags', /^(tags?|categor(y|ies)|topic)$/],
  ['tolerance', /^tolerance$/],
  ['unit', /^unit$/],
  ['teaches', /^teaches$/],
];

const TYPES: readonly (readonly [pattern: RegExp, type: Candidate['type']])[] = [
  [/^(single|multiple ?choice|mc|single[ _-]?choice|radio)$/, 'single_choice'],
  [/^(multiple|multi(ple)?[ _-]?(select|answer|response)|multiple_choice|checkbox(es)?|mr)$/, 'multiple_choice'],
  [/^(true ?[/ _-]? ?(or ?)?false|tf|true_false|boolean)$/, 'true_false'],
  [/^(short ?answer|text|fill ?in( the blank)?|fill_in_the_blank|open)$/, 'fill_in_the_blank'],
  [/^(num(ber|eric|erical)?)$/, 'numeric'],
  [/^(order(ing)?|sequence)$/, 'ordering'],
  [/^match(ing)?$/, 'matching'],
];

interface Row {
  readonly cells: Readonly<Record<string, string>>;
  readonly options: readonly { readonly name: string; readonly text: string }[];
}

/**
 * A table of questions: the first row names the columns. `question` and `correct` are needed; `option 1`, `option 2`
 * ... (or `options`, parted by `|`), `type`, `explanation`, `difficulty`, `tags`, `tolerance`, `unit` are known. What
 * is right is a text, a number or a letter of an option; several are parted by a semicolon. Pairs to match are
 * written `left -> right` in the options.
 */
export function readCsv(collector: QuestionCollector, text: string): void {
  const { rows, broken } = readCsvTable(text);
  readRows(collector, rows);
  if (broken)
    collector.noteFile('refused', `${broken.message} From here on nothing was read.`, {
      name: 'The file',
      line: broken.line,
    });
}

function readRows(collector: QuestionCollector, [header, ...rows]: ReturnType<typeof readCsvTable>['rows']): void {
  if (!header) return;
  const columns = header.cells.map((name) => ({ name, role: roleOf(name) }));
  const heading = { name: 'The first row', line: header.line };
  if (!columns.some(({ role }) => role === 'prompt'))
    collector.noteFile('refused', "There is no column 'question'.", heading);
  for (const { name } of columns.filter(({ role, name }) => role === null && name !== ''))
    collector.noteFile('changed', `Left out: the column '${name}', which is not known here.`, heading);
  for (const { cells, line } of columns.some(({ role }) => role === 'prompt') ? rows : []) {
    const row = rowOf(columns, cells);
    const place = { name: row.cells.prompt ?? '', line };
    const candidate = readRow(collector, place, row);
    if (candidate) collector.add(place, candidate);
  }
}

function roleOf(header: string): string | null {
  const name = header.trim().toLowerCase().replaceAll('_', ' ');
  return COLUMNS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

function rowOf(columns: readonly { name: string; role: string | null }[], values: readonly string[]): Row {
  const cells: Record<string, string> = {};
  const options: { name: string; text: string }[] = [];
  columns.forEach(({ name, role }, i) => {
    const text = withTex(values[i]?.trim() ?? '');
    if (role === 'option') options.push({ name: /([0-9]+|[a-z])$/i.exec(name.trim())?.[1]?.toLowerCase() ?? '', text });
    else if (role === 'options')
      options.push(...text.split(/[|\n]/).map((part, n) => ({ name: String(n + 1), text: part.trim() })));
    else if (role) cells[role] ||= text;
  });
  return { cells, options: options.filter((option) => option.text !== '') };
}

function readRow(collector: QuestionCollector, place: QuestionPosition, row: Row): Candidate | null {
  const { prompt = '', type = '', correct = '', explanation, tags = '', difficulty = '', teaches } = row.cells;
  if (prompt === '') {
    collector.refuse(place, 'The question is empty.');
    return null;
  }
  const named = TYPES.find(([pattern]) => pattern.test(type.toLowerCase()))?.[1];
  if (type !== '' && !named) {
    collector.refuse(place, `'${type}' is not a type that is known here.`);
    return null;
  }
  const level = /^(easy|medium|hard)$/i.test(difficulty) ? difficulty.toLowerCase() : undefined;
  if (difficulty !== '' && !level)
    collector.change(place, `Left out: the difficulty '${difficulty}'. It is easy, medium or hard.`);
  const head = { prompt, explanation, tags: asTags(tags.split(/[;,]/)), difficulty: level, teaches };
  const rights = correct
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const body = bodyOf(named ?? guessType(row, rights), row, rights);
  if (typeof body === 'string') {
    collector.refuse(place, body);
    return null;
  }
  return { ...head, ...body };
}

function guessType({ options }: Row, rights: readonly string[]): Candidate['type'] {
  if (options.length === 0 && rights.length === 1 && /^(true|false|t|f)$/i.test(rights[0]!)) return 'true_false';
  if (options.length === 0) return 'fill_in_the_blank';
  if (options.every(({ text }) => text.includes('->'))) return 'matching';
  return rights.length > 1 ? 'multiple_choice' : 'single_choice';
}

type Body = { type: Candidate['type'] } & Record<string, unknown>;

/** What the type asks for, or what is wrong. */
function bodyOf(type: Candidate['type'], row: Row, rights: readonly string[]): Body | string {
  const { cells, options } = row;
  const [first = ''] = rights;
  switch (type) {
    case 'true_false':
      return /^(true|t|yes|1|false|f|no|0)$/i.test(first)
        ? { type, answer: /^(true|t|yes|1)$/i.test(first) }
        : "What is right must be 'true' or 'false'.";
    case 'numeric': {
      const answer = Number(first.replace(',', '.'));
      return first !== '' && Number.isFinite(answer)
        ? { type, answer, tolerance: Number(cells.tolerance || 0), unit: cells.unit }
        : 'What is right must be a number.';
    }
    case 'fill_in_the_blank': {
      const accept = rights.length > 0 ? rights : options.map(({ text }) => text);
      return accept.length > 0
        ? { type, text: '{{answer}}', blanks: { answer: { accept } } }
        : 'What is right is missing.';
    }
    case 'ordering':
      return { type, items: options.map(({ text }) => text) };
    case 'matching':
      return {
        type,
        pairs: options
          .map(({ text }) => text.split('->'))
          .map(([left = '', right = '']) => ({ left: left.trim(), right: right.trim() })),
      };
    default:
      return choicesOf(type, options, rights);
  }
}

function choicesOf(type: Candidate['type'], options: Row['options'], rights: readonly string[]): Body | string {
  const chosen = new Set<number>();
  for (const right of rights.flatMap((each) =>
    options.some(({ text }) => text === each) ? [each] : each.split(',').map((part) => part.trim()),
  )) {
    const n = indexOf(options, right);
    if (n < 0) return `'${right}' is none of the options.`;
    chosen.add(n);
  }
  if (chosen.size === 0) return 'What is right is missing.';
  // In the wild, 'multiple choice' mostly means one right answer of several; several are several, whatever it is
  // called.
  const several = type === 'single_choice' && chosen.size > 1 ? 'multiple_choice' : type;
  return { type: several, options: options.map(({ text }, n) => ({ text, correct: chosen.has(n) })) };
}

/** An option is named by its text, its letter or its number. */
function indexOf(options: Row['options'], right: string): number {
  const byText = options.findIndex(({ text }) => text === right);
  if (byText >= 0) return byText;
  const byLooseText = options.findIndex(({ text }) => text.toLowerCase() === right.toLowerCase());
  if (byLooseText >= 0) return byLooseText;
  const name = /([0-9]+|[a-z])$/i.exec(right.toLowerCase())?.[1];
  const isShort = /^((option|answer|choice)[ _-]?)?([0-9]{1,2}|[a-z])$/i.test(right);
  if (!isShort || !name) return -1;
  const byName = options.findIndex((option) => option.name === name);
  if (byName >= 0) return byName;
  const n = /\d/.test(name) ? Number(name) - 1 : name.codePointAt(0)! - 97;
  return n < options.length ? n : -1;
}
