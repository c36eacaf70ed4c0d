import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { ListHead } from '../ui/list-head.tsx';
import { buttons, container } from '../../ui/styles.ts';
import { notFoundPage } from './not-found.texts.ts';

export function NotFound() {
  return (
    <>
      <ListHead title={notFoundPage.title} lead={notFoundPage.text} />
      <div className={css({ ...container, paddingTop: '10' })}>
        <div className={css({ display: 'flex', gap: '3', flexWrap: 'wrap' })}>
          <Link to="/" className={css(buttons.solid)}>
            {notFoundPage.home}
          </Link>
          <Link to="/formation" className={css(buttons.outline)}>
            {notFoundPage.programmes}
          </Link>
        </div>
      </div>
    </>
  );
}
