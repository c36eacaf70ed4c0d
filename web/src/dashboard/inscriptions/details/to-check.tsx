import { aVerifierLabels, type InscriptionRecord } from '@centre/domain/inscription/record';
import { staffInscriptionMessages as says } from '@centre/domain/messages/staff/inscription';
import { Badge, Box, Button, List } from '@chakra-ui/react';
import { useState, type MouseEvent } from 'react';
import { annotateInscription } from '../../../data/staff/inscriptions.ts';
import { Notice } from '../../ui/notice.tsx';
import { useCan } from '../../session/session-context.tsx';
import { useAction } from '../../ui/use-action.ts';
import { toast } from '../../ui/toaster.ts';
import { detailsWords as words } from './details.texts.ts';

interface ToCheckProps {
  readonly record: InscriptionRecord;
  /** Once somebody has looked at it: the figures of those to be checked are others. */
  readonly onChanged: () => void;
}

/** Why the desk should look at an application, which was taken all the same. */
export function ToCheck({ record, onChanged }: ToCheckProps) {
  const mayWrite = useCan('inscriptions', 'write');
  const { isBusy, run } = useAction();
  const isChecked = record.aVerifier.length === 0;
  // What was checked stays: nothing else may come under a second click.
  const [reasons, setReasons] = useState(record.aVerifier);
  if (!isChecked && record.aVerifier !== reasons) setReasons(record.aVerifier);
  if (reasons.length === 0) return null;

  function check({ currentTarget }: MouseEvent) {
    // The focus moves on before the button disappears.
    currentTarget.closest('article')?.focus({ preventScroll: true });
    void run(async () => {
      await annotateInscription(record.id, { verifiee: true });
      toast.success(says.checked);
      onChanged();
    }, says.updateFailed);
  }

  return (
    <Notice tone="warning" marginTop="3" as="section" aria-label={words.toCheck}>
      <Badge colorPalette="call">{words.toCheck}</Badge>
      <List.Root marginBlock="2">
        {reasons.map((reason) => (
          <List.Item key={reason}>{aVerifierLabels[reason]}</List.Item>
        ))}
      </List.Root>
      <Box fontSize="sm">{words.toCheckHint}</Box>
      {mayWrite && (
        <Button
          variant="outline"
          size="sm"
          marginTop="3"
          disabled={isBusy || isChecked}
          onClick={check}
        >
          {isChecked ? says.checked : words.checked}
        </Button>
      )}
    </Notice>
  );
}
