import fc from 'fast-check';
import { expect, test } from 'vitest';
import { organizationId } from '@snapwell/contract/organizations/organizations.schemas';
import { idsForName } from './organization-ids.ts';

test.each([
  ['Riverside Hospital Group', ['riverside-hospital-group', 'riverside-hospital-group-x7k']],
  ['Klinikum Köln-Süd', ['klinikum-koln-sud', 'klinikum-koln-sud-x7k']],
  ['Admin', ['admin-x7k']],
  ['病院', ['org', 'org-x7k']],
  ['A', ['a-x7k']],
])('an organization called "%s" is offered the addresses %o', (name, ids) => {
  expect(idsForName(name, ['x7k'])).toEqual(ids);
});

test('every name finds an address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (name) => {
      const ids = idsForName(name, ['x7k', '4ab']);
      expect(ids.length).toBeGreaterThanOrEqual(2);
      expect(ids.every((id) => organizationId.safeParse(id).success)).toBe(true);
    }),
  );
});
