import type { ConversationBody } from '@snapwell/contract/simulations/conversation';
import type { SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import { SampleEditor } from '../kit/sample-editor.tsx';
import { SimulationEditor } from '../simulation-editor.tsx';
import { ConversationEditor } from './conversation-editor.tsx';

export const SimulationNothing = () => (
  <SampleEditor kind="simulation" editor={SimulationEditor} body={{} as SimulationBody} />
);

export const ConversationNothing = () => (
  <SampleEditor kind="simulation" editor={ConversationEditor} body={{ play: 'conversation' } as ConversationBody} />
);

/** Forty facts, one of which nobody can bring out. */
export const ConversationMuch = () => (
  <SampleEditor
    kind="simulation"
    editor={ConversationEditor}
    body={{
      play: 'conversation',
      introduction: 'The second night after the operation.',
      persona: {
        name: 'Rosa Lind',
        role: 'patient',
        age: 71,
        voice: 'female',
        character: 'Polite, brief, does not want to be a burden.',
        opening: 'I’m fine, really.',
      },
      mood: 40,
      pain: 6,
      vitals: [{ id: 'pulse', title: 'Pulse', unit: '/min', start: 96, min: 60, max: 130, with_worst_mood: 20 }],
      facts: Array.from({ length: 40 }, (_, i) => ({
        id: `fact-${i}`,
        reply: `It hurts when I turn, number ${i + 1}.`,
        phrases: [`Does it hurt at ${i}?`, `Where is it at ${i}?`],
        key_phrases: [],
        needs_mood: i === 39 ? 100 : 0,
        withheld: i === 39 ? 'Never mind.' : undefined,
        mood: 0,
      })),
      reactions: [
        {
          id: 'bye',
          phrases: ['Good night', 'Sleep well'],
          key_phrases: [],
          replies: ['Good night.'],
          mood: 5,
          pain: 0,
          critical: false,
          ends: true,
        },
      ],
      not_understood: ['Pardon?'],
      goals: ['Find out how strong the pain is.'],
      rubric: [
        {
          id: 'asks',
          text: 'Asks about movement',
          met_by: ['fact-0'],
          goal: 1,
          weight: 2,
          advice: 'Ask at rest and on movement.',
        },
        { id: 'finds', text: 'Finds the hidden fear', met_by: ['fact-39'], weight: 1, advice: 'Take your time.' },
      ],
    }}
    hasProblems
  />
);
