import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, test } from 'vitest';
import { type Cut, type Film, readFilms, writeCaptions } from './films.ts';
import { pictureAt, posterMoment } from './pictures.ts';
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
  const videos = films.flatMap(({ cuts }) => cuts.map(({ video }) => video));
  expect(inLibrary.toSorted()).toEqual(videos.toSorted());
  expect(videos.filter((video) => statSync(video).size > SMALL_BYTES)).toEqual([]);
});

interface VideoPage {
  readonly source: string;
  readonly duration: number;
}

/** Sentences that no article of the chapter says. */
function notInArticles(texts: readonly string[], chapterDir: string, files: string): string[] {
  const articles = globSync(files, { cwd: chapterDir }).map((file) =>
    plain(readFileSync(join(chapterDir, file), 'utf8')),
  );
  return texts
    .flatMap((text) => text.split(/(?<=[.?:])['“]?\s+/))
    .filter((sentence) => !articles.some((article) => article.includes(plain(sentence))));
}

/** When each caption stands, and what it says. */
function readCaptions(path: string) {
  const cues = readFileSync(path, 'utf8').trim().split('\n\n').slice(1);
  return cues.map((cue) => ({ times: cue.split('\n')[0], text: cue.split('\n').slice(1).join(' ') }));
}

const inGerman = films
  .map((film) => ({ ...film, german: film.captions.replace('.en.vtt', '.de.vtt') }))
  .filter(({ german }) => existsSync(german));

test('the picture that stands for a film shows one scene, and none that passes into the next', () => {
  for (const film of films) {
    const at = posterMoment(film);
    const { start } = film.scenes.findLast((each) => each.start <= at)!;
    expect(at - start).toBeGreaterThan(0.35);
  }
});

test('the four films of academy have German captions', () => {
  expect(inGerman).toHaveLength(4);
});

/** A camera's sign and the lines of a list of numbers. */
const SAME_IN_BOTH = /^(REC$|Priya |IT )/;

/** Every word that is drawn in a film, at any second. */
function drawnIn(film: Film, cut: Cut): Set<string> {
  const moments = Array.from({ length: Math.ceil(film.duration * 3) }, (_, i) => i / 3);
  const texts = moments.flatMap((at) => [...pictureAt(film, cut, at).matchAll(/<text[^>]*>([^<]*)</g)]);
  return new Set(texts.map(([, text]) => text!));
}

describe.each(inGerman)('the film $id in German', (film) => {
  const { captions, german, chapterDir } = film;
  const [original, cut] = ['en', 'de'].map((language) => film.cuts.find((each) => each.language === language)!);

  test('draws German words, in pictures of its own', () => {
    const inEnglish = drawnIn(film, original!);
    const inBoth = [...drawnIn(film, cut!)].filter((text) => inEnglish.has(text) && /\p{L}{2}/u.test(text));
    expect(inBoth.filter((text) => !SAME_IN_BOTH.test(text))).toEqual([]);
  });

  test('says nothing that the German articles of its chapter do not say', () => {
    const texts = readCaptions(german).map(({ text }) => text);
    expect(notInArticles(texts, chapterDir, '*.de.md')).toEqual([]);
  });

  test('speaks at the same seconds as the original', () => {
    const times = (path: string) => readCaptions(path).map((cue) => cue.times);
    expect(times(german)).toEqual(times(captions));
  });
});

describe.each(films)('the film $id', (film) => {
  test('says nothing that the articles of its chapter do not say', () => {
    const texts = film.cues.map(({ text }) => text);
    expect(notInArticles(texts, film.chapterDir, '*.md')).toEqual([]);
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
