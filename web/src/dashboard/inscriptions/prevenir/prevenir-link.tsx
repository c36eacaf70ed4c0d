import { Button } from '@chakra-ui/react';
import { Megaphone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { countToTell } from '../../../data/staff/prevenir.ts';
import { useQuery } from '../../../data/use-query.ts';
import { formatCount } from '../../../ui/format-count.ts';
import { useOnRefresh } from '../../ui/refresh.ts';
import { prevenirLabel } from '../desk.texts.ts';

/** The way from the desk to the queue, with how many are in it. */
export function PrevenirLink({ isReady }: { readonly isReady: boolean }) {
  const { value, reload } = useQuery(countToTell, 'Those to tell could not be counted.', {
    isReady,
  });
  useOnRefresh(reload);
  return (
    <Button asChild variant={value ? 'solid' : 'outline'} size="sm">
      <Link to="prevenir">
        <Megaphone size={16} aria-hidden />
        {prevenirLabel(value === undefined ? undefined : formatCount(value))}
      </Link>
    </Button>
  );
}
