import { aPicture } from './picture.factory.ts';

const data = async (hue: number) => `data:image/png;base64,${(await aPicture(hue)).toString('base64')}`;

/** Ten texts in Markdown. */
export const markdownTexts: Record<string, () => string | Promise<string>> = {
  'headings and lists': () =>
    '# Falls\n\n## Why\n\n- Wet floors\n- Dark rooms\n  - At night\n\n## What helps\n\n1. Light\n2. Shoes\n',
  'a table with alignment': () => '# Doses\n\n| Age | Dose |\n|:---|---:|\n| 1 | 5 ml |\n| 2 | 10 ml |\n',
  'keys before the text': () => '---\ntitle: Hand hygiene\nauthor: Grace\n---\n\nRub for 30 seconds.\n',
  formulas: () => '# Doses\n\nThe dose is $$\\frac{d}{w}$$ per kg.\n\n$$\na = b\n$$\n',
  'HTML among the text': () => '# Page\n\nRead <b>this</b> first.\n\n<div>Then that.</div>\n\n<!-- not this -->\n',
  'links that lead astray': () =>
    '# Links\n\n[Run](javascript:alert(1)), [read](https://example.org), [here](#top), [file](other.md) and [data](data:text/html,x).\n',
  'pictures of three kinds': async () =>
    `# Pictures\n\n![Inside](${await data(3)})\n\n![Elsewhere](https://example.org/a.png)\n\n![Beside](pictures/b.png)\n\nAnd text.\n`,
  footnotes: () => '# Notes\n\nAsk first.[^1] Then act.\n\n[^1]: Section 630d.\n',
  'code and quotes': () => '# Quotes\n\n> Pain is what the person says it is.\n\n```\nsudo make tea\n```\n',
  'references far from their links': () =>
    '# References\n\nRead the [guide][g] and see ![it][p].\n\n[g]: https://example.org/guide\n[p]: https://example.org/p.png\n',
};

/** Ten web pages. */
export const webPages: Record<string, () => string | Promise<string>> = {
  'an article in its frame': () =>
    '<!doctype html><title>Falls – Riverside</title><header>Logo</header><nav><a href="/">Home</a></nav><main><h1>Falls</h1><p>Keep the floor dry.</p></main><footer>Imprint</footer>',
  'a page without main': () => '<html><body><nav>Menu</nav><h1>Rota</h1><p>Ann is on call.</p></body></html>',
  'a table with merged cells': () =>
    '<!doctype html><h1>Stores</h1><table><caption>Where</caption><tr><th>What<th>Where<tr><td rowspan=2>Cold<td>Fridge<tr><td>Box<tr><td colspan=2>All else: shelf</table>',
  'definitions as a list': () =>
    '<!doctype html><h1>Words</h1><dl><dt>Sepsis<dd>The body harms itself while it fights.<dt>Shock<dd>Too little blood reaches the organs.</dl>',
  'nested lists': () => '<!doctype html><h1>Check</h1><ol><li>Name<ul><li>first<li>last</ul><li>Birthday</ol>',
  'pictures of three kinds': async () =>
    `<!doctype html><h1>Pump</h1><p><img alt="The pump" src="${await data(8)}"><img src="https://example.org/p.png"><img src="p.png"></p><p>It beeps.</p>`,
  'scripts and handlers': () =>
    '<!doctype html><h1 onclick="steal()">Safe</h1><script>steal()</script><p>Words <a href="javascript:steal()">stay</a>.</p><iframe src="https://example.org"></iframe><style>p{color:red}</style>',
  'a table inside a table': () =>
    '<!doctype html><h1>Old page</h1><table><tr><td>Left<td><table><tr><td>in<td>side</table></table><p>End.</p>',
  'indices and marks': () =>
    '<!doctype html><h1>Gas</h1><p>H<sub>2</sub>O and m<sup>2</sup>, <u>always</u> <mark>now</mark>, <del>never</del>.</p>',
  'quotes, code and a form': () =>
    '<!doctype html><h1>Mix</h1><blockquote><p>Ask first.</p></blockquote><pre><code>a = 1</code></pre><form><input value="x"><p>Sign here.</p></form><video src="a.mp4"></video>',
};

/** Ten plain texts. */
export const plainTexts: Record<string, () => string | Buffer> = {
  'paragraphs over several lines': () => 'Falls\n\nKeep the floor dry and\nthe lights on.\n\nCall for help.\n',
  'numbered headings': () =>
    'Policy\n\n1 Purpose\n\nThis policy is for all.\n\n1.1 Scope\n\nAll wards.\n\n2 Duties\n\nAsk twice.\n',
  bullets: () => 'Before you begin:\n• the right person\n• the right dose,\n  twice checked\n\nThen begin.\n',
  'numbers as a list': () => 'Steps\n\n1. Wash.\n2. Dry.\n3. Glove.\n',
  'an old code page': () => Buffer.from('Händehygiene\n\nEs dauert 30 Sekunden, für alle.\n', 'latin1'),
  'UTF-16 with its mark': () => Buffer.from('\uFEFFCafé\n\nOpen from 7 to 9 hours.\n', 'utf16le'),
  'line ends of Windows': () => 'One\r\n\r\nTwo lines\r\nof one paragraph.\r\n',
  'letters that Markdown means otherwise': () => 'Stars\n\nUse 5 * 3 and a_b_c, <b> and [x].\n',
  'one line': () => 'Wash your hands for 30 seconds.',
  'German with abbreviations': () => 'Gabe\n\nGib z. B. 5 ml, d. h. einen Löffel. Warte ca. 30 Minuten.\n',
};
