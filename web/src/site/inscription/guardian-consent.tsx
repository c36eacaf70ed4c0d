import { Box } from '@chakra-ui/react';
import { normalizeText } from '@centre/domain/text';
import { notice } from '../../content/notice.ts';
import type { Draft } from '../../data/enrolment-draft.ts';
import { CheckLabel } from '../ui/check-label.tsx';

interface GuardianConsentProps extends Pick<Draft, 'form' | 'guardianAgrees'> {
  readonly onChange: (agrees: boolean) => void;
}

/** The guardian's word, which nobody has to have at hand: the centre asks for it otherwise. */
export function GuardianConsent({ form, guardianAgrees, onChange }: GuardianConsentProps) {
  const guardian = normalizeText(`${form.prenomTuteur} ${form.nomTuteur}`);
  return (
    <Box borderTop="1px solid" borderColor="line.strong" paddingTop="3">
      <p>{notice.minor}</p>
      <CheckLabel marginTop="2">
        <input
          type="checkbox"
          checked={guardianAgrees}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box as="span" minWidth="0" overflowWrap="anywhere">
          {guardian === '' ? notice.guardian : notice.namedGuardian(guardian)}
        </Box>
      </CheckLabel>
    </Box>
  );
}
