import { onlyInCi } from '../../support/endurance.ts';
import { createLearner } from '../../support/academy-learner.ts';
import { askSophie, drawerOf, inputOf, openDrawer } from '../../support/sophie.ts';
import { expect, test } from '../../support/test.ts';

const LESSON = '/o/academy/content/close-the-book';

test(
  'a long conversation is read back page by page, and one is at its end again at a press',
  onlyInCi,
  async ({ browser, product }) => {
    const learner = await createLearner(product);
    await learner.converse(Array.from({ length: 70 }, (_, at) => `Message ${at + 1}.`));
    const context = await learner.device(browser);
    const page = await context.newPage();
    await page.goto(LESSON);
    await openDrawer(page);
    const drawer = drawerOf(page);
    const message = (number: number) => drawer.getByText(`Message ${number}.`, { exact: true });
    await expect(message(70)).toBeInViewport();
    await expect(message(20)).toBeHidden();

    await drawer.getByRole('button', { name: 'Earlier messages' }).scrollIntoViewIfNeeded();
    await drawer.getByRole('button', { name: 'Earlier messages' }).click();
    await expect(message(20)).toBeAttached();
    // What was being read stays where it was; there is nothing before the first message.
    await expect(message(22)).toBeInViewport();
    await expect(drawer.getByRole('button', { name: 'Earlier messages' })).toBeHidden();
    await message(2).scrollIntoViewIfNeeded();
    await expect(message(70)).not.toBeInViewport();

    await drawer.getByRole('button', { name: 'Latest' }).click();
    await expect(message(70)).toBeInViewport();
    await expect(drawer.getByRole('button', { name: 'Latest' })).toBeHidden();
    await context.close();
  },
);

test('a screen reader hears a reply sentence by sentence, and what was said before is not read again', async ({
  browser,
  product,
}) => {
  const learner = await createLearner(product);
  await learner.converse(['What is this?', 'An old answer.']);
  const context = await learner.device(browser, { permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto(LESSON);
  await openDrawer(page);
  const drawer = drawerOf(page);
  await expect(drawer.getByText('An old answer.')).toBeVisible();
  const heard = await drawer.locator('[aria-live=polite]').evaluateHandle((region) => {
    const said: string[] = [];
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, type } of changes)
        for (const node of addedNodes) said.push(`${type === 'characterData' ? 'changed: ' : ''}${node.textContent}`);
    });
    watch.observe(region, { childList: true, subtree: true, characterData: true });
    return said;
  });

  await askSophie(page, 'What happened a week later to the two groups?');
  const said = await heard.jsonValue();
  expect(said[0]).toBe('Sophie is thinking.');
  expect(said.join(' ')).toContain('A week later it was the other way round');
  for (const sentence of said) expect(sentence).toMatch(/[.!?:’”"]$/);
  expect(new Set(said).size).toBe(said.length);
  expect(said.join(' ')).not.toContain('An old answer.');

  await test.step('the reply is copied', async () => {
    await drawer.getByRole('button', { name: 'Copy' }).last().click();
    await expect(drawer.getByRole('button', { name: 'Copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      'A week later it was the other way round',
    );
  });

  await test.step('its source is a paragraph of this page: it opens there', async () => {
    await drawer
      .getByRole('link', { name: /^Source: / })
      .last()
      .click();
    await expect(page).toHaveURL(/#p-\d+$/);
    await expect(page.locator('[data-quoted]')).toBeInViewport();
  });
  await context.close();
});

test('a film that answers opens at the second that does', onlyInCi, async ({ browser, product }) => {
  const context = await (await createLearner(product)).device(browser);
  const page = await context.newPage();
  await page.goto('/o/academy/content/a-path-in-the-meadow');
  await openDrawer(page);
  await askSophie(page, 'Why is it comfortable to go there by car?');
  await drawerOf(page)
    .getByRole('link', { name: /^Source: A path in the meadow/ })
    .first()
    .click();
  await expect(page).toHaveURL(/#t=\d+/);
  const second = Number(new URL(page.url()).hash.slice('#t='.length));
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeCloseTo(second, 0);
  await context.close();
});

test(
  'the toast opens the assistant, and prompts are suggested until one does not want them',
  onlyInCi,
  async ({ browser, product }) => {
    const context = await (await createLearner(product)).device(browser);
    const page = await context.newPage();
    await page.goto(LESSON);
    await page.getByRole('button', { name: 'Hi! Need help or have questions? Ask Sophie!' }).click();
    await expect(inputOf(page)).toBeFocused();
    const drawer = drawerOf(page);
    const prompts = drawer.getByRole('list', { name: 'Suggested prompts' });
    await expect(prompts.getByRole('button')).toHaveText([
      'Create flashcards',
      'Create a video short',
      'Create interactive game',
    ]);
    await drawer.getByRole('button', { name: 'Copilot Settings' }).click();
    await page.getByRole('checkbox', { name: 'Show suggested prompts' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(prompts).toBeHidden();
    await page.reload();
    await expect(drawer).toBeVisible();
    await expect(prompts).toBeHidden();
    await context.close();
  },
);
