import { t } from '@lingui/core/macro';
import { Search } from 'lucide-react';
import { Kbd } from '#ui/layout/kbd.tsx';
import { showCommands } from '../commands/open-commands.ts';

/** The search, in view on every screen: where there is room a field, else its sign. It opens the commands. */
export function SearchButton() {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => showCommands('palette')}
      className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-control text-sm text-ink-2 hover:text-ink max-nav:hidden lg:min-h-10 lg:w-56 lg:justify-start lg:rounded-full lg:border lg:border-line lg:bg-surface-2 lg:px-3.5 lg:hover:border-line-strong"
    >
      <Search className="size-5 flex-none lg:size-4.5" aria-hidden="true" />
      <span className="truncate max-lg:sr-only">{t`Search`}</span>
      <span className="ml-auto inline-flex gap-1 max-lg:hidden" aria-hidden="true">
        {KEYS.map((key) => (
          <Kbd key={key}>{key}</Kbd>
        ))}
      </span>
    </button>
  );
}

const KEYS = /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
