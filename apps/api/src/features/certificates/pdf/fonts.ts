import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'fonts');
const coverage = JSON.parse(readFileSync(join(FOLDER, 'coverage.json'), 'utf8')) as Record<string, [number, number][]>;

const inter = (weight: number) =>
  ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'].map((part) => `inter-${part}-${weight}`);
/** The files of each face, in the order in which they are asked for a letter; what no file has, the next face may. */
const faces = {
  text: inter(400),
  bold: inter(700),
  display: [...['latin', 'latin-ext', 'vietnamese'].map((part) => `bricolage-grotesque-${part}-800`), ...inter(700)],
};
export type Face = keyof typeof faces;

/** Some letters in a row that one file has. */
export interface Run {
  readonly file: string;
  readonly text: string;
}

/** What stands for a letter that no face has. */
const UNKNOWN = '?';

/** Where a file of a font lies. */
export const fontPath = (file: string): string => join(FOLDER, `${file}.ttf`);

/** True when every letter can be written. */
export function isWritable(face: Face, text: string): boolean {
  return [...text.normalize('NFC')].every((letter) => fileOf(face, letter) !== undefined);
}

/**
 * A text cut into runs that one file each can write. A letter that no file has is written without its marks, and as `?`
 * where that is unknown too: never as nothing.
 */
export function runsOf(face: Face, text: string): Run[] {
  const runs: { file: string; text: string }[] = [];
  for (const letter of text.normalize('NFC')) {
    const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '');
    const known = [letter, plain, UNKNOWN].find((each) => each !== '' && fileOf(face, each) !== undefined)!;
    const file = fileOf(face, known)!;
    const last = runs.at(-1);
    if (last?.file === file) last.text += known;
    else runs.push({ file, text: known });
  }
  return runs;
}

function fileOf(face: Face, letter: string): string | undefined {
  const point = letter.codePointAt(0)!;
  return faces[face].find((file) => coverage[file]!.some(([from, to]) => point >= from && point <= to));
}
