import { t } from '@lingui/core/macro';
/** Parts two ways that lead to the same place. */
export function OrLine() {
  return (
    <p className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {t`or`}
    </p>
  );
}
