import { InsteadOf, Islands, type IslandsProps } from '../ui/islands.tsx';
import { licence } from './licence.texts.ts';
import { Marquee } from './marquee.tsx';

export function LicenceBanner() {
  const { banner, hint, pause, play } = licence;
  return <Marquee text={banner} labels={{ hint, pause, play }} />;
}

/** What changes in the page of the licence: its banner runs. */
export function LicenceIslands({ page }: IslandsProps) {
  const banner = page.querySelector('[data-banner]');
  return (
    <>
      <Islands page={page} />
      {banner && (
        <InsteadOf element={banner}>
          <LicenceBanner />
        </InsteadOf>
      )}
    </>
  );
}
