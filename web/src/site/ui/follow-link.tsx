import { Link } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';

/** The way to the follow-up, beside what leads to the form or is the form. */
export function FollowLink() {
  return (
    <div className="row wrapping gap-x-2 text-sm">
      {site.applied}
      <Link to={site.followPath} className="text-link">
        {site.follow}
      </Link>
    </div>
  );
}
