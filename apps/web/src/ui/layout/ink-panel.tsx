import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';

/**
 * The one dark panel of a screen, in both themes: what comes next, where one stands. `--panel` is its ground, for
 * holes in a pattern.
 */
export function InkPanel({ className, children, ...rest }: ComponentPropsWithRef<'section'>) {
  return (
    <section
      data-theme="dark"
      className={classNames(
        'relative overflow-hidden rounded-[28px] bg-(--panel) [--panel:var(--paper)] max-sm:rounded-lg',
        'in-data-[theme=dark]:ring-1 in-data-[theme=dark]:ring-line in-data-[theme=dark]:[--panel:var(--surface)] in-data-[theme=dark]:ring-inset',
        className,
      )}
      {...rest}
    >
      {children}
    </section>
  );
}
