import { scenesBody } from '@snapwell/contract/simulations/scenes';
import { stringify } from 'yaml';

/** A night with two choices: look, then call (the best way), or let sleep. `drawing.svg` shows the first scene. */
export const shortNight = {
  play: 'scenes',
  introduction: 'Mr Hale, 71, second night after surgery.',
  measures: [
    { id: 'safety', title: 'Safety', start: 50 },
    { id: 'empathy', title: 'Empathy', start: 40 },
  ],
  start: 'restless',
  scenes: [
    {
      id: 'restless',
      title: 'Restless',
      at: '02:14',
      text: 'He picks at the sheet.',
      patient: { looks: 'Awake, pale.', vitals: [{ name: 'Breaths', value: '22/min', is_worrying: true }] },
      countdown: { seconds: 20, choice: 1 },
      choices: [
        { text: 'Count every sign.', to: 'counted', consequence: 'It is a nine.', effects: { safety: 20 } },
        { text: 'Let him sleep on.', to: 'found-late', consequence: 'He does not.', effects: { safety: -40 } },
      ],
    },
    {
      id: 'counted',
      title: 'A score of nine',
      at: '02:18',
      text: 'You walk to the phone.',
      choices: [
        { text: '‘Please come now.’', to: 'in-time', consequence: 'She comes.', effects: { safety: 20, empathy: 10 } },
        { text: '‘Look when you have time.’', to: 'late', consequence: 'She has no time.', effects: { safety: -20 } },
      ],
    },
    {
      id: 'in-time',
      title: 'In time',
      text: 'He sleeps.',
      ending: { outcome: 'good', title: 'Seen early', debrief: 'You counted, and you asked.' },
    },
    {
      id: 'late',
      title: 'Late',
      text: 'He is moved to intensive care.',
      ending: { outcome: 'mixed', title: 'Late, but caught', debrief: 'One sentence cost an hour.' },
    },
    {
      id: 'found-late',
      title: 'Half past four',
      text: 'He cannot be woken.',
      ending: { outcome: 'poor', title: 'Taken for sleep', debrief: 'New confusion is a sign.' },
    },
  ],
} as const;

/** The same, checked as its reader checks it. */
export const shortNightBody = scenesBody.parse(shortNight);

/** The file of it, under another title or with more in its head. */
export const aScenesFile = (given: Record<string, unknown> = {}): string =>
  stringify({ title: 'Quieter than yesterday', minutes: 5, ...given, ...shortNight });
