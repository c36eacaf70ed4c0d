import { Badge, Box, chakra, Flex, VisuallyHidden } from '@chakra-ui/react';
import {
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article/staff-list';
import { formatDate } from '@centre/domain/dates';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { pictureUrl } from '../../ui/picture-url.ts';
import type { ArticleRow } from '../../data/staff/staff-articles.ts';
import { formatCount } from '../../ui/format-count.ts';
import { common } from '../common.texts.ts';
import { SortHead, RecordList } from '../ui/data-table.tsx';
import { IconAction } from '../ui/buttons.tsx';
import { articlesTab } from './articles.texts.ts';

const { columns } = articlesTab;

/** Actions of a row; undefined when the role does not grant them. */
export interface ArticleActions {
  readonly onEdit: ((row: ArticleRow) => void) | undefined;
  readonly onDelete: ((row: ArticleRow) => void) | undefined;
}

interface ArticleRowsProps extends ArticleActions {
  readonly rows: readonly ArticleRow[];
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
  readonly openId: string | undefined;
}

/** Article rows, memoized: typing a search re-renders them only when the results change. */
export const ArticleRows = memo(function ArticleRows({
  rows,
  sort,
  onSort,
  openId,
  ...actions
}: ArticleRowsProps) {
  const sortHead = (key: ArticleSortKey, label: string) => (
    <SortHead
      key={key}
      label={label}
      direction={sort.key === key ? sort.direction : undefined}
      initialDirection={naturalSort(key).direction}
      onSort={(direction) => onSort({ key, direction })}
    />
  );
  const buttons = (row: ArticleRow) => <RowButtons row={row} {...actions} />;
  return (
    <RecordList
      hasActions
      label={articlesTab.title}
      items={rows}
      attributes={(row) => ({
        id: `article-${row.id}`,
        'aria-current': row.id === openId || undefined,
        'data-marked': row.id === openId,
      })}
      columns={[
        [columns.image, (row) => <Thumbnail row={row} />],
        [
          sortHead('titre', columns.titre),
          (row) => (
            <>
              <Title row={row} />
              <Excerpt minWidth="280px">{row.excerpt}</Excerpt>
            </>
          ),
        ],
        [columns.categorie, (row) => <Badge>{row.categorie}</Badge>],
        [columns.type, (row) => <TypeBadge row={row} />],
        [sortHead('dateCreation', columns.date), ({ date }) => formatDate(date)],
        [
          sortHead('vues', columns.vues),
          ({ vues }) => <Badge colorPalette="neutral">{formatCount(vues)}</Badge>,
        ],
        ...((actions.onEdit ?? actions.onDelete) ? [[columns.actions, buttons] as const] : []),
      ]}
      card={(row) => (
        <Flex gap="3">
          <Thumbnail row={row} />
          <Box flex="1" minWidth="0">
            <Box lineClamp="2">
              <Title row={row} />
            </Box>
            <Flex align="center" gap="2">
              <Flex flex="1" wrap="wrap" columnGap="2" fontSize="xs" color="ink.muted">
                <Badge>{row.categorie}</Badge>
                {row.isPrincipal && <TypeBadge row={row} />}
                <span>{formatDate(row.date)}</span>
                <span>{articlesTab.views(formatCount(row.vues), row.vues < 2)}</span>
              </Flex>
              {buttons(row)}
            </Flex>
          </Box>
        </Flex>
      )}
    />
  );
});

interface PartProps {
  readonly row: ArticleRow;
}

const titleId = ({ id }: ArticleRow) => `titre-article-${id}`;

const Excerpt = chakra('div', {
  base: { fontSize: 'xs', color: 'ink.muted', whiteSpace: 'normal' },
});

function Thumbnail({ row: { picture, imageUrl } }: PartProps) {
  return (
    <chakra.img
      src={(picture?.sources[0]?.url ?? imageUrl) || pictureUrl('article', 480)}
      alt=""
      htmlWidth={60}
      htmlHeight={40}
      loading="lazy"
      decoding="async"
      display="block"
      width="60px"
      height="40px"
      flexShrink="0"
      objectFit="cover"
      borderRadius="control"
      background="surface.sunken"
    />
  );
}

/** Title of the article, with a star for the principal one. */
function Title({ row }: PartProps) {
  return (
    <Box id={titleId(row)} fontWeight="600" whiteSpace="normal">
      {row.isPrincipal && (
        <Box as="span" marginInlineEnd="1" css={{ '& svg': { fill: 'call' } }}>
          <Star size={16} aria-hidden style={{ display: 'inline', verticalAlign: '-2px' }} />
          <VisuallyHidden>{articlesTab.mark}</VisuallyHidden>
        </Box>
      )}
      {row.titre}
    </Box>
  );
}

function TypeBadge({ row: { isPrincipal } }: PartProps) {
  return (
    <Badge colorPalette={isPrincipal ? 'call' : 'neutral'}>
      {isPrincipal ? articlesTab.principal : articlesTab.secondaire}
    </Badge>
  );
}

function RowButtons({ row, onEdit, onDelete }: PartProps & ArticleActions) {
  return (
    <Flex gap="1">
      {onEdit && (
        <IconAction
          icon={Pencil}
          label={common.edit}
          aria-describedby={titleId(row)}
          _hover={{ color: 'brand', background: 'brand.soft' }}
          onClick={() => onEdit(row)}
        />
      )}
      {onDelete && (
        <IconAction
          icon={Trash2}
          label={common.delete}
          aria-describedby={titleId(row)}
          _hover={{ color: 'danger', background: 'danger.soft' }}
          onClick={() => onDelete(row)}
        />
      )}
    </Flex>
  );
}
