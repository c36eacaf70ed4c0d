import { css } from '#styled-system/css';
import { container } from '../../ui/styles.ts';
import { Breadcrumb } from './breadcrumb.tsx';

/** The top of a page that is a list: short, because the pictures are in the list. */
export function ListHead({ title, lead }: { title: string; lead?: string | undefined }) {
  return (
    <div className={css({ background: 'brand', color: 'ink.inverse' })}>
      <div
        className={css({
          ...container,
          paddingTop: { base: '3', md: '6' },
          paddingBottom: { base: '4', md: '12' },
        })}
      >
        <Breadcrumb crumbs={[]} current={title} />
        <h1 className={css({ fontSize: '3xl', marginTop: { base: '1', md: '2' } })}>{title}</h1>
        {lead && (
          <div
            className={css({
              marginTop: { base: '2', md: '3' },
              maxWidth: 'measure',
              fontSize: { base: 'sm', sm: 'md', md: 'lg' },
              lineHeight: '1.5',
              textWrap: 'balance',
            })}
          >
            {lead}
          </div>
        )}
      </div>
    </div>
  );
}
