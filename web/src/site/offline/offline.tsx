import { keptPagesMark, offlinePage } from '../../texts/offline.texts.ts';
import { ListHead } from '../ui/list-head.tsx';

/**
 * Page without scripts that the service worker shows when a page cannot be loaded. Its form requests
 * the same address again.
 */
export function Offline() {
  return (
    <>
      <ListHead title={offlinePage.title} lead={offlinePage.lead} />
      <div className="container pt-8">
        <form>
          <button type="submit" className="button call">
            {offlinePage.again}
          </button>
        </form>
        <h2 className="text-xl mt-10">{offlinePage.kept}</h2>
        <ul
          dangerouslySetInnerHTML={{ __html: keptPagesMark }}
          className="link-list mt-3 measure"
        />
      </div>
    </>
  );
}
