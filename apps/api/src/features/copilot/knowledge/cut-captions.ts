import type { Piece } from './piece.ts';

const TIMING = /^(?:(\d{2,}):)?(\d{2}):(\d{2})\.(\d{3})[ \t]+-->/;
/** Captions that follow each other are read together up to about this many characters. */
const TOGETHER = 220;

/** What is said in a video, in pieces that begin at a second of it. */
export function cutCaptions(vtt: string, chapters: readonly { start: number; title: string }[]): Piece[] {
  const cues = readCues(vtt);
  const pieces: { heading: string; text: string; seconds: number }[] = [];
  for (const { seconds, text } of cues) {
    const heading = chapters.findLast(({ start }) => start <= seconds)?.title ?? '';
    const last = pieces.at(-1);
    const isEnded = !last || last.heading !== heading || (last.text.length > TOGETHER && /[.!?]$/.test(last.text));
    if (isEnded) pieces.push({ heading, text, seconds });
    else last.text = `${last.text} ${text}`;
  }
  return pieces;
}

function readCues(vtt: string): { seconds: number; text: string }[] {
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
