import type { Page } from '@playwright/test';
import { ask, type Learner, must, PASSWORD, signUp } from '../learners.ts';
import { createProduct, type Product } from '../product.ts';
import { enterCredentials } from '../sign-in.ts';
import { expect, test as base } from '../test.ts';

/** A product without samples: one empty organization, who runs it, and one learner. */
export interface Clinic extends Product {
  readonly grace: Learner;
  readonly ada: Learner;
}

export const test = base.extend<object, { clinic: Clinic }>({
  clinic: [
    async ({}, use) => {
      const product = await createProduct('embedded', { DEMO: 'false' });
      const { author: grace, learner: ada } = await foundOrganization(product.origin, {
        name: 'Clinic',
        author: { name: 'Grace Kim', email: 'grace@example.com' },
        learner: { name: 'Ada Lind', email: 'ada@example.com' },
      });
      await use({ ...product, grace, ada });
      await product.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // No sample product is made beside it.
  baseURL: async ({ clinic }, use) => use(clinic.origin),
});

interface NewOrganization {
  readonly name: string;
  readonly author: { readonly name: string; readonly email: string };
  readonly learner: { readonly name: string; readonly email: string };
}

/** Makes an empty organization with who runs it and one learner; its id is its name in small letters. */
export async function foundOrganization(
  origin: string,
  { name, ...people }: NewOrganization,
): Promise<{ author: Learner; learner: Learner }> {
  const id = name.toLowerCase();
  const author = await signUp(origin, people.author);
  await must(ask(origin, author, 'POST /api/v1/organizations', { name, id, join_policy: 'open' }));
  const learner = await signUp(origin, people.learner);
  await must(ask(origin, learner, `POST /api/v1/organizations/${id}/join`, {}));
  // Nobody is greeted in between.
  for (const member of [author, learner]) {
    await ask(origin, member, `GET /api/v1/organizations/${id}/profile`);
    await must(ask(origin, member, `POST /api/v1/organizations/${id}/welcome-dialog/closed`, {}));
  }
  return { author, learner };
}

/** Signs a member of the clinic in. */
export async function enterClinic(page: Page, email: 'grace@example.com' | 'ada@example.com'): Promise<void> {
  await page.goto('/signin');
  await enterCredentials(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/home/);
}

/** Adds acts to the tree of the clinic; answers the ids of what was added. */
export async function growTree({ origin, grace }: Clinic, acts: readonly object[]): Promise<string[]> {
  const { added } = await must<{ added: string[] }>(
    ask(origin, grace, 'POST /api/v1/organizations/clinic/authoring/tree', { acts }),
  );
  return added;
}

/** A module that learners see, with one chapter, and in it an item of each of these kinds; answers their ids. */
export async function anOpenModule(clinic: Clinic, title: string, kinds: readonly string[]): Promise<string[]> {
  const [moduleId, chapterId] = await growTree(clinic, [{ act: 'add_module', title }]).then(async ([id]) => [
    id!,
    (await growTree(clinic, [{ act: 'add_chapter', module_id: id, title: 'First' }]))[0]!,
  ]);
  await growTree(clinic, [{ act: 'edit_module', id: moduleId, status: 'published' }]);
  return growTree(
    clinic,
    kinds.map((kind) => ({
      act: 'add_item',
      module_id: moduleId,
      chapter_id: chapterId,
      kind,
      title: `${title}, ${kind}`,
    })),
  );
}
