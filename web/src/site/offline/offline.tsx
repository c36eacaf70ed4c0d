import { css } from '#styled-system/css';
import { keptPagesMark, offlinePage } from '../../texts/offline.texts.ts';
import { ListHead } from '../ui/list-head.tsx';
import { buttons, container } from '../../ui/styles.ts';

const listStyle = css.raw({
  marginTop: '3',
  borderTopWidth: '1px',
  '& li': { borderBottomWidth: '1px' },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    paddingBlock: '2',
    color: 'brand',
    fontWeight: '600',
  },
});

/**
 * Shown, without scripts, instead of a page that cannot be loaded. The form requests the same
 * address again.
 */
export function Offline() {
  return (
    <>
      <ListHead title={offlinePage.title} lead={offlinePage.lead} />
      <div className={css({ ...container, paddingTop: '8' })}>
        <form>
          <button type="submit" className={css(buttons.call)}>
            {offlinePage.again}
          </button>
        </form>
        <h2 className={css({ fontSize: 'xl', marginTop: '10' })}>{offlinePage.kept}</h2>
        <ul
          dangerouslySetInnerHTML={{ __html: keptPagesMark }}
          className={css({ ...listStyle, maxWidth: 'measure' })}
        />
      </div>
    </>
  );
}
