import { readFile } from 'node:fs/promises';
import { parseContent } from '@snapwell/content-markdown/parse';
import { decode } from '@snapwell/question-formats/text/decode';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';
import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { cleanHtml, htmlBlocks } from './html-blocks.ts';
import { DocumentRefused, type DocumentNotes, type ReadingTools, type SourceDocument } from './source-document.ts';

const MEGABYTE = 1024 * 1024;
/** Texts are short; a longer one holds pictures, or is no text. */
const LONGEST = { markdown: 4 * MEGABYTE, html: 40 * MEGABYTE, text: 4 * MEGABYTE };

async function readText(path: string, format: keyof typeof LONGEST, notes: DocumentNotes): Promise<string> {
  const bytes = await readFile(path);
  if (bytes.length > LONGEST[format]) throw new DocumentRefused('unpacks_too_large');
  const text = decode(bytes)
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .normalize('NFC');
  if (text.includes('\uFFFD') || !isUtf(bytes)) notes.add('old_encoding');
  return text;
}

function isUtf(bytes: Buffer): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Reads a saved web page, or what was copied from one. */
export async function readHtml(path: string, { notes, pictures }: ReadingTools): Promise<SourceDocument> {
  const { tree, title } = cleanHtml(await readText(path, 'html', notes), notes);
  const blocks = await htmlBlocks(tree, { notes, pictures, known: new Map() });
  return { format: 'html', title, pages: null, blocks };
}

/** Reads Markdown. Its HTML is taken as words, its pictures only when they lie in it. */
export async function readMarkdownFile(path: string, { notes, pictures }: ReadingTools): Promise<SourceDocument> {
  const source = await readText(path, 'markdown', notes);
  const front = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (front) notes.add('front_matter');
  const title = /^title:\s*["']?(.+?)["']?\s*$/m.exec(front?.[1] ?? '')?.[1] ?? null;
  const tree = parseContent(source.slice(front?.[0].length ?? 0));
  await clean(tree, { notes, pictures });
  return { format: 'markdown', title, pages: null, blocks: tree.children.map((node) => ({ node, page: null })) };
}

const SAFE_LINK = /^(https?:|mailto:)/i;

async function clean(tree: Root, { notes, pictures }: ReadingTools): Promise<void> {
  const images: { type: 'image'; url: string; alt?: string | null }[] = [];
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const siblings = parent.children as RootContent[];
    if (node.type === 'html') {
      siblings.splice(index, 1, ...textOfHtml(node.value, parent.type, notes));
      return [SKIP, index + (siblings[index] === node ? 1 : 0)];
    }
    if (node.type === 'linkReference') {
      siblings[index] = { type: 'link', url: definitions.get(node.identifier) ?? '', children: node.children };
      return [SKIP, index];
    }
    if (node.type === 'imageReference') {
      siblings[index] = { type: 'image', url: definitions.get(node.identifier) ?? '', alt: node.alt ?? '' };
      return [SKIP, index];
    }
    if (node.type === 'definition') {
      siblings.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'link' && !SAFE_LINK.test(node.url)) {
      if (/^[a-z][a-z\d+.-]*:/i.test(node.url)) notes.add('unsafe_links');
      siblings.splice(index, 1, ...node.children);
      return [SKIP, index];
    }
    if (node.type === 'image') images.push(node);
    return undefined;
  });
  for (const image of images) await storeImage(image, { notes, pictures });
  visit(tree, 'image', (node, index, parent) => {
    if (node.url !== '' || index === undefined || !parent) return undefined;
    (parent.children as RootContent[]).splice(index, 1);
    return [SKIP, index];
  });
}

async function storeImage(image: { url: string }, { notes, pictures }: ReadingTools): Promise<void> {
  const base64 = /^data:image\/[a-z+.-]+;base64,([A-Za-z0-9+/=]+)$/i.exec(image.url)?.[1];
  const picture = base64 === undefined ? null : await pictures.add(Buffer.from(base64, 'base64'));
  if (!picture) notes.add(noteOfPicture(image.url));
  image.url = picture?.name ?? '';
}

function noteOfPicture(url: string): 'unreadable_pictures' | 'external_pictures' | 'missing_pictures' {
  if (url.startsWith('data:')) return 'unreadable_pictures';
  return /^https?:/i.test(url) ? 'external_pictures' : 'missing_pictures';
}

function textOfHtml(html: string, parent: string, notes: DocumentNotes): RootContent[] {
  if (/^<!--[\s\S]*-->$/.test(html.trim())) return [];
  notes.add(/<script|<iframe|\son\w+=/i.test(html) ? 'scripts' : 'raw_html');
  const value = toText(fromHtml(html.replaceAll(/<(script|style)[\s\S]*?(<\/\1>|$)/gi, ''), { fragment: true })).trim();
  if (value === '') return [];
  const words: PhrasingContent = { type: 'text', value };
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(parent)
    ? [{ type: 'paragraph', children: [words] }]
    : [words];
}

const BULLET = /^\s*(?:[•‣▪·*-]|–)\s+(.+)$/;
const NUMBER = /^\s*(\d{1,3})[.)]\s+(.+)$/;
const HEADING = /^(?:\d+(?:\.\d+)*\.?\s+)?\p{Lu}[^.!?:;]{2,70}$/u;

/** Reads plain text: paragraphs between empty lines, lists by their marks, headings by their looks. */
export async function readPlainText(path: string, { notes }: ReadingTools): Promise<SourceDocument> {
  const text = await readText(path, 'text', notes);
  const paragraphs = text.split(/\n[ \t]*\n+/).map((part) => part.split('\n').filter((line) => line.trim() !== ''));
  const nodes = paragraphs.filter((lines) => lines.length > 0).flatMap(plainBlocks);
  const [first] = nodes;
  if (first?.type === 'heading' && !/^\d/.test(toString(first))) first.depth = 1;
  return { format: 'text', title: null, pages: null, blocks: nodes.map((node) => ({ node, page: null })) };
}

function plainBlocks(lines: readonly string[]): RootContent[] {
  const [first = ''] = lines;
  if (lines.length === 1 && HEADING.test(first.trim()) && first.trim().split(/\s+/).length <= 10)
    return [{ type: 'heading', depth: headingDepth(first.trim()), children: [words(first)] }];
  const blocks: RootContent[] = [];
  for (const line of lines) {
    const item = BULLET.exec(line)?.[1] ?? NUMBER.exec(line)?.[2];
    const last = blocks.at(-1);
    if (item !== undefined) {
      const entry = { type: 'listItem', spread: false, children: [paragraph(item)] } as const;
      if (last?.type === 'list') last.children.push({ ...entry, children: [...entry.children] });
      else
        blocks.push({
          type: 'list',
          ordered: NUMBER.test(line),
          spread: false,
          children: [{ ...entry, children: [...entry.children] }],
        });
    } else if (last?.type === 'list') {
      const open = last.children.at(-1)!;
      open.children = [paragraph(`${toString(open)} ${line.trim()}`)];
    } else if (last?.type === 'paragraph') last.children = [words(`${toString(last)} ${line.trim()}`)];
    else blocks.push(paragraph(line));
  }
  return blocks;
}

/** `4.2 Looking again` lies below `4 Assessment`. */
function headingDepth(text: string): 1 | 2 | 3 | 4 {
  const number = /^\d+(?:\.\d+)*/.exec(text)?.[0];
  return number === undefined ? 2 : (Math.min(number.split('.').length + 1, 4) as 2 | 3 | 4);
}

const words = (value: string): PhrasingContent => ({ type: 'text', value: value.trim() });
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [words(value)] });
