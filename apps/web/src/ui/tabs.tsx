import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Beside the label: how many. */
  count?: number | undefined;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are about. */
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** Real tabs: arrow keys move, only the open panel is mounted. */
export const Tabs = <Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) => (
  <Primitive.Root
    value={value}
    onValueChange={(next) => {
      const tab = tabs.find((candidate) => candidate.value === next);
      if (tab) onValueChange(tab.value);
    }}
    className={className}
  >
    <Primitive.List aria-label={label} className="flex gap-1 overflow-x-auto border-b-2 border-line">
      {tabs.map((tab) => (
        <Primitive.Trigger
          key={tab.value}
          value={tab.value}
          className={clsx(
            'relative -mb-0.5 inline-flex min-h-target items-center gap-2 rounded-t-md px-4 font-semibold whitespace-nowrap text-soft transition hover:text-ink',
            'focus-visible:outline-offset-[-2px] data-[state=active]:text-ink',
            'after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:origin-center after:scale-x-0 after:rounded-full after:bg-lamp after:transition data-[state=active]:after:scale-x-100',
          )}
        >
          {tab.label}
          {tab.count !== undefined && (
            <span className="numeral rounded-sm bg-sunk px-1.5 text-sm">{tab.count}</span>
          )}
        </Primitive.Trigger>
      ))}
    </Primitive.List>
    {tabs.map((tab) => (
      <Primitive.Content key={tab.value} value={tab.value} className="animate-fade pt-5">
        {tab.content}
      </Primitive.Content>
    ))}
  </Primitive.Root>
);
