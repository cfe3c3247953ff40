import { organizationId } from '@snapwell/contract/organizations/organizations.schemas';

const LONGEST = 32;

/**
 * Ids to try for a name, best first: the name itself, then with something behind it. `suffixes` are short random
 * words.
 */
export function idsForName(name: string, suffixes: readonly string[]): string[] {
  const base = name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  const stem = base === '' ? 'org' : base;
  return [stem, ...suffixes.map((suffix) => `${stem}-${suffix}`)].filter((id) => organizationId.safeParse(id).success);
}
