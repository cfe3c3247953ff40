import type { ComicBody } from '@snapwell/contract/learning/kinds/comic';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { ComicEditor } from './comic-editor.tsx';

export const ComicNothing = () => <SampleEditor kind="comic" editor={ComicEditor} body={{} as ComicBody} />;

export const ComicUnfinished = () => (
  <SampleEditor
    kind="comic"
    editor={ComicEditor}
    body={{
      pages: Array.from({ length: 8 }, (_, page) => ({
        title: `Night ${page + 1}`,
        panels: [
          {
            image: 'media/ward.svg',
            prompt: 'A nurse at the door.',
            dialog: [{ speaker: 'Rosa', text: 'I’m fine.' }],
            wide: true,
          },
          { image: '', prompt: '', dialog: [], wide: false },
        ],
      })),
    }}
    hasProblems
  />
);
