import { t } from '@lingui/core/macro';

/** What became of an answer that was typed below a card. */
export function TypedHint({ hint }: { hint: 'chosen' | 'elsewhere' | null }) {
  return (
    <p role="status" className="text-xs text-ink-2 empty:hidden">
      {hint === 'chosen' && t`Chosen. Now check your answer.`}
      {hint === 'elsewhere' && t`Answer this one here, in the card.`}
    </p>
  );
}
