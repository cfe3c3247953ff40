import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SampleEditor } from '#features/authoring/editors/kit/sample-editor.tsx';
import { DrawnPerson } from '#features/authoring/editors/scenes/drawn-person.ts';
import { ScenesEditor } from '#features/authoring/editors/scenes/scenes-editor.tsx';
import { draw } from '#testing/draw.tsx';
import { SeenPerson } from './seen-person.tsx';

const WITHOUT_PEOPLE: ScenesBody = {
  play: 'scenes',
  introduction: 'Ten past four.',
  measures: [{ id: 'safety', title: 'Safety', start: 50 }],
  start: 'bell',
  scenes: [
    {
      id: 'bell',
      text: 'A thud.',
      choices: [
        { text: 'Go', to: 'well', effects: {} },
        { text: 'Wait', to: 'late', effects: {} },
      ],
    },
    { id: 'well', text: 'She sits.', ending: { outcome: 'good', title: 'In time', debrief: 'You looked.' } },
    { id: 'late', text: 'She lies.', ending: { outcome: 'poor', title: 'Late', debrief: 'You waited.' } },
  ],
};
const BERGER = { id: 'person', name: 'Mrs Berger', role: 'patient', age: 81, voice: 'female' as const };
const WITH_BERGER: ScenesBody = {
  ...WITHOUT_PEOPLE,
  people: [BERGER],
  scenes: WITHOUT_PEOPLE.scenes.with(0, {
    ...WITHOUT_PEOPLE.scenes[0]!,
    person: { id: 'person', mood: 40, pain: 5, is_asleep: false, setting: 'floor' },
  }),
};

/** The editor as the panel shows it, with the drawing of the players. */
function drawEditor(first: ScenesBody) {
  let body = first;
  const drawn = draw(
    <DrawnPerson value={SeenPerson}>
      <SampleEditor kind="simulation" editor={ScenesEditor} body={first} onChange={(next) => (body = next)} />
    </DrawnPerson>,
  );
  return { ...drawn, body: () => body };
}
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const group = (name: string) => within(screen.getByText(name).closest('details')!);

test('somebody is added, put into a scene, and written as the format has them', async () => {
  const { person, body } = drawEditor(WITHOUT_PEOPLE);
  await person.click(screen.getByText('Introduction, measures and people'));
  await person.click(screen.getByRole('button', { name: 'Add a person' }));
  const setting = group('Introduction, measures and people');
  write(setting.getByLabelText(/^Age/), '81');
  const people = within(setting.getByRole('list', { name: 'People' }));
  write(people.getByLabelText('Name'), 'Mrs Berger');
  write(people.getByLabelText('Role'), 'patient');
  await person.click(screen.getByText('Who is seen'));
  const seen = group('Who is seen');
  await person.selectOptions(seen.getByLabelText(/^Person/), 'Mrs Berger');
  write(seen.getByLabelText('Mood'), '40');
  write(seen.getByLabelText('Pain'), '5');
  await person.selectOptions(seen.getByLabelText(/^Where they are in this scene/), 'On the floor');
  expect(body()).toEqual(WITH_BERGER);
  await person.click(seen.getByRole('checkbox', { name: 'Asleep' }));
  expect(body().scenes[0]!.person!.is_asleep).toBe(true);
});

test('the drawing shows at once how somebody feels', async () => {
  const { person } = drawEditor(WITH_BERGER);
  await person.click(screen.getByText('Who is seen'));
  const seen = group('Who is seen');
  const before = (await seen.findByRole('img', { name: /^Mrs Berger, on the floor: / })).getAttribute('aria-label');
  write(seen.getByLabelText('Mood'), '95');
  write(seen.getByLabelText('Pain'), '0');
  expect(seen.getByRole('img').getAttribute('aria-label')).not.toBe(before);
  await person.click(seen.getByRole('checkbox', { name: 'Asleep' }));
  expect(seen.getByRole('img', { name: 'Mrs Berger, on the floor: asleep' })).toBeTruthy();
});

test('a scene shows nobody once nobody is chosen, and whoever is removed is seen nowhere', async () => {
  const { person, body } = drawEditor(WITH_BERGER);
  await person.click(screen.getByText('Who is seen'));
  await person.selectOptions(group('Who is seen').getByLabelText(/^Person/), 'Nothing chosen');
  expect(body().scenes[0]).toEqual(WITHOUT_PEOPLE.scenes[0]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(body()).toEqual(WITH_BERGER);
  await person.click(screen.getByText('Introduction, measures and people'));
  await person.click(screen.getByRole('button', { name: 'Remove: Mrs Berger' }));
  expect(body().scenes).toEqual(WITHOUT_PEOPLE.scenes);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(body()).toEqual(WITH_BERGER);
});
