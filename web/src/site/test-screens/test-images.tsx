import { css } from '#styled-system/css';
import { pictures } from '../../texts/pictures.texts.ts';
import { ListHead } from '../ui/list-head.tsx';
import { Picture } from '../ui/picture.tsx';
import { container, halves, thirds, whole } from '../../ui/styles.ts';
import { testScreens } from './test-screens.texts.ts';

const { title, lead, names } = testScreens.images;

export function TestImages() {
  return (
    <>
      <ListHead title={title} lead={lead} />
      <div className={css({ ...container, paddingBlock: '10' })}>
        <div
          className={css({
            display: 'grid',
            gridTemplateColumns: { base: whole, sm: halves, lg: thirds },
            gap: '6',
          })}
        >
          {names.map((name) => (
            <figure key={name}>
              <Picture name={name} sizes="(min-width: 992px) 380px, 100vw" />
              <figcaption
                className={css({ fontSize: 'sm', color: 'ink.muted', marginTop: '2' })}
              >
                {pictures[name].alt || name}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </>
  );
}
