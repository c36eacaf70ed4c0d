import { Link } from 'react-router-dom';
import { ListHead } from '../ui/list-head.tsx';
import { notFoundPage } from './not-found.texts.ts';

export function NotFound() {
  return (
    <>
      <ListHead title={notFoundPage.title} lead={notFoundPage.text} />
      <div className="container pt-10">
        <div className="wrap gap-3">
          <Link to="/" className="button solid">
            {notFoundPage.home}
          </Link>
          <Link to="/formation" className="button outline">
            {notFoundPage.programmes}
          </Link>
        </div>
      </div>
    </>
  );
}
