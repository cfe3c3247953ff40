import { aLearner, expect, readText, screen, signIn, test, waitFor } from '#testing/journey.ts';

test('who runs an organization says whom to call in it, and takes an own wording back', async ({ api, browser }) => {
  const { person } = browser;
  const olga = await aLearner(api, { name: 'Olga Owner' });
  const orgId = `care-${Date.now()}`;
  const path = `/api/v1/organizations/${orgId}/assistant/care`;
  await olga.ask('POST', '/api/v1/organizations', { name: 'Clinic', id: orgId, join_policy: 'invite' });
  await olga.ask('GET', `/api/v1/organizations/${orgId}/profile`);
  await olga.ask('POST', `/api/v1/organizations/${orgId}/welcome-dialog/closed`, {});
  const texts = { grief: 'Come to the chapel.' };
  await olga.ask('PUT', path, { country: 'CH', house_call: '', support: '', texts });
  const save = async () => {
    await person.click(await screen.findByRole('button', { name: 'Save' }));
    // While it saves, a further press does nothing.
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).toBeNull());
  };
  const wording = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name, hidden: true });
  await signIn(browser, olga);
  await browser.open(`/o/${orgId}/admin-panel/settings/assistant`);
  await screen.findByRole('heading', { name: 'When somebody needs help first' });

  expect(screen.getByRole('combobox', { name: 'Country' }).textContent).toBe('Switzerland');
  await person.type(screen.getByLabelText(/^Emergency call in your house/), 'Dial 2222');
  await readText("Our wording takes up your changes above once they're saved.");
  await save();
  await waitFor(async () =>
    expect(await olga.ask('GET', path)).toMatchObject({ country: 'CH', house_call: 'Dial 2222', texts }),
  );

  await waitFor(() =>
    expect(wording('An emergency').value).toContain('In the house: Dial 2222. Elsewhere call 144 or 112'),
  );
  await person.clear(wording('An emergency'));
  await person.type(wording('An emergency'), 'Shout.');
  expect(wording('Somebody has died').value).toBe('Come to the chapel.');
  const [, backToProduct] = await screen.findAllByRole('button', { name: "Use the product's wording", hidden: true });
  await person.click(backToProduct!);
  expect(wording('Somebody has died').value).toMatch(/^I'm sorry\./);
  await save();
  await waitFor(async () => expect(await olga.ask('GET', path)).toMatchObject({ texts: { emergency: 'Shout.' } }));

  await person.clear(wording('An emergency'));
  await save();
  await waitFor(() => expect(wording('An emergency').value).toMatch(/^This is an emergency/));
  expect(await olga.ask('GET', path)).toMatchObject({ texts: {} });
});
