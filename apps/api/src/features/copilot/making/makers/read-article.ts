import { parseAsWords } from '@snapwell/content-markdown/parse';
import { setOffIn } from '@snapwell/content-markdown/set-off';
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
import {
  type Fact,
  type Line,
  type Listed,
  type SourceMaterial,
  sentencesOf,
  type Steps,
  type Table,
} from './source-material.ts';

type Draft = {
  -readonly [
    Key in 'lines' | 'points' | 'tables' | 'steps' | 'lists' | 'warnings' | 'questions'
  ]: SourceMaterial[Key][number][];
};

const CALLOUT = /^\[!([A-Z]+)\]\s*/;

/** Reads what an article offers. Made-up cases are left out: they teach where they stand, and mislead alone. */
export function readArticle(markdown: string): Draft {
  const draft: Draft = { lines: [], points: [], tables: [], steps: [], lists: [], warnings: [], questions: [] };
  if (checkMarkdown(markdown)) return draft;
  const tree = parseAsWords(markdown);
  let heading = '';
  let lead = '';
  for (const node of tree.children) {
    if (node.type === 'heading') heading = toString(node);
    else if (node.type === 'list') readList(node, { heading, lead }, draft);
    else readBlock(node as BlockContent, heading, draft);
    lead = node.type === 'paragraph' ? leadOf(toString(node)) : '';
  }
  return draft;
}

function readBlock(node: BlockContent, heading: string, draft: Draft): void {
  switch (node.type) {
    case 'paragraph':
      draft.lines.push(...linesOf(toString(node), heading, { setOff: setOffIn(node) }));
      break;
    case 'table':
      draft.tables.push(readTable(node, heading));
      break;
    case 'blockquote':
      readQuote(node, heading, draft);
      break;
    case 'code':
      if (node.lang === 'question') draft.questions.push(...readQuestion(node.value));
      break;
    default:
  }
}

/** The sentence that announces what follows. */
const leadOf = (text: string): string => (text.endsWith(':') ? (sentencesOf(text).at(-1) ?? '') : '');

function linesOf(text: string, heading: string, { isMarked = false, setOff }: Partial<Line> = {}): Line[] {
  return sentencesOf(text).map((sentence) => ({
    text: sentence,
    heading,
    isMarked,
    ...(setOff && setOff.length > 0 && { setOff }),
  }));
}

function readQuote(quote: Blockquote, heading: string, draft: Draft): void {
  const text = quote.children.map((child) => toString(child)).join(' ');
  const name = CALLOUT.exec(text)?.[1];
  if (name === undefined || name === 'EXAMPLE') return;
  const said = text.replace(CALLOUT, '').replaceAll(/\s+/g, ' ');
  draft.lines.push(...linesOf(said, heading, { isMarked: name === 'WARNING' || name === 'TIP' }));
  if (name === 'WARNING') draft.warnings.push({ name: '', text: said, heading });
}

function readList(list: List, { heading, lead }: Pick<Listed, 'heading' | 'lead'>, draft: Draft): void {
  const points = list.children.map((item) => readPoint(item, heading));
  const named = points.filter((point) => point.name !== '' && point.text !== '');
  draft.points.push(...named);
  if (list.ordered) draft.steps.push(asSteps(points, heading));
  const isNamed = points.length > 0 && named.length === points.length;
  const items = isNamed ? named.map(({ name }) => name) : list.children.map((item) => toString(item));
  const isOrdered = list.ordered === true;
  draft.lists.push({ heading, lead, isOrdered, items: items.map((item) => item.replace(/[,;]$/, '')) });
  for (const item of list.children)
    draft.lines.push(
      ...item.children.flatMap((child) => (child.type === 'paragraph' ? linesOf(toString(child), heading) : [])),
    );
}

/** '**Name.** What is said about it.' has a name; other points have only their text. */
function readPoint(item: ListItem, heading: string): Fact {
  const paragraph = item.children.find((child): child is Paragraph => child.type === 'paragraph');
  const [first, ...rest] = paragraph?.children ?? [];
  if (first?.type !== 'strong' || !isName(toString(first), textOf(rest)))
    return { name: '', text: paragraph ? toString(paragraph) : '', heading };
  return { name: withoutEnd(toString(first)), text: textOf(rest).replace(/^[\s.:,]+/, ''), heading };
}

/** A bold word that the sentence goes on from is no name: what comes after it explains nothing. */
const isName = (bold: string, rest: string): boolean =>
  /[.:,?!]$/.test(bold) || /^\s*[.:,(–-]|^\s*['„“"\p{Lu}]/u.test(rest);

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
  return { heading, head, rows: rows.filter(([first, ...cells]) => first !== '' && cells.some((cell) => cell !== '')) };
}

function readQuestion(text: string): { prompt: string; answer: string }[] {
  const { data } = embeddedQuestion.safeParse(parse(text));
  const right = data?.options.find((option) => option.correct);
  return data && right ? [{ prompt: data.prompt, answer: [right.text, right.why].filter(Boolean).join('\n\n') }] : [];
}
