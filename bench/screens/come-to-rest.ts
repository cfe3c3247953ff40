import type { Page, Request } from '@playwright/test';

/** Nothing is on its way for so long. */
const QUIET_MS = 500;
/** A page that has not come to rest by then is taken as it is. */
const REST_WITHIN_MS = 5_000;
const ASKED_AGAIN_MS = 25;

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
    await page.waitForFunction(HAS_COME, undefined, { timeout: REST_WITHIN_MS }).catch(() => undefined);
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

/** Our letters come when the page has come to life; parts that are still awaited pulse. Runs in the page. */
const HAS_COME = `(async () => {
  if (document.querySelector('.animate-pulse')) return false;
  if (document.fonts.status !== 'loaded' || ![...document.fonts].some(({ status }) => status === 'loaded')) return false;
  const pictures = [...document.images].filter((each) => each.currentSrc && each.getClientRects().length > 0);
  if (pictures.some(({ complete }) => !complete)) return false;
  await Promise.all(pictures.map((each) => each.decode().catch(() => undefined)));
  return true;
})()`;
