import { Link } from 'react-router-dom';
import { site } from '../../texts/site.texts.ts';

/** Link to the suivi page for visitors who already applied. */
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
