/** A passage where it stands in its item. */
export interface ItemPassage {
  readonly position: number;
  readonly heading: string;
  readonly text: string;
  /** The block of the article, where it is one. */
  readonly paragraph: number | null;
  readonly seconds: number | null;
}

/** Letters: some four sentences, which is what one reads in a drawer without looking twice. */
const LENGTH = 350;

/**
 * The passages to quote: the one that answers best, with those before and after it under the same heading that answer
 * best, for an answer often goes on where a passage ends. `scores` says by position how well each answers. A summary
 * says what an item is about and is quoted only where there is nothing else.
 */
export function chooseExcerpt(
  places: readonly ItemPassage[],
  scores: ReadonlyMap<number, number>,
  summary: string,
): ItemPassage[] {
  const said = places.filter(({ text }) => !summary.startsWith(text));
  const all = said.length > 0 ? said : places;
  const scoreOf = ({ position }: ItemPassage) => scores.get(position) ?? 0;
  const best = all.reduce((found, place) => (scoreOf(place) > scoreOf(found) ? place : found));
  const sumOf = (excerpt: readonly ItemPassage[]) => excerpt.reduce((sum, place) => sum + scoreOf(place), 0);
  return rounded(
    all,
    stretchesAround(all, best).reduce((found, excerpt) => (sumOf(excerpt) > sumOf(found) ? excerpt : found)),
  );
}

/**
 * Every stretch with this place that stays under its heading and short; the place alone is one of them, however long.
 */
function stretchesAround(all: readonly ItemPassage[], place: ItemPassage): ItemPassage[][] {
  const middle = all.indexOf(place);
  const fits = (excerpt: readonly ItemPassage[]) =>
    excerpt.every(({ heading }) => heading === place.heading) &&
    excerpt.reduce((length, { text }) => length + text.length, 0) <= LENGTH;
  const stretches = [[place]];
  for (let start = middle; start >= 0 && fits(all.slice(start, middle + 1)); start--)
    for (let end = middle + 1; end <= all.length && fits(all.slice(start, end)); end++)
      stretches.push(all.slice(start, end));
  return stretches;
}

/** With what announces its beginning, and with what its end announces. */
function rounded(all: readonly ItemPassage[], excerpt: readonly ItemPassage[]): ItemPassage[] {
  const [start, end] = [all.indexOf(excerpt[0]!), all.indexOf(excerpt.at(-1)!)];
  const [before, after] = [all[start - 1], all[end + 1]];
  const isAnnounced = before?.heading === all[start]!.heading && before.text.endsWith(':');
  const isAnnouncing = after?.heading === all[end]!.heading && /[:?]$/.test(all[end]!.text);
  return all.slice(isAnnounced ? start - 1 : start, isAnnouncing ? end + 2 : end + 1);
}

/**
 * The stretch as it is read: what stands in one paragraph stays in one, and rows of a table stand below one another.
 */
export function textOfExcerpt(excerpt: readonly ItemPassage[]): string {
  return excerpt
    .map((place, i) => {
      const [before, after] = [excerpt[i - 1], excerpt[i + 1]];
      const isRow = isRowLike(place, before) || isRowLike(place, after);
      const gap = !before ? '' : isRowLike(place, before) ? '\n' : before.paragraph === place.paragraph ? ' ' : '\n\n';
      return `${gap}${isRow ? '- ' : ''}${place.text}`;
    })
    .join('');
}

/** Rows of one table begin with the same name of a column. */
function isRowLike(a: ItemPassage, b: ItemPassage | undefined): boolean {
  const name = /^[^:;.]{1,60}: /.exec(a.text)?.[0];
  return b !== undefined && name !== undefined && a.paragraph === b.paragraph && b.text.startsWith(name);
}
