import { expect, test } from 'vitest';
import { writeSharedPage } from './shared-page.ts';

const html = '<html><head><title>Snapwell</title><meta name="description" content="x" /></head><body></body></html>';
const page = {
  title: 'Ask first',
  description: 'Pain is personal.',
  path: '/p/a/content/b',
  picture: '/picture',
  data: '/api/v1/public/a/content/b',
};

test('a shared page carries its own title, words and picture, once each', () => {
  const written = writeSharedPage(html, page, 'https://learn.example');
  expect(written.match(/<title>[^<]*<\/title>/g)).toEqual(['<title>Ask first</title>']);
  expect(written.match(/<meta name="description"[^>]*>/g)).toEqual([
    '<meta name="description" content="Pain is personal." />',
  ]);
  expect(written).toContain('<meta property="og:image" content="https://learn.example/picture" />');
  expect(written).toContain('<link rel="canonical" href="https://learn.example/p/a/content/b" />');
});

test('a title cannot leave its place in the page', () => {
  const written = writeSharedPage(
    html,
    { ...page, title: '"></title><script>alert(1)</script>$&', description: "' onload='x" },
    'https://learn.example',
  );
  expect(written).not.toContain('<script>');
  expect(written).toContain('&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;');
  expect(written).not.toContain("' onload='");
});
