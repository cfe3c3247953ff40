import 'fake-indexeddb/auto';
import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, vi } from 'vitest';
import { followLeftovers, isOwnCode } from './page-leftovers.ts';

// Tests read the English that stands in the code; catalogues are the matter of the check.
i18n.loadAndActivate({ locale: 'en', messages: {} });

afterEach(cleanup);

// Files share a worker and its browser, which takes longer to make than most tests take, but neither what modules
// remember nor what they left in it.
const forget = followLeftovers(isOwnCode);
afterAll(() => {
  forget();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.resetModules();
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  localStorage.clear();
  sessionStorage.clear();
  globalThis.indexedDB = new IDBFactory();
});

// jsdom knows pointers but not their capture, which swiping a message away asks for.
Element.prototype.setPointerCapture ??= () => undefined;

// The test browser lays nothing out, so nothing changes its size either; what is dragged asks for it as it is loaded.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
