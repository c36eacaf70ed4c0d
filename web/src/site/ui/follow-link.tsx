import { Link } from 'react-router-dom';
import { css } from '#styled-system/css';
import { site } from '../../texts/site.texts.ts';
import { textLink } from '../../ui/styles.ts';

/** The way to the follow-up, beside what leads to the form or is the form. */
export function FollowLink() {
  return (
    <div
      className={css({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: '2',
        fontSize: 'sm',
      })}
    >
      {site.applied}
      <Link to={site.followPath} className={css(textLink)}>
        {site.follow}
      </Link>
    </div>
  );
}
