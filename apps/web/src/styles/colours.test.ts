import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
/** Names that Tailwind knows by itself and that `theme.css` takes away: a class that names one is no rule at all. */
const TAKEN =
  /\b(?:bg|text|border|ring|fill|stroke|from|via|to|outline|decoration|shadow|accent|caret|divide|placeholder)-((?:white|black|slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|blue|indigo|violet|purple|fuchsia|pink|rose)(?:-\d+)?)\b/g;

test('every colour that a class names is one of the theme', () => {
  const theme = readFileSync(join(SOURCE, 'styles/theme.css'), 'utf8');
  const known = new Set([...theme.matchAll(/--color-([a-z0-9-]+):/g)].map(([, name]) => name));
  const unknown = globSync('**/*.tsx', { cwd: SOURCE }).flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(TAKEN)]
      .filter(([, name]) => !known.has(name))
      .map(([used]) => `${file}: ${used}`),
  );
  expect(unknown).toEqual([]);
});
