export function asSlug(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .replaceAll(/[øØ]/g, 'o')
    .replaceAll(/[æÆ]/g, 'ae')
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The tags of other systems as slugs. */
export function asTags(names: readonly string[]): string[] {
  return [...new Set(names.map(asSlug).filter((name) => name !== '' && name.length <= 80))].slice(0, 10);
}
