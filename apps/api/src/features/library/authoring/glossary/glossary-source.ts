import type { TermWords } from '@snapwell/contract/library/glossary/glossary.schemas';
import { writeGlossary } from '#features/library/export/write-files.ts';

/** A term as a file says it, by its address. */
export interface FileTerm extends TermWords {
  readonly slug: string;
}

/**
 * The file with other terms: the text of a term that stays as it is stays too, comments included. Null when none is
 * left.
 */
export function editGlossary(
  source: string | null,
  before: readonly FileTerm[],
  after: readonly FileTerm[],
): string | null {
  if (after.length === 0) return null;
  const pieces = source === null ? null : cutTerms(source, before.length);
  if (!pieces) return writeGlossary(after);
  const texts = new Map(before.map((term, i) => [term.slug, { term, text: pieces.terms[i]! }]));
  const written = after.map((term) => {
    const was = texts.get(term.slug);
    return was && saysSame(was.term, term) ? was.text : writeGlossary([term]);
  });
  return [pieces.head, ...written].map(endLine).join('');
}

/** Whether two say the same in the same words. */
export const saysSame = (one: TermWords, other: TermWords): boolean =>
  one.term === other.term && one.definition === other.definition && one.aliases.join('\n') === other.aliases.join('\n');

const endLine = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

/** What stands for something elsewhere in the file (`&name`, `*name`) can't be cut out of it. */
const REFERS = /(?:^|[\s[{,])[&*][\w-]/m;

/** What stands before the first term, and the text of each; null where terms do not begin lines of their own. */
function cutTerms(source: string, count: number): { head: string; terms: string[] } | null {
  if (REFERS.test(source)) return null;
  // A list begins each of its entries at the edge, and nothing inside an entry stands there.
  const [head = '', ...terms] = source.split(/^(?=-\s)/m);
  return terms.length === count ? { head, terms } : null;
}
