import { expect, test } from 'vitest';
import type { SkillInput } from '../../request/skill-input.ts';
import { isElsewhere } from './look.ts';

const item = (id: string, moduleId: string) => ({ id, moduleId, kind: 'article', title: id });
const items = [item('rub', 'hands'), item('wash', 'hands'), item('oven', 'kitchen')];
const beside = (open: string | null) =>
  ({
    context: {
      openItem: items.find(({ id }) => id === open) ?? null,
      tree: { itemById: new Map(items.map((each) => [each.id, each])) },
      lockedIds: [],
    },
  }) as unknown as Pick<SkillInput, 'context'>;
const found = (group: string, trust: 'sure' | 'near' | 'none' = 'near') => ({ trust, passages: [{ hit: { group } }] });

test('beside a page what only comes near in another module is not said', () => {
  expect(isElsewhere(beside('rub'), found('oven'))).toBe(true);
  expect(isElsewhere(beside('rub'), found('wash'))).toBe(false);
});

test('what surely answers is said wherever it stands, and where no page is open so is what comes near', () => {
  expect(isElsewhere(beside('rub'), found('oven', 'sure'))).toBe(false);
  expect(isElsewhere(beside(null), found('oven'))).toBe(false);
});
