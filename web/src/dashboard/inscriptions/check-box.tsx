import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface CheckBoxProps {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** What it is called where nothing stands beside it, such as in a row of the list. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** A box to tick; all of the room around it can be touched. */
export function CheckBox({ checked, onChange, label, children }: CheckBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="2"
      minHeight="touch"
      cursor="pointer"
      {...(label !== undefined && { width: 'touch', height: 'touch', margin: '-8px' })}
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        width="18px"
        height="18px"
        accentColor="brand"
        cursor="inherit"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {children}
    </chakra.label>
  );
}
