// What jsdom lacks of a browser that wants less motion, for journeys through whole screens.
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';

const media = (query: string) => ({
  media: query,
  matches: query.includes('prefers-reduced-motion'),
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
});
class SizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

Object.assign(globalThis, { matchMedia: media, ResizeObserver: SizeObserver, IntersectionObserver: SizeObserver });
// Scrolling answers with a promise, as it does in newer browsers.
const scroll = () => Promise.resolve({ interrupted: false });
Object.assign(window, { scrollTo: scroll });
Object.assign(HTMLMediaElement.prototype, {
  play: async () => undefined,
  pause: () => undefined,
  load: () => undefined,
});
Object.assign(Element.prototype, {
  scrollTo: scroll,
  scrollIntoView: scroll,
  setPointerCapture: () => undefined,
  getAnimations: () => [],
  // Everything is somewhere, within view: what opens beside something of no size hides itself.
  getBoundingClientRect: () => DOMRect.fromRect({ x: 10, y: 10, width: 100, height: 20 }),
});
Object.defineProperties(Element.prototype, { clientWidth: { get: () => 1280 }, clientHeight: { get: () => 800 } });

// A screen comes in files that are fetched, and what it shows is asked for: the first in a run takes seconds.
configure({
  asyncUtilTimeout: 15_000,
  // Inside `act` React draws until nothing is left to draw, and what it waits for can't come meanwhile: a press while two
  // parts of a screen were still on their way never ended.
  eventWrapper: (dispatch) => dispatch(),
  getElementError: (message) =>
    new Error(`${message?.split('\n')[0]}\nOn ${location.href} stands: ${document.body.textContent.slice(-1500)}`),
});
// Pages render by themselves, as in a browser; nothing waits for a test to say so.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
