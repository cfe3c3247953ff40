import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { readFilms, writeCaptions } from './films.ts';
import { root } from '../tools.ts';

const films = readFilms();

/** The words of a text without their marks, so that a sentence is found wherever emphasis or a link cuts it. */
const plain = (text: string) =>
  text
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)!
    .join(' ');

const SMALL_BYTES = 5 * 1024 * 1024;

test('every film of the library has its script, and is small', () => {
  const inLibrary = globSync('packages/demo-library/organizations/**/*.mp4', { cwd: root }).map((path) =>
    join(root, path),
  );
  expect(inLibrary.toSorted()).toEqual(films.map(({ video }) => video).toSorted());
  expect(films.filter(({ video }) => statSync(video).size > SMALL_BYTES)).toEqual([]);
});

interface VideoPage {
  readonly source: string;
  readonly duration: number;
}

describe.each(films)('the film $id', (film) => {
  test('says nothing that the articles of its chapter do not say', () => {
    const articles = globSync('*.md', { cwd: film.chapterDir }).map((file) =>
      plain(readFileSync(join(film.chapterDir, file), 'utf8')),
    );
    const sentences = film.cues.flatMap(({ text }) => text.split(/(?<=[.?:])'?\s+/));
    expect(sentences.filter((sentence) => !articles.some((article) => article.includes(plain(sentence))))).toEqual([]);
  });

  test('has the captions that its script says', () => {
    expect(readFileSync(film.captions, 'utf8')).toBe(writeCaptions(film));
  });

  test('is as long as its page says', () => {
    const pages = globSync('*.video.yaml', { cwd: film.chapterDir }).map(
      (page) => parse(readFileSync(join(film.chapterDir, page), 'utf8')) as VideoPage,
    );
    expect(pages.find(({ source }) => source === `media/${film.id}.mp4`)?.duration).toBe(
      Math.round(film.duration * 10) / 10,
    );
  });
});
