import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderedPages } from '@snapwell/contract/rendered-page';
import { languages } from '@snapwell/contract/text/language';
import type { Plugin, Rolldown } from 'vite';
import { screens } from './src/app/routes/screens.ts';

const SOURCES = join(import.meta.dirname, 'src');
const NOTES = join(import.meta.dirname, 'server/dist/texts.json');
const OURS = /\/(apps\/web|packages\/contract)\/src\/.*\.tsx?$/;
/** Anything in quotes may be the id of a text; each kind of quote by itself, because comments hold single ones. */
const QUOTED = [
  /"((?:[^"\\\n]|\\.)*)"/g,
  /'((?:[^'\\\n]|\\.)*)'/g,
  /`((?:[^`\\$]|\\.)*)`/g,
  /\bid: ["']([^"'\n]+)["']/g,
];
/** What every page has beside its screen. */
const FRAME = 'app/rendered/rendered-frame.tsx';
/** Sentences of the contract that come with the data of a page, and are said in its language. */
const SENTENCES = '../../../packages/contract/src/learning/kinds.ts';

const TEXTS = 'virtual:rendered-texts';
const OF_PAGE = new RegExp(`^\0?${TEXTS}/(\\w+)/(\\w+)$`);

/** Notes, while strangers' pages are built for the server, every word in quotes that each of them may come to. */
export function noteTexts(): Plugin {
  return {
    name: 'snapwell-note-texts',
    apply: 'build',
    buildEnd() {
      const notes = renderedPages.map((page) => {
        const words = new Set<string>();
        noteQuoted(readFileSync(join(SOURCES, SENTENCES), 'utf8'), words);
        const seen = new Set<string>();
        for (const file of [FRAME, `screens/${screens[page]}.tsx`]) note(join(SOURCES, file), this, words, seen);
        return [page, [...words]];
      });
      mkdirSync(dirname(NOTES), { recursive: true });
      writeFileSync(NOTES, JSON.stringify(Object.fromEntries(notes)));
    },
  };
}

function note(
  id: string,
  context: Pick<Rolldown.PluginContext, 'getModuleInfo'>,
  words: Set<string>,
  seen: Set<string>,
): void {
  if (seen.has(id) || !OURS.test(id)) return;
  seen.add(id);
  const module = context.getModuleInfo(id);
  noteQuoted(module?.code ?? '', words);
  for (const imported of [...(module?.importedIds ?? []), ...(module?.dynamicallyImportedIds ?? [])])
    note(imported, context, words, seen);
}

function noteQuoted(code: string, words: Set<string>): void {
  for (const quoted of QUOTED) for (const [, text] of code.matchAll(quoted)) words.add(plainText(text!));
}

/** `virtual:rendered-texts`: of each catalogue what a page was noted to come to, a tenth of all. */
export function notedTexts(): Plugin {
  return {
    name: 'snapwell-noted-texts',
    apply: 'build',
    resolveId: (id) => (id === TEXTS || OF_PAGE.test(id) ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${TEXTS}`) return tableOfTexts();
      const [, page, language] = OF_PAGE.exec(id) ?? [];
      if (!page) return null;
      const words = new Set((JSON.parse(readFileSync(NOTES, 'utf8')) as Record<string, string[]>)[page]);
      const { code } = await this.load({ id: join(SOURCES, `locales/${language}.po`) });
      const written = /JSON\.parse\((".*")\)/s.exec(code ?? '');
      if (!written) throw new Error('A catalogue is not written as it was: see rendered-texts-plugin.ts.');
      const messages = JSON.parse(JSON.parse(written[1]!) as string) as Record<string, unknown>;
      const kept = Object.fromEntries(Object.entries(messages).filter(([text]) => words.has(text)));
      return `export const messages = JSON.parse(${JSON.stringify(JSON.stringify(kept))});`;
    },
  };
}

/** The module that loads them. */
function tableOfTexts(): string {
  const rows = renderedPages.flatMap((page) =>
    languages.map((language) => `'${page}/${language}': () => import('${TEXTS}/${page}/${language}')`),
  );
  return `const texts = { ${rows.join(', ')} };\nexport const textsOf = (page, language) => texts[page + '/' + language]();`;
}

/** What a text in quotes of code says: the same rules as JSON's, but for a quote that needs none there. */
function plainText(quoted: string): string {
  const asJson = quoted.replaceAll(String.raw`\'`, "'").replaceAll(/(?<!\\)"/g, String.raw`\"`);
  try {
    return JSON.parse(`"${asJson}"`) as string;
  } catch {
    return quoted;
  }
}
