import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom knows pointers but not their capture, which swiping a message away asks for.
Element.prototype.setPointerCapture ??= () => undefined;

// The test browser lays nothing out, so nothing changes its size either; what is dragged asks for it as it is loaded.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
