import type { ComponentPropsWithRef } from 'react';
import { classNames } from './class-names.ts';

/** The one dark panel of a screen, in both themes: what comes next, where one stands. */
export function InkPanel({ className, children, ...rest }: ComponentPropsWithRef<'section'>) {
  return (
    <section
      data-theme="dark"
      className={classNames(
        'relative overflow-hidden rounded-[28px] bg-paper in-data-[theme=dark]:bg-surface in-data-[theme=dark]:ring-1 in-data-[theme=dark]:ring-line in-data-[theme=dark]:ring-inset max-sm:rounded-lg',
        className,
      )}
      {...rest}
    >
      {children}
    </section>
  );
}
