import { clsx } from 'clsx';
import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface Tab<Name extends string> {
  name: Name;
  label: ReactNode;
  /** The number of entries, once loaded. */
  count?: number | undefined;
  /** Mounted only while selected. */
  content: ReactNode;
}

export interface TabsProps<Name extends string> {
  label: string;
  /** The first is selected unless the URL hash names another. */
  tabs: readonly Tab<Name>[];
}

/** Tabs that keep the selection in the URL hash, so links and reloads restore it. Arrow keys move. */
export const Tabs = <Name extends string>({ label, tabs }: TabsProps<Name>) => {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const tabFromHash = tabs.find(({ name }) => hash === `#${name}`);
  const current = tabFromHash ?? tabs[0];
  const choose = (name: string) =>
    void navigate({ hash: name, search }, { replace: true, preventScrollReset: true, state });
  return (
    <Primitive.Root value={current?.name ?? ''} onValueChange={choose}>
      <Primitive.List aria-label={label} className="mb-4 flex flex-wrap gap-x-1 border-b border-line">
        {tabs.map(({ name, label: text, count }) => (
          <Primitive.Trigger
            key={name}
            value={name}
            className={clsx(
              'relative inline-flex min-h-12 items-center gap-2 rounded-t-md px-2 font-semibold text-soft transition hover:text-ink min-[24rem]:px-3 sm:px-4',
              'focus-visible:-outline-offset-2 data-[state=active]:text-ink',
              'after:absolute after:inset-x-2 after:bottom-0 after:h-1 after:rounded-full data-[state=active]:after:bg-lamp',
            )}
          >
            {text}{' '}
            {count !== undefined && (
              <span className="numeral text-lg leading-none font-semibold">({count})</span>
            )}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(({ name, content }) => (
        <Primitive.Content key={name} value={name} tabIndex={-1} className="focus-visible:outline-none">
          {name === current?.name && content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
};
