import type { ComponentProps, KeyboardEvent } from 'react';
import { isPlainClick } from './plain-click.ts';
import * as styles from './tab-list.module.css';

interface TabOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Page with this tab open, for browsers without scripts. */
  readonly href: string;
  /** Number of items in the panel. */
  readonly count?: number;
}

interface TabsProps<Value extends string> {
  /** Links the tabs to their panel. */
  readonly id: string;
  /** Accessible name of the tabs. */
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
 * Tabs by the ARIA pattern: one tab stop, arrow keys, Home and End. Their content is in a `TabPanel`
 * with the same id.
 */
export function Tabs<Value extends string>({
  id,
  label,
  tabs,
  selected,
  onSelect,
  orientation = 'horizontal',
}: TabsProps<Value>) {
  const selectedIndex = tabs.findIndex(({ value }) => value === selected);
  const tabStop = Math.max(selectedIndex, 0);

  function onKey(event: KeyboardEvent<HTMLElement>, from: number) {
    // Space does not activate links by itself.
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
          aria-selected={index === selectedIndex}
          aria-controls={panelId(id)}
          tabIndex={index === tabStop ? 0 : -1}
          onClick={(event) => {
            if (!isPlainClick(event)) return;
            event.preventDefault();
            onSelect(value);
          }}
          onKeyDown={(event) => onKey(event, index)}
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
  /** Id of the `Tabs`. */
  readonly id: string;
  /** Value of its tab, or an accessible name when no tab is selected. */
  readonly tab: string | { readonly label: string };
}

/** Content of the selected tab. */
export function TabPanel({ id, tab, ...rest }: TabPanelProps) {
  const name =
    typeof tab === 'string'
      ? { 'aria-labelledby': tabId(id, tab) }
      : { 'aria-label': tab.label };
  return <div role="tabpanel" id={panelId(id)} {...name} {...rest} />;
}

/**
 * Index of the tab that a key selects from the tab at `from`, wrapping around at the ends.
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
