import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ItemMedia } from '#features/authoring/item-editor.ts';
import { draw } from '#testing/draw.tsx';
import type { UploadOptions } from './upload-file.ts';
import { UploadStatus } from './upload-status.tsx';
import { useUpload } from './use-upload.ts';

const film = (name: string) => new File(['x'], name, { type: 'video/mp4' });

function drawUpload() {
  const uploads: { name: string; options: UploadOptions; end: PromiseWithResolvers<string> }[] = [];
  const arrived: string[] = [];
  const media: ItemMedia = {
    files: [],
    url: () => '',
    upload(file, options = {}) {
      const end = Promise.withResolvers<string>();
      uploads.push({ name: file.name, options, end });
      return end.promise;
    },
  };
  function Owner() {
    const { pending, failure, send } = useUpload(media, (path) => arrived.push(path));
    return (
      <>
        {['first.mp4', 'second.mp4'].map((name) => (
          <button key={name} type="button" onClick={() => void send(film(name))}>
            {name}
          </button>
        ))}
        {pending && <UploadStatus upload={pending} />}
        <p>{failure}</p>
      </>
    );
  }
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { ...draw(<Owner />), uploads, arrived, press };
}

const MB = 1024 ** 2;

test('a second press while a file is on its way does nothing', async () => {
  const { uploads, arrived, press } = drawUpload();
  press('first.mp4');
  press('second.mp4');
  expect(uploads.map(({ name }) => name)).toEqual(['first.mp4']);
  await act(async () => uploads[0]!.end.resolve('media/first.mp4'));
  expect(arrived).toEqual(['media/first.mp4']);
  press('second.mp4');
  expect(uploads).toHaveLength(2);
});

test('how far it is stands there, and that it waits for a connection', () => {
  const { uploads, press } = drawUpload();
  press('first.mp4');
  const tell = (sent: number, isWaiting: boolean) =>
    act(() => uploads[0]!.options.onProgress?.({ sent, bytes: 200 * MB, isWaiting }));
  tell(50 * MB, false);
  expect(screen.getByText(/50 of 200 MB/).textContent).toContain('25%');
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);
  tell(50 * MB, true);
  expect(screen.getByRole('status').textContent).toContain('No connection.');
  tell(200 * MB, false);
  expect(screen.getByRole('status').textContent).toContain('All of it has arrived.');
});

test('what was cancelled is not taken when it arrives all the same, and makes room for another', async () => {
  const { uploads, arrived, press, person } = drawUpload();
  press('first.mp4');
  act(() => uploads[0]!.options.onProgress?.({ sent: 0, bytes: 10 * MB, isWaiting: false }));
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(uploads[0]!.options.signal!.aborted).toBe(true);
  press('second.mp4');
  await act(async () => uploads[0]!.end.resolve('media/first.mp4'));
  screen.getByText(/second\.mp4 …/);
  await act(async () => uploads[1]!.end.resolve('media/second.mp4'));
  await waitFor(() => expect(arrived).toEqual(['media/second.mp4']));
});
