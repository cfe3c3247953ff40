import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { IconButton } from './icon-button.tsx';

export interface ThemeToggleProps {
  theme: 'light' | 'dark';
  onChange: (theme: 'light' | 'dark') => void;
  /** `text` says what it is, for a footer. */
  variant?: 'icon' | 'text';
}

/** Light or dark. It shows the sun or the moon of now and says what a press will do. */
export function ThemeToggle({ theme, onChange, variant = 'icon' }: ThemeToggleProps) {
  const other = theme === 'dark' ? 'light' : 'dark';
  const Icon = theme === 'dark' ? Moon : Sun;
  if (variant === 'icon') {
    return (
      <IconButton
        label={other === 'light' ? t`Use the light theme` : t`Use the dark theme`}
        onClick={() => onChange(other)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    );
  }
  return (
    <button
      type="button"
      onClick={() => onChange(other)}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-[550] text-ink-2 hover:text-ink"
    >
      <Icon className="size-5" aria-hidden="true" />
      {t`Light or dark`}
    </button>
  );
}
