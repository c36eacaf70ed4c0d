import { Box, chakra, Flex } from '@chakra-ui/react';
import { pictureWords } from '../../content/dashboard/pictures.ts';
import type { PictureState } from './picture-sender.ts';

const Track = chakra('div', {
  base: {
    height: '8px',
    borderRadius: 'round',
    background: 'surface.sunken',
    overflow: 'hidden',
    flex: '1',
  },
});

interface PictureProgressProps {
  readonly upload: PictureState;
  /** What is said instead of that it was sent. */
  readonly note?: string | undefined;
}

/** How far a picture is on its way, in a bar and in words. */
export function PictureProgress({ upload, note }: PictureProgressProps) {
  const { status, progress, isWaiting } = upload;
  return (
    <Box fontSize="xs" color="ink.muted">
      {status === 'sending' && (
        <Flex align="center" gap="3">
          <Track
            role="progressbar"
            aria-label={pictureWords.progress}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(progress * 100)}
          >
            <Box
              height="100%"
              background="brand"
              transition="width {durations.quick} ease-out"
              style={{ width: `${progress * 100}%` }}
            />
          </Track>
          <Box fontVariantNumeric="tabular-nums">{pictureWords.percent(progress)}</Box>
        </Flex>
      )}
      <Box role="status" fontWeight={isWaiting ? '600' : undefined}>
        {status === 'preparing' && pictureWords.preparing}
        {isWaiting && pictureWords.waiting}
        {status === 'sent' && (note ?? pictureWords.sent)}
      </Box>
    </Box>
  );
}
