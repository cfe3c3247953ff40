import { BRAND } from '@snapwell/contract/brand';
import type { Film } from '@snapwell/contract/copilot/making.schemas';
import { DISPLAY_FONT, type FilmLook } from './film-look.ts';

export const FILM_WIDTH = 720;
export const FILM_HEIGHT = 1280;
const MARGIN = 64;
const ENTERS_SECONDS = 0.45;
const LINES = 7;

type Canvas2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Draws a film as it is at a second. Everything follows from film and time, so each frame can be drawn by itself. */
export function drawFilm(pen: Canvas2d, film: Film, seconds: number, look: FilmLook): void {
  const at = slideAt(film, seconds);
  drawGround(pen, seconds, look);
  drawHead(pen, at, film, look);
  drawWords(pen, film.slides[at]!, { isTitle: at === 0, seconds }, look);
  drawProgress(pen, seconds / film.seconds, look);
}

/** Which slide is to be seen. */
export function slideAt({ slides }: Pick<Film, 'slides'>, seconds: number): number {
  return Math.max(
    0,
    slides.findLastIndex(({ start }) => start <= seconds + 1e-6),
  );
}

function drawGround(pen: Canvas2d, seconds: number, { ground, glow }: FilmLook): void {
  pen.globalAlpha = 1;
  pen.fillStyle = ground;
  pen.fillRect(0, 0, FILM_WIDTH, FILM_HEIGHT);
  pen.fillStyle = glow;
  for (const [i, size] of [340, 260, 420].entries()) {
    const drift = seconds * (7 + i * 3);
    pen.globalAlpha = 0.16;
    pen.beginPath();
    pen.arc(
      120 + i * 260 + Math.sin(drift / 40 + i) * 60,
      240 + i * 390 + Math.cos(drift / 50 + i * 2) * 80,
      size,
      0,
      Math.PI * 2,
    );
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function drawHead(pen: Canvas2d, at: number, { slides }: Film, { quiet, accent }: FilmLook): void {
  pen.textBaseline = 'alphabetic';
  pen.font = `700 30px ${DISPLAY_FONT}`;
  pen.fillStyle = accent;
  pen.fillText(BRAND, MARGIN, 116);
  if (at === 0) return;
  const count = `${at} / ${slides.length - 1}`;
  pen.fillStyle = quiet;
  pen.fillText(count, FILM_WIDTH - MARGIN - pen.measureText(count).width, 116);
}

function drawWords(
  pen: Canvas2d,
  slide: Film['slides'][number],
  { isTitle, seconds }: { isTitle: boolean; seconds: number },
  { text, accent }: FilmLook,
): void {
  const { size, lines } = fitLines(pen, slide.text, isTitle ? 92 : 68);
  const leading = size * 1.18;
  let y = FILM_HEIGHT / 2 - (lines.length * leading) / 2 + size * 0.8;
  if (isTitle) {
    pen.fillStyle = accent;
    pen.fillRect(MARGIN, y - size * 1.5, 96, 12);
  }
  let word = 0;
  for (const line of lines) {
    let x = MARGIN;
    for (const each of line) {
      // Words come one after the other within the first half of the slide.
      const enters = isTitle ? 0 : (word++ / slide.text.split(' ').length) * slide.seconds * 0.4;
      const shown = ease((seconds - slide.start - enters) / ENTERS_SECONDS);
      pen.globalAlpha = shown;
      pen.fillStyle = text;
      pen.fillText(each, x, y + (1 - shown) * 18);
      x += pen.measureText(`${each} `).width;
    }
    y += leading;
  }
  pen.globalAlpha = 1;
}

const ease = (share: number) => 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;

/** The largest letters with which a text stands in so many lines. */
function fitLines(pen: Canvas2d, text: string, largest: number): { size: number; lines: string[][] } {
  for (let size = largest; ; size -= 4) {
    pen.font = `700 ${size}px ${DISPLAY_FONT}`;
    const lines = breakLines(text, FILM_WIDTH - 2 * MARGIN, (part) => pen.measureText(part).width);
    if (
      size <= 28 ||
      (lines.length <= LINES && lines.every((line) => pen.measureText(line.join(' ')).width <= FILM_WIDTH - 2 * MARGIN))
    )
      return { size, lines };
  }
}

/** Breaks a text into lines of words that are not wider than `width`; a longer word has a line of its own. */
export function breakLines(text: string, width: number, measure: (part: string) => number): string[][] {
  const lines: string[][] = [[]];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)!;
    if (line.length > 0 && measure([...line, word].join(' ')) > width) lines.push([word]);
    else line.push(word);
  }
  return lines;
}

function drawProgress(pen: Canvas2d, share: number, { bar, accent }: FilmLook): void {
  const width = FILM_WIDTH - 2 * MARGIN;
  pen.fillStyle = bar;
  pen.fillRect(MARGIN, FILM_HEIGHT - 96, width, 10);
  pen.fillStyle = accent;
  pen.fillRect(MARGIN, FILM_HEIGHT - 96, width * Math.min(1, share), 10);
}
