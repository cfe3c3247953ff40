import { BookOpen, Brain, Image } from 'lucide-react';
import { ProgressBar } from './progress-bar.tsx';
import { StepPath, type PathStep } from './step-path.tsx';
import { StepSegments } from './step-segments.tsx';
import { PathDashes } from './path-dashes.tsx';
import { Timeline, type TimelineStop } from './timeline.tsx';

const STOPS: (TimelineStop & { title: string })[] = [
  { id: 'a', title: 'Pain is personal', detail: 'Video · 3 min', state: 'done', to: '/gallery' },
  { id: 'b', title: 'Ask first: a comic', detail: 'Comic · 2 min', state: 'done', to: '/gallery' },
  {
    id: 'c',
    title: 'Which pain scale, for whom?',
    detail: 'Article · 2 min left',
    state: 'current',
    progress: 64,
    to: '/gallery',
  },
  { id: 'd', title: 'Match the scale', detail: 'Game · 3 min', state: 'next', to: '/gallery' },
  { id: 'e', title: 'Chapter quiz', detail: 'Opens after item 4', state: 'locked' },
];

const STEPS: PathStep[] = [
  {
    id: 'a',
    title: 'Four questions to keep fresh',
    detail: 'Review · done, +20',
    icon: <Brain aria-hidden="true" />,
    state: 'done',
    to: '/gallery',
  },
  {
    id: 'b',
    title: 'Which pain scale, for whom?',
    detail: 'Article · 3 minutes left',
    icon: <BookOpen aria-hidden="true" />,
    state: 'current',
    progress: 64,
    to: '/gallery',
  },
  {
    id: 'c',
    title: 'Look-alike medicine names',
    detail: 'New infographic · 1 minute',
    icon: <Image aria-hidden="true" />,
    state: 'next',
    to: '/gallery',
  },
];

export function TimelineAsAColumn() {
  return (
    <div className="w-54">
      <Timeline label="Choosing a scale" stops={STOPS} />
    </div>
  );
}

export function TimelineAsALine() {
  const stops = STOPS.map((stop, at) => ({ ...stop, isGoal: at === STOPS.length - 1 }));
  return <PathDashes label="Choosing a scale" stops={stops} back={{ to: '/gallery', label: 'Back to the module' }} />;
}

export function TodaysFiveMinutes() {
  return <StepPath label="Today’s five minutes" steps={STEPS} />;
}

export function Bars() {
  return (
    <div className="grid gap-5">
      <ProgressBar value={70} label="Points to the first five" hasGoal />
      <ProgressBar value={91} label="Empathy" size="sm" />
      <ProgressBar value={58} label="Safety" size="sm" tone="ember" />
    </div>
  );
}

export function QuizSegments() {
  const states = ['right', 'right', 'right', 'wrong', 'right', 'current', 'open', 'open', 'open', 'open'] as const;
  return (
    <div className="flex">
      <StepSegments
        label="Question 6 of 10"
        segments={states.map((state, at) => ({ id: String(at), state, isFlagged: at === 7 }))}
      />
    </div>
  );
}
