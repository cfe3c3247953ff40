import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface DisclosureProps {
  title: ReactNode;
  onToggle?: (isOpen: boolean) => void;
  className?: string;
  children: ReactNode;
}

/** Something that is folded away under its title. */
export function Disclosure({ title, onToggle, className, children }: DisclosureProps) {
  return (
    <details
      className={classNames('group rounded-lg border border-line', className)}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {title}
        <ChevronDown
          className="size-5 flex-none text-ink-2 transition-transform group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div className="px-5 pb-5">{children}</div>
    </details>
  );
}
