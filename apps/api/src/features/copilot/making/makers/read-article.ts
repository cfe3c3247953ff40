import { parseAsWords } from '@snapwell/content-markdown/parse';
import { embeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import type {
  BlockContent,
  Blockquote,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Table as MarkdownTable,
} from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse } from 'yaml';
import { type Fact, type Line, type SourceMaterial, sentencesOf, type Steps, type Table } from './source-material.ts';

type Draft = {
  -readonly [Key in 'lines' | 'points' | 'tables' | 'steps' | 'questions']: SourceMaterial[Key][number][];
};

const CALLOUT = /^\[!([A-Z]+)\]\s*/;

/** Reads what an article offers. Made-up cases are left out: they teach where they stand, and mislead alone. */
export function readArticle(markdown: string): Draft {
  const draft: Draft = { lines: [], points: [], tables: [], steps: [], questions: [] };
  if (checkMarkdown(markdown)) return draft;
  const tree = parseAsWords(markdown);
  let heading = '';
  for (const node of tree.children) {
    if (node.type === 'heading') heading = toString(node);
    else readBlock(node as BlockContent, heading, draft);
  }
  return draft;
}

function readBlock(node: BlockContent, heading: string, draft: Draft): void {
  switch (node.type) {
    case 'paragraph':
      draft.lines.push(...linesOf(toString(node), heading));
      break;
    case 'list':
      readList(node, heading, draft);
      break;
    case 'table':
      draft.tables.push(readTable(node, heading));
      break;
    case 'blockquote':
      draft.lines.push(...linesOfQuote(node, heading));
      break;
    case 'code':
      if (node.lang === 'question') draft.questions.push(...readQuestion(node.value));
      break;
    default:
  }
}

function linesOf(text: string, heading: string, isMarked = false): Line[] {
  return sentencesOf(text).map((sentence) => ({ text: sentence, heading, isMarked }));
}

function linesOfQuote(quote: Blockquote, heading: string): Line[] {
  const text = quote.children.map((child) => toString(child)).join(' ');
  const name = CALLOUT.exec(text)?.[1];
  if (name === undefined || name === 'EXAMPLE') return [];
  return linesOf(text.replace(CALLOUT, ''), heading, name === 'WARNING' || name === 'TIP');
}

function readList(list: List, heading: string, draft: Draft): void {
  const points = list.children.map((item) => readPoint(item, heading));
  draft.points.push(...points.filter((point) => point.name !== '' && point.text !== ''));
  if (list.ordered) draft.steps.push(asSteps(points, heading));
  for (const item of list.children)
    draft.lines.push(
      ...item.children.flatMap((child) => (child.type === 'paragraph' ? linesOf(toString(child), heading) : [])),
    );
}

/** '**Name.** What is said about it.' has a name; other points have only their text. */
function readPoint(item: ListItem, heading: string): Fact {
  const paragraph = item.children.find((child): child is Paragraph => child.type === 'paragraph');
  const [first, ...rest] = paragraph?.children ?? [];
  if (first?.type !== 'strong') return { name: '', text: paragraph ? toString(paragraph) : '', heading };
  return { name: withoutEnd(toString(first)), text: textOf(rest).replace(/^[\s.:,]+/, ''), heading };
}

const textOf = (nodes: readonly PhrasingContent[]): string => nodes.map((node) => toString(node)).join('');
const withoutEnd = (text: string): string => text.trim().replace(/[.:,]$/, '');

function asSteps(points: readonly Fact[], heading: string): Steps {
  return {
    heading,
    items: points.map(({ name, text }) => (name === '' ? { text } : { text: name, why: text || undefined })),
  };
}

function readTable(table: MarkdownTable, heading: string): Table {
  const [head = [], ...rows] = table.children.map((row) => row.children.map((cell) => toString(cell).trim()));
  return { heading, head, rows: rows.filter((row) => row.every((cell) => cell !== '')) };
}

function readQuestion(text: string): { prompt: string; answer: string }[] {
  const { data } = embeddedQuestion.safeParse(parse(text));
  const right = data?.options.find((option) => option.correct);
  return data && right ? [{ prompt: data.prompt, answer: [right.text, right.why].filter(Boolean).join('\n\n') }] : [];
}
