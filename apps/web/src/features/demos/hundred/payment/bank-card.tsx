import { t } from '@lingui/core/macro';
import type { CardFields } from './check-card.ts';

const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
const LOOKS = ['fill-(--bank-card-1)', 'fill-(--bank-card-2)', 'fill-(--bank-card-3)'];
const CELLS = Array.from({ length: 46 }, (_, index) => ({
  x: 282 + 17 * Math.sqrt(index) * Math.cos(index * GOLDEN_ANGLE),
  y: 120 + 17 * Math.sqrt(index) * Math.sin(index * GOLDEN_ANGLE),
  radius: index % 4 === 3 ? 8 : 12,
  look: LOOKS[index % LOOKS.length]!,
}));

/** The card as it fills while it is typed; decorative, the fields say the same. */
export function BankCard({ card }: { card: CardFields }) {
  return (
    <div
      aria-hidden="true"
      data-theme="dark"
      className="relative grid aspect-[1.6] grid-cols-[1fr_auto] content-end gap-x-3 gap-y-1.5 overflow-hidden rounded-[28px] bg-(--bank-card) p-6 text-on-berry"
    >
      <svg viewBox="0 0 320 200" className="absolute inset-0 size-full">
        {CELLS.map(({ x, y, radius, look }) => (
          <circle key={`${x}`} cx={x} cy={y} r={radius} className={look} />
        ))}
      </svg>
      <span className="absolute top-5.5 left-6 font-display font-medium text-ink">{t`hundred demo`}</span>
      <b className="relative col-span-2 font-display text-[clamp(1.0625rem,0.7rem+0.9vw,1.4375rem)] font-medium text-ink tabular-nums">
        {card.number || '•••• •••• •••• ••••'}
      </b>
      <span className="relative truncate text-xs text-ink">{card.holder || t`Name on the card`}</span>
      <span className="relative text-xs text-ink">{card.until || '••/••'}</span>
    </div>
  );
}
