import type { Question } from '@snapwell/contract/quizzes/question-types';
import { createHash } from 'node:crypto';
import { asSlug } from '#text/slugs.ts';
import { writeQuizYaml } from '../write-questions.ts';

/** Questions of one quiz file, at most: the importer takes no more. */
export const MOST_QUESTIONS = 500;

const LONGEST_TITLE = 100;

export interface QuizFiles {
  readonly files: readonly { readonly path: string; readonly content: string | Uint8Array }[];
  /** Paths of pictures that are there already with the same bytes. */
  readonly reused: readonly string[];
  /** Pictures whose name was taken by others. */
  readonly renamed: readonly { readonly from: string; readonly to: string }[];
}

interface Wish {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly media: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  /** What lies in the chapter's folder: `03-rate.quiz.yaml`, `media/bed.png`. */
  readonly taken: readonly string[];
  /** Ids of all items of the library: none may stand twice in it. */
  readonly ids: ReadonlySet<string>;
  /** The SHA-256 of a file that lies there, as hexadecimal digits. */
  readonly digestOf: (path: string) => string;
}

/** Lays questions out as files of a chapter that the importer accepts, beside those that are there. */
export function layQuizFiles({ title, questions, media, taken, ids: idsThere, digestOf }: Wish): QuizFiles {
  const pictures = placePictures(media, taken, digestOf);
  const placed = renamePictures(questions, new Map(pictures.map(({ from, to }) => [from, to])));
  const count = Math.ceil(placed.length / MOST_QUESTIONS);
  const ids = new Set(idsThere);
  const first = nextNumber(taken);
  const quizzes = Array.from({ length: count }, (_, i) => {
    const short = title.slice(0, LONGEST_TITLE);
    const part = count === 1 ? short : `${short} ${i + 1} of ${count}`;
    const id = freeName(asSlug(part).slice(0, 60).replace(/-$/, '') || 'questions', ids);
    ids.add(id);
    return {
      path: `${String(first + i).padStart(2, '0')}-${id}.quiz.yaml`,
      content: writeQuizYaml({
        title: part,
        questions: placed.slice(i * MOST_QUESTIONS, (i + 1) * MOST_QUESTIONS),
      }),
    };
  });
  return {
    files: [
      ...quizzes,
      ...pictures.filter(({ isThere }) => !isThere).map(({ to, bytes }) => ({ path: to, content: bytes })),
    ],
    reused: pictures.filter(({ isThere }) => isThere).map(({ to }) => to),
    renamed: pictures.filter(({ from, to }) => from !== to).map(({ from, to }) => ({ from, to })),
  };
}

/** Two digits in front of a file's name give its place in the chapter. */
export function nextNumber(taken: readonly string[]): number {
  return Math.max(0, ...taken.map((path) => Number(/^(\d\d)-/.exec(path)?.[1] ?? 0))) + 1;
}

function freeName(stem: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!taken.has(name)) return name;
  }
}

/** The same bytes are the same picture; other bytes under a name that is taken get a name of their own. */
function placePictures(media: Wish['media'], taken: readonly string[], digestOf: Wish['digestOf']) {
  const used = new Set(taken);
  return media.map(({ path, bytes }) => {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const dot = path.lastIndexOf('.');
    for (let number = 1; ; number++) {
      const to = number === 1 ? path : `${path.slice(0, dot)}-${number}${path.slice(dot)}`;
      const isThere = taken.includes(to) && digestOf(to) === digest;
      if (used.has(to) && !isThere) continue;
      used.add(to);
      return { from: path, to, bytes, isThere };
    }
  });
}

function renamePictures(questions: readonly Question[], names: ReadonlyMap<string, string>): Question[] {
  const renamed = (value: unknown, key = ''): unknown => {
    if (typeof value === 'string') return key === 'image' ? (names.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((each) => renamed(each));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renamed(each, name)]));
  };
  return questions.map((question) => renamed(question) as Question);
}
