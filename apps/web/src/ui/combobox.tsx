import { clsx } from 'clsx';
import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { fieldError, type FieldControl } from './field';
import { isComposing } from './is-composing';
import { IconButton } from './icon-button';
import { Spinner } from './spinner';
import { inputClass } from './text-input';

export interface ComboboxProps<Item extends { id: string }> {
  /** From the surrounding Field. */
  control: FieldControl;
  query: string;
  /** Called while typing; the parent clears its selection here. */
  onQueryChange: (query: string) => void;
  items: readonly Item[];
  /** Renders an item as a row of the list. */
  renderItem: (item: Item) => ReactNode;
  onPick: (item: Item) => void;
  /** Takes an Enter with no row chosen, in place of the form around the field. */
  onEnter?: (() => void) | undefined;
  /** Shows a clear button when given. */
  onClear?: (() => void) | undefined;
  /** Reads further items, from a row below them. */
  onMore?: (() => void) | undefined;
  /** A last row such as “Can't find it? Add 'North Stars'”. */
  extra?: { label: ReactNode; onPick: () => void } | undefined;
  /** A sentence above the rows, announced as soon as it is there. */
  alert?: ReactNode;
  /** Whether the list may show at all (enough characters, nothing picked yet). */
  open: boolean;
  loading?: boolean;
  placeholder?: string;
}

/** A text field with a result list: arrow keys move, Enter picks (or does `onEnter`), Esc or a click outside closes. */
export const Combobox = <Item extends { id: string }>(props: ComboboxProps<Item>) => {
  const { control, query, items, renderItem, onMore, extra, alert } = props;
  const listId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(-1);
  const [dismissed, setDismissed] = useState(false);
  const extraIndex = items.length + (onMore ? 1 : 0);
  const count = extraIndex + (extra ? 1 : 0);
  const visible = props.open && !dismissed && count > 0;
  const activeIndex = Math.min(active, count - 1);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setDismissed(true);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const pick = (index: number) => {
    // The list stays open, and the first of the further items takes the place of the row.
    if (onMore && index === items.length) return onMore();
    setDismissed(true);
    setActive(-1);
    const item = items[index];
    if (item) props.onPick(item);
    else extra?.onPick();
    return undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && count > 0) {
      event.preventDefault();
      setDismissed(false);
      setActive(visible ? (activeIndex + step + count) % count : step > 0 ? 0 : count - 1);
    } else if (visible && event.key === 'Enter' && activeIndex >= 0) {
      event.preventDefault();
      pick(activeIndex);
    } else if (event.key === 'Enter' && props.onEnter && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      setDismissed(false);
      props.onEnter();
    } else if (visible && event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setDismissed(true);
    }
  };
  const row = (index: number, content: ReactNode, key: string) => (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input holds the focus and the keys
    <div
      key={key}
      id={`${listId}-${index}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- rows hold more than a text
      role="option"
      aria-selected={index === activeIndex}
      tabIndex={-1}
      onPointerMove={() => setActive(index)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(index)}
      className={clsx(
        'flex min-h-target cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5',
        index === activeIndex && 'bg-sunk',
      )}
    >
      {content}
    </div>
  );

  return (
    <div ref={root} className="relative">
      <input
        dir="auto"
        {...control}
        role="combobox"
        aria-expanded={visible}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={visible && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
        autoComplete="off"
        spellCheck={false}
        value={query}
        placeholder={props.placeholder}
        onChange={(event) => {
          setDismissed(false);
          setActive(-1);
          props.onQueryChange(event.target.value);
        }}
        onFocus={() => setDismissed(false)}
        onBlur={() => setDismissed(true)}
        onKeyDown={onKeyDown}
        className={clsx(inputClass, 'min-h-target pr-12')}
      />
      <span className="absolute inset-y-0 right-0 flex w-target items-center justify-center text-soft">
        {props.loading ? (
          <Spinner size="small" label="Searching" />
        ) : (
          query && props.onClear && <IconButton label="Clear" icon={<X />} onClick={props.onClear} />
        )}
      </span>
      <div
        hidden={!visible}
        className="absolute inset-x-0 top-full z-30 mt-1.5 animate-rise rounded-md border border-line bg-raised shadow-high"
      >
        {visible && alert && (
          <p role="alert" className={clsx(fieldError, 'px-4.5 pt-3')}>
            {alert}
          </p>
        )}
        <div
          id={listId}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled
          role="listbox"
          aria-label="Results"
          className="max-h-72 overflow-y-auto rounded-md p-1.5"
        >
          {visible && items.map((item, index) => row(index, renderItem(item), item.id))}
          {visible &&
            onMore &&
            row(items.length, <span className="font-medium text-blue">Show more</span>, 'more')}
          {visible && extra && (
            // In sight below many results.
            <div className="sticky -bottom-1.5 -mx-1.5 -mb-1.5 border-t border-line bg-raised p-1.5 first:border-t-0">
              {row(
                extraIndex,
                <span className="flex items-center gap-3 font-medium text-blue">
                  <Plus size={18} aria-hidden="true" />
                  {extra.label}
                </span>,
                'extra',
              )}
            </div>
          )}
        </div>
      </div>
      <output className="sr-only">
        {visible && `${items.length} ${items.length === 1 ? 'result' : 'results'}`}
      </output>
    </div>
  );
};
