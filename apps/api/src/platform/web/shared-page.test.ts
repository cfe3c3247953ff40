import { expect, test } from 'vitest';
import { writeSharedPage } from './shared-page.ts';

const html = '<html><head><title>Snapwell</title><meta name="description" content="x" /></head><body></body></html>';
const page = {
  title: 'Ask first',
  description: 'Pain is personal.',
  path: '/p/a/content/b',
  picture: { path: '/picture', type: 'image/jpeg', width: 1200, height: 630 },
  type: 'article' as const,
  language: null,
  data: '/api/v1/public/a/content/b',
  rendered: null,
  isListed: true,
  facts: { '@type': 'LearningResource', name: 'Ask first' },
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
  expect(written).not.toContain('<script>alert');
  expect(written).toContain('&quot;&gt;&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;$&amp;');
  expect(written).not.toContain("' onload='");
});

test('what a page is in the words of schema.org cannot end its element', () => {
  const facts = { '@type': 'Quiz', name: '</script><script>alert(1)</script>' };
  const written = writeSharedPage(html, { ...page, facts }, 'https://learn.example');
  const [, data] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(written)!;
  expect(JSON.parse(data!)).toEqual({ '@context': 'https://schema.org', url: 'https://learn.example/p/a/content/b', ...facts });
  expect(written.match(/<\/script>/g)).toHaveLength(1);
});

test('a page that there is in several languages names each, and which one this is', () => {
  const written = writeSharedPage(
    html.replace('<html>', '<html lang="en">'),
    { ...page, path: '/landing', language: 'de' },
    'https://learn.example',
  );
  expect(written).toContain('<html lang="de"');
  expect(written).toContain('<link rel="alternate" hreflang="en" href="https://learn.example/landing?lang=en" />');
  expect(written).toContain('<link rel="alternate" hreflang="x-default" href="https://learn.example/landing" />');
});
