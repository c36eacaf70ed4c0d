import type { ReactNode } from 'react';
// eslint-disable-next-line import-x/no-restricted-paths -- until its last caller has moved
import { Modal } from '../dashboard/ui/modal.tsx';

interface WindowProps {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly width?: 'narrow' | 'medium' | 'wide';
  readonly tools?: ReactNode;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

const sizes = { narrow: 'sm', medium: 'md', wide: 'lg' } as const;

export function Window({
  title,
  onClose,
  width = 'medium',
  tools,
  foot,
  children,
}: WindowProps) {
  return (
    <Modal title={title} onClose={onClose} size={sizes[width]} tools={tools} footer={foot}>
      {children}
    </Modal>
  );
}
