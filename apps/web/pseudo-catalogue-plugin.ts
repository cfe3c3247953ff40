import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createCompiledCatalog } from '@lingui/cli/api';
import { formatter } from '@lingui/format-po';
import type { Plugin } from 'vite';

const NAME = 'virtual:pseudo-catalogue';
const SOURCE = join(import.meta.dirname, 'src/locales/en.po');

/**
 * English with accents, brackets and a third more length, made of the English catalogue: while developing and in tests
 * it shows which text is in no catalogue and which screen has no room.
 */
export function pseudoCatalogue(): Plugin {
  return {
    name: 'snapwell-pseudo-catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(SOURCE);
      return { code: await pseudoMessages(), moduleType: 'js' };
    },
  };
}

async function pseudoMessages(): Promise<string> {
  const catalogue = await formatter().parse(readFileSync(SOURCE, 'utf8'), {
    locale: 'en',
    sourceLocale: 'en',
    filename: SOURCE,
  });
  const texts = Object.entries(catalogue).map(([id, { translation, message }]) => [id, translation || message || '']);
  const { source, errors } = createCompiledCatalog('en-XA', Object.fromEntries(texts), {
    namespace: 'es',
    pseudoLocale: 'en-XA',
    pseudoLocaleOptions: { prepend: '[', append: ']', extend: 0.3 },
  });
  if (errors.length > 0) throw new Error(`The pseudo language could not be made: ${errors[0]!.error.message}`);
  return source;
}
