import { formatNumber } from '#platform/locale/format.ts';
import type { Bill } from '../state/hundred-state.ts';
import { visitNames } from '../visit-words.ts';

/** 'EUR 60.00', as the reader writes it. */
export const euros = (cents: number) =>
  formatNumber(cents / 100, { style: 'currency', currency: 'EUR', currencyDisplay: 'code' });

/** What a bill is for. */
export const titleOf = ({ kind }: Bill): string => visitNames[kind]();
