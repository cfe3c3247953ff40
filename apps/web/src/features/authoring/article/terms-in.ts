/** The terms that a Markdown text marks, by their addresses, with the words that stand for each. */
export function termsIn(markdown: string): Map<string, string> {
  const links = markdown.matchAll(/\[([^\]]+)\]\(glossary:([^)\s]+)\)/g);
  return new Map([...links].map(([, words = '', id = '']) => [id, words]));
}
