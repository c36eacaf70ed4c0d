import {
  Button,
  defineRecipe,
  IconButton,
  Spinner,
  type ButtonProps,
  type IconButtonProps,
} from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';
import type { Ref } from 'react';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

const recipe = defineRecipe({
  base: {
    flexShrink: '0',
    width: '1em',
    height: '1em',
    borderRadius: 'round',
    border: '2px solid',
    borderBottomColor: 'transparent',
    animation: `${turn} 0.8s linear infinite`,
  },
});

interface BusyButtonProps extends ButtonProps {
  readonly isBusy: boolean;
  readonly icon?: LucideIcon;
}

/** Button that keeps its label while busy, beside a spinner. */
export function BusyButton({ isBusy, icon: Icon, children, ...button }: BusyButtonProps) {
  return (
    <Button
      loading={isBusy}
      loadingText={children}
      spinner={<Spinner recipe={recipe} />}
      {...button}
    >
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </Button>
  );
}

interface IconActionProps extends Omit<IconButtonProps, 'children'> {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly icon: LucideIcon;
  /** Accessible name and tooltip. */
  readonly label: string;
}

export function IconAction({ icon: Icon, label, ...button }: IconActionProps) {
  return (
    <IconButton variant="ghost" title={label} {...button} aria-label={label}>
      <Icon size={18} aria-hidden />
    </IconButton>
  );
}
