import { chakra } from '@chakra-ui/react';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A box to select rows with; all of the room around it can be touched. */
export function SelectBox({ label, checked, onChange }: SelectBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      width="touch"
      height="touch"
      margin="-8px"
      cursor="pointer"
    >
      <chakra.input
        type="checkbox"
        aria-label={label}
        width="18px"
        height="18px"
        accentColor="brand"
        cursor="pointer"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </chakra.label>
  );
}
