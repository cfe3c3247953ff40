import type { Report } from '../files/problem.ts';

const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const TIMING = new RegExp(`^${TIME}[ \\t]+-->[ \\t]+${TIME}(?:[ \\t].*)?$`);

/** Checks a WebVTT file and returns what is said in it. */
export function checkCaptions(vtt: string, report: Report): string {
  const lines = vtt.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT([ \t].*)?$/.test(lines[0] ?? '')) report(1, 'Captions begin with a line WEBVTT.');
  const said: string[] = [];
  let previousStart = -1;
  let isInCue = false;
  lines.forEach((line, i) => {
    if (line.includes('-->')) {
      isInCue = true;
      const [start, end] = timesOf(line);
      if (start === null || end === null) report(i + 1, 'This is not a caption time such as 00:01.000 --> 00:04.500.');
      else if (end <= start) report(i + 1, 'The caption ends before it begins.');
      else if (start < previousStart) report(i + 1, 'The captions are not in the order of time.');
      previousStart = start ?? previousStart;
    } else if (line.trim() === '') isInCue = false;
    else if (isInCue) said.push(line.replaceAll(/<[^<>]*>/g, '').trim());
  });
  if (previousStart < 0) report(null, 'There is no caption in this file.');
  return said.join('\n');
}

function timesOf(line: string): [number | null, number | null] {
  const match = TIMING.exec(line.trim());
  if (!match) return [null, null];
  const seconds = (from: number) =>
    Number(match[from] ?? 0) * 3600 +
    Number(match[from + 1]) * 60 +
    Number(match[from + 2]) +
    Number(match[from + 3]) / 1000;
  return [seconds(1), seconds(5)];
}
