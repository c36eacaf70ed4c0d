import { Box, chakra, Flex } from '@chakra-ui/react';
import { formatLongDate } from '@centre/domain/dates';
import { deviceWords } from '../../texts/inscription.texts.ts';
import {
  eraseDevice,
  keepOnDevice,
  takeKeptDraft,
  type DeviceState,
} from '../../data/public/enrolment-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CheckLabel } from '../ui/check-label.tsx';

interface DeviceProps {
  readonly device: DeviceState;
}

const Erase = () => (
  <Button variant="outline" marginTop="2" onClick={eraseDevice}>
    {deviceWords.erase}
  </Button>
);

/** What is on this device, above the form: the last reference, answers of another day or tab. */
export function DeviceNotices({ device }: DeviceProps) {
  const { last, isRestored, isElsewhere } = device;
  return (
    <>
      {isElsewhere && (
        <Notice tone="warning" role="alert">
          {deviceWords.elsewhere}
          <Flex wrap="wrap" gap="3" marginTop="2">
            <Button onClick={() => keepOnDevice(true)}>{deviceWords.keepOurs}</Button>
            <Button variant="outline" onClick={takeKeptDraft}>
              {deviceWords.takeOther}
            </Button>
          </Flex>
        </Notice>
      )}
      {isRestored && (
        <Notice role="status">
          <p>{deviceWords.restored}</p>
          <Erase />
        </Notice>
      )}
      {last && (
        <Notice as="section" aria-label={deviceWords.last}>
          <chakra.p fontWeight="600">{deviceWords.last}</chakra.p>
          <p>
            {deviceWords.lastSent(
              last.reference,
              formatLongDate(new Date(last.dateInscription)),
            )}
          </p>
          <Box fontSize="sm" color="ink.muted">
            {deviceWords.lastHint}
          </Box>
          {!isRestored && <Erase />}
        </Notice>
      )}
    </>
  );
}

/** Whether the answers outlive this tab. */
export function KeepAnswers({ device }: DeviceProps) {
  return (
    <Box>
      <CheckLabel>
        <input
          type="checkbox"
          checked={device.isKept}
          onChange={(event) => keepOnDevice(event.target.checked)}
        />
        {deviceWords.keep}
      </CheckLabel>
      <Box fontSize="sm" color="ink.muted">
        {deviceWords.keepHint}
      </Box>
      {device.isKept && <Erase />}
    </Box>
  );
}
