import { expect, test } from 'vitest';
import { presentScenes } from './present-scenes.ts';
import { scenesBody } from './scenes.ts';

const story = (person?: { id: string; setting?: string }) => ({
  play: 'scenes',
  introduction: 'Three bells ring.',
  measures: [{ id: 'safety', title: 'Safety' }],
  start: 'bell',
  people: [{ id: 'okafor', name: 'Mr Okafor', role: 'patient', age: 71, voice: 'male', look: { skin: 5 } }],
  scenes: [
    {
      id: 'bell',
      text: 'Room seven.',
      person,
      choices: [
        { text: 'Go', to: 'in-time' },
        { text: 'Wait', to: 'too-late' },
      ],
    },
    { id: 'in-time', text: 'He smiles.', ending: { outcome: 'good', title: 'In time', debrief: 'You went.' } },
    { id: 'too-late', text: 'Silence.', ending: { outcome: 'poor', title: 'Too late', debrief: 'You waited.' } },
  ],
});

test('a scene shows who is seen in it, how they are drawn and how they feel', () => {
  const { scene } = presentScenes(scenesBody.parse(story({ id: 'okafor' })), [], {});
  expect(scene.person).toMatchObject({
    name: 'Mr Okafor',
    look: { skin: 5, setting: 'bed', is_old: true },
    mood: 50,
    pain: 0,
    is_asleep: false,
  });
});

test('a scene may show somebody elsewhere than one usually meets them', () => {
  const { scene } = presentScenes(scenesBody.parse(story({ id: 'okafor', setting: 'floor' })), [], {});
  expect(scene.person?.look).toMatchObject({ skin: 5, setting: 'floor' });
});

test('what follows from a choice shows whom it is about, not whom one meets next', () => {
  const view = presentScenes(scenesBody.parse(story({ id: 'okafor' })), [{ choice: 0, by: 'person' }], {});
  expect([view.last?.person?.name, view.scene.person]).toEqual(['Mr Okafor', null]);
});

test('where nobody is seen, nobody is shown', () => {
  expect(presentScenes(scenesBody.parse(story()), [], {}).scene.person).toBeNull();
});

test('somebody who is not among the people of a story cannot be seen in it', () => {
  expect(scenesBody.safeParse(story({ id: 'nobody' })).error?.issues).toMatchObject([
    { path: ['scenes', 0, 'person', 'id'], message: "There is no person 'nobody'." },
  ]);
});
