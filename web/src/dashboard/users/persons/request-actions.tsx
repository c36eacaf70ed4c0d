import { Flex } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { personalDataMessages } from '@centre/domain/staff/personal-data-messages';
import { FileDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { common } from '../../../content/dashboard/common.ts';
import { personFileName, personsWords } from '../../../content/dashboard/persons.ts';
import type { HeldApplication } from '../../../data/personal-data.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { toast } from '../../ui/toaster.ts';
import { sentenceOf } from '../../shared/failure-sentence.ts';

interface RequestActionsProps {
  readonly chosen: readonly HeldApplication[];
  readonly isErasing: boolean;
  readonly onErase: () => void;
}

/** What the person may have: their data in a file, or their end. */
export function RequestActions({ chosen, isErasing, onErase }: RequestActionsProps) {
  const [isAsking, setAsking] = useState(false);

  function whenChosen(act: () => void) {
    if (chosen.length === 0) toast.info(personsWords.chooseFirst);
    else act();
  }

  return (
    <Flex gap="3" wrap="wrap">
      <Button onClick={() => whenChosen(() => void download(chosen))}>
        <FileDown aria-hidden size={18} />
        {personsWords.download}
      </Button>
      <Button
        look="quiet"
        color="danger"
        disabled={isErasing}
        onClick={() => whenChosen(() => setAsking(true))}
      >
        <Trash2 aria-hidden size={18} />
        {isErasing ? personsWords.erasing : personsWords.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={personsWords.confirmTitle}
          question={personsWords.confirmErase(chosen.length)}
          confirm={personsWords.erase}
          cancel={common.cancel}
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onErase();
          }}
        />
      )}
    </Flex>
  );
}

async function download(applications: readonly HeldApplication[]): Promise<void> {
  const now = new Date();
  const [first, ...others] = applications;
  const name = personFileName(
    others.length === 0 ? (first?.inscription.reference ?? '') : '',
    now,
  );
  try {
    const { personalDataFile } = await import('../../../exports/personal-data.ts');
    saveFile(personalDataFile(applications, centre, now), name);
    toast.success(personsWords.downloaded(name));
  } catch (error) {
    toast.error(sentenceOf(error, personalDataMessages.failed));
  }
}
