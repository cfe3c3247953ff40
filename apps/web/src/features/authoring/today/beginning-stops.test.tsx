import type { AuthorTree } from '@snapwell/contract/library/authoring.schemas';
import { expect, test } from 'vitest';
import { firstContentStop, firstPeopleStop } from './beginning-stops.tsx';

const NOTHING: AuthorTree = { modules: [], homeless: [] };
const A_MODULE: AuthorTree = {
  modules: [{ id: 'm', title: 'Hand hygiene', summary: '', status: 'draft', chapters: [] }],
  homeless: [],
};

test('who has just founded an organization is told to make a module and to invite people', () => {
  expect(firstContentStop('o', NOTHING)).toMatchObject({ to: '/o/o/admin-panel/content' });
  expect(firstPeopleStop('o', { members: 1, open_invites: 0 })).toMatchObject({ to: '/o/o/admin-panel/people' });
});

test('neither is asked for again once it has begun', () => {
  expect(firstContentStop('o', A_MODULE)).toBeNull();
  expect(firstPeopleStop('o', { members: 1, open_invites: 3 })).toBeNull();
  expect(firstPeopleStop('o', { members: 2, open_invites: 0 })).toBeNull();
});
