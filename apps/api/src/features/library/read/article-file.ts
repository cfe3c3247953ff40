import type { Report } from '../files/problem.ts';
import { readYaml, type YamlText } from '../files/yaml-text.ts';

export interface ArticleParts {
  readonly front: YamlText;
  readonly markdown: string;
  /** The line on which the Markdown begins. */
  readonly markdownLine: number;
}

/** Splits an article into front matter and Markdown. Null, and reported, when there is no front matter. */
export function splitArticle(source: string, report: Report): ArticleParts | null {
  const lines = source.split('\n');
  const end = lines.findIndex((line, i) => i > 0 && line.trimEnd() === '---');
  if (lines[0]?.trimEnd() !== '---' || end < 0) {
    report(1, 'An article begins with its front matter: a line ---, the keys, and a line ---.');
    return null;
  }
  const front = readYaml(lines.slice(1, end).join('\n'), 2, report);
  const markdown = lines.slice(end + 1).join('\n');
  if (!markdown.trim()) report(end + 1, 'The article has no text.');
  return front && { front, markdown, markdownLine: end + 2 };
}
