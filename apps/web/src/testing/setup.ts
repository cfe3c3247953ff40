import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

// jsdom knows pointers but not their capture, which swiping a message away asks for.
Element.prototype.setPointerCapture ??= () => undefined;
