import type { ScenesBody } from '@snapwell/contract/simulations/scenes';
import { SampleEditor } from '../kit/sample-editor.tsx';
import type { Choice, Scene } from './scene-graph.ts';
import { ScenesEditor } from './scenes-editor.tsx';

const MEASURES = [
  { id: 'safety', title: 'Safety', start: 50 },
  { id: 'trust', title: 'Trust', start: 50 },
];
const to = (id: string, text: string, safety = 0): Choice => ({ text, to: id, effects: { safety } });
const ending = (id: string, outcome: 'good' | 'poor', title: string): Scene => ({
  id,
  text: 'It ends.',
  ending: { outcome, title, debrief: 'So it was.' },
});

export const ScenesNothing = () => (
  <SampleEditor kind="simulation" editor={ScenesEditor} body={{ play: 'scenes' } as ScenesBody} />
);

/** A scene without a way out, a choice that leads nowhere, and one that is never reached. */
export const ScenesUnfinished = () => (
  <SampleEditor
    kind="simulation"
    editor={ScenesEditor}
    body={{
      play: 'scenes',
      introduction: 'Ten past two. Mr Vogel is restless.',
      measures: MEASURES,
      start: 'restless',
      scenes: [
        {
          id: 'restless',
          title: 'Restless',
          text: 'He pulls at the sheet.',
          patient: { vitals: [{ name: 'Pulse', value: '109/min', is_worrying: true }] },
          countdown: { seconds: 30, choice: 1 },
          choices: [to('call', 'Count his breaths', 20), to('', 'Come back later', -30)],
        },
        {
          id: 'call',
          title: 'The phone call',
          text: 'She answers.',
          choices: [to('well', 'Say it', 20), to('opinion', 'Ask')],
        },
        { id: 'opinion', title: 'A second opinion', text: 'A colleague comes.', choices: [] },
        ending('well', 'good', 'In time'),
        ending('late', 'poor', 'Late, but caught'),
      ],
    }}
    hasProblems
  />
);

/** As many scenes as there may be. */
export const ScenesMuch = () => (
  <SampleEditor
    kind="simulation"
    editor={ScenesEditor}
    body={{
      play: 'scenes',
      introduction: 'A long night.',
      measures: MEASURES,
      start: 's-0',
      scenes: [
        ...Array.from({ length: 78 }, (_, i) => ({
          id: `s-${i}`,
          title: `Scene ${i + 1}`,
          text: 'Something happens.',
          choices: [to(i < 77 ? `s-${i + 1}` : 'good', 'Act', 5), to(i < 74 ? `s-${i + 4}` : 'poor', 'Wait', -5)],
        })),
        ending('good', 'good', 'Well'),
        ending('poor', 'poor', 'Badly'),
      ],
    }}
  />
);
