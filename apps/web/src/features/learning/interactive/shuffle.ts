/** The places of so many things in an order that looks random and is always the same for one item. */
export function shuffledPlaces(count: number, seed: string): number[] {
  let state = [...seed].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)!) >>> 0, 7);
  const random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const places = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [places[at], places[other]] = [places[other]!, places[at]!];
  }
  // Nothing to do would be no game.
  return count > 1 && places.every((place, at) => place === at) ? [...places.slice(1), places[0]!] : places;
}

/** The numbers of a list that a place keeps. */
export function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : [];
}
