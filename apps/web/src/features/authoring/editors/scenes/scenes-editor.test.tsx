import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { sampleBodies } from '#testing/sample-library.ts';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { bestWay, waysOf } from './best-way.ts';
import { ScenesEditor } from './scenes-editor.tsx';

const to = (id: string, safety: number) => ({
  text: `Go to ${id}`,
  to: id,
  consequence: `So: ${id}.`,
  effects: { safety },
});
const BODY: ScenesBody = {
  play: 'scenes',
  introduction: 'Night.',
  measures: [{ id: 'safety', title: 'Safety', start: 50 }],
  start: 'bed',
  scenes: [
    { id: 'bed', text: 'The bell rings.', choices: [to('late', -30), to('well', 20)] },
    { id: 'well', text: 'She sits.', ending: { outcome: 'good', title: 'In time', debrief: 'You looked.' } },
    { id: 'late', text: 'She lies.', ending: { outcome: 'poor', title: 'Late', debrief: 'You waited.' } },
  ],
};

function drawScenes(first = BODY) {
  let body = first;
  const drawn = draw(
    <SampleEditor kind="simulation" editor={ScenesEditor} body={first} onChange={(next) => (body = next)} />,
  );
  return { ...drawn, body: () => body };
}
const row = (name: RegExp) => within(screen.getByRole('list', { name: 'Scenes' })).getByRole('button', { name });

test('the story is tried from a scene, with what follows and how the measures stand, and taken back', async () => {
  const { person } = drawScenes();
  await person.click(screen.getByRole('button', { name: 'Play from here' }));
  const play = within(screen.getByRole('group', { name: 'Try it' }));
  await person.click(play.getByRole('button', { name: /Go to well/ }));
  expect(play.getByText('So: well.')).toBeTruthy();
  expect(play.getByText('You looked.')).toBeTruthy();
  expect(play.getByRole<HTMLProgressElement>('progressbar', { name: 'Safety' }).value).toBe(70);
  expect(row(/In time/).getAttribute('aria-current')).toBe('true');
  await person.click(play.getByRole('button', { name: 'One step back' }));
  expect(play.getByText('The bell rings.', { selector: '.whitespace-pre-line' })).toBeTruthy();
  expect(play.getByRole<HTMLProgressElement>('progressbar', { name: 'Safety' }).value).toBe(50);
});

test('removing a scene leaves its choice open, names it, and the name leads there', async () => {
  const { person, body } = drawScenes();
  await person.click(row(/In time/));
  await person.click(screen.getByRole('button', { name: 'Remove the scene' }));
  expect(body().scenes.map(({ id }) => id)).toEqual(['bed', 'late']);
  await person.click(screen.getByRole('button', { name: 'Scene 1, choice 2' }));
  expect(row(/The bell rings/).getAttribute('aria-current')).toBe('true');
  expect(screen.getByText('It’s gone. Choose another.')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(body()).toEqual(BODY);
});

test('what choices do to a measure goes with it, and comes back with it', async () => {
  const { person, body } = drawScenes();
  await person.click(screen.getByText('Introduction, measures and people'));
  await person.click(screen.getByRole('button', { name: 'Remove: Safety' }));
  expect(body().scenes[0]!.choices!.map(({ effects }) => effects)).toEqual([{}, {}]);
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(body()).toEqual(BODY);
});

test('the best way goes by the better choice, and is not drawn while something stops publishing', () => {
  expect([...bestWay(waysOf(BODY))]).toEqual(['bed 1']);
  expect([...bestWay(waysOf({ ...BODY, scenes: BODY.scenes.slice(0, 2) }))]).toEqual([]);
  expect([...bestWay(waysOf({ ...BODY, measures: [] }))]).toEqual([]);
});

test('each graph of the sample library has a best way', () => {
  const graphs = sampleBodies('simulation').flatMap(({ body }) => (body.play === 'scenes' ? [body] : []));
  expect(graphs.map((body) => bestWay(waysOf(body)).size)).not.toContain(0);
});
