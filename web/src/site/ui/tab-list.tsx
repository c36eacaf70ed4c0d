import type { ComponentProps, KeyboardEvent } from 'react';
import { isPlainClick } from './plain-click.ts';
import * as styles from './tab-list.module.css';

/** One tab of a row or a column of them. */
interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The page with it open, for those whose browser runs no scripts. */
  readonly href: string;
  /** How many things are behind it. */
  readonly count?: number;
}

interface TabsProps<Value extends string> {
  /** Ties the tabs to their panel. */
  readonly id: string;
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly TabOption<Value>[];
  /** Undefined when no tab is selected. */
  readonly selected: string | undefined;
  readonly onSelect: (value: Value) => void;
  readonly orientation?: 'horizontal' | 'vertical';
}

const lists = {
  horizontal: 'wrap line-below',
  vertical: `column ${styles.verticalList}`,
} as const;

const tabStyles = {
  horizontal: `focus-inside text-sm bold ${styles.horizontalTab}`,
  vertical: `focus-inside text-sm bold ${styles.verticalTab}`,
} as const;

const tabId = (id: string, value: string) => `${id}-${value.replace(/[^\p{L}\d]+/gu, '-')}`;
const panelId = (id: string) => `${id}-panneau`;

/**
 * Tabs by the ARIA pattern: one stop of the Tab key, arrows, Home and End. Their content is in a
 * `TabPanel` with the same id.
 */
export function Tabs<Value extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  orientation = 'horizontal',
}: TabsProps<Value>) {
  const chosen = tabs.findIndex(({ value }) => value === selected);
  const stop = Math.max(chosen, 0);

  function follow(event: KeyboardEvent<HTMLElement>, from: number) {
    // A link answers Enter only.
    const next = event.key === ' ' ? from : keyedTab(event.key, from, tabs.length, orientation);
    const option = next === undefined ? undefined : tabs[next];
    if (!option) return;
    event.preventDefault();
    document.getElementById(tabId(id, option.value))?.focus();
    onSelect(option.value);
  }

  return (
    <div
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      className={lists[orientation]}
    >
      {tabs.map(({ value, label: name, href, count }, index) => (
        <a
          key={value}
          href={href}
          role="tab"
          id={tabId(id, value)}
          className={tabStyles[orientation]}
          aria-selected={index === chosen}
          aria-controls={panelId(id)}
          tabIndex={index === stop ? 0 : -1}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onSelect(value);
          }}
          onKeyDown={(event) => follow(event, index)}
        >
          {name}
          {count !== undefined && (
            <span className={`text-xs tabular muted ${styles.count}`}>{count}</span>
          )}
        </a>
      ))}
    </div>
  );
}

interface TabPanelProps extends ComponentProps<'div'> {
  /** The id of its `Tabs`. */
  readonly id: string;
  /** Its tab, or its accessible name without one. */
  readonly tab: string | { readonly label: string };
}

/** The content of the selected tab. */
export function TabPanel({ id, tab, ...rest }: TabPanelProps) {
  const name =
    typeof tab === 'string'
      ? { 'aria-labelledby': tabId(id, tab) }
      : { 'aria-label': tab.label };
  return <div role="tabpanel" id={panelId(id)} {...name} {...rest} />;
}

/**
 * Index of the tab that a key selects, from the one at `from`; the ends meet.
 *
 * @returns undefined for other keys.
 */
export function keyedTab(
  key: string,
  from: number,
  count: number,
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  const [back, forth] =
    orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case back:
      return (from - 1 + count) % count;
    case forth:
      return (from + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
