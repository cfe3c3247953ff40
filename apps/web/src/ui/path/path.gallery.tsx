import { BookOpen, BrainCircuit, Image, Play, Shapes } from 'lucide-react';
import type { PathShape, PathStepState } from './path-node.tsx';
import { PathMap } from './path-map.tsx';

const ICONS: Record<PathShape, typeof Play> = {
  disc: Play,
  blade: BookOpen,
  bubble: Image,
  arch: Image,
  square: Shapes,
  shield: BrainCircuit,
  goal: BookOpen,
};

const step = (title: string, shape: PathShape, state: PathStepState) => {
  const Icon = ICONS[shape];
  return {
    id: title,
    title,
    detail: state === 'locked' ? 'Opens after the 3 left in “Scale”' : '3 min',
    to: '/gallery',
    shape,
    icon: <Icon aria-hidden="true" />,
    state,
    progress: 64,
    score: state === 'done' ? 90 : null,
    points: { of: state === 'done' ? 'earned' : shape === 'goal' ? 'at-most' : 'sure', points: 20 },
  } as const;
};

const first = {
  id: 'personal',
  title: 'Pain is personal',
  detail: '3 of 3 done, best score 90 of 100',
  progress: 100,
  steps: [
    step('Pain is personal', 'disc', 'done'),
    step('Who decides what hurts?', 'blade', 'done'),
    step('Chapter quiz', 'goal', 'done'),
  ],
};
const second = {
  id: 'scale',
  title: 'Choosing a scale',
  detail: '1 of 5 done, 12 minutes left',
  summary: 'Numbers, words, faces.',
  progress: 20,
  steps: [
    step('Ask first', 'bubble', 'done'),
    step('Which pain scale, for whom?', 'blade', 'now'),
    step('Pain scales at a glance', 'arch', 'open'),
    step('Mr Lehmann will not be washed', 'shield', 'open'),
    step('Final quiz', 'goal', 'locked'),
  ],
};

/** Rows to and fro where there is room, one upright line elsewhere. */
export function PathOfModule() {
  return <PathMap label="Chapters" chapters={[first, second]} />;
}

export function PathOfChapter() {
  return <PathMap isPlain label="Choosing a scale" chapters={[second]} />;
}
