import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage } from '@snapwell/contract/rendered-page';
import { afterAll, afterEach, expect, test } from 'vitest';
import { createPublicPages } from './render-pages.ts';
import type { PublicPages } from './port.ts';

const dir = mkdtempSync(join(tmpdir(), 'snapwell-rendered-'));
const open: PublicPages[] = [];
afterEach(() => Promise.all(open.splice(0).map((pages) => pages.close())));
afterAll(() => rmSync(dir, { recursive: true }));

/** What renders pages with this code, and what it tells of failures. */
function renderedBy(name: string, code: string, limits: { limitMs?: number; patienceMs?: number } = {}) {
  const bundle = join(dir, `${name}.js`);
  writeFileSync(join(dir, 'package.json'), '{"type":"module"}');
  writeFileSync(bundle, code);
  const failures: string[] = [];
  const pages = createPublicPages({
    bundle,
    stylesheet: null,
    onFailure: (error) => failures.push((error as Error).message),
    patienceMs: 30_000,
    ...limits,
  });
  open.push(pages);
  return { pages, failures };
}

const page = (title: string, language: RenderedPage['language'] = 'en'): RenderedPage => ({
  page: 'publicContent',
  params: { orgId: 'riverside', contentId: 'a' },
  pathname: '/p/riverside/content/a',
  isEmbedded: false,
  language,
  locale: language,
  config: {} as RenderedPage['config'],
  data: { title },
});

test('a page is rendered once for all that it shows: another version or language is another page', async () => {
  const { pages } = renderedBy(
    'counting',
    'let rendered = 0; export const renderPage = ({ data, language }) => `${data.title} ${language} ${++rendered}`;',
  );
  expect(await pages.render(page('Ask first'))).toEqual({ html: 'Ask first en 1', styles: '' });
  expect(await pages.render(page('Ask first'))).toEqual({ html: 'Ask first en 1', styles: '' });
  expect(await pages.render(page('Ask first', 'de'))).toEqual({ html: 'Ask first de 2', styles: '' });
  expect(await pages.render(page('Ask later'))).toEqual({ html: 'Ask later en 3', styles: '' });
});

test('what cannot be rendered is told, and the next page is rendered all the same', async () => {
  const { pages, failures } = renderedBy(
    'broken',
    "export const renderPage = ({ data }) => { if (data.title === 'bad') throw new Error('No such part.'); return 'good'; };",
  );
  expect(await pages.render(page('bad'))).toBeNull();
  expect(failures).toEqual(['No such part.']);
  expect(await pages.render(page('fine'))).toEqual({ html: 'good', styles: '' });
});

test('nobody waits for a page that is never done', async () => {
  const { pages } = renderedBy('endless', 'export const renderPage = () => { for (;;); };', { patienceMs: 50 });
  expect(await pages.render(page('endless'))).toBeNull();
});

test('without a build nothing is rendered', async () => {
  const pages = createPublicPages({ bundle: join(dir, 'not-there.js'), onFailure: () => expect.unreachable() });
  expect(await pages.render(page('a'))).toBeNull();
});
