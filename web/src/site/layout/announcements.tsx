import { Box, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { announcements } from '../../content/site.ts';
import { timings } from '../../ui/timings.ts';
import { useEvery } from '../../ui/use-every.ts';
import { useStillness } from '../../ui/use-stillness.ts';

const lineHeight = 44;

const Messages = chakra('ul', {
  base: {
    listStyleType: 'none',
    height: `${lineHeight}px`,
    overflow: 'hidden',
    flex: '1',
    minWidth: '0',
  },
});

const Message = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    height: `${lineHeight}px`,
    lineHeight: '1.25',
    transition: 'transform 250ms ease-out',
  },
});

/** The messages of the top bar: one at a time, the next coming up from below. */
export function Announcements() {
  const [shown, setShown] = useState(0);
  const [isHeld, setIsHeld] = useState(false);
  const isStill = useStillness();
  useEvery(timings.announcementMs, !isHeld && !isStill, () =>
    setShown((index) => (index + 1) % announcements.length),
  );
  return (
    <Messages onPointerEnter={() => setIsHeld(true)} onPointerLeave={() => setIsHeld(false)}>
      {announcements.map((message) => (
        <Message
          key={message}
          style={{ transform: `translateY(-${String(shown * lineHeight)}px)` }}
        >
          <Box>{message}</Box>
        </Message>
      ))}
    </Messages>
  );
}
