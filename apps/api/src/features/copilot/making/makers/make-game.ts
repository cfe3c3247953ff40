import { categoriesBody } from '@snapwell/contract/learning/kinds/categories';
import { matchingBody } from '@snapwell/contract/learning/kinds/matching';
import { orderingBody } from '@snapwell/contract/learning/kinds/ordering';
import { figureFacts } from './figures.ts';
import { type Fact, type SourceMaterial, shortened, type Steps, type Table } from './source-material.ts';

export type Game =
  | { readonly kind: 'matching'; readonly body: unknown }
  | { readonly kind: 'ordering'; readonly body: unknown }
  | { readonly kind: 'categories'; readonly body: unknown };

const LABEL = 120;
const MOST_PAIRS = 8;
const MOST_CARDS = 14;

/**
 * A game of the page's own words; the next one when it is asked again (`turn` counts from 0). Null when the page
 * offers none.
 */
export function makeGame(material: SourceMaterial, variant: number): Game | null {
  const tables = material.tables.map(fullRows);
  const games = [
    ...tables.map(sortTable),
    ...material.steps.map((steps) => orderSteps(steps, material.title)),
    ...tables.map(matchTable),
    matchFacts('Which explanation belongs to which word?', material.terms),
    matchFacts('What belongs together?', material.points),
    matchFacts('Which figure belongs into which gap?', figureFacts(material)),
  ].filter((game) => game !== null);
  return games[variant % games.length] ?? null;
}

/** What has no words cannot be put anywhere. */
const fullRows = ({ rows, ...table }: Table): Table => ({
  ...table,
  rows: rows.filter((row) => row.every((cell) => cell !== '')),
});

function sortTable({ heading, head, rows }: Table): Game | null {
  if (head.length < 2 || head.length > 5 || !areCategories(head)) return null;
  const ids = head.map((_, i) => `group-${i + 1}`);
  const items = rows
    .flatMap((row) => row.map((text, i) => ({ text, category: ids[i]! })))
    .filter(({ text }) => text.length <= LABEL);
  const body = categoriesBody.safeParse({
    prompt: heading ? `${heading}: where does each card belong?` : 'Where does each card belong?',
    categories: head.map((title, i) => ({ id: ids[i]!, title })),
    items: items.slice(0, MOST_CARDS),
  });
  return body.success ? { kind: 'categories', body: body.data } : null;
}

/**
 * The columns of a table are groups when their heads say the same of different things: 'Getting better', 'Not getting
 * better'.
 */
function areCategories(head: readonly string[]): boolean {
  const words = head.map((title) => title.toLowerCase().split(/\W+/).filter(Boolean));
  if (words.some((each) => each.length < 2)) return false;
  const [first, ...others] = words;
  return others.every((each) => each.some((word) => first!.includes(word)));
}

/** Numbers alone make no order: only a list that says so is one. */
const IN_ORDER = /\b(steps?|order|first|then|journey|route|minutes|hour|what you do|sequence)\b/i;

function orderSteps({ heading, items }: Steps, title: string): Game | null {
  if (!IN_ORDER.test(heading || title)) return null;
  const steps = items.map(({ text, why }) => ({
    text: shortened(text, LABEL),
    ...(why && why.length <= 600 && { why }),
  }));
  const body = orderingBody.safeParse({ prompt: `Put it into the right order: ${heading || title}`, items: steps });
  return body.success ? { kind: 'ordering', body: body.data } : null;
}

function matchTable({ heading, head, rows }: Table): Game | null {
  if (head.length < 2 || areCategories(head)) return null;
  const facts = rows.map(([name, text]) => ({ name: name!, text: text!, heading }));
  return matchFacts([heading, head.slice(0, 2).filter(Boolean).join(' and ')].filter(Boolean).join(': '), facts);
}

/** Pairs whose sides are short enough for a card, each side only once. */
function matchFacts(prompt: string, facts: readonly Fact[]): Game | null {
  const pairs = facts.flatMap(({ name, text }) => {
    const right = shortened(text, LABEL);
    return name.length > 0 && name.length <= LABEL && right ? [{ left: name, right }] : [];
  });
  const clear = pairs.filter(
    ({ left, right }, i) => pairs.findIndex((pair) => pair.left === left || pair.right === right) === i,
  );
  if (clear.length < 3) return null;
  const body = matchingBody.safeParse({ prompt, pairs: clear.slice(0, MOST_PAIRS) });
  return body.success ? { kind: 'matching', body: body.data } : null;
}
