/**
 * The tab that a key leads to, from the one at `from`; the ends meet.
 *
 * @returns undefined for a key that moves nothing.
 */
export function keyedTab(
  key: string,
  from: number,
  count: number,
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  const [back, forth] =
    orientation === 'horizontal' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown'];
  switch (key) {
    case back:
      return (from - 1 + count) % count;
    case forth:
      return (from + 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
