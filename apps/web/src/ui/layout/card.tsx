import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router';
import { classNames } from '../class-names.ts';

const PADDINGS = { none: '', sm: 'p-4.5', md: 'p-6' };

const TONES = { plain: 'border-line bg-surface', leaf: 'border-leaf/40 bg-leaf-soft' };

interface CardProps extends ComponentPropsWithRef<'section'> {
  padding?: keyof typeof PADDINGS;
  tone?: keyof typeof TONES;
  /** Makes the whole card a link that lifts under the pointer. */
  to?: string;
}

/** A thing one can open or own. Lists, strips and reading text lie on the paper instead. */
export function Card({ padding = 'md', tone = 'plain', to, className, children, ...rest }: CardProps) {
  const look = classNames('block rounded-lg border shadow-card', TONES[tone], PADDINGS[padding], className);
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
