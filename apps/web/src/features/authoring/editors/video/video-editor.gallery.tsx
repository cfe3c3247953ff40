import type { VideoBody } from '@snapwell/contract/learning/kinds/video';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { VideoEditor } from './video-editor.tsx';

const NOTHING = {} as VideoBody;

export const VideoNothing = () => <SampleEditor kind="video" editor={VideoEditor} body={NOTHING} />;

export const VideoUnfinished = () => (
  <SampleEditor
    kind="video"
    editor={VideoEditor}
    body={{ source: '', duration: 0, captions: [], chapters: [{ start: 5, title: '' }] }}
    hasProblems
  />
);

/** Sixty lines of captions. */
export const VideoMuch = () => (
  <SampleEditor
    kind="video"
    editor={VideoEditor}
    body={{
      source: 'media/film.mp4',
      poster: 'media/ward.svg',
      duration: 180,
      captions: [{ source: 'media/film.en.vtt', language: 'en', label: 'English' }],
      chapters: Array.from({ length: 6 }, (_, i) => ({ start: i * 30, title: `Part ${i + 1} of the round` })),
    }}
  />
);
