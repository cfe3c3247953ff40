import { getHome } from '@snapwell/contract/profiles/profiles.endpoints';
import { live } from '@snapwell/contract/gamification/gamification.endpoints';
import { uploadOwnPicture } from '@snapwell/contract/profiles/profiles.endpoints';
import { expect, test } from 'vitest';

test('a browser has of an endpoint what it takes to call it, and none of its schemas', () => {
  expect(getHome).toEqual({ method: 'GET', path: '/api/v1/organizations/:orgId/home', authority: 'member' });
});

test('it knows of a stream that it is one, and of an upload its field', () => {
  expect(live).toHaveProperty('isStream', true);
  expect(uploadOwnPicture).toHaveProperty('file.field', 'profile_picture');
});
