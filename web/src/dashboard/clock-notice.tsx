import { now } from '@centre/domain/clock';
import { dayMs, formatDay } from '@centre/domain/dates';
import { learnClock } from '../data/staff/desk-campagnes.ts';
import { useQuery } from '../data/use-query.ts';
import { Notice } from './ui/notice.tsx';
import { useOnRefresh } from './ui/loading.ts';

const sentence = (shown: string, real: string) =>
  `La date de cet appareil est fausse : il se croit le ${shown}, nous sommes le ${real}. Le tableau de bord compte avec la bonne date ; réglez celle de l’appareil.`;

/** Notice that the device's date is wrong by more than a day. */
export function ClockNotice() {
  const { value: aheadMs = 0, reload } = useQuery(learnClock, 'The clock cannot be compared.');
  useOnRefresh(reload);
  if (Math.abs(aheadMs) <= dayMs) return null;
  return (
    <Notice tone="warning" role="status" marginBottom="4">
      {sentence(formatDay(new Date()), formatDay(now()))}
    </Notice>
  );
}
