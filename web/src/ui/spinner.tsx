import { chakra } from '@chakra-ui/react';
import { keyframes } from '@emotion/react';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Ring = chakra('div', {
  base: {
    width: '40px',
    height: '40px',
    borderWidth: '4px',
    borderTopColor: 'brand',
    borderRadius: 'round',
  },
});

/** Turns while something of unknown size loads; `label` says what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <Ring
      role="status"
      aria-label={label}
      css={{ animation: `${turn} 900ms linear infinite` }}
    />
  );
}
