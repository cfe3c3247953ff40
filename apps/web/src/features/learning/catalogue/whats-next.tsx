import type { Home } from '@snapwell/contract/learning/catalogue.schemas';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { ArrowRight, Clock, Layers } from 'lucide-react';
import { NextStepPanel } from '#ui/next-step-panel.tsx';
import { SnapButton } from '#ui/snap-button.tsx';
import { KindIcon } from '../kind-icon.tsx';
import { minutesLeft } from './time-words.ts';

/** The one obvious next step: the item to begin or to go on with. */
export function WhatsNext({ next, to }: { next: NonNullable<Home['whats_next']>; to: string }) {
  const { item, points, module_title: moduleTitle, module_progress_percentage: percent } = next;
  const facts = [
    { key: 'kind', icon: <KindIcon type={item.type} />, words: contentKinds[item.kind].label },
    { key: 'time', icon: <Clock aria-hidden="true" />, words: minutesLeft(item.minutes, item.progress) },
    { key: 'module', icon: <Layers aria-hidden="true" />, words: moduleTitle },
  ];
  return (
    <NextStepPanel
      id={next.module_id}
      kicker="What’s next"
      title={item.title}
      facts={facts}
      progress={{ value: percent, of: 'of the module' }}
      {...(points !== null && { gain: points })}
      action={
        <SnapButton to={to}>
          {item.progress > 0 ? 'Continue' : 'Start'} <ArrowRight className="size-5" aria-hidden="true" />
        </SnapButton>
      }
    />
  );
}
