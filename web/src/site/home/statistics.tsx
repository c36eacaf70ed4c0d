import { useRef } from 'react';
import { prerendered } from '../ui/prerendered.tsx';
import { useInView } from '../ui/use-in-view.ts';

const StatisticsBars = prerendered(
  async () => (await import('./statistics-bars.tsx')).StatisticsBars,
);

/** Results of the centre, whose bars fill when they come into view. */
export function Statistics() {
  const bars = useRef<HTMLDivElement>(null);
  const isSeen = useInView(bars);
  return (
    <div ref={bars} data-seen={isSeen}>
      <StatisticsBars />
    </div>
  );
}
