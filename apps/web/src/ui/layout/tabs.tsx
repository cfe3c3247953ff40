import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Several views of one thing. The line under the chosen one slides; on a narrow screen the row scrolls. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Base.List
        aria-label={label}
        className="relative mb-6 flex gap-1 overflow-x-auto overflow-y-clip border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="flex min-h-12 flex-none items-center gap-2 rounded-sm px-3 text-sm font-semibold text-ink-2 -outline-offset-3 hover:text-ink data-active:text-ink [&>svg]:size-4.5"
          >
            {tab.icon}
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="absolute bottom-0 left-0 h-[3px] w-(--active-tab-width) translate-x-(--active-tab-left) rounded-full bg-leaf transition-[translate,width] duration-enter" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="rounded-sm">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
