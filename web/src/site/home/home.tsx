import { Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { timings } from '../../ui/timings.ts';
import { prerendered } from '../ui/prerendered.tsx';
import { Scroller } from '../ui/scroller.tsx';
import { equipment, offers, partners } from './home.texts.ts';
import { Block, BlockTitle } from './block.tsx';
import { fixedBlocks, fixedLists } from './fixed-parts.ts';
import { Hero } from './hero.tsx';
import { News } from './news-block.tsx';
import { TestimonialsTeaser } from './testimonials-teaser.tsx';
import * as styles from './home.module.css';

/** Whether an element has been in view at least once. */
function useInView(element: RefObject<Element | null>): boolean {
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
      },
      { threshold: 0.3 },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isSeen]);
  return isSeen;
}

const ContactBlock = prerendered(fixedBlocks, 'ContactBlock');
const EquipmentPictures = prerendered(fixedLists, 'EquipmentPictures');
const Figures = prerendered(fixedBlocks, 'Figures');
const MainPartners = prerendered(fixedLists, 'MainPartners');
const OfferCards = prerendered(fixedLists, 'OfferCards');
const OtherPartners = prerendered(fixedLists, 'OtherPartners');
const StatisticsBars = prerendered(fixedBlocks, 'StatisticsBars');

/** Home page: each block hydrates on its own, so that none delays a tap. */
export function Home() {
  return (
    <>
      <Hero />
      <Figures />
      <Suspense>
        <Partners />
      </Suspense>
      <Suspense>
        <Offers />
      </Suspense>
      <Suspense>
        <News />
      </Suspense>
      <Suspense>
        <Equipment />
      </Suspense>
      <Suspense>
        <Statistics />
      </Suspense>
      <Suspense>
        <TestimonialsTeaser />
      </Suspense>
      <ContactBlock />
    </>
  );
}

function Partners() {
  return (
    <Block titleId="partenaires">
      <MainPartners />
      <div className={styles.otherPartners}>
        <Scroller
          label={partners.others}
          step={timings.scrollPx.partners}
          head={<h3 className="text-xl">{partners.others}</h3>}
        >
          <OtherPartners />
        </Scroller>
      </div>
    </Block>
  );
}

function Offers() {
  return (
    <Block titleId="formations" className="sunken">
      <Scroller
        label={offers.title}
        step={timings.scrollPx.formations}
        head={<BlockTitle id="formations" {...offers} />}
      >
        <OfferCards />
      </Scroller>
    </Block>
  );
}

function Equipment() {
  const { title, lead, more } = equipment;
  return (
    <Block titleId="equipements" className="on-deep">
      <Scroller
        label={title}
        step={timings.scrollPx.equipment}
        head={<BlockTitle id="equipements" title={title} lead={lead} isInverse />}
      >
        <EquipmentPictures />
      </Scroller>
      <Link to="/galerie" className="button pale-outline mt-4">
        {more}
      </Link>
    </Block>
  );
}

/** Statistics, whose bars fill when they come into view. */
function Statistics() {
  const bars = useRef<HTMLDivElement>(null);
  const isSeen = useInView(bars);
  return (
    <div ref={bars} data-seen={isSeen}>
      <StatisticsBars />
    </div>
  );
}
