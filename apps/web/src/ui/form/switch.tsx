import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';

export interface SwitchProps {
  label: ReactNode;
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  name?: string;
  disabled?: boolean;
}

/** A setting that takes effect at once: words left, switch right. The whole line is the target. */
export function Switch({ label, hint, isOn, onChange, name, disabled }: SwitchProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center justify-between gap-4 py-2 has-data-disabled:cursor-not-allowed has-data-disabled:opacity-55">
      <span className="grid gap-0.5">
        <span className="font-[550]">{label}</span>
        {hint && <small className="text-xs text-ink-3">{hint}</small>}
      </span>
      <Base.Root
        checked={isOn}
        onCheckedChange={(checked) => onChange(checked)}
        name={name}
        disabled={disabled}
        className="flex h-7 w-12 flex-none rounded-full bg-line-strong p-[3px] transition-colors data-checked:bg-leaf"
      >
        <Base.Thumb className="size-[22px] rounded-full bg-surface transition-transform data-checked:translate-x-5" />
      </Base.Root>
    </label>
  );
}
