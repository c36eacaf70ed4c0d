import { partners, type Partner } from '@centre/domain/partners';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { useVitrine } from '../../data/public/vitrine.ts';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { Picture } from '../ui/picture.tsx';
import { scrollerList } from '../ui/scroller.tsx';
import { VitrinePicture } from '../ui/drawing.tsx';
import { card, lively, thirds } from '../../ui/styles.ts';
import { equipmentDrawings, mainPartners, offerCards } from './fixed-blocks.texts.ts';
import { BlockTitle } from './block.tsx';

const noDrawings: readonly never[] = [];

/** The mark of each partner, or its logo once there is one; its name stands beside it. */
function usePartnerMarks() {
  const logos = useVitrine('partenaires', noDrawings);
  return ({ name, mark }: Pick<Partner, 'name' | 'mark'>, size: number) => {
    const picture = logos.find(({ titre }) => titre === name)?.picture;
    if (!picture) return <PartnerMark mark={mark} size={size} />;
    return (
      <img
        src={picture.sources[0]?.url}
        alt=""
        loading="lazy"
        width={picture.width}
        height={picture.height}
        style={{ height: size }}
        className={css({ width: 'auto', maxWidth: 'min(112px, 100%)', objectFit: 'contain' })}
      />
    );
  };
}

const mainPartner = css({
  ...card,
  flex: '1 1 5rem',
  minWidth: 'min-content',
  display: 'grid',
  gridTemplateColumns: { md: 'fit-content(112px) minmax(0, 1fr)' },
  alignItems: { base: 'start', md: 'center' },
  justifyItems: { base: 'center', md: 'start' },
  textAlign: { base: 'center', md: 'start' },
  columnGap: '4',
  rowGap: { base: '2', md: '3' },
  padding: { base: '2', md: '5' },
});

export function MainPartners() {
  const markOf = usePartnerMarks();
  return (
    <>
      <BlockTitle id="partenaires" {...mainPartners} />
      <ul
        className={css({
          // On a phone the longest name has the widest card.
          display: { base: 'flex', md: 'grid' },
          flexWrap: 'wrap',
          gridTemplateColumns: thirds,
          gap: { base: '2', md: '4' },
          marginTop: { base: '4', md: '8' },
        })}
      >
        {partners.main.map((partner) => (
          <li key={partner.name} className={mainPartner}>
            <div className={css({ color: 'brand' })}>{markOf(partner, 64)}</div>
            <h3
              className={css({
                fontSize: { base: 'sm', md: 'md', lg: 'lg' },
                overflowWrap: 'break-word',
              })}
            >
              {partner.name}
            </h3>
            <div
              className={css({
                fontSize: 'sm',
                color: 'ink.muted',
                gridColumn: '1 / 3',
                display: { base: 'none', md: 'block' },
              })}
            >
              {partner.role}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

const other = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  minHeight: { base: '120px', md: '140px' },
  padding: '4',
  textAlign: 'center',
  fontSize: 'sm',
  lineHeight: '1.3',
  color: 'ink.muted',
  borderWidth: '1px',
  borderRadius: 'card',
  background: 'surface.raised',
  '& svg': { color: 'brand' },
});

export function OtherPartners() {
  const markOf = usePartnerMarks();
  return (
    <ul className={css({ ...scrollerList, '--in-view': { base: 2, md: 4, lg: 5, xl: 6 } })}>
      {partners.others.map((partner) => (
        <li key={partner.name} className={other}>
          {markOf(partner, 52)}
          {partner.name}
        </li>
      ))}
    </ul>
  );
}

const offer = css({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  ...card,
  ...lively,
});

export function OfferCards() {
  return (
    <ul className={css({ ...scrollerList, '--in-view': { base: 2, lg: 3 } })}>
      {offerCards.map(({ label, text, path, picture }) => (
        <li key={label}>
          <Link to={path} className={offer}>
            <Picture name={picture} sizes="(min-width: 768px) 320px, 160px" isDecoration />
            <div
              className={css({
                padding: { base: '4', md: '5' },
                flex: '1',
                display: 'flex',
                flexDirection: 'column',
              })}
            >
              <h3 className={css({ fontSize: { base: 'md', md: 'lg' } })}>{label}</h3>
              <div
                className={css({
                  color: 'ink.muted',
                  fontSize: 'sm',
                  marginTop: '2',
                  flex: '1',
                })}
              >
                {text}
              </div>
              <div
                className={css({
                  color: 'brand',
                  marginTop: '4',
                  display: { base: 'none', md: 'block' },
                })}
              >
                <ArrowRight size={20} aria-hidden />
              </div>
            </div>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function EquipmentPictures() {
  return (
    <ul className={css({ ...scrollerList, '--in-view': { base: 1, md: 2, lg: 3 } })}>
      {useVitrine('equipements', equipmentDrawings).map((shown, index) => (
        <li key={index}>
          <figure>
            <div className={css({ borderRadius: 'card', overflow: 'hidden' })}>
              <VitrinePicture of={shown} sizes="(min-width: 768px) 400px, 264px" />
            </div>
            <figcaption
              className={css({
                fontSize: 'sm',
                color: 'ink.inverseMuted',
                marginTop: '2',
                paddingInline: '5',
              })}
            >
              {shown.titre}
              {shown.credit && ` · © ${shown.credit}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
