/** Joins class names; what is no text falls away, so that conditions can stand in the list. */
export function classNames(...names: unknown[]): string {
  return names.filter((name) => typeof name === 'string' && name !== '').join(' ');
}
