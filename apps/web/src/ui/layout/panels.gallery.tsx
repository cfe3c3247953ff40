import { ArrowRight, BookOpen, Clock, Layers } from 'lucide-react';
import { NextStepPanel } from '../brand/next-step-panel.tsx';
import { SnapButton } from '../action/snap-button.tsx';
import { StandingPanel } from '../brand/standing-panel.tsx';

const FACTS = [
  { key: 'kind', icon: <BookOpen aria-hidden="true" />, words: 'Article' },
  { key: 'time', icon: <Clock aria-hidden="true" />, words: '3 minutes left' },
  { key: 'module', icon: <Layers aria-hidden="true" />, words: 'Pain assessment in adults' },
];

export function WhatsNext() {
  return (
    <NextStepPanel
      id="which pain scale"
      kicker="What’s next"
      title="Which pain scale, for whom?"
      facts={FACTS}
      gain={20}
      progress={{ value: 40, of: 'of the module' }}
      action={
        <SnapButton to="/gallery">
          Continue <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}

export function AFirstStep() {
  return (
    <NextStepPanel
      id="begin"
      kicker="Start here"
      title="How to learn in five minutes"
      action={<SnapButton to="/gallery">Begin</SnapButton>}
    />
  );
}

export function WhereIStand() {
  return (
    <div className="max-w-[348px]">
      <StandingPanel id="riverside" lead="You are" rank={7} progress={{ value: 79, label: 'To the first five' }}>
        <b>91 points</b> to the first five. You gained 2 places since yesterday.
      </StandingPanel>
    </div>
  );
}
