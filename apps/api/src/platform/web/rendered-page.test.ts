import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, ServerRenderedPage } from '@snapwell/contract/rendered-page';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderedPageWriter } from './rendered-page.ts';

const dist = mkdtempSync(join(tmpdir(), 'snapwell-dist-'));
const shell = `<html lang="en"><head>
    <link rel="preload" href="/config.json" as="fetch" />
    <link rel="modulepreload" crossorigin href="/assets/home.js" />
    <script src="/theme.js"></script>
    <link rel="stylesheet" crossorigin href="/assets/app.css">
    <script type="module" crossorigin src="/assets/start.js"></script>
  </head><body><div id="root"></div></body></html>`;
const files = {
  entry: 'assets/rendered.js',
  pages: { publicContent: { files: ['assets/rendered.js', 'assets/screen.js'], texts: { de: 'assets/texts-de.js' } } },
};

beforeAll(() => {
  writeFileSync(join(dist, 'rendered-files.json'), JSON.stringify(files));
  writeFileSync(join(dist, 'theme.js'), 'setTheme()');
  writeFileSync(join(dist, 'early-input.js'), 'keepInput()');
});
afterAll(() => rmSync(dist, { recursive: true }));

const page = (title: string): RenderedPage => ({
  page: 'publicContent',
  params: {},
  pathname: '/p/a/content/b',
  isEmbedded: false,
  language: 'de',
  locale: 'de',
  config: {} as RenderedPage['config'],
  data: { title },
});
const write = (title: string, html: string, styles = '') =>
  renderedPageWriter(dist)!(shell, page(title), { html, styles });

test('a rendered page brings its own scripts, and names those of the application for whoever needs them', () => {
  const html = write('Ask first', '<h1>Ask first</h1>');
  expect(html).toContain('<html lang="de"');
  expect(html).toContain('<div id="root"><h1>Ask first</h1></div>');
  expect(html).not.toContain('<script type="module"');
  expect(html).toContain('data-application="/assets/start.js"');
  expect(html).toContain('<script>setTheme()</script>');
  expect(html).toContain(
    'data-entry="/assets/rendered.js" data-files="/assets/rendered.js /assets/screen.js /assets/texts-de.js"',
  );
  expect(html).not.toContain('config.json');
});

test('a page that the application draws anew brings its scripts, after the words', () => {
  const signIn: ServerRenderedPage = { ...page(''), page: 'signIn', pathname: '/signin', data: null };
  const html = renderedPageWriter(dist)!(shell, signIn, { html: '<h1>Welcome back.</h1>', styles: '' });
  expect(html).toContain('<div id="root"><h1>Welcome back.</h1></div>');
  expect(html).toContain('data-entry="/assets/start.js" data-files="/assets/start.js /assets/home.js"');
  expect(html).not.toContain('<script type="module"');
  expect(html).not.toContain('rendered-page');
  expect(html).not.toContain('config.json');
});

test('a page brings the styles of its first frame; the whole stylesheet comes later, at once where nothing runs', () => {
  const link = '<link rel="stylesheet" crossorigin href="/assets/app.css">';
  const styled = write('Ask first', '<h1>Ask first</h1>', 'h1{margin:0}');
  expect(styled).toContain(`<style>h1{margin:0}</style><noscript>${link}</noscript>`);
  expect(styled).toMatch(/<script data-entry=[^>]* data-stylesheet="\/assets\/app.css">keepInput\(\)<\/script>/);
  const unstyled = write('Ask first', '<h1>Ask first</h1>');
  expect(unstyled).toContain(link);
  expect(unstyled).not.toContain('<noscript>');
  expect(unstyled).not.toContain('data-stylesheet');
});

test('nothing that an author writes can leave the data of the page', () => {
  const title = '</script><script>alert(1)</script><!--$&$`';
  const html = write(title, '<h1>$& $1</h1>');
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('<h1>$& $1</h1>');
  const [, data] = /id="rendered-page"[^>]*>(.*?)<\/script>/.exec(html)!;
  expect((JSON.parse(data!) as { data: unknown }).data).toEqual({ title });
});

test('without a build of rendered pages there is no writer', () => {
  expect(renderedPageWriter(join(dist, 'elsewhere'))).toBeNull();
});
