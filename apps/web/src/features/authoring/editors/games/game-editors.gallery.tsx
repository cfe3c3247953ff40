import type { FlashcardsBody } from '@snapwell/contract/learning/kinds/flashcards';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { BranchingEditor } from './branching-editor.tsx';
import { CategoriesEditor } from './categories-editor.tsx';
import { FlashcardsEditor } from './flashcards-editor.tsx';
import { HotspotEditor } from './hotspot-editor.tsx';
import { MatchingEditor } from './matching-editor.tsx';
import { OrderingEditor } from './ordering-editor.tsx';

export const FlashcardsNothing = () => (
  <SampleEditor kind="flashcards" editor={FlashcardsEditor} body={{} as FlashcardsBody} />
);

export const FlashcardsUnfinished = () => (
  <SampleEditor
    kind="flashcards"
    editor={FlashcardsEditor}
    body={{ cards: [{ front: 'What does NEWS2 count?', back: '' }] }}
    hasProblems
  />
);

export const MatchingLittle = () => (
  <SampleEditor
    kind="matching"
    editor={MatchingEditor}
    body={{
      prompt: 'Which scale for whom?',
      pairs: [
        { left: 'Adult who can speak', right: 'Numeric scale', why: 'Self-report comes first.' },
        { left: 'Child of four', right: 'Faces scale' },
      ],
      decoys: ['Blood pressure'],
    }}
  />
);

export const OrderingLittle = () => (
  <SampleEditor
    kind="ordering"
    editor={OrderingEditor}
    body={{ prompt: 'Bring the steps into order.', items: [{ text: 'Look' }, { text: 'Ask' }, { text: 'Write' }] }}
  />
);

export const FindIt = () => (
  <SampleEditor
    kind="hotspot"
    editor={HotspotEditor}
    body={{
      prompt: 'Where is the risk?',
      image: 'media/ward.svg',
      alternative: 'A room with a bed and a bag on the floor.',
      areas: [
        { label: 'Bag', x: 30, y: 50, radius: 12, correct: true, why: 'Somebody stumbles over it.' },
        { label: 'Window', x: 72, y: 50, radius: 10, correct: false, why: 'It is closed.' },
      ],
    }}
  />
);

export const SortingWithAProblem = () => (
  <SampleEditor
    kind="categories"
    editor={CategoriesEditor}
    body={{
      prompt: 'Better or not?',
      categories: [
        { id: 'better', title: 'Better' },
        { id: 'not', title: 'Not' },
      ],
      items: [
        { text: 'Warm hands', category: 'better' },
        { text: 'New confusion', category: 'gone' },
      ],
    }}
    hasProblems
  />
);

export const BranchingLittle = () => (
  <SampleEditor
    kind="branching"
    editor={BranchingEditor}
    body={{
      start: 'call',
      cards: [
        {
          id: 'call',
          text: 'The bell rings in room seven.',
          choices: [
            { text: 'Go at once', to: 'seen' },
            { text: 'Finish the note first', to: 'late' },
          ],
        },
        { id: 'seen', text: 'She was about to get up alone.', ending: { outcome: 'good', title: 'In time' } },
        { id: 'late', text: 'She is on the floor.', ending: { outcome: 'poor', title: '' } },
      ],
    }}
    hasProblems
  />
);
