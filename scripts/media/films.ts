// The short films of the demo library: what they show, what they say, and when.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../tools.ts';

const LIBRARY = join(root, 'packages/demo-library');
/** Words a person reads in a second, under a picture that wants to be looked at as well. */
const WORDS_PER_SECOND = 2.6;
const SHORTEST_S = 2.6;
const PAUSE_S = 0.2;
/** Times fall on whole frames. */
export const FRAMES_PER_SECOND = 15;

export interface FilmFile {
  /** The chapter whose articles it quotes. */
  readonly chapter: string;
  readonly scenes: readonly {
    /** The name of what is drawn, in `stages/`. */
    readonly shows: string;
    readonly says: readonly string[];
  }[];
  /** What the drawings say in other languages, by what they say in English. */
  readonly drawn?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The film in one language: the same scenes at the same seconds, with other words in the drawings. */
export interface Cut {
  readonly language: string;
  readonly video: string;
  readonly poster: string;
  readonly say: (english: string) => string;
}

export interface Film {
  readonly id: string;
  /** Absolute paths. */
  readonly chapterDir: string;
  readonly captions: string;
  readonly cuts: readonly Cut[];
  readonly scenes: readonly {
    readonly shows: string;
    readonly start: number;
    readonly end: number;
  }[];
  readonly cues: readonly { readonly text: string; readonly start: number; readonly end: number }[];
  /** Seconds. */
  readonly duration: number;
}

export function readFilms(): Film[] {
  return globSync('films/*.yaml', { cwd: LIBRARY })
    .toSorted()
    .map((path) => planFilm(basename(path, '.yaml'), parse(readFileSync(join(LIBRARY, path), 'utf8')) as FilmFile));
}

/** Gives every sentence the time that it takes to read, and every picture the time of its sentences. */
export function planFilm(id: string, { chapter, scenes, drawn = {} }: FilmFile): Film {
  const chapterDir = join(LIBRARY, 'organizations', chapter);
  const media = (name: string) => join(chapterDir, 'media', name);
  const cues: { text: string; start: number; end: number }[] = [];
  const planned: { shows: string; start: number; end: number }[] = [];
  let at = 0;
  for (const { shows, says } of scenes) {
    const start = at;
    for (const text of says) {
      const seconds = Math.max(SHORTEST_S, text.split(/\s+/).length / WORDS_PER_SECOND + 0.8);
      const end = onFrame(at + seconds);
      cues.push({ text, start: at, end: onFrame(end - PAUSE_S) });
      at = end;
    }
    planned.push({ shows, start, end: at });
  }
  return {
    id,
    chapterDir,
    captions: media(`${id}.en.vtt`),
    cuts: [
      { language: 'en', video: media(`${id}.mp4`), poster: media(`${id}-poster.webp`), say: (english) => english },
      ...Object.entries(drawn).map(([language, words]) => ({
        language,
        video: media(`${id}.${language}.mp4`),
        poster: media(`${id}-poster.${language}.webp`),
        say: (english: string) => {
          const said = words[english];
          if (said === undefined) throw new Error(`'${english}' of ${id} is not said in '${language}'.`);
          return said;
        },
      })),
    ],
    scenes: planned,
    cues,
    duration: at,
  };
}

const onFrame = (seconds: number) => Math.round(seconds * FRAMES_PER_SECOND) / FRAMES_PER_SECOND;

export function writeCaptions({ cues }: Pick<Film, 'cues'>): string {
  return `WEBVTT\n\n${cues.map(({ text, start, end }) => `${clock(start)} --> ${clock(end)}\n${text}\n`).join('\n')}`;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(ms / 3_600_000))}:${two(Math.floor(ms / 60_000) % 60)}:${two(Math.floor(ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}
