import type { AuthorItem, DraftBody } from '@snapwell/contract/library/authoring.schemas';
import { carryBody } from '@snapwell/contract/library/language-versions/version-texts';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { draw } from '#testing/draw.tsx';
import { sampleMedia } from '../editors/kit/sample-editor.tsx';
import { VersionFields } from './version-fields.tsx';

const cards = (...fronts: string[]): DraftBody => ({
  cards: fronts.map((front) => ({ front, back: `${front} back` })),
});

const HEAD: AuthorItem['head'] = {
  title: 'Words',
  summary: '',
  minutes: 5,
  tags: [],
  references: [],
  checked: null,
  is_public: false,
  cover: null,
  opens: 'always',
};

function drawFields(now: DraftBody, was = now, begun = carryBody('flashcards', { now, was })) {
  const written = { body: begun as DraftBody };
  const original = { language: 'en' as const, head: HEAD, body: now, was: { head: HEAD, body: was } };
  function Owner() {
    const [body, setBody] = useState(written.body);
    written.body = body;
    return (
      <VersionFields
        kind="flashcards"
        original={original}
        body={body}
        onChange={setBody}
        problems={[{ path: ['cards', 1, 'back'], message: 'Write something.' }]}
        media={sampleMedia}
      />
    );
  }
  draw(<Owner />);
  return written;
}

test('each text has a field beside the original, what must be mended stands at it, and a change is that text only', () => {
  const written = drawFields(cards('Ward', 'Shift'));
  const fronts = screen.getAllByLabelText('Front');
  expect(screen.getByRole('group', { name: 'Card 2' }).textContent).toContain('Shift back');
  expect(screen.getAllByLabelText('Back')[1]!.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(fronts[0]!, { target: { value: 'Station' } });
  expect(written.body).toEqual({
    cards: [
      { front: 'Station', back: '' },
      { front: '', back: '' },
    ],
  });
});

test('what the original says anew is marked with what it said before', () => {
  drawFields(cards('Ward', 'Night shift', 'Handover'), cards('Ward', 'Shift'));
  expect(screen.getByRole('group', { name: 'Card 1' }).querySelector('del')).toBeNull();
  const said = [...document.querySelectorAll('del')].map(({ textContent }) => textContent);
  expect(said).not.toContain('Ward');
  expect(screen.getByRole('group', { name: 'Card 3' }).textContent).toContain('New');
});

test('a text that waited here since the original was shorter has a field for everything all the same', () => {
  const written = drawFields(cards('Ward', 'Shift'), cards('Ward'), cards('Station'));
  expect(screen.getAllByLabelText('Front')).toHaveLength(2);
  fireEvent.change(screen.getAllByLabelText('Front')[1]!, { target: { value: 'Schicht' } });
  expect(written.body).toMatchObject({ cards: [{ front: 'Station' }, { front: 'Schicht' }] });
});
