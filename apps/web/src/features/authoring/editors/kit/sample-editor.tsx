// For the gallery and for tests: an editor with a body, its problems as the contract finds them, and pictures.
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { type ComponentType, useState } from 'react';
import type { ItemEditorProps, ItemMedia } from '#features/authoring/item-editor.ts';

const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="#0c6b58"/><circle cx="50" cy="45" r="26" fill="#f5b51e"/><rect x="92" y="22" width="46" height="46" rx="8" fill="#e7f4ef"/></svg>',
)}`;
const CAPTIONS = [
  'WEBVTT',
  ...Array.from({ length: 60 }, (_, i) => {
    const time = (seconds: number) => `00:0${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.000`;
    return `${time(i * 3)} --> ${time(i * 3 + 3)}\nLine ${i + 1}: look, ask, write it down.`;
  }),
].join('\n\n');

const urlOf = (path: string) => {
  if (path.endsWith('.vtt')) return `data:text/vtt,${encodeURIComponent(CAPTIONS)}`;
  return path.endsWith('.mp4') ? 'data:video/mp4,' : PICTURE;
};

/** Files of an item that does not exist; what is uploaded stays in memory. */
export const sampleMedia: ItemMedia = {
  files: [
    { path: 'media/ward.svg', url: PICTURE, type: 'image/svg+xml' },
    { path: 'media/scale.svg', url: PICTURE, type: 'image/svg+xml' },
    { path: 'media/film.mp4', url: 'data:video/mp4,', type: 'video/mp4' },
  ],
  url: urlOf,
  upload: (file) => Promise.resolve(`media/${file.name.replaceAll(/[^A-Za-z0-9._-]/g, '-')}`),
};

/** What the contract finds wrong with a body. */
export function problemsOf(kind: ContentKind, body: unknown): ItemEditorProps<unknown>['problems'] {
  const { error } = contentKinds[kind].body.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => ({ path: path as (string | number)[], message }));
}

interface SampleEditorProps<Body> {
  kind: ContentKind;
  editor: ComponentType<ItemEditorProps<Body>>;
  body: Body;
  hasProblems?: boolean;
  onChange?: (body: Body) => void;
}

/** An editor whose body is held here. */
export function SampleEditor<Body>({
  kind,
  editor: Editor,
  body: first,
  hasProblems,
  onChange,
}: SampleEditorProps<Body>) {
  const [body, setBody] = useState(first);
  return (
    <Editor
      body={body}
      onChange={(next) => {
        setBody(next);
        onChange?.(next);
      }}
      problems={hasProblems ? problemsOf(kind, body) : []}
      media={sampleMedia}
    />
  );
}
