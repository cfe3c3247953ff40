import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ORGANIZATIONS_DIR } from '@snapwell/demo-library/library';

const ITEM = /^\d\d-([a-z0-9-]+)\.(?:md|[a-z]+\.yaml)$/;

/** The demo library as its files say it: the words of each item by its id, in a form that can be compared. */
export function readCorpus(organization: string): Map<string, string> {
  const dir = join(ORGANIZATIONS_DIR, organization);
  const glossary = readFileSync(join(dir, 'glossary.yaml'), 'utf8');
  const files = globSync('modules/*/*/*', { cwd: dir }).flatMap((file) => {
    const id = ITEM.exec(basename(file))?.[1];
    return id ? [{ id, file }] : [];
  });
  return new Map(
    files.map(({ id, file }) => [
      id,
      comparable([readFileSync(join(dir, file), 'utf8'), captionsBeside(join(dir, file)), glossary].join('\n')),
    ]),
  );
}

/** What is said in a video stands in files beside it. */
function captionsBeside(file: string): string {
  if (!file.endsWith('.video.yaml')) return '';
  const source = readFileSync(file, 'utf8');
  return globSync('media/*.vtt', { cwd: dirname(file) })
    .filter((captions) => source.includes(captions))
    .map((captions) =>
      readFileSync(join(dirname(file), captions), 'utf8').replaceAll(/^\d\d:.*-->.*$|^WEBVTT.*$/gm, ''),
    )
    .join('\n');
}

/** Letters and figures only, in small letters: so that marks, line breaks and quotation marks make no difference. */
export function comparable(text: string): string {
  return text
    .replaceAll(/\]\([^)]*\)/g, ']')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}
