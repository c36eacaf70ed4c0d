import { Box, Button, List } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { useUnsavedGuard } from '../../ui/form-frames.tsx';
import { Meter } from '../../ui/meter.tsx';
import { sentenceOf } from '../../ui/use-action.ts';
import { severalTexts } from '../details/details.texts.ts';
import type { ApplicationIdentity } from '../list/inscription-rows.tsx';

/** Progress of a change of several applications. */
interface Progress {
  readonly kind: keyof (typeof severalTexts)['title'];
  readonly done: number;
  readonly all: number;
}

/** Application that was not changed, with the reason. */
interface Failure extends Pick<ApplicationIdentity, 'id' | 'reference'> {
  readonly name: string;
  readonly message: string;
}

/** Reason of the server for one unchanged application. */
type Refusal = Pick<Failure, 'id' | 'message'>;

interface BatchOptions {
  /** Number of applications per call. */
  readonly size: number;
  /** Message for a call that failed without its own. */
  readonly failure: string;
}

/** Change of several applications in batches; a failed batch does not stop the rest. */
export function useBatchChange() {
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const controller = useRef<AbortController>(undefined);

  /** Returns the changed applications; `failures` holds the others. */
  async function run<Item extends ApplicationIdentity>(
    kind: Progress['kind'],
    items: readonly Item[],
    send: (batch: readonly Item[]) => Promise<readonly Refusal[]>,
    { size, failure }: BatchOptions,
  ): Promise<readonly Item[]> {
    const done: Item[] = [];
    const failed: Failure[] = [];
    const { signal } = (controller.current = new AbortController());
    addEventListener('beforeunload', confirmUnload);
    for (let from = 0; from < items.length && !signal.aborted; from += size) {
      setProgress({ kind, done: from, all: items.length });
      const batch = items.slice(from, from + size);
      const refused = await send(batch).catch((error: unknown) => {
        const message = sentenceOf(error, failure);
        return batch.map(({ id }) => ({ id, message }));
      });
      const reasons = new Map(refused.map(({ id, message }) => [id, message]));
      for (const item of batch) {
        const { id, reference } = item;
        const message = reasons.get(id);
        if (message === undefined) done.push(item);
        else failed.push({ id, reference, name: fullName(item), message });
      }
    }
    removeEventListener('beforeunload', confirmUnload);
    setProgress(undefined);
    setFailures((before) => [...before, ...failed]);
    return done;
  }

  return {
    ...{ progress, failures, run },
    stop: () => controller.current?.abort(),
    dismissFailures: () => setFailures([]),
  };
}

const confirmUnload = (event: Event) => event.preventDefault();

/** Progress dialog: closing it stops the batches that have not begun, Back asks first. */
export function ProgressDialog({
  kind,
  done,
  all,
  onStop,
}: Progress & { readonly onStop: () => void }) {
  const title = severalTexts.title[kind];
  const { question } = useUnsavedGuard(true, onStop, severalTexts.leaving);
  return (
    <ModalDialog
      title={title}
      size="sm"
      onClose={onStop}
      footer={
        <Button variant="outline" onClick={onStop}>
          {severalTexts.stop}
        </Button>
      }
    >
      <Box role="status">{severalTexts.progress(formatCount(done), formatCount(all))}</Box>
      <Meter label={title} value={done} max={all} />
      {question}
    </ModalDialog>
  );
}

interface FailuresDialogProps {
  readonly failures: readonly Failure[];
  readonly onClose: () => void;
}

/** List of the unchanged applications, with the reasons. */
export function FailuresDialog({ failures, onClose }: FailuresDialogProps) {
  return (
    <ModalDialog
      title={severalTexts.failed(failures.length, formatCount)}
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
