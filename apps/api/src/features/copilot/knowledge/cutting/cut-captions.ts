import type { Piece } from '../pieces/piece.ts';

const TIMING = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})[ \t]+-->/;
/** Captions that follow each other are read together up to about this many characters. */
const TOGETHER = 220;
const SENTENCE_END = /[.!?…]["'”’)]*$/;
/** Captions without any punctuation are cut nevertheless, at about this many characters. */
const LONGEST = 400;

interface Said {
  readonly seconds: number;
  readonly text: string;
}

/** What is said in a video, in pieces that begin at the second where their first sentence does. */
export function cutCaptions(vtt: string, chapters: readonly { start: number; title: string }[]): Piece[] {
  const pieces: { heading: string; text: string; seconds: number }[] = [];
  for (const { seconds, end, text } of joinSentences(readCues(vtt))) {
    // A chapter may begin in the middle of a sentence, which then belongs to the chapter that it leads into.
    const heading = chapters.findLast(({ start }) => start <= end)?.title ?? '';
    const last = pieces.at(-1);
    if (!last || last.heading !== heading || last.text.length > TOGETHER) pieces.push({ heading, text, seconds });
    else last.text = `${last.text} ${text}`;
  }
  return pieces;
}

/** Captions break where a line is full; a piece must not begin or end within a sentence. */
function joinSentences(cues: readonly Said[]): (Said & { end: number })[] {
  const sentences: { seconds: number; end: number; text: string }[] = [];
  for (const { seconds, text } of cues) {
    const last = sentences.at(-1);
    if (!last || SENTENCE_END.test(last.text) || last.text.length > LONGEST) {
      sentences.push({ seconds, end: seconds, text });
    } else {
      last.end = seconds;
      last.text = `${last.text} ${text}`;
    }
  }
  return sentences;
}

function readCues(vtt: string): Said[] {
  return vtt
    .replaceAll('\r\n', '\n')
    .split(/\n\n+/)
    .flatMap((block) => {
      const lines = block.split('\n');
      const at = lines.findIndex((line) => TIMING.test(line));
      if (at === -1) return [];
      const [, hours = '0', minutes, seconds, thousandths] = TIMING.exec(lines[at]!)!;
      const text = lines
        .slice(at + 1)
        .join(' ')
        .replaceAll(/<[^<>]*>/g, '')
        .trim();
      return text
        ? [
            {
              seconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000,
              text,
            },
          ]
        : [];
    });
}
