import { t } from '@lingui/core/macro';
import { classNames } from '#ui/class-names.ts';

/** What monitors write for short, by what the author calls a vital sign. */
const SHORT_NAMES: readonly (readonly [RegExp, () => string])[] = [
  [/breath|respir|atem/i, () => t({ message: 'Resp', context: 'vital sign for short' })],
  [/spo|saturation|oxygen|sauerstoff|sättigung/i, () => t({ message: 'SpO₂', context: 'vital sign for short' })],
  [/pressure|systol|diastol|druck/i, () => t({ message: 'BP', context: 'vital sign for short' })],
  [/pulse|heart|puls|herz/i, () => t({ message: 'HR', context: 'vital sign for short' })],
  [/temperatur/i, () => t({ message: 'Temp', context: 'vital sign for short' })],
  [/blood sugar|glucose|blutzucker/i, () => t({ message: 'BG', context: 'vital sign for short' })],
];

interface VitalNameProps {
  name: string;
  /** Below this width the monitor is a strip, where a name in full would be cut off. */
  shortUntil: 'sm' | 'nav';
}

/** The name of a vital sign; where five stand side by side on a phone, what monitors write for it. */
export function VitalName({ name, shortUntil }: VitalNameProps) {
  const short = SHORT_NAMES.find(([pattern]) => pattern.test(name))?.[1]();
  if (short === undefined) return <span className="truncate">{name}</span>;
  const [full, brief] = shortUntil === 'sm' ? ['max-sm:sr-only', 'sm:hidden'] : ['max-nav:sr-only', 'nav:hidden'];
  return (
    <>
      <span className={classNames('truncate', full)}>{name}</span>
      <span aria-hidden="true" className={brief}>
        {short}
      </span>
    </>
  );
}
