const BODY =
  'M12.6 1.3c.5 3.1-1 4.8-2.7 6.6-.5.5-1 1.1-1.5 1.7-.5-.8-.8-1.6-.9-2.5-.1-.6-.8-.8-1.2-.3C4.2 9 3 11.5 3 14.2 3 19.2 7 23 12 23s9-3.8 9-8.8c0-5.7-3.5-10.2-7.3-13.4-.5-.4-1.2-.1-1.1.5Z';
const CORE =
  'M12.3 10.8c.1 2-1 3-2 4.1-.9 1-1.7 2-1.7 3.6 0 2.1 1.6 3.7 3.6 3.7s3.7-1.6 3.7-3.8c0-3-1.5-5.6-3-7.8-.2-.3-.6-.2-.6.2Z';
const WIDE_CORE =
  'M12.3 8.2c.1 2.4-1.3 3.7-2.7 5.1-1.3 1.3-2.6 2.6-2.6 4.6 0 2.3 2.2 4 5 4s5-1.8 5-4.2c0-3.7-2-7-3.9-9.7-.3-.4-.8-.3-.8.2Z';

/** The streak's flame: `lit`, `big` (its core is wide enough to carry a number) or `out` (in the text's colour). */
export function Flame({
  className = 'size-5',
  variant = 'lit',
}: {
  className?: string;
  variant?: 'lit' | 'big' | 'out';
}) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path d={BODY} className={variant === 'out' ? 'fill-current' : 'fill-ember'} />
      {variant !== 'out' && <path d={variant === 'big' ? WIDE_CORE : CORE} className="fill-snap" />}
    </svg>
  );
}
