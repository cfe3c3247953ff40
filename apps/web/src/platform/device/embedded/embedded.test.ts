import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isShownEmbedded } from './embedded.ts';
import { startEmbedded } from './start-embedded.ts';

const heard = vi.fn<(event: Event) => void>();
// Before anybody else hears of it: there is nowhere to go from a test.
const stay = (event: Event) => event.preventDefault();

beforeEach(() => {
  addEventListener('click', stay, { capture: true });
  document.body.addEventListener('click', heard);
});
afterEach(() => {
  removeEventListener('click', stay, { capture: true });
  document.body.removeEventListener('click', heard);
  heard.mockClear();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

function press(href: string): HTMLAnchorElement {
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`;
  document.querySelector('b')!.click();
  return document.querySelector('a')!;
}

test('a page is embedded when its address says so', () => {
  expect(isShownEmbedded()).toBe(false);
  history.replaceState(null, '', '/p/riverside/quiz/five-moments-quiz?embed=1');
  expect(isShownEmbedded()).toBe(true);
});

test('in a frame a link to what is public leads on there, every other opens beside the site', () => {
  startEmbedded();
  for (const inside of ['/p/riverside/content/ask-first', '/p/riverside/quiz/five-moments-quiz/results', '#sources']) {
    history.replaceState(null, '', '/p/riverside/content/ask-first');
    expect(press(inside).target).toBe('');
  }
  expect(heard).toHaveBeenCalledTimes(3);
  heard.mockClear();
  for (const outside of ['/signup', '/home', '/p/riverside', 'https://example.org/p/riverside/content/ask-first'])
    expect(press(outside).target).toBe('_blank');
  // The router of the application does not follow it inside of the frame.
  expect(heard).not.toHaveBeenCalled();
});
