import { Box, chakra } from '@chakra-ui/react';
import { isMinor } from '@centre/domain/inscription/consent';
import { useId } from 'react';
import type { Draft } from '../../data/public/enrolment-draft.ts';
import { CheckLabel } from '../ui/check-label.tsx';
import { useToday } from '../ui/use-today.ts';
import { notice } from './notice.texts.ts';

interface PrivacyNoticeProps {
  readonly draft: Draft;
  readonly onGuardian: (agrees: boolean) => void;
}

const Anchor = chakra('a', {
  base: { fontWeight: '600', textDecoration: 'underline' },
});

const Summary = chakra('summary', {
  base: {
    display: 'list-item',
    minHeight: 'touch',
    paddingBlock: '2',
    color: 'brand',
    fontWeight: '600',
    cursor: 'pointer',
  },
});

/** How the answers are used, and the guardian's consent for a minor. */
export function PrivacyNotice({ draft, onGuardian }: PrivacyNoticeProps) {
  const id = useId();
  const today = useToday();
  const { email } = notice;
  return (
    <chakra.section
      aria-labelledby={id}
      display="grid"
      gap="2"
      padding="4"
      fontSize="sm"
      background="surface.sunken"
      borderRadius="control"
    >
      <chakra.p id={id} fontWeight="600" fontSize="md">
        {notice.title}
      </chakra.p>
      <p>
        {notice.summary} {notice.rights} <Anchor href={`mailto:${email}`}>{email}</Anchor>.
      </p>
      <chakra.p fontWeight="600">{notice.acceptance}</chakra.p>
      <details>
        <Summary>{notice.more}</Summary>
        <chakra.dl display="grid" gap="2" paddingBottom="2">
          {notice.whole.map(({ title, text }) => (
            <div key={title}>
              <Box as="dt" fontWeight="600">
                {title}
              </Box>
              <dd>{text}</dd>
            </div>
          ))}
        </chakra.dl>
      </details>
      {today !== undefined && isMinor(draft.form.dateNaissance, today) && (
        <GuardianConsent {...draft} onChange={onGuardian} />
      )}
    </chakra.section>
  );
}

interface GuardianConsentProps extends Pick<Draft, 'form' | 'guardianAgrees'> {
  readonly onChange: (agrees: boolean) => void;
}

/** The guardian's consent; optional, because the centre asks for it otherwise. */
function GuardianConsent({ form, guardianAgrees, onChange }: GuardianConsentProps) {
  const guardian = `${form.prenomTuteur.trim()} ${form.nomTuteur}`.trim();
  return (
    <Box borderTop="1px solid" borderColor="line.strong" paddingTop="3">
      <p>{notice.minor}</p>
      <CheckLabel marginTop="2">
        <input
          type="checkbox"
          name="tuteur"
          checked={guardianAgrees}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box as="span" minWidth="0">
          {guardian === '' ? notice.guardian : notice.namedGuardian(guardian)}
        </Box>
      </CheckLabel>
    </Box>
  );
}
