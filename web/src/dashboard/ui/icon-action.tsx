import { IconButton, type IconButtonProps } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

interface IconActionProps extends Omit<IconButtonProps, 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: LucideIcon;
  /** Its accessible name and its tooltip. */
  readonly label: string;
}

/** A button that is a drawing. */
export function IconAction({ icon: Icon, label, ...button }: IconActionProps) {
  return (
    <IconButton variant="ghost" title={label} {...button} aria-label={label}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
