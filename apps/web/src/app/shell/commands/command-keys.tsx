import { lazy, Suspense, useEffect } from 'react';
import { showCommands, useShownCommands } from './open-commands.ts';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((m) => ({ default: m.KeySheet })));

/** Whether somebody writes where the key was pressed. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl-K or Cmd-K opens the commands, a question mark the sheet of keys; both are loaded when they are first wanted. */
export function CommandKeys() {
  const open = useShownCommands();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        showCommands('palette');
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isWriting(event.target))
        showCommands('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={() => showCommands(null)} onKeys={() => showCommands('keys')} />}
      {open === 'keys' && <KeySheet onClose={() => showCommands(null)} />}
    </Suspense>
  );
}
