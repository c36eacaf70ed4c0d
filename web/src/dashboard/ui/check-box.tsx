import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface CheckBoxProps extends Omit<HTMLChakraProps<'input'>, 'onChange'> {
  readonly checked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  /** Its accessible name where it has no visible label, such as in a row. */
  readonly label?: string;
}

/** The browser's own checkbox; all of the room around it can be touched. */
export function CheckBox({ label, onChange, children, ...input }: CheckBoxProps) {
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
        flexShrink="0"
        accentColor="brand"
        cursor="inherit"
        onChange={(event) => onChange(event.target.checked)}
        {...input}
      />
      {children}
    </chakra.label>
  );
}
