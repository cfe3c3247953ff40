import { t } from '@lingui/core/macro';
import type { ContentCard } from '@snapwell/contract/catalogue/cards.schemas';

/** What the button to an item says, the same on every screen; `isBegun` is what it belongs to: its module. */
export function wayOnWords(
  { type, progress, is_to_retry: isToRetry }: Pick<ContentCard, 'type' | 'progress' | 'is_to_retry'>,
  { isBegun }: { isBegun: boolean },
): string {
  if (isToRetry) return t`Try again`;
  if (progress > 0 && type === 'article') return t`Read on`;
  return progress > 0 || isBegun ? t`Continue` : t`Start`;
}
