// Captions as WebVTT text: read so that what is not edited is written back as it was.

/** One line of captions, with what stood before it in its file. */
export interface CaptionCue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly id?: string;
  /** Where on the picture: `line:0 align:start`. */
  readonly settings?: string;
  /** Notes and styles before it. */
  readonly before?: readonly string[];
}

export interface CaptionFile {
  /** From `WEBVTT` to the first empty line. */
  readonly head: string;
  readonly cues: readonly CaptionCue[];
  readonly after: readonly string[];
}

export const NO_CAPTIONS: CaptionFile = { head: 'WEBVTT', cues: [], after: [] };

const TIMING = /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t]+(.*))?$/;

/** Reads WebVTT, and SubRip, which is nearly the same. */
export function readCaptions(text: string): CaptionFile {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((block) => block.replaceAll(/^\n+|\s+$/g, ''))
    .filter(Boolean);
  const head = blocks[0]?.startsWith('WEBVTT') ? blocks.shift()! : NO_CAPTIONS.head;
  const cues: CaptionCue[] = [];
  let waiting: string[] = [];
  for (const block of blocks) {
    const cue = readCue(block);
    if (!cue) {
      waiting.push(block);
      continue;
    }
    cues.push(waiting.length > 0 ? { ...cue, before: waiting } : cue);
    waiting = [];
  }
  return { head, cues, after: waiting };
}

function readCue(block: string): CaptionCue | null {
  const lines = block.split('\n');
  const at = lines.findIndex((line) => TIMING.test(line));
  if (at < 0 || at > 1) return null;
  const [, from, to, settings] = TIMING.exec(lines[at]!)!;
  const [start, end] = [readTimestamp(from!), readTimestamp(to!)];
  if (start === null || end === null) return null;
  return {
    start,
    end,
    text: lines.slice(at + 1).join('\n'),
    ...(at === 1 && { id: lines[0] }),
    ...(settings && { settings }),
  };
}

export function writeCaptions({ head, cues, after }: CaptionFile): string {
  const blocks = cues.flatMap(({ before = [], ...cue }) => [...before, writeCue(cue)]);
  return `${[head, ...blocks, ...after].join('\n\n')}\n`;
}

function writeCue({ id, start, end, settings, text }: CaptionCue): string {
  const timing = [timestamp(start), '-->', timestamp(end), settings].filter(Boolean).join(' ');
  // An empty line would end the cue, an arrow would begin another.
  const words = text
    .trim()
    .replaceAll(/\n\s*\n/g, '\n')
    .replaceAll('-->', '→');
  return [id, timing, words].filter((line) => line !== undefined).join('\n');
}

/** '1:05.25', '00:01:05.250' and '65' are 65.25 and 65 seconds; null is no time. */
export function readTimestamp(text: string): number | null {
  const match = /^(?:(?:(\d+):)?(\d{1,3}):)?(\d+(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds] = match;
  return toMilliseconds(Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds!.replace(',', '.')));
}

const timestamp = (seconds: number): string => {
  const whole = Math.floor(toMilliseconds(seconds));
  const two = (part: number) => String(part).padStart(2, '0');
  const thousandths = String(Math.round((toMilliseconds(seconds) - whole) * 1000)).padStart(3, '0');
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor((whole % 3600) / 60))}:${two(whole % 60)}.${thousandths}`;
};

/** 65.2 is '1:05.2': as short as it can be typed. */
export function shortTime(seconds: number): string {
  const rest = toMilliseconds(seconds % 60);
  const fraction = String(rest % 1 === 0 ? '' : toMilliseconds(rest % 1)).slice(1);
  return `${Math.floor(seconds / 60)}:${String(Math.floor(rest)).padStart(2, '0')}${fraction}`;
}

export const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;
