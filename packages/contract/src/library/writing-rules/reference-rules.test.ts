import { expect, test } from 'vitest';
import { isHomePage } from './reference-rules.ts';

test.for([
  'https://www.example.org',
  'https://www.example.org/',
  'https://www.example.org/index.html',
  'https://www.example.org/en/',
  'https://www.example.org/en-gb',
])('%s is a home page', (url) => expect(isHomePage(url)).toBe(true));

test.for([
  'https://www.example.org/guidance/ng249',
  'https://doi.org/10.1016/S0304-3959(01)00349-9',
  'https://www.example.org/?document=42',
  'https://www.example.org/#section-3',
  'not an address',
])('%s is a page', (url) => expect(isHomePage(url)).toBe(false));
