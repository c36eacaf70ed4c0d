import { renderHook } from '@testing-library/react';
import type { Row } from '@centre/domain/registre/row';
import { describe, expect, it, vi } from 'vitest';
import { listTexts } from '../../web/src/dashboard/inscriptions/desk.texts.ts';
import { useNeighbours } from '../../web/src/dashboard/inscriptions/list/list-frame.tsx';
import { row } from '../factories/row.ts';

describe('useNeighbours', () => {
  const all = Array.from({ length: 60 }, (_, index) => row({}, `i-${index}`));
  const neighboursOf = (shown: readonly Row[], open: string, show = vi.fn()) =>
    renderHook((props: Parameters<typeof useNeighbours>) => useNeighbours(...props), {
      initialProps: [shown, open, show],
    });

  it('continues beyond the end of a page', () => {
    const show = vi.fn();
    const { result } = neighboursOf(all, 'i-49', show);
    expect(result.current.position).toBe(listTexts.position('50', '60'));
    result.current.next?.();
    expect(show).toHaveBeenCalledWith('i-50', 50);
  });

  it('continues from the former place of an application that left the list', () => {
    const show = vi.fn();
    const { result, rerender } = neighboursOf(all, 'i-1', show);
    rerender([all.filter(({ id }) => id !== 'i-1'), 'i-1', show]);
    expect(result.current.position).toBeUndefined();
    result.current.next?.();
    expect(show).toHaveBeenCalledWith('i-2', 1);
    result.current.previous?.();
    expect(show).toHaveBeenCalledWith('i-0', 0);
  });

  it('finds the next waiting application, and wraps after the last', () => {
    const show = vi.fn();
    const some = [
      row({}, 'i-0'),
      row({ statut: 'refusee' }, 'i-1'),
      row({}, 'i-2'),
      row({ statut: 'acceptee' }, 'i-3'),
    ];
    neighboursOf(some, 'i-1', show).result.current.nextWaiting?.();
    expect(show).toHaveBeenLastCalledWith('i-2', 2);
    neighboursOf(some, 'i-3', show).result.current.nextWaiting?.();
    expect(show).toHaveBeenLastCalledWith('i-0', 0);
    neighboursOf(some, 'i-2', show).result.current.nextWaiting?.();
    expect(show).toHaveBeenLastCalledWith('i-0', 0);
    expect(neighboursOf(some.slice(1), 'i-2', show).result.current.nextWaiting).toBeUndefined();
  });

  it('returns no neighbours for an application outside the list', () => {
    const none = { previous: undefined, next: undefined, position: undefined };
    expect(neighboursOf(all, 'ailleurs').result.current).toEqual(none);
  });
});
