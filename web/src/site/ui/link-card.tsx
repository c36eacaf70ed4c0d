import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { Picture } from './picture.tsx';
import * as styles from './link-card.module.css';

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureName;
  /** Small text above the title, such as a duration. */
  readonly kicker?: string;
}

/** Card that links to another page. */
export function LinkCard({ to, title, text, picture, kicker }: LinkCardProps) {
  return (
    <div className={`card clickable relative ${styles.frame}`}>
      {picture && (
        <Picture
          name={picture}
          sizes="(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px"
          isDecoration
        />
      )}
      <div className={`column ${styles.words}`}>
        {kicker && <div className="text-xs bold muted mb-1">{kicker}</div>}
        <div className={`row gap-3 ${styles.title}`}>
          <h3 className="text-lg">
            <Link to={to} className="card-cover">
              {title}
            </Link>
          </h3>
          <div aria-hidden className="brand fixed-size">
            <ArrowRight size={20} />
          </div>
        </div>
        <div className="mt-2 muted text-sm">{text}</div>
      </div>
    </div>
  );
}
