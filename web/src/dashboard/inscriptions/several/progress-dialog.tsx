import { Box, Button, List } from '@chakra-ui/react';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { useLeaving } from '../../ui/form-frames.tsx';
import { Meter } from '../../ui/meter.tsx';
import { ModalDialog } from '../../ui/dialog.tsx';
import { severalWords } from './several.texts.ts';
import type { Failure, Progress } from './use-several.ts';

/** How far it has come; closing the window stops what has not begun, Back asks first. */
export function ProgressDialog({
  kind,
  done,
  all,
  onStop,
}: Progress & { readonly onStop: () => void }) {
  const title = severalWords.title[kind];
  const { question } = useLeaving(true, onStop, severalWords.leaving);
  return (
    <ModalDialog
      title={title}
      size="sm"
      onClose={onStop}
      footer={
        <Button variant="outline" onClick={onStop}>
          {severalWords.stop}
        </Button>
      }
    >
      <Box role="status">{severalWords.progress(formatCount(done), formatCount(all))}</Box>
      <Meter label={title} value={done} max={all} />
      {question}
    </ModalDialog>
  );
}

interface FailuresDialogProps {
  readonly failures: readonly Failure[];
  readonly onClose: () => void;
}

/** Names what was not done, and says why. */
export function FailuresDialog({ failures, onClose }: FailuresDialogProps) {
  return (
    <ModalDialog
      title={severalWords.failed(failures.length, formatCount)}
      size="sm"
      onClose={onClose}
      footer={<Button onClick={onClose}>{common.close}</Button>}
    >
      <List.Root display="grid" gap="3">
        {failures.map(({ id, name, reference, message }) => (
          <List.Item key={id}>
            <Box fontWeight="600">{[name, reference].filter(Boolean).join(' · ')}</Box>
            {message}
          </List.Item>
        ))}
      </List.Root>
    </ModalDialog>
  );
}
