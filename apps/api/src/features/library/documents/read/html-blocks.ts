import type { Element, ElementContent, Nodes as HtmlNodes, Root as HtmlRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { defaultSchema, sanitize, type Schema } from 'hast-util-sanitize';
import { defaultHandlers, type Handle, type State, toMdast } from 'hast-util-to-mdast';
import { toText } from 'hast-util-to-text';
import type { PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { CellGrid, phrasing } from './cell-grid.ts';
import type { DocumentNotes, PictureBox, SourceBlock } from './source-document.ts';

/** Pictures of a Word document have such addresses until they are named. */
const PICTURE = /^picture:(\d+)$/;

const schema: Schema = {
  ...defaultSchema,
  clobber: [],
  tagNames: [...(defaultSchema.tagNames ?? []), 'figure', 'figcaption', 'u', 'mark', 'caption', 'small'],
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'object', 'embed', 'svg', 'math', 'head', 'title'],
  attributes: {
    '*': ['id', 'className', 'hidden'],
    a: ['href', 'id'],
    img: ['src', 'alt'],
    td: ['colSpan', 'rowSpan', 'align'],
    th: ['colSpan', 'rowSpan', 'align'],
    ol: ['start'],
    input: ['type', 'checked', 'disabled'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: ['picture', 'data'] },
};

const isElement = (node: HtmlNodes, ...names: string[]): node is Element =>
  node.type === 'element' && names.includes(node.tagName);

/** A web page as a tree without anything that runs, loads or leads astray. */
export function cleanHtml(html: string, notes: DocumentNotes): { tree: HtmlRoot; title: string | null } {
  const whole = fromHtml(html);
  let title: string | null = null;
  const frame: Element[] = [];
  visit(whole, 'element', (node) => {
    if (node.tagName === 'title' && title === null) title = toText(node).trim() || null;
    if (isElement(node, 'script', 'iframe', 'object', 'embed')) notes.add('scripts');
    if (isElement(node, 'svg', 'math')) notes.add(node.tagName === 'math' ? 'equations' : 'charts');
    if (isElement(node, 'video', 'audio')) notes.add('media');
    if (isElement(node, 'form', 'select', 'textarea')) notes.add('forms');
    if (isElement(node, 'nav', 'aside', 'header', 'footer')) frame.push(node);
    const { href, src } = node.properties;
    if (typeof href === 'string' && isElement(node, 'a') && isUnsafe(href)) notes.add('unsafe_links');
    if (Object.keys(node.properties).some((name) => /^on[A-Z]/.test(name))) notes.add('scripts');
    if (isElement(node, 'img') && typeof src === 'string' && !/^(picture|data):/.test(src))
      notes.add(/^https?:|^\/\//i.test(src) ? 'external_pictures' : 'missing_pictures');
    return isElement(node, 'svg', 'math') ? SKIP : undefined;
  });
  return { tree: sanitize(mainOf(whole, frame, notes), schema) as HtmlRoot, title };
}

const isUnsafe = (href: string): boolean => /^[a-z][a-z\d+.-]*:/i.test(href) && !/^(https?|mailto):/i.test(href);

/** Of a web page only what it is about: what stands around it is on every page. */
function mainOf(whole: HtmlRoot, frame: readonly Element[], notes: DocumentNotes): HtmlRoot {
  let main: Element | null = null;
  for (const name of ['main', 'article'])
    visit(whole, { type: 'element', tagName: name }, (node) => {
      main ??= node;
    });
  if (main) {
    notes.add('page_frame', frame.length > 0 ? 1 : 0);
    return { type: 'root', children: (main as Element).children };
  }
  const around = new Set<ElementContent>(frame.filter(({ tagName }) => tagName === 'nav'));
  notes.add('page_frame', around.size > 0 ? 1 : 0);
  visit(whole, 'element', (node) => {
    node.children = node.children.filter((child) => !around.has(child));
  });
  return whole;
}

interface PicturesByNumber {
  /** What `picture:3` shows. */
  readonly known: ReadonlyMap<string, string>;
}

/** A clean tree as Markdown's blocks; pictures that lie inside of it are stored. */
export async function htmlBlocks(
  tree: HtmlRoot,
  { notes, pictures, known }: { notes: DocumentNotes; pictures: PictureBox } & PicturesByNumber,
): Promise<SourceBlock[]> {
  await namePictures(tree, { notes, pictures, known });
  const markdown = toMdast(tree, { handlers: handlers(notes), newlines: false }) as Root;
  return markdown.children.map((node) => ({ node: node as RootContent, page: null }));
}

async function namePictures(
  tree: HtmlRoot,
  { notes, pictures, known }: { notes: DocumentNotes; pictures: PictureBox } & PicturesByNumber,
): Promise<void> {
  const images: Element[] = [];
  visit(tree, { type: 'element', tagName: 'img' }, (node) => void images.push(node));
  for (const image of images) {
    const src = String(image.properties['src'] ?? '');
    const name = PICTURE.test(src) ? (known.get(src) ?? null) : await storeData(src, { notes, pictures });
    image.properties['src'] = name ?? '';
  }
  const isLost = (child: HtmlNodes) => isElement(child, 'img') && child.properties['src'] === '';
  tree.children = tree.children.filter((child) => !isLost(child));
  visit(tree, 'element', (node) => {
    node.children = node.children.filter((child) => !isLost(child));
  });
}

/** A picture that is written into the page itself. */
async function storeData(
  src: string,
  { notes, pictures }: { notes: DocumentNotes; pictures: PictureBox },
): Promise<string | null> {
  const [, base64] = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=\s]+)$/i.exec(src) ?? [];
  if (base64 === undefined) {
    if (src.startsWith('data:')) notes.add('unreadable_pictures');
    return null;
  }
  const picture = await pictures.add(Buffer.from(base64, 'base64'));
  if (!picture) notes.add('unreadable_pictures');
  return picture?.name ?? null;
}

/** How the reader of Word documents names notes. */
const NOTE_LINK = /^#((?:footnote|endnote)-\d+)$/;

const handlers = (notes: DocumentNotes): Record<string, Handle> => ({
  sub: shifted('sub'),
  sup: shifted('sup'),
  u: (state, node) => state.all(node) as PhrasingContent[],
  mark: (state, node) => state.all(node) as PhrasingContent[],
  small: (state, node) => state.all(node) as PhrasingContent[],
  table: (state, node) => tableOf(state, node, notes),
  dl: definitions,
  a(state, node) {
    const href = String(node.properties['href'] ?? '');
    const note = NOTE_LINK.exec(href)?.[1];
    if (note !== undefined) return { type: 'footnoteReference', identifier: note, label: note };
    // Bookmarks and links inside of the document lead nowhere in a lesson.
    return /^(https?:|mailto:)/i.test(href) ? defaultHandlers.a(state, node) : (state.all(node) as PhrasingContent[]);
  },
});

/** `<sub>` and `<sup>` of plain words, as the content format writes them; others stay as they read. */
function shifted(hName: 'sub' | 'sup'): Handle {
  return (state, node) => {
    const children = state.all(node) as PhrasingContent[];
    if (children.some(({ type }) => type === 'footnoteReference')) return children;
    const value = children.map((child) => toString(child)).join('');
    const isPlain = children.every(({ type }) => type === 'text');
    return isPlain && /^[^\s~^\\$]{1,60}$/.test(value)
      ? { type: 'shifted', children: [{ type: 'text', value }], data: { hName } }
      : children;
  };
}

/** Terms with what they mean: a list, each with its term in bold. */
function definitions(state: State, node: Element): RootContent {
  const items = node.children.filter((child): child is Element => isElement(child, 'dt', 'dd'));
  const entries: { term: PhrasingContent[]; meaning: PhrasingContent[] }[] = [];
  for (const item of items) {
    const words = phrasing(state.all(item) as RootContent[]);
    if (item.tagName === 'dt') entries.push({ term: words, meaning: [] });
    else entries.at(-1)?.meaning.push(...words);
  }
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map(({ term, meaning }) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [{ type: 'strong', children: term }, { type: 'text', value: ': ' }, ...meaning],
        },
      ],
    })),
  };
}

/** Tables of Markdown have no merged cells: each cell that one covers says the same. */
function tableOf(state: State, node: Element, notes: DocumentNotes): RootContent[] {
  const rows: Element[] = [];
  let caption: Element | null = null;
  let nested = 0;
  visit(node, 'element', (child) => {
    if (child === node) return undefined;
    if (child.tagName === 'table') nested++;
    if (child.tagName === 'tr') rows.push(child);
    if (child.tagName === 'caption') caption = child;
    return child.tagName === 'tr' || child.tagName === 'table' ? SKIP : undefined;
  });
  for (const row of rows) visit(row, { type: 'element', tagName: 'table' }, () => void nested++);
  notes.add('nested_tables', nested);
  const grid = new CellGrid<PhrasingContent[]>();
  for (const [y, row] of rows.entries())
    for (const cell of row.children.filter((child): child is Element => isElement(child, 'td', 'th')))
      grid.put(y, phrasing(state.all(cell) as RootContent[]), {
        across: Number(cell.properties['colSpan'] ?? 1),
        down: Number(cell.properties['rowSpan'] ?? 1),
      });
  const table = grid.table(notes, []);
  const title: RootContent[] = caption
    ? [{ type: 'paragraph', children: phrasing(state.all(caption) as RootContent[]) }]
    : [];
  return table ? [...title, ...table] : title;
}
