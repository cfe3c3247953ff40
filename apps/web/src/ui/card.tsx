import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { classNames } from './class-names.ts';

const PADDINGS = { none: '', sm: 'p-4.5', md: 'p-6' };

interface CardProps extends ComponentPropsWithRef<'section'> {
  padding?: keyof typeof PADDINGS;
  /** Makes the whole card a link that lifts under the pointer. */
  to?: string;
}

/** A thing one can open or own. Lists, strips and reading text lie on the paper instead. */
export function Card({ padding = 'md', to, className, children, ...rest }: CardProps) {
  const look = classNames('block rounded-lg border border-line bg-surface shadow-card', PADDINGS[padding], className);
  if (to === undefined) {
    return (
      <section className={look} {...rest}>
        {children}
      </section>
    );
  }
  return (
    <Link
      to={to}
      className={classNames(look, 'overflow-hidden transition-transform duration-enter hover:-translate-y-[3px]')}
    >
      {children}
    </Link>
  );
}
