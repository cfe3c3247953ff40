import { Fragment, type ReactNode } from 'react';
import { useLanguage } from './locale.ts';

/**
 * Draws everything in it anew when the language changes. Words are taken from the catalogue where they stand, also in
 * functions outside of components, and the compiler remembers what they answered: nothing of that may stay.
 */
export function Localized({ children }: { children: ReactNode }) {
  return <Fragment key={useLanguage()}>{children}</Fragment>;
}
