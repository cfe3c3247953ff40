import { embeddedQuestion, type EmbeddedQuestion } from '@snapwell/contract/learning/kinds/article';
import { checkMarkdown } from '@snapwell/contract/learning/markdown-limits';
import { MEDIA_PATH } from '@snapwell/contract/text/media-path';
import { DEEPEST_FORMULA, depthOfFormula, LONGEST_FORMULA } from '@snapwell/contract/text/text-marks';
import { asWords, parseContent } from '@snapwell/content-markdown/parse';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { checkShape } from './check-shape.ts';
import type { Report } from '../files/problem.ts';
import { readYaml, type YamlText } from '../files/yaml-text.ts';

/** Something a text points to, which must be there. */
export interface Mention {
  readonly type: 'media' | 'term' | 'content' | 'module';
  readonly target: string;
  readonly line: number;
}

export interface ReadMarkdown {
  readonly mentions: readonly Mention[];
  /** The words without their marks, one block a line. */
  readonly text: string;
}

const CALLOUT = /^\[!([A-Za-z]+)\]/;
const CALLOUTS = ['NOTE', 'TIP', 'WARNING', 'EXAMPLE', 'LOCAL'];
const WEB_LINK = /^(https?:\/\/|mailto:|#)/i;

/**
 * Reads a Markdown text that begins on `firstLine` of its file; what a learner could not see as it was meant is
 * reported.
 */
export function readMarkdown(markdown: string, firstLine: number, report: Report): ReadMarkdown {
  const problem = checkMarkdown(markdown);
  if (problem) {
    report(problem.line && problem.line + firstLine - 1, problem.message);
    return { mentions: [], text: '' };
  }
  const tree = parseContent(markdown);
  const lineOf = (node: Nodes) => (node.position?.start.line ?? 1) + firstLine - 1;
  const mentions: Mention[] = [];
  let lastHtml: Nodes | null = null;
  visit(tree, (node) => {
    // One line of HTML has several tags, and is one mistake.
    if (node.type === 'html' && lastHtml !== null && lineOf(lastHtml) === lineOf(node)) return;
    if (node.type === 'html') lastHtml = isComment(node.value) ? lastHtml : node;
    checkNode(node, lineOf(node), {
      report,
      mention: (type, target) => void mentions.push({ type, target, line: lineOf(node) }),
    });
  });
  return { mentions, text: plainText(asWords(tree)) };
}

interface NodeChecks {
  report: Report;
  mention(type: Mention['type'], target: string): void;
}

function checkNode(node: Nodes, line: number, { report, mention }: NodeChecks): void {
  switch (node.type) {
    case 'html':
      if (!isComment(node.value)) report(line, 'HTML is not shown. Write it as Markdown.', { sentence: 'html' });
      break;
    case 'math':
    case 'inlineMath':
      if (node.value.length > LONGEST_FORMULA)
        report(line, `A formula can have ${LONGEST_FORMULA} characters. Write it in parts.`);
      else if (depthOfFormula(node.value) > DEEPEST_FORMULA)
        report(line, 'The braces of this formula stand too deep in each other.');
      break;
    case 'heading':
      if (node.depth === 1)
        report(line, 'The title is the only heading of the first level. Begin this one with ##.', {
          sentence: 'firstHeading',
        });
      break;
    case 'image':
      if (!node.alt?.trim())
        report(line, 'The picture needs words in its brackets: what is to be seen.', { sentence: 'pictureWords' });
      if (MEDIA_PATH.test(node.url)) mention('media', node.url);
      else report(line, `The picture '${node.url}' must lie in the folder 'media'.`, { sentence: 'pictureElsewhere' });
      break;
    case 'link':
    case 'definition':
      checkLink(node.url, line, { report, mention });
      break;
    case 'blockquote': {
      const name = CALLOUT.exec(toString(node))?.[1];
      if (name && !CALLOUTS.includes(name))
        report(line, `There is no call-out '${name}'. There are ${CALLOUTS.join(', ')}.`, {
          sentence: 'noCallout',
          values: { name },
        });
      break;
    }
    case 'code':
      // In the panel it is a card, whose lines nobody sees.
      if (node.lang === 'question')
        readQuestion(node.value, line + 1, (at, message) => report(at, message, { sentence: 'questionUnfinished' }));
      break;
    default:
  }
}

const isComment = (html: string): boolean => /^<!--[\s\S]*-->$/.test(html.trim());

function checkLink(url: string, line: number, { report, mention }: NodeChecks): void {
  const [, scheme, target = ''] = /^(glossary|content):(.*)$/.exec(url) ?? [];
  if (scheme) mention(scheme === 'glossary' ? 'term' : 'content', target);
  else if (!WEB_LINK.test(url))
    report(line, `The link '${url}' leads nowhere. Links begin with https://, mailto:, #, glossary: or content:.`, {
      sentence: 'linkNowhere',
      values: { target: url },
    });
}

/** A question to think about, with the lines on which it stands. */
export interface PlacedQuestion {
  readonly question: EmbeddedQuestion;
  readonly yaml: YamlText;
}

/** The questions of a text in their order; those that cannot be read are left out, they have been reported. */
export function questionsOf(markdown: string, firstLine: number): PlacedQuestion[] {
  const found: PlacedQuestion[] = [];
  if (checkMarkdown(markdown)) return found;
  visit(parseContent(markdown), 'code', (node) => {
    if (node.lang !== 'question') return;
    const yaml = readYaml(node.value, (node.position?.start.line ?? 1) + firstLine, () => undefined);
    const question = yaml && checkShape(embeddedQuestion, yaml, () => undefined);
    if (question) found.push({ question, yaml });
  });
  return found;
}

function readQuestion(text: string, firstLine: number, report: Report) {
  const yaml = readYaml(text, firstLine, report);
  return yaml && checkShape(embeddedQuestion, yaml, report);
}

const WITH_WORDS: ReadonlySet<string> = new Set(['paragraph', 'heading', 'tableCell', 'code', 'math']);

function plainText(tree: Root): string {
  const blocks: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'code' && node.lang === 'question')
      blocks.push(readQuestion(node.value, 1, () => undefined)?.prompt ?? '');
    else if (WITH_WORDS.has(node.type)) blocks.push(toString(node).replace(CALLOUT, '').trim());
    else return undefined;
    return SKIP;
  });
  return blocks.filter(Boolean).join('\n');
}
