import { lazy, Suspense, useEffect, useState } from 'react';

const CommandPalette = lazy(() => import('./command-palette.tsx').then((m) => ({ default: m.CommandPalette })));
const KeySheet = lazy(() => import('./key-sheet.tsx').then((m) => ({ default: m.KeySheet })));

/** Whether somebody writes where the key was pressed. */
const isWriting = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Ctrl-K or Cmd-K opens the commands, a question mark the sheet of keys; both are loaded when they are first wanted. */
export function CommandKeys() {
  const [open, setOpen] = useState<'palette' | 'keys' | null>(null);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey) {
        event.preventDefault();
        setOpen('palette');
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !isWriting(event.target)) setOpen('keys');
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense fallback={null}>
      {open === 'palette' && <CommandPalette onClose={() => setOpen(null)} onKeys={() => setOpen('keys')} />}
      {open === 'keys' && <KeySheet onClose={() => setOpen(null)} />}
    </Suspense>
  );
}
