import { act, screen, waitFor } from '@testing-library/react';
import type { FlashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { FlashcardsEditor } from '../games/flashcards-editor.tsx';
import { InfographicEditor } from '../infographic/infographic-editor.tsx';
import { SampleEditor, sampleMedia } from './sample-editor.tsx';

const CARDS: FlashcardsBody = { cards: ['A', 'B', 'C'].map((front) => ({ front, back: `${front} back` })) };

/** Cards whose owner may replace them, as another author does. */
function drawCards(upload = sampleMedia.upload) {
  let body = CARDS;
  let replace: (next: FlashcardsBody) => void;
  function Owner() {
    const [now, setNow] = useState(CARDS);
    body = now;
    replace = setNow;
    return <FlashcardsEditor body={now} onChange={setNow} problems={[]} media={{ ...sampleMedia, upload }} />;
  }
  return {
    ...draw(<Owner />),
    body: () => body,
    fronts: () => body.cards.map(({ front }) => front),
    replace: (next: FlashcardsBody) => act(() => replace(next)),
  };
}

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

test('Ctrl-Z brings a removed card back, and Ctrl-Y takes it away again', async () => {
  const { person, fronts, body } = drawCards();
  await person.click(button('Remove: B'));
  expect(fronts()).toEqual(['A', 'C']);
  await person.keyboard('{Control>}z{/Control}');
  expect(body()).toEqual(CARDS);
  await person.keyboard('{Control>}y{/Control}');
  expect(fronts()).toEqual(['A', 'C']);
});

test('what was written after an act is taken back first, as one step', async () => {
  const { person, fronts, body } = drawCards();
  await person.click(button('Remove: B'));
  await person.type(screen.getAllByLabelText('Front')[1]!, ' and more');
  await person.click(button('Undo'));
  expect(fronts()).toEqual(['A', 'C']);
  await person.click(button('Undo'));
  expect(body()).toEqual(CARDS);
  expect(isOff('Undo')).toBe(true);
  await person.click(button('Redo'));
  await person.click(button('Redo'));
  expect(fronts()).toEqual(['A', 'C and more']);
});

test('Ctrl-Z in a field is the browser’s', async () => {
  const { person, fronts } = drawCards();
  await person.click(button('Remove: B'));
  screen.getAllByLabelText('Front')[0]!.focus();
  await person.keyboard('{Control>}z{/Control}');
  expect(fronts()).toEqual(['A', 'C']);
});

test('what another author changed is never undone here', async () => {
  const { person, body, replace } = drawCards();
  await person.click(button('Remove: B'));
  const theirs = { cards: [...CARDS.cards, { front: 'D', back: 'from elsewhere' }] };
  replace(theirs);
  expect(isOff('Undo')).toBe(true);
  await person.keyboard('{Control>}z{/Control}');
  expect(body()).toEqual(theirs);
});

test('the same body in a new object is still one’s own', async () => {
  const { person, fronts, body, replace } = drawCards();
  await person.click(button('Remove: B'));
  replace(structuredClone(body()));
  await person.click(button('Undo'));
  expect(fronts()).toEqual(['A', 'B', 'C']);
});

test('arrow keys on a handle move a card, and the focus goes with it', async () => {
  const { person, fronts } = drawCards();
  screen.getByRole('button', { name: /^Move A, place 1/ }).focus();
  await person.keyboard('{ArrowDown}');
  expect(fronts()).toEqual(['B', 'A', 'C']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Move A, place 2/ }));
});

test('a picture that arrives late goes to its card, which has moved, and loses nothing written meanwhile', async () => {
  let arrive = (_path: string) => {};
  const { person, body } = drawCards(() => new Promise((resolve) => (arrive = resolve)));
  const input = screen.getAllByLabelText<HTMLInputElement>('Upload: Picture on the front')[2]!;
  await person.upload(input, new File(['x'], 'c.png', { type: 'image/png' }));
  await person.click(button('Remove: A'));
  await person.type(screen.getAllByLabelText('Back')[1]!, '!');
  act(() => arrive('media/c.png'));
  await waitFor(() =>
    expect(body().cards).toEqual([
      { front: 'B', back: 'B back' },
      { front: 'C', back: 'C back!', image: 'media/c.png' },
    ]),
  );
});

test('a file that does not arrive says so at its field', async () => {
  const { person } = drawCards(() => Promise.reject(new Error('The file is larger than 20 MB.')));
  await person.upload(
    screen.getAllByLabelText<HTMLInputElement>('Upload: Picture on the front')[0]!,
    new File(['x'], 'c.png', { type: 'image/png' }),
  );
  expect(await screen.findByText('The file is larger than 20 MB.')).toBeTruthy();
});

test('points are set, moved and removed on the picture by keys', async () => {
  let spots: unknown;
  const { person } = draw(
    <SampleEditor
      kind="infographic"
      editor={InfographicEditor}
      body={{ image: 'media/ward.svg', alternative: 'A ward.', hotspots: [] }}
      onChange={(body) => (spots = body.hotspots.map(({ x, y }) => [x, y]))}
    />,
  );
  screen.getByRole('button', { name: /^A ward\./ }).focus();
  await person.keyboard('{ArrowRight}{ArrowDown}{Enter}');
  expect(spots).toEqual([[54, 54]]);
  screen.getByRole('button', { name: /^1\. Point 1\. Arrow/ }).focus();
  await person.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
  expect(spots).toEqual([[53, 50]]);
  await person.keyboard('{Delete}');
  expect(spots).toEqual([]);
});
