const FENCE = /^ {0,3}(`{3,}|~{3,}|\${2,})/;
const HEADING = /^#{1,6} /;
/** A link or a note that is defined elsewhere in the text, as Markdown finds it in any section. */
const DEFINITION = /^ {0,3}\[[^\]]+\]:/m;

/**
 * Cuts an article before its headings, so that a browser can rest between two sections while it draws them: one text of
 * a thousand words is a single long task. What is drawn is the same as without; a text whose sections need each other
 * stays whole.
 */
export function markdownSections(markdown: string): string[] {
  if (DEFINITION.test(markdown)) return [markdown];
  const sections: string[][] = [[]];
  let fence: string | null = null;
  let isAfterBlank = true;
  for (const line of markdown.split('\n')) {
    if (fence === null && isAfterBlank && HEADING.test(line)) sections.push([]);
    sections.at(-1)!.push(line);
    const [, mark] = FENCE.exec(line) ?? [];
    if (fence === null) fence = mark ?? null;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    isAfterBlank = line.trim() === '';
  }
  return sections.map((lines) => lines.join('\n')).filter((section) => section.trim() !== '');
}
