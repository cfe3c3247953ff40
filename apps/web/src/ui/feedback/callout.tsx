import { Building2, CircleAlert, Info, Lightbulb, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

const KINDS = {
  tip: { icon: Lightbulb, ground: 'bg-snap-soft', tile: 'bg-snap text-on-snap' },
  info: { icon: Info, ground: 'bg-sky-soft', tile: 'bg-sky text-on-sky' },
  warning: { icon: TriangleAlert, ground: 'bg-ember-soft', tile: 'bg-ember text-on-snap' },
  local: { icon: Building2, ground: 'bg-berry-soft', tile: 'bg-berry text-on-berry' },
  danger: { icon: CircleAlert, ground: 'bg-berry-soft', tile: 'bg-berry text-on-berry' },
};

export interface CalloutProps {
  kind?: keyof typeof KINDS;
  title?: ReactNode;
  /** The level of the title: one below the heading it stands under. */
  heading?: 'h2' | 'h3';
  children: ReactNode;
  className?: string;
}

/** What stands out of a text: a tip, a fact, a warning. */
export function Callout({ kind = 'tip', title, heading: Heading = 'h3', children, className }: CalloutProps) {
  const { icon: Icon, ground, tile } = KINDS[kind];
  return (
    <aside
      className={classNames(
        'grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 gap-y-2 rounded-lg p-4.5 sm:gap-x-4 sm:gap-y-1 sm:px-6 sm:py-5.5',
        ground,
        className,
      )}
    >
      <span
        className={classNames(
          'grid size-11 place-items-center rounded-control',
          title ? 'sm:row-span-2' : 'row-span-2',
          tile,
        )}
        aria-hidden="true"
      >
        <Icon className="size-5" />
      </span>
      {title && <Heading className="self-center text-[1.1875rem]">{title}</Heading>}
      {/* On phones the words have the whole width, below the title. */}
      <div className={classNames('leading-[1.55]', title ? 'max-sm:col-span-2' : 'row-span-2 self-center')}>
        {children}
      </div>
    </aside>
  );
}
