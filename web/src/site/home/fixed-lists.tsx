import { partners, type Partner } from '@centre/domain/partners';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useVitrine } from '../../data/public/vitrine.ts';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { Picture } from '../ui/picture.tsx';
import { scrollerList } from '../ui/scroller.tsx';
import { VitrinePicture } from '../ui/drawing.tsx';
import { equipmentDrawings, mainPartners, offerCards } from './fixed-blocks.texts.ts';
import { BlockTitle } from './block.tsx';
import * as styles from './fixed-lists.module.css';

const noDrawings: readonly never[] = [];

/** Renderer of a partner's logo, or of its neutral mark; decorative, beside the name. */
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
        className={styles.logo}
      />
    );
  };
}

export function MainPartners() {
  const markOf = usePartnerMarks();
  return (
    <>
      <BlockTitle id="partenaires" {...mainPartners} />
      <ul className={`wrap md-3 ${styles.mainPartners}`}>
        {partners.main.map((partner) => (
          <li key={partner.name} className={`card ${styles.mainPartner}`}>
            <div className="brand">{markOf(partner, 64)}</div>
            <h3 className={styles.mainPartnerName}>{partner.name}</h3>
            <div className={`from-md text-sm muted ${styles.role}`}>{partner.role}</div>
          </li>
        ))}
      </ul>
    </>
  );
}

export function OtherPartners() {
  const markOf = usePartnerMarks();
  return (
    <ul className={`${scrollerList} ${styles.otherPartners}`}>
      {partners.others.map((partner) => (
        <li key={partner.name} className={`column text-sm muted ${styles.otherPartner}`}>
          {markOf(partner, 52)}
          {partner.name}
        </li>
      ))}
    </ul>
  );
}

export function OfferCards() {
  return (
    <ul className={`${scrollerList} ${styles.offers}`}>
      {offerCards.map(({ label, text, path, picture }) => (
        <li key={label}>
          <Link to={path} className={`card clickable column ${styles.offer}`}>
            <Picture name={picture} sizes="(min-width: 768px) 320px, 160px" isDecoration />
            <div className={`column ${styles.offerWords}`}>
              <h3 className={styles.offerTitle}>{label}</h3>
              <div className={`text-sm muted mt-2 ${styles.offerText}`}>{text}</div>
              <div className="from-md brand mt-4">
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
    <ul className={`${scrollerList} ${styles.machines}`}>
      {useVitrine('equipements', equipmentDrawings).map((shown, index) => (
        <li key={index}>
          <figure>
            <div className={styles.machine}>
              <VitrinePicture of={shown} sizes="(min-width: 768px) 400px, 264px" />
            </div>
            <figcaption className={`text-sm pale mt-2 ${styles.caption}`}>
              {shown.titre}
              {shown.credit && ` · © ${shown.credit}`}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
