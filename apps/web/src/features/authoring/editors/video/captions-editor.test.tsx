import type { VideoBody } from '@snapwell/contract/learning/kinds/video';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draw } from '#testing/draw.tsx';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { VideoEditor } from './video-editor.tsx';

const VTT = `WEBVTT

NOTE by Anna

00:00:00.000 --> 00:00:02.000
Look first. Then ask.

00:00:03.000 --> 00:00:05.000
Write it down.
`;
const BODY: VideoBody = {
  source: 'media/film.mp4',
  duration: 60,
  captions: [{ source: 'media/film.en.vtt', language: 'en', label: 'English' }],
  chapters: [],
};

beforeEach(() => void vi.stubGlobal('fetch', () => Promise.resolve(new Response(VTT))));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function drawFilm(upload: (text: string) => Promise<string>) {
  let body = BODY;
  const media: ItemMedia = {
    files: [],
    url: (path) => `/${path}`,
    upload: async (file) => upload(await file.text()),
  };
  function Owner() {
    const [now, setNow] = useState(BODY);
    body = now;
    return <VideoEditor body={now} onChange={setNow} problems={[]} media={media} />;
  }
  const drawn = draw(<Owner />);
  await screen.findByLabelText('Line 1');
  return { ...drawn, body: () => body };
}

const lines = () => screen.getAllByLabelText<HTMLTextAreaElement>(/^Line \d+$/).map(({ value }) => value);
const stopAt = (seconds: number) => {
  const film = screen.getByLabelText<HTMLVideoElement>('The film');
  film.currentTime = seconds;
  fireEvent.timeUpdate(film);
};

test('captions are saved as a new file after a pause, with only the edited line changed', async () => {
  const uploads: string[] = [];
  const { person, body } = await drawFilm((text) => Promise.resolve(`media/v${uploads.push(text)}.vtt`));
  await person.type(screen.getByLabelText('Line 2'), ' Now.');
  expect(uploads).toEqual([]);
  await waitFor(() => expect(body().captions[0]!.source).toBe('media/v1.vtt'), { timeout: 4000 });
  expect(uploads).toEqual([VTT.replace('Write it down.', 'Write it down. Now.')]);
  expect(lines()).toEqual(['Look first. Then ask.', 'Write it down. Now.']);
});

test('lines that could not be saved stay, say so, and are sent again', async () => {
  let isDown = true;
  const { person, body } = await drawFilm(() =>
    isDown ? Promise.reject(new Error('Offline')) : Promise.resolve('media/n.vtt'),
  );
  await person.type(screen.getByLabelText('Line 1'), '!');
  expect(await screen.findByText(/couldn’t be saved/, {}, { timeout: 4000 })).toBeTruthy();
  expect(lines()[0]).toBe('Look first. Then ask.!');
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(body().captions[0]!.source).toBe('media/n.vtt'), { timeout: 4000 });
});

test('leaving the editor saves what was not saved yet', async () => {
  const uploads: string[] = [];
  const { person, unmount } = await drawFilm((text) => Promise.resolve(`media/v${uploads.push(text)}.vtt`));
  await person.type(screen.getByLabelText('Line 1'), '!');
  unmount();
  await act(() => Promise.resolve());
  await waitFor(() => expect(uploads).toHaveLength(1));
});

test('while one types, keys set the line against the film, split it and join it', async () => {
  const { person } = await drawFilm(() => Promise.resolve('media/n.vtt'));
  const first = screen.getByLabelText<HTMLTextAreaElement>('Line 1');
  first.focus();
  stopAt(0.5);
  await person.keyboard('{Alt>}[KeyI]{/Alt}');
  stopAt(2.5);
  await person.keyboard('{Alt>}[KeyO]{/Alt}');
  expect(screen.getByLabelText<HTMLInputElement>('Start of line 1').value).toBe('0:00.5');
  expect(screen.getByLabelText<HTMLInputElement>('End of line 1').value).toBe('0:02.5');
  first.setSelectionRange(11, 11);
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(lines()).toEqual(['Look first.', 'Then ask.', 'Write it down.']);
  expect(document.activeElement).toBe(screen.getByLabelText('Line 2'));
  await person.keyboard('{Alt>}[KeyM]{/Alt}');
  expect(lines()).toEqual(['Look first.', 'Then ask. Write it down.']);
  stopAt(20);
  await person.keyboard('{Alt>}[KeyN]{/Alt}');
  expect(lines()).toHaveLength(3);
  screen.getByRole('button', { name: 'More for line 3' }).focus();
  await person.keyboard('{Control>}z{/Control}');
  expect(lines()).toEqual(['Look first.', 'Then ask. Write it down.']);
});
