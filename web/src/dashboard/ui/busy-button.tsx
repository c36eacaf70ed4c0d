import { Button, defineRecipe, Spinner, type ButtonProps } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';
import type { LucideIcon } from 'lucide-react';

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

/** Button that keeps its words while it works, beside a spinner. */
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
