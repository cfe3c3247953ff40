import { expect, test } from 'vitest';
import { roleBadge } from './role-badge.ts';

test('a role is said in words, the highest one held; who has none is basic', () => {
  const [admin, orgAdmin, basic] = [{ role: 'ADMIN' }, { role: 'ORG_ADMIN' }, { role: 'basic' }] as const;
  expect(roleBadge(admin, orgAdmin)).toEqual({ words: 'System admin', role: 'ADMIN' });
  expect(roleBadge(basic, orgAdmin)).toEqual({ words: 'Admin', role: 'ORG_ADMIN' });
  expect(roleBadge(basic, basic)).toEqual({ words: 'basic', role: 'basic' });
  expect(roleBadge(null, null)).toEqual({ words: 'basic', role: 'basic' });
});
