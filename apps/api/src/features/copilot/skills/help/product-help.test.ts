import { expect, test } from 'vitest';
import { helpWith } from './product-help.ts';

test.each([
  'how do i change my password',
  'i forgot my password',
  'i need a new password',
  'how do i change my picture',
])('%s: the product has a place for it', (text) => expect(helpWith(text)).not.toBeNull());

test.each([
  'how often do i have to change my password',
  'do i still need to change my password every 90 days',
  'can i use the same password for everything',
  'how long is a good password',
])('%s: lessons teach it', (text) => expect(helpWith(text)).toBeNull());
