import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import type { PictureName } from '../../texts/pictures.texts.ts';
import { card, cardLink, lively } from '../../ui/styles.ts';
import { Picture } from './picture.tsx';

interface LinkCardProps {
  readonly to: string;
  readonly title: string;
  readonly text: string;
  readonly picture?: PictureName;
  /** Above the title, such as a duration. */
  readonly kicker?: string;
}

/** A card that leads to another page. */
export function LinkCard({ to, title, text, picture, kicker }: LinkCardProps) {
  return (
    <div
      className={css({
        ...card,
        position: 'relative',
        display: 'flex',
        // On a phone the picture is small, beside the text: one sees all that there is to choose.
        flexDirection: { base: 'row', sm: 'column' },
        '& > img': { width: { base: '112px', sm: '100%' } },
        ...lively,
      })}
    >
      {picture && (
        <Picture
          name={picture}
          sizes="(min-width: 992px) 380px, (min-width: 576px) 50vw, 112px"
          isDecoration
        />
      )}
      <div
        className={css({
          display: 'flex',
          flexDirection: 'column',
          flex: '1',
          padding: { base: '4', sm: '5' },
        })}
      >
        {kicker && (
          <div
            className={css({
              fontSize: 'xs',
              fontWeight: '600',
              color: 'ink.muted',
              marginBottom: '1',
            })}
          >
            {kicker}
          </div>
        )}
        <div
          className={css({
            display: 'flex',
            gap: '3',
            justifyContent: 'space-between',
            alignItems: 'flex-start',
          })}
        >
          <h3 className={css({ fontSize: 'lg' })}>
            <Link to={to} className={css(cardLink)}>
              {title}
            </Link>
          </h3>
          <div aria-hidden className={css({ color: 'brand', flexShrink: '0' })}>
            <ArrowRight size={20} />
          </div>
        </div>
        <div className={css({ marginTop: '2', color: 'ink.muted', fontSize: 'sm' })}>
          {text}
        </div>
      </div>
    </div>
  );
}
