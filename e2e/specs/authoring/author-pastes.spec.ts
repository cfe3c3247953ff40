import type { Page } from '@playwright/test';
import { anOpenModule, enterClinic, test } from '../../support/authoring/clinic.ts';
import { onlyInCi } from '../../support/endurance.ts';
import { expect } from '../../support/test.ts';

/** As Word puts it on the clipboard: styles, its own elements, a list of paragraphs, a table. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0;font-family:Calibri}</style></head>
<body lang=EN-GB><!--StartFragment--><h1>Pain policy<o:p></o:p></h1>
<p class=MsoNormal><b><span style='mso-fareast-language:EN-GB'>Ask first.</span></b><span> Then look.<o:p></o:p></span></p>
<ul><li class=MsoListParagraph>at rest</li><li class=MsoListParagraph>on movement</li></ul>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Scale</p></td><td><p class=MsoNormal>For whom</p></td></tr>
<tr><td><p class=MsoNormal>NRS</p></td><td><p class=MsoNormal>adults</p></td></tr></table>
<img src="x" onerror="document.title='attacked'"><script>document.title='attacked'</script><!--EndFragment--></body></html>`;

/** As Google Docs does: everything in one bold element that is not bold. */
const FROM_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h2 dir="ltr"><span>Come back</span></h2>
<p dir="ltr"><span style="font-weight:700">An hour later.</span></p></b>`;

/** With a heading of the first level, and a question among the text. */
const MARKDOWN =
  '# Write it down\n\nWhat **you see**.\n\n```question\nprompt: And then?\noptions:\n  - text: Ask\n    correct: true\n  - text: Go\n```';

/** Puts something on the clipboard and presses the keys that paste it. */
async function paste(page: Page, types: Record<string, string>, keys = 'ControlOrMeta+V'): Promise<void> {
  await page.evaluate(
    async (all) =>
      navigator.clipboard.write([
        new ClipboardItem(
          Object.fromEntries(Object.entries(all).map(([type, text]) => [type, new Blob([text], { type })])),
        ),
      ]),
    types,
  );
  await page.keyboard.press(keys);
}

test(
  'what is pasted into an article keeps its form, attacks nobody, and can be taken back',
  onlyInCi,
  async ({ browser, clinic }) => {
    const [id] = await anOpenModule(clinic, 'Pasted', ['article']);
    const context = await browser.newContext({
      baseURL: clinic.origin,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    await enterClinic(page, 'grace@example.com');
    await page.goto(`/o/clinic/admin-panel/content/${id}`);
    const text = page.getByRole('textbox', { name: 'Text of the article' });
    await text.focus();

    await test.step('from Word', async () => {
      await paste(page, { 'text/html': FROM_WORD, 'text/plain': 'Pain policy' });
      await expect(text.getByRole('heading', { name: 'Pain policy', level: 2 })).toBeVisible();
      await expect(text.locator('strong')).toHaveText('Ask first.');
      await expect(text.getByRole('listitem')).toHaveText(['at rest', 'on movement']);
      await expect(text.getByRole('cell', { name: 'adults' })).toBeVisible();
      await expect(page).not.toHaveTitle('attacked');
    });
    await page.keyboard.press('ControlOrMeta+End');

    await test.step('from Google Docs', async () => {
      await paste(page, { 'text/html': FROM_DOCS, 'text/plain': 'Come back' });
      await expect(text.getByRole('heading', { name: 'Come back', level: 2 })).toBeVisible();
      await expect(text.locator('strong')).toHaveText(['Ask first.', 'An hour later.']);
    });
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');

    await test.step('Markdown, which is taken back by one step', async () => {
      await paste(page, { 'text/plain': MARKDOWN });
      await expect(text.getByRole('heading', { name: 'Write it down', level: 2 })).toBeVisible();
      await page.getByText('The Markdown is formatted').waitFor();
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await expect(text.getByRole('heading', { name: 'Write it down' })).toBeHidden();
      await expect(text.getByRole('heading', { name: 'Come back' })).toBeVisible();
    });

    await test.step('but not by that step once something else was written, which would go with it', async () => {
      await paste(page, { 'text/plain': MARKDOWN });
      await page.getByText('The Markdown is formatted').waitFor();
      await page.keyboard.type('Written after it.');
      await expect(page.getByText('The Markdown is formatted')).toBeHidden();
      await page.keyboard.press('ControlOrMeta+Z');
      await expect(text).not.toContainText('Written after it.');
      await expect(text.getByRole('heading', { name: 'Write it down', level: 2 })).toBeVisible();
    });

    await test.step('a question among it is a card, and opens its form by the keyboard', async () => {
      const card = text.locator('[data-question-card]');
      await expect(card).toContainText('And then?');
      await card.getByRole('button', { name: 'Edit' }).press('Enter');
      const form = page.getByRole('dialog', { name: 'Question in the text' });
      await form.getByLabel('Question', { exact: true }).fill('And after that?');
      await form.getByLabel('Why answer 2 is or isn’t right').fill('Nobody was asked.');
      await form.getByRole('button', { name: 'Done' }).press('Enter');
      await expect(card).toContainText('And after that?');
      await expect(page.getByText(/^Saved /)).toBeVisible();
      await page.getByRole('button', { name: 'Publish', exact: true }).press('Enter');
      await expect(page.getByText('Learners see it now')).toBeVisible();
    });
    const theirs = await (await browser.newContext({ baseURL: clinic.origin })).newPage();
    await enterClinic(theirs, 'ada@example.com');
    await theirs.goto(`/o/clinic/content/${id}`);
    await expect(theirs.getByRole('group', { name: 'And after that?' }).getByRole('radio')).toHaveCount(2);
    await theirs.context().close();
    await context.close();
  },
);
