import type { Page, Request } from '@playwright/test';
import { HAS_COME } from '../../e2e/support/accessibility.ts';

/** Nothing is on its way for so long. */
const QUIET_MS = 500;
/** A page that has not come to rest by then is taken as it is. */
const REST_WITHIN_MS = 5_000;
const ASKED_AGAIN_MS = 25;
/** On a busy machine the scripts of a page need long until they have begun. */
const COMES_WITHIN_MS = 20_000;
/** A page that waits for the first step of its reader may not have listened yet when it was scrolled through. */
const COMES = `(dispatchEvent(new Event('scroll')), ${HAS_COME})`;

/** Waits until a page has come to rest; made before the page is opened, because it counts what the page asks for. */
export interface Rest {
  /** Parts that come when they are near are brought near; then nothing is loading any more. */
  come(): Promise<void>;
  /** The same for a page that has come to rest before, once something about it was changed. */
  comeAgain(): Promise<void>;
}

/** A stream of events is open as long as its page, so it is not waited for. */
export function watchRequests(page: Page): Rest {
  const onTheirWay = new Set<Request>();
  let changed = performance.now();
  const end = (request: Request) => {
    if (onTheirWay.delete(request)) changed = performance.now();
  };
  page.on('request', (request) => {
    onTheirWay.add(request);
    changed = performance.now();
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    if (response.headers()['content-type']?.startsWith('text/event-stream')) end(response.request());
  });

  async function calm(): Promise<void> {
    const limit = performance.now() + REST_WITHIN_MS;
    // What a change of the page asks for is asked for in the frame after it.
    await page.evaluate(TWO_FRAMES);
    while (performance.now() < limit && (onTheirWay.size > 0 || performance.now() - changed < QUIET_MS))
      await new Promise((done) => setTimeout(done, ASKED_AGAIN_MS));
  }

  async function comeAgain(): Promise<void> {
    // Also the first step that a page waits for which came as HTML.
    await page.evaluate(SCROLL_THROUGH);
    await calm();
    await page.waitForFunction(COMES, undefined, { timeout: COMES_WITHIN_MS }).catch(() => undefined);
  }

  return {
    async come() {
      await calm();
      await comeAgain();
    },
    comeAgain,
  };
}

const TWO_FRAMES = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
const SCROLL_THROUGH = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await ${TWO_FRAMES};
  }
  scrollTo(0, 0);
  dispatchEvent(new Event('scroll'));
})()`;
