import { Check, Clock } from 'lucide-react';
import { Avatar } from './avatar.tsx';
import { Card } from './card.tsx';
import { Chip } from '../action/chip.tsx';
import { Spark } from '../cover/drawings/spark.tsx';
import { InkPanel } from './ink-panel.tsx';
import { ProgressRing } from '../progress/progress-ring.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

export function Chips() {
  return (
    <div className="flex flex-wrap gap-2">
      <Chip tone="leaf">Article</Chip>
      <Chip>
        <Clock aria-hidden="true" /> 5 min
      </Chip>
      <Chip tone="snap">
        <Spark /> +20
      </Chip>
      <Chip tone="ember">At risk</Chip>
      <Chip tone="sky">Changed</Chip>
      <Chip tone="berry">Sure and wrong</Chip>
      <Chip tone="leaf">
        <Check aria-hidden="true" /> Passed
      </Chip>
    </div>
  );
}

export function Avatars() {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Avatar name="Ada Okafor" isOwn />
      {['Jonas Meyer', 'Linh Nguyen', 'Priya Das', 'Tomas Berg', 'Sofia Rossi', 'Marta Kowal'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar name="A learner" isHidden />
      <Avatar name="Plato" size="xs" />
      <Avatar name="With Picture" size="xl" picture="/gallery-portrait-that-is-missing.jpg" />
      <Avatar name="Tomas Berg" size="2xl" className="ring-[3px] ring-snap ring-offset-4 ring-offset-paper" />
    </div>
  );
}

export function Rings() {
  return (
    <div className="flex flex-wrap items-center gap-5">
      <ProgressRing value={64} size={32} />
      <ProgressRing value={40}>40</ProgressRing>
      <ProgressRing value={80} tone="sky">
        80
      </ProgressRing>
      <ProgressRing value={15} tone="ember">
        15
      </ProgressRing>
      <ProgressRing value={0}>0</ProgressRing>
      <ProgressRing value={40} size={140} label="Done of the module">
        <span className="grid justify-items-center gap-1.5">
          40%<small className="font-text text-xs font-normal tracking-normal text-ink-2">of the module</small>
        </span>
      </ProgressRing>
      <ProgressRing value={80} size={232} passMark={70} label="Score">
        <span className="grid justify-items-center">
          <span className="text-[4.75rem] font-extrabold tracking-[-0.05em]">80</span>
          <span className="mt-2 font-text text-sm font-semibold tracking-normal text-ink-2">8 of 10 right</span>
        </span>
      </ProgressRing>
    </div>
  );
}

export function CardsAndPanels() {
  return (
    <div className="grid gap-4">
      <Card>
        <h3>A card</h3>
        <p className="text-ink-2">For a thing one can open or own.</p>
      </Card>
      <InkPanel className="p-8">
        <Chip tone="leaf">What’s next</Chip>
        <p className="mt-3 font-display text-[2.5rem] leading-none font-bold tracking-[-0.03em]">
          Which pain scale, for whom?
        </p>
      </InkPanel>
    </div>
  );
}

export function Skeletons() {
  return (
    <Card className="grid gap-3">
      <Skeleton shape="block" />
      <Skeleton shape="title" className="w-2/3" />
      <Skeleton />
      <Skeleton className="w-4/5" />
      <span className="flex gap-3">
        <Skeleton shape="circle" />
        <Skeleton shape="pill" />
      </span>
    </Card>
  );
}
