import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './tabs.css';

interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** what the tabs choose between, spoken */
  label: string;
  items: readonly TabItem<Value>[];
  /** the tabs share the whole width */
  fill?: boolean | undefined;
  className?: string | undefined;
}

/** Index tabs: arrow keys move between them, the panel of the chosen one is shown. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { value, onValueChange, label, items, fill, className } = props;
  return (
    <Radix.Root value={value} onValueChange={(next) => onValueChange(next as Value)} className={className}>
      <Radix.List className={classNames('tabs', fill && 'tabs--fill')} aria-label={label}>
        {items.map((item) => (
          <Radix.Trigger key={item.value} value={item.value} className="tab">
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value}>
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
