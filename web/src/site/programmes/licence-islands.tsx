import { Replace, Islands, type IslandsProps } from '../ui/islands.tsx';
import { licence } from './licence.texts.ts';
import { Marquee } from './marquee.tsx';

export function LicenceBanner() {
  const { banner, hint, pause, play } = licence;
  return <Marquee text={banner} labels={{ hint, pause, play }} />;
}

/** Islands of the licence page: its moving banner, and the common ones. */
export function LicenceIslands({ page }: IslandsProps) {
  const banner = page.querySelector('[data-banner]');
  return (
    <>
      <Islands page={page} />
      {banner && (
        <Replace element={banner}>
          <LicenceBanner />
        </Replace>
      )}
    </>
  );
}
