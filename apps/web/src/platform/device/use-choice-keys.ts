import { useEffectEvent, useLayoutEffect } from 'react';

const FIRST_LETTER = 97;

interface ChoiceKeys {
  /** A digit or a letter was pressed: 0 for the first. */
  onDigit: (index: number) => void;
  onEnter: () => void;
}

/** Digits choose, letters too (A as 1), and Enter goes on, unless somebody is writing or a control wants the key for itself. */
export function useChoiceKeys({ onDigit, onEnter }: ChoiceKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    const isChoice = target?.matches('input[type=radio], input[type=checkbox]') ?? false;
    if (document.querySelector('[role=dialog]')) return;
    if (target?.closest('textarea, select, button, a, summary, [role=listbox], [contenteditable=true]')) return;
    const isField = target?.matches('input') && !isChoice;
    if (event.key === 'Enter') {
      event.preventDefault();
      onEnter();
    } else if (!isField && /^[1-9]$/.test(event.key)) onDigit(Number(event.key) - 1);
    else if (!isField && /^[a-i]$/i.test(event.key)) onDigit(event.key.toLowerCase().codePointAt(0)! - FIRST_LETTER);
  });
  // With the choices themselves: a key pressed as soon as they show counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
