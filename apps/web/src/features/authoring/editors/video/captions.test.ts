import { expect, test } from 'vitest';
import { sampleFiles } from '#testing/sample-library.ts';
import { addCue, joinCues, problemOfCue, shiftCues, splitCue } from './cues.ts';
import { type CaptionCue, readCaptions, readTimestamp, shortTime, writeCaptions } from './vtt.ts';

const FILES = sampleFiles('**/*.vtt');

test('the captions of the sample library are written back as they were read', () => {
  expect(FILES.length).toBeGreaterThan(5);
  expect(FILES.filter(({ text }) => writeCaptions(readCaptions(text)) !== text)).toEqual([]);
});

test('notes, names, positions and what follows the last line stay where they are', () => {
  const text = `WEBVTT - Night shift

STYLE
::cue { color: papayawhip }

NOTE by Anna

intro
00:01.000 --> 00:02.500 line:0 align:start
<v Rosa>I’m fine.

1
00:00:03.000 --> 00:00:04.000
- Are you?
- No.

NOTE the end
`;
  const file = readCaptions(text);
  expect(file.cues).toHaveLength(2);
  expect(file.cues[0]).toMatchObject({ id: 'intro', settings: 'line:0 align:start', start: 1, end: 2.5 });
  expect(writeCaptions(file)).toBe(text.replace('00:01.000 --> 00:02.500', '00:00:01.000 --> 00:00:02.500'));
});

test('SubRip with its commas and its Windows line ends is read too', () => {
  const file = readCaptions(
    '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\nLook.\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\nAsk.\r\n',
  );
  expect(file.cues.map(({ start, end, text }) => [start, end, text])).toEqual([
    [1.5, 3, 'Look.'],
    [3, 4, 'Ask.'],
  ]);
});

test('no words of a line can end it or begin another', () => {
  const cues = [{ start: 0, end: 1, text: 'one\n\n00:05 --> 00:06\nthree' }];
  const back = readCaptions(writeCaptions({ head: 'WEBVTT', cues, after: [] }));
  expect(back.cues).toEqual([{ start: 0, end: 1, text: 'one\n00:05 → 00:06\nthree' }]);
});

test.for([
  ['1:05.25', 65.25],
  ['00:01:05.250', 65.25],
  ['65', 65],
  ['1:00:00', 3600],
  ['1,5', 1.5],
  ['', null],
  ['soon', null],
  ['-3', null],
] as const)('%j is the time %j', ([text, seconds]) => {
  expect(readTimestamp(text)).toBe(seconds);
});

test('a time is shown as short as it can be typed', () => {
  expect([0, 5, 65.2, 65.25, 3661.001].map(shortTime)).toEqual(['0:00', '0:05', '1:05.2', '1:05.25', '61:01.001']);
});

const line = (start: number, end: number, text: string): CaptionCue => ({ start, end, text });
const LINES = [line(0, 4, 'Look first. Then ask.'), line(5, 7, 'Write it down.')];

test('a line is split at a character, and its time as its words', () => {
  expect(splitCue(LINES, 0, 11)).toEqual([line(0, 2.2, 'Look first.'), line(2.2, 4, 'Then ask.'), LINES[1]]);
  expect(splitCue(LINES, 0, 0)).toEqual(LINES);
});

test('two lines become one that lasts as long as both', () => {
  expect(joinCues(LINES, 0)).toEqual([line(0, 7, 'Look first. Then ask. Write it down.')]);
  expect(joinCues(LINES, 1)).toEqual(LINES);
});

test('lines move together, never before the line that stays or the start of the film', () => {
  expect(shiftCues(LINES, 1, 0.1).map(({ start }) => start)).toEqual([0, 5.1]);
  expect(shiftCues(LINES, 0, -3).map(({ start }) => start)).toEqual([0, 5]);
  expect(shiftCues(LINES, 1, -60).map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [0, 2],
  ]);
});

test('a new line takes the room that is there', () => {
  expect(addCue(LINES, 4.2)).toEqual({ cues: [LINES[0], line(4.2, 5, ''), LINES[1]], at: 1 });
  expect(addCue(LINES, 30)).toMatchObject({ at: 2 });
  expect(addCue([], 0).cues).toEqual([line(0, 2, '')]);
});

test.for([
  ['ends-before-start', [line(3, 2, 'a')], 0],
  ['overlaps', [line(0, 3, 'a b c'), line(2, 4, 'b')], 1],
  ['empty', [line(0, 3, ' ')], 0],
  ['too-long', [line(0, 30, 'word '.repeat(20))], 0],
  ['too-fast', [line(0, 1, 'This is far too much to read')], 0],
  ['too-short', [line(0, 0.5, 'Oh.')], 0],
  [null, [line(0, 3, 'Quite alright.')], 0],
] as const)('%s is said of a line', ([problem, cues, at]) => {
  expect(problemOfCue(cues, at)).toBe(problem);
});
