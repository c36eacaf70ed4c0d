import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { formatLongDate } from '@centre/domain/dates';
import { useToday } from '../ui/use-today.ts';

const Line = chakra('time', {
  base: { display: 'block', whiteSpace: 'nowrap', letterSpacing: '0.03em' },
});

/** Today's date, in capitals; an empty line of the same height until the page is alive. */
export function Today(props: HTMLChakraProps<'time'>) {
  const day = useToday();
  return (
    <Line dateTime={day} {...props}>
      {day ? formatLongDate(new Date(day)).toLocaleUpperCase('fr') : '\u00A0'}
    </Line>
  );
}
