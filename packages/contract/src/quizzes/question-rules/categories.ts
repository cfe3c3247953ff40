import type { QuestionOf } from '../question-types.ts';
import { byKey, type QuestionRules } from './question-rules.ts';

/**
 * The mean over the categories of how much of each lies where it belongs, less what comes by putting everything into
 * one: that earns nothing.
 */
export const categoriesRules: QuestionRules<'categories'> = {
  arrange: ({ items }, draw) => [draw(items.length)],
  show: ({ type, categories, items }, [order = []]) => ({
    type,
    categories,
    items: order.map((n, id) => ({ id, text: items[n]!.text })),
  }),
  normalize({ type, placed }, [order = []], { categories, items }) {
    if (
      placed.length > items.length ||
      placed.some((id) => id !== null && !categories.some((category) => category.id === id))
    )
      return null;
    const kept: (string | null)[] = items.map(() => null);
    placed.forEach((id, spot) => (kept[order[spot]!] = id));
    return { type, placed: kept };
  },
  present: ({ type, placed }, [order = []]) => ({ type, placed: order.map((n) => placed[n] ?? null) }),
  isBlank: ({ placed }) => placed.every((id) => id === null),
  mark({ items }, { placed }) {
    const used = [...new Set(items.map(({ category }) => category))];
    if (used.length === 1)
      return byKey(items.filter(({ category }, n) => placed[n] === category).length / items.length);
    const shares = used.map((id) => {
      const own = items.flatMap(({ category }, n) => (category === id ? n : []));
      return own.filter((n) => placed[n] === id).length / own.length;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / used.length;
    const byChance = 1 / used.length;
    return byKey((mean - byChance) / (1 - byChance));
  },
  reveal: ({ type, items }, [order = []]) => ({ type, placed: order.map((n) => items[n]!.category) }),
  describe: (question, { placed }) => inGroups(question, (n) => placed[n] ?? null),
  describeKey: (question) => inGroups(question, (n) => question.items[n]!.category),
};

/** `Fact: refused breakfast; says 'it burns'. Verdict: is difficult` */
function inGroups({ categories, items }: QuestionOf<'categories'>, categoryOf: (n: number) => string | null): string {
  const groups = categories.map(({ id, title }) => ({
    title,
    texts: items.flatMap(({ text }, n) => (categoryOf(n) === id ? text : [])),
  }));
  return groups
    .filter(({ texts }) => texts.length > 0)
    .map(({ title, texts }) => `${title}: ${texts.join('; ')}`)
    .join('. ');
}
