import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readFilms, writeCaptions } from './films.ts';

const films = readFilms();

/** The words of a text without their marks, so that a sentence is found wherever emphasis or a link cuts it. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)!
    .join(' ');

test('there are at least four films', () => {
  expect(films.length).toBeGreaterThanOrEqual(4);
});

describe.each(films)('the film $id', (film) => {
  test('says nothing that the articles of its chapter do not say', () => {
    const articles = globSync('*.md', { cwd: film.chapterDir }).map((file) => plain(readFileSync(join(film.chapterDir, file), 'utf8')));
    const sentences = film.cues.flatMap(({ text }) => text.split(/(?<=[.?:])'?\s+/));
    expect(sentences.filter((sentence) => !articles.some((article) => article.includes(plain(sentence))))).toEqual([]);
  });

  test('has the captions that its script says', () => {
    expect(readFileSync(film.captions, 'utf8')).toBe(writeCaptions(film));
  });

  test('is as long as its page says', () => {
    const page = globSync(`*-${film.id}.video.yaml`, { cwd: film.chapterDir })[0]!;
    const { duration, source } = parse(readFileSync(join(film.chapterDir, page), 'utf8')) as { duration: number; source: string };
    expect([source, duration]).toEqual([`media/${film.id}.mp4`, Math.round(film.duration * 10) / 10]);
  });
});
