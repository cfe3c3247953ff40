import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type Ask, test as base } from '#testing/api-test.ts';
import { aStranger, type Person, tokenOf } from '#testing/people.ts';

/** A server of pictures, as the one that a federated provider names. */
const test = base.extend('pictures', async ({}, { onCleanup }) => {
  const asked: string[] = [];
  const picture = await sharp({ create: { width: 700, height: 500, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const server = createServer((request, response) => {
    asked.push(request.url!);
    if (request.url === '/page') response.end('<script>alert(1)</script>');
    else response.end(picture);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onCleanup(() => {
    server.closeAllConnections();
    server.close();
  });
  return { asked, at: (path: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}` };
});

const withPicture = (picture: string): Person => {
  const person = aStranger();
  return { ...person, token: tokenOf({ ...person, picture }) };
};
const enter = (ask: Ask, person: Person) => ask(person, 'POST', '/api/v1/auth/google', { id_token: person.token });
const photoOf = async (ask: Ask, person: Person): Promise<string | null> =>
  (await ask(person, 'GET', '/api/v1/users/profile')).body.photoURL;

test('the picture of a federated account becomes a file of ours, once', async ({ ask, server, pictures }) => {
  const ada = withPicture(pictures.at('/ada.jpg'));
  await enter(ask, ada);
  const photo = await photoOf(ask, ada);
  expect(photo).toMatch(/^\/files\/avatars\/[\w-]{22}\/[\w-]{22}\.webp$/);
  const stored = await fetch(server.origin + photo);
  const { format, width, height } = await sharp(await stored.arrayBuffer()).metadata();
  expect({ format, width, height }).toEqual({ format: 'webp', width: 512, height: 512 });
  await enter(ask, ada);
  expect([await photoOf(ask, ada), pictures.asked]).toEqual([photo, ['/ada.jpg']]);
});

test('a picture that was taken away does not come back at the next sign-in', async ({ ask, pictures }) => {
  const ada = withPicture(pictures.at('/ada.jpg'));
  await enter(ask, ada);
  await ask(ada, 'DELETE', '/api/v1/users/profile-picture');
  await enter(ask, ada);
  expect(await photoOf(ask, ada)).toBeNull();
});

test('no address of elsewhere is kept, and registering goes on without a picture', async ({ ask, pictures }) => {
  for (const picture of ['javascript:alert(1)', 'https://10.0.0.1/ada.jpg', pictures.at('/page'), 'no address']) {
    const ada = withPicture(picture);
    expect((await enter(ask, ada)).body).toEqual({ uid: ada.uid, is_new: true });
    expect(await photoOf(ask, ada)).toBeNull();
  }
});

test('signing up by password brings a picture in the same way', async ({ ask, pictures }) => {
  const ada = withPicture(pictures.at('/ada.jpg'));
  const body = {
    uid: ada.uid,
    email: ada.email,
    username: 'ada',
    first_name: 'Ada',
    last_name: 'O',
    organization: 'default',
  };
  await ask(ada, 'POST', '/api/v1/auth/register-with-uid', body);
  expect(await photoOf(ask, ada)).toMatch(/^\/files\/avatars\//);
});
