import type { ReactNode } from 'react';

interface ActionProps {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A quiet button under a reply. */
export function Action({ label, isPressed, onPress, children }: ActionProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      onClick={onPress}
      className="grid size-8 place-items-center rounded-[10px] text-ink-3 hover:bg-surface-2 hover:text-ink aria-pressed:text-leaf-ink pointer-coarse:size-11 [&>svg]:size-4"
    >
      {children}
    </button>
  );
}
