import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { ZipFile } from 'yazl';
import { onlyInCi } from '../../support/endurance.ts';
import { expect, test } from '../../support/test.ts';

const PARTS = fileURLToPath(new URL('../../fixtures/film-in-parts', import.meta.url));
const CHAPTER = 'modules/01-films/01-first';

/** A library with one public film that comes in parts. */
async function archiveWithFilm(): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from('title: Films\n'), 'modules/01-films/module.yaml');
  zip.addBuffer(Buffer.from('title: First\n'), `${CHAPTER}/chapter.yaml`);
  const film =
    'title: A film in parts\nis_public: true\nminutes: 1\nsource: media/film.m3u8\nduration: 6\ntranscript: A pattern that moves.\n';
  zip.addBuffer(Buffer.from(film), `${CHAPTER}/01-film.video.yaml`);
  for (const name of readdirSync(PARTS).filter((file) => !file.endsWith('.md')))
    zip.addBuffer(readFileSync(join(PARTS, name)), `${CHAPTER}/media/${name}`);
  zip.end();
  return buffer(zip.outputStream);
}

/** Somebody new with an organization of their own; answers how to ask as them. */
async function anAdministrator(request: APIRequestContext, orgId: string) {
  const email = `${orgId}@example.com`;
  const identity = { email, password: 'correct horse 7', returnSecureToken: true };
  const signedUp = await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=snapwell-embedded', {
    data: identity,
  });
  const { idToken, localId } = (await signedUp.json()) as { idToken: string; localId: string };
  const headers = { authorization: `Bearer ${idToken}` };
  const person = {
    uid: localId,
    email,
    username: 'films',
    first_name: 'Fay',
    last_name: 'Film',
    organization: 'default',
  };
  await expect(await request.post('/api/v1/auth/register-with-uid', { headers, data: person })).toBeOK();
  await expect(await request.post('/api/v1/organizations', { headers, data: { id: orgId, name: 'Films' } })).toBeOK();
  return headers;
}

async function plays(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // The scripts of a page that nobody touches wait ten seconds.
  await page.mouse.move(200, 200);
  const film = page.getByLabel('A film in parts');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBe(6);
  await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.currentTime = 3;
    await video.play();
  });
  // Past the border between two parts.
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(4.2);
}

test(
  'a film in parts comes in by an archive and plays, by the browser itself or by the library',
  onlyInCi,
  async ({ browser, request, product }) => {
    const orgId = `films-${Date.now()}`;
    const headers = await anAdministrator(request, orgId);
    const multipart = { archive: { name: 'films.zip', mimeType: 'application/zip', buffer: await archiveWithFilm() } };
    const imported = await request.post(`/api/v1/organizations/${orgId}/library/import`, { headers, multipart });
    expect((await imported.json()) as object).toMatchObject({
      content: { added: ['film'] },
      media: { added: { length: 5 } },
    });

    for (const isNative of [true, false]) {
      const context = await browser.newContext({ baseURL: product.origin });
      if (!isNative) {
        await context.addInitScript(() => {
          const canPlayType = HTMLMediaElement.prototype.canPlayType;
          HTMLMediaElement.prototype.canPlayType = function (type) {
            return type.includes('mpegurl') ? '' : canPlayType.call(this, type);
          };
        });
      }
      await plays(await context.newPage(), `/p/${orgId}/content/film`);
      await context.close();
    }
  },
);
