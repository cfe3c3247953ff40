import { i18n } from '@lingui/core';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Tests read the English that stands in the code; catalogues are the matter of the check.
i18n.loadAndActivate({ locale: 'en', messages: {} });

afterEach(cleanup);

// jsdom knows pointers but not their capture, which swiping a message away asks for.
Element.prototype.setPointerCapture ??= () => undefined;

// The test browser lays nothing out, so nothing changes its size either; what is dragged asks for it as it is loaded.
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};
