import { parseAsWords } from '@snapwell/content-markdown/parse';
import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import type { BodyOfKind } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { plainText } from '@snapwell/contract/text/text-marks';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import type { RootContent, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse as parseYaml } from 'yaml';

/** What stands at one place of an item, as one can point at it. */
export interface Block {
  readonly heading: string;
  readonly text: string;
  /** Of an article, from 1. */
  readonly paragraph?: number | undefined;
  /** Of a comic, from 1. */
  readonly page?: number;
  readonly panel?: number;
  /** Of a comic: what is to be seen, what is told beneath the picture, and who says what in it. */
  readonly scene?: string;
  readonly narration?: string;
  readonly speech?: readonly { readonly speaker: string; readonly text: string }[];
  /** Of a comic: what its author says that it shows. */
  readonly isTakeaway?: boolean;
  /** Of a video. */
  readonly seconds?: number;
  /** The rows of a table and the entries of a list: as sentences, and as they stand on the page. */
  readonly rows: readonly { readonly text: string; readonly words: string; readonly cells?: readonly string[] }[];
  /** What stands over the columns of a table. */
  readonly columns?: readonly string[];
  /** The author says that it is an example, or that the organization says here how it does it. */
  readonly isExample?: boolean;
  readonly isLocal?: boolean;
  /** Of a question in the text: why its right answer is right. */
  readonly reason?: string;
}

const CALLOUT = /^\[!([A-Z]+)\]\s*/;

/** The places of an item that hold text; none of what holds a key. A video's are those of its captions, cut elsewhere. */
export function itemBlocks({ kind, body }: { kind: ContentKind; body: unknown }): Block[] {
  switch (kind) {
    case 'article':
      return articleBlocks((body as BodyOfKind<'article'>).markdown);
    case 'infographic': {
      const { alternative, hotspots } = body as BodyOfKind<'infographic'>;
      const spots = hotspots.map(({ title, text }) => ({ heading: title, text, rows: [] }));
      return [...spots, ...articleBlocks(alternative).map((block) => ({ ...block, paragraph: undefined }))];
    }
    case 'flashcards':
      return (body as BodyOfKind<'flashcards'>).cards.map(({ front, back }) => ({
        heading: plainText(front),
        text: plainText(back),
        rows: [],
      }));
    case 'comic':
      return comicBlocks(body as BodyOfKind<'comic'>);
    default:
      return [];
  }
}

function articleBlocks(markdown: string): Block[] {
  if (checkMarkdown(markdown)) return [];
  let heading = '';
  return parseAsWords(markdown).children.flatMap((node, i) => {
    if (node.type === 'heading') heading = toString(node);
    const block = readBlock(node);
    return block ? [{ heading, rows: [], ...block, paragraph: i + 1 }] : [];
  });
}

function readBlock(node: RootContent): (Omit<Block, 'heading' | 'rows'> & Partial<Pick<Block, 'rows'>>) | null {
  switch (node.type) {
    case 'paragraph':
      return textBlock(toString(node, { includeImageAlt: false }));
    case 'math':
      return textBlock(node.value);
    case 'list': {
      const rows = node.children.map((item) => ({ text: toString(item), words: toString(item) }));
      return { text: rows.map(({ text }) => text).join(' '), rows };
    }
    case 'table':
      return tableBlock(node);
    case 'blockquote': {
      const text = node.children.map((child) => toString(child)).join(' ');
      const block = textBlock(text.replace(CALLOUT, ''));
      const callout = CALLOUT.exec(text)?.[1];
      return block && { ...block, isExample: callout === 'EXAMPLE', isLocal: callout === 'LOCAL' };
    }
    case 'code':
      return node.lang === 'question' ? questionBlock(node.value) : null;
    default:
      return null;
  }
}

const textBlock = (text: string) => (text.trim() === '' ? null : { text: text.trim() });

/** A row says by the names of its columns what its cells are. */
function tableBlock({ children: [head, ...rows] }: Table) {
  const names = head?.children.map((cell) => toString(cell)) ?? [];
  const sentences = rows.map(({ children }) => {
    const cells = children.map((cell) => toString(cell));
    const [first = '', ...others] = cells;
    const said = others.flatMap((cell, i) => (cell === '' ? [] : [`${named(names[i + 1] ?? '')} ${cell}`]));
    return {
      text: `**${first}**${/[.!?]$/.test(first) ? '' : '.'} ${said.map((each) => ended(each.trim())).join(' ')}`.trim(),
      words: cells.join(' '),
      cells,
    };
  });
  return { text: sentences.map(({ text }) => text).join(' '), rows: sentences, columns: names };
}

/** The name of a column before what stands in it. */
const named = (column: string): string => (column === '' || /[.:!?]$/.test(column) ? column : `${column}:`);

/** A question in the text is not marked: what it teaches may be said. */
function questionBlock(yaml: string) {
  const { data } = embeddedQuestion.safeParse(parseYaml(yaml));
  const right = data?.options.find(({ correct }) => correct);
  if (!data || !right) return null;
  return { text: `${data.prompt} ${ended(right.text)}`, ...(right.why && { reason: right.why }) };
}

function comicBlocks({ pages, takeaways = [] }: BodyOfKind<'comic'>): Block[] {
  const panelBlocks = pages.flatMap(({ title, panels }, p) =>
    panels.map(({ prompt, caption, dialog }, i) => ({
      heading: title ?? '',
      text: [prompt, caption, ...dialog.map(({ speaker, text }) => `${speaker}: ${text}`)].filter(Boolean).join(' '),
      rows: [],
      page: p + 1,
      panel: i + 1,
      scene: prompt,
      narration: caption ?? '',
      speech: dialog.map(({ speaker, text }) => ({ speaker, text })),
    })),
  );
  return [...panelBlocks, ...takeaways.map((text) => ({ heading: '', text, rows: [], isTakeaway: true }))];
}

const ended = (text: string): string => (text === '' || /[.!?:]$/.test(text) ? text : `${text}.`);
