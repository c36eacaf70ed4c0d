import { Suspense } from 'react';
import { prerendered } from '../ui/prerendered.tsx';
import { Equipment } from './equipment.tsx';
import { Hero } from './hero.tsx';
import { News } from './news.tsx';
import { Offers } from './offers.tsx';
import { Partners } from './partners.tsx';
import { Statistics } from './statistics.tsx';
import { TestimonialsTeaser } from './testimonials-teaser.tsx';

const Figures = prerendered(async () => (await import('./figures.tsx')).Figures);
const EnrolBand = prerendered(async () => (await import('./enrol-band.tsx')).EnrolBand);
const ContactBlock = prerendered(
  async () => (await import('./contact-block.tsx')).ContactBlock,
);

/** The home page; each block becomes interactive on its own, so that none holds up a touch. */
export function Home() {
  return (
    <>
      <Hero />
      <Figures />
      <Suspense fallback={null}>
        <Partners />
      </Suspense>
      <EnrolBand />
      <Suspense fallback={null}>
        <Offers />
      </Suspense>
      <Suspense fallback={null}>
        <News />
      </Suspense>
      <Suspense fallback={null}>
        <Equipment />
      </Suspense>
      <Suspense fallback={null}>
        <Statistics />
      </Suspense>
      <Suspense fallback={null}>
        <TestimonialsTeaser />
      </Suspense>
      <ContactBlock />
    </>
  );
}
