import { Box, Button, List } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { fullName } from '../../../texts/answers.texts.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { common } from '../../common.texts.ts';
import { ModalDialog } from '../../ui/dialog.tsx';
import { useLeaving } from '../../ui/form-frames.tsx';
import { Meter } from '../../ui/meter.tsx';
import { sentenceOf } from '../../ui/use-action.ts';
import { severalWords } from '../details/details.texts.ts';
import type { Named } from '../list/inscription-rows.tsx';

/** How far a change of several applications has come. */
interface Progress {
  readonly kind: keyof (typeof severalWords)['title'];
  readonly done: number;
  readonly all: number;
}

/** An application that was not changed, and why. */
interface Failure extends Pick<Named, 'id' | 'reference'> {
  readonly name: string;
  readonly message: string;
}

/** What the server says of one that it did not change. */
type Refused = Pick<Failure, 'id' | 'message'>;

interface Parts {
  /** How many one call takes. */
  readonly size: number;
  /** What is said of those whose call failed without a sentence. */
  readonly failure: string;
}

/** Changes several applications part by part; a part that fails does not end the rest. */
export function useSeveral() {
  const [progress, setProgress] = useState<Progress>();
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const stopping = useRef<AbortController>(undefined);

  /** Gives those that were changed; the others are named by `failures`. */
  async function run<Item extends Named>(
    kind: Progress['kind'],
    items: readonly Item[],
    send: (part: readonly Item[]) => Promise<readonly Refused[]>,
    { size, failure }: Parts,
  ): Promise<readonly Item[]> {
    const done: Item[] = [];
    const failed: Failure[] = [];
    const { signal } = (stopping.current = new AbortController());
    addEventListener('beforeunload', ask);
    for (let from = 0; from < items.length && !signal.aborted; from += size) {
      setProgress({ kind, done: from, all: items.length });
      const part = items.slice(from, from + size);
      const refused = await send(part).catch((error: unknown) => {
        const message = sentenceOf(error, failure);
        return part.map(({ id }) => ({ id, message }));
      });
      const reasons = new Map(refused.map(({ id, message }) => [id, message]));
      for (const item of part) {
        const { id, reference } = item;
        const message = reasons.get(id);
        if (message === undefined) done.push(item);
        else failed.push({ id, reference, name: fullName(item), message });
      }
    }
    removeEventListener('beforeunload', ask);
    setProgress(undefined);
    setFailures((before) => [...before, ...failed]);
    return done;
  }

  return {
    ...{ progress, failures, run },
    stop: () => stopping.current?.abort(),
    forget: () => setFailures([]),
  };
}

const ask = (event: Event) => event.preventDefault();

/** Dialog of a change of several applications: closing it stops what has not begun, Back asks first. */
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
