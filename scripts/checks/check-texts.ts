import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { createHash } from 'node:crypto';
import { extractFromFileWithBabel } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { type Outcome, root } from '../tools.ts';
import { uncataloguedTexts } from './uncatalogued-texts.ts';

/** Source texts by their id, as they stand in the code or in a catalogue. */
type Texts = Map<string, string>;

const CONFIG = join(root, 'lingui.config.ts');
const CACHE = join(root, 'node_modules/.cache/texts.json');
/** Only files with these have something to extract. */
const HAS_TEXTS = /@lingui\/(?:core|react)\/macro|\/\*\s*i18n\s*\*\//;

const WEB = 'apps/web/src';
/** Words of tests, of the gallery that only developers open, and for the language model instead of a person. */
const UNREAD_FILES = /\.(?:test|gallery|factory|prompt|d)\.tsx?$|^apps\/web\/src\/(?:gallery|testing)\//;

/**
 * Every text stands in the catalogues as it stands in the code, is translated, can be compiled, and no text of the web
 * is outside of them; with planted violations that have to be reported.
 */
export async function checkTexts(): Promise<Outcome> {
  const problems = [...(await checkCatalogues()), ...checkUncatalogued(), ...(await checkPlanted())];
  return { isOk: problems.length === 0, output: problems.map((problem) => `${problem}\n`).join('') };
}

async function checkCatalogues(): Promise<string[]> {
  const { catalogs, locales, sourceLocale } = getConfig({ configPath: CONFIG, skipValidation: true });
  const cache = readCache();
  const problems = [];
  for (const { path, include, exclude = [] } of catalogs) {
    const relativeTo = (pattern: string) => pattern.replace('<rootDir>/', '').replace(`${root}/`, '');
    const sources = globSync(
      include.map((folder) => `${relativeTo(folder)}/**/*.{ts,tsx}`),
      { cwd: root },
    ).filter((file) => !exclude.some((pattern) => matchesGlob(file, relativeTo(pattern))));
    const written: Texts = new Map();
    for (const file of sources) for (const [id, message] of await textsOf(file, cache)) written.set(id, message);
    for (const locale of locales) {
      const file = `${relativeTo(path).replace('{locale}', locale)}.po`;
      problems.push(...(await catalogueProblems(file, written, { locale, isSource: locale === sourceLocale })));
    }
  }
  writeCache(cache);
  return problems;
}

/** What is wrong with a catalogue, beside what stands in the code. */
async function catalogueProblems(
  file: string,
  written: Texts,
  { locale, isSource }: { locale: string; isSource: boolean },
): Promise<string[]> {
  const catalogue = await readCatalogue(file, locale);
  const problems = [];
  for (const [id, message] of written) {
    const entry = catalogue.get(id);
    // A text with an id of its own has its English in the English catalogue only.
    if (entry === undefined || (isSource && entry.source !== message)) {
      problems.push(`${file} does not have '${message}' as it stands in the code: npm run texts.`);
      continue;
    }
    problems.push(
      ...translationProblems(message, isSource ? message : entry.translation).map((each) => `${file}: ${each}`),
    );
  }
  for (const [id, { source }] of catalogue)
    if (!written.has(id)) problems.push(`${file} has '${source}', which is nowhere in the code: npm run texts.`);
  return problems;
}

/** What is wrong with a translation: it is missing, cannot be compiled, or names other values than its source. */
export function translationProblems(message: string, translation: string): string[] {
  if (!translation) return [`'${message}' is not translated.`];
  try {
    const [wanted, given] = [message, translation].map((text) => valuesIn(text));
    if (wanted !== given)
      return [`'${translation}' has the values ${given || 'none'}, but its source ${wanted || 'none'}.`];
    return [];
  } catch (error) {
    return [`'${translation}' cannot be compiled: ${(error as Error).message}`];
  }
}

/** The names of the values and the tags of a text, in order. */
function valuesIn(text: string): string {
  const names = new Set([...text.matchAll(/<(\w+)\/?>/g)].map(([, tag]) => `<${tag}>`));
  const collect = (message: CompiledMessage): void => {
    if (typeof message === 'string') return;
    for (const token of message) {
      if (typeof token === 'string') continue;
      const [name, , cases] = token as [string, string?, Record<string, CompiledMessage>?];
      if (name !== '#') names.add(name);
      if (typeof cases === 'object' && cases !== null)
        for (const each of Object.values(cases)) if (Array.isArray(each)) collect(each);
    }
  };
  collect(compileMessageOrThrow(text));
  return [...names].toSorted().join(', ');
}

async function readCatalogue(file: string, locale: string) {
  const text = readFileSync(join(root, file), 'utf8');
  const entries = await formatter().parse(text, { locale, sourceLocale: 'en', filename: file });
  return new Map(
    Object.entries(entries)
      .filter(([, { obsolete }]) => !obsolete)
      .map(([id, { message, translation }]) => [
        id,
        { source: message ?? (translation || id), translation: translation ?? '' },
      ]),
  );
}

type Cache = Record<string, [string, string][]>;

/** The texts of a file, remembered for its content: reading them takes longer than everything else here. */
async function textsOf(file: string, cache: Cache): Promise<[string, string][]> {
  const source = readFileSync(join(root, file), 'utf8');
  if (!HAS_TEXTS.test(source)) return [];
  const key = `${file} ${createHash('sha1').update(source).digest('base64')}`;
  return (cache[key] ??= await extract(file, source));
}

async function extract(file: string, source: string): Promise<[string, string][]> {
  const texts: [string, string][] = [];
  const linguiConfig = getConfig({ configPath: CONFIG, skipValidation: true });
  await extractFromFileWithBabel(
    file,
    source,
    ({ id, message }) => void texts.push([id, message ?? id]),
    { linguiConfig },
    { plugins: ['typescript', 'jsx', 'importAttributes'] },
  );
  return texts;
}

function readCache(): Cache {
  try {
    return JSON.parse(readFileSync(CACHE, 'utf8')) as Cache;
  } catch {
    return {};
  }
}

function writeCache(cache: Cache): void {
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify(cache));
}

function checkUncatalogued(): string[] {
  const problems = [];
  for (const file of globSync(`${WEB}/**/*.{ts,tsx}`, { cwd: root })) {
    if (UNREAD_FILES.test(file)) continue;
    const texts = uncataloguedTexts(file, readFileSync(join(root, file), 'utf8'));
    problems.push(...texts.map(({ line, text }) => `${file}:${line} '${text}' is in no catalogue (docs/texts.md).`));
  }
  return problems;
}

const PLANTED = `
import { t } from '@lingui/core/macro';
export const Planted = () => <p title="Outside">Also outside {t\`Inside\`}<Select label="Outside too" listAriaLabel="Outside" /></p>;
`;

async function checkPlanted(): Promise<string[]> {
  const found = [
    uncataloguedTexts('planted.tsx', PLANTED).length === 4,
    (await extract('planted.tsx', PLANTED)).some(([, message]) => message === 'Inside'),
    translationProblems('{count} days', '').length === 1,
    translationProblems('{count} days', '{anzahl} Tage').length === 1,
    translationProblems('{count} days', '{count, plural, one {# Tag}').length === 1,
  ];
  return found.every(Boolean) ? [] : ['A planted violation was not reported: the checker does not look.'];
}
