import { Badge, Box, chakra, Flex, IconButton, Skeleton, Table } from '@chakra-ui/react';
import {
  naturalSort,
  type ArticleSort,
  type ArticleSortKey,
} from '@centre/domain/article-list';
import { formatDate } from '@centre/domain/dates';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { memo } from 'react';
import { articlesTab } from '../../content/dashboard/articles.ts';
import { common } from '../../content/dashboard/common.ts';
import { pictureUrl } from '../../content/picture-files.ts';
import type { ArticleRow } from '../../data/staff-articles.ts';
import { formatCount } from '../../ui/format-count.ts';
import { HiddenText } from '../../ui/layout.tsx';
import { DataTable, SortHead, type SortDirection } from '../ui/data-table.tsx';

const { columns } = articlesTab;

/** What the member may do with a row; undefined where the role does not grant it. */
export interface ArticleActions {
  readonly onEdit: ((row: ArticleRow) => void) | undefined;
  readonly onDelete: ((row: ArticleRow) => void) | undefined;
}

interface ArticleRowsProps {
  /** Undefined while the first ones are loading. */
  readonly rows: readonly ArticleRow[] | undefined;
  readonly actions: ArticleActions;
  /** The article that is being edited. */
  readonly openId: string | undefined;
}

interface ArticlesTableProps extends ArticleRowsProps {
  readonly sort: ArticleSort;
  readonly onSort: (sort: ArticleSort) => void;
}

/** The articles, a line each. */
export function ArticlesTable({ rows, sort, onSort, actions, openId }: ArticlesTableProps) {
  const hasActions = Boolean(actions.onEdit ?? actions.onDelete);
  const sortBy = (key: ArticleSortKey) => ({
    direction: sort.key === key ? sort.direction : undefined,
    usual: naturalSort(key).direction,
    onSort: (direction: SortDirection) => onSort({ key, direction }),
  });
  return (
    <DataTable
      label={articlesTab.title}
      head={
        <>
          <Table.ColumnHeader scope="col">{columns.image}</Table.ColumnHeader>
          <SortHead {...sortBy('titre')} label={columns.titre} />
          <Table.ColumnHeader scope="col">{columns.categorie}</Table.ColumnHeader>
          <Table.ColumnHeader scope="col">{columns.type}</Table.ColumnHeader>
          <SortHead {...sortBy('dateCreation')} label={columns.date} />
          <SortHead {...sortBy('vues')} label={columns.vues} />
          {hasActions && <Table.ColumnHeader scope="col">{columns.actions}</Table.ColumnHeader>}
        </>
      }
    >
      {rows
        ? rows.map((row) => (
            <TableRow
              key={row.id}
              row={row}
              {...actions}
              hasActions={hasActions}
              isOpen={row.id === openId}
            />
          ))
        : Array.from({ length: 8 }, (_, index) => (
            <Table.Row key={index}>
              <Table.Cell colSpan={hasActions ? 7 : 6}>
                <Skeleton minHeight="44px" />
              </Table.Cell>
            </Table.Row>
          ))}
    </DataTable>
  );
}

interface RowProps extends ArticleActions {
  readonly row: ArticleRow;
  readonly isOpen: boolean;
}

interface TableRowProps extends RowProps {
  readonly hasActions: boolean;
}

// The rows that did not change are not drawn again for each letter of a search.
const TableRow = memo(function TableRow({
  row,
  hasActions,
  isOpen,
  ...actions
}: TableRowProps) {
  return (
    <Table.Row id={elementId(row)} aria-selected={isOpen || undefined}>
      <Table.Cell>
        <Thumbnail row={row} />
      </Table.Cell>
      <Table.Cell width="100%" minWidth="280px" whiteSpace="normal">
        <Title row={row} />
        <Box fontSize="xs" color="ink.muted" overflowWrap="anywhere">
          {row.excerpt}
        </Box>
      </Table.Cell>
      <Table.Cell>
        <Badge colorPalette="brand">{row.categorie}</Badge>
      </Table.Cell>
      <Table.Cell>
        <TypeBadge row={row} />
      </Table.Cell>
      <Table.Cell>{formatDate(row.date)}</Table.Cell>
      <Table.Cell>
        <Badge colorPalette="neutral">{formatCount(row.vues)}</Badge>
      </Table.Cell>
      {hasActions && (
        <Table.Cell>
          <RowButtons row={row} {...actions} />
        </Table.Cell>
      )}
    </Table.Row>
  );
});

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    '& > li': { padding: '3', borderBottom: '1px solid', borderColor: 'line' },
    '& > li:last-of-type': { borderBottom: 'none' },
    '& > li[aria-current=true]': { background: 'call.soft' },
  },
});

/** The articles on a phone: one under the other. */
export function ArticleCards({ rows, actions, openId }: ArticleRowsProps) {
  return (
    <List aria-label={articlesTab.title}>
      {rows
        ? rows.map((row) => (
            <Card key={row.id} row={row} {...actions} isOpen={row.id === openId} />
          ))
        : Array.from({ length: 6 }, (_, index) => (
            <li key={index}>
              <Skeleton minHeight="104px" />
            </li>
          ))}
    </List>
  );
}

const Card = memo(function Card({ row, isOpen, ...actions }: RowProps) {
  return (
    <li id={elementId(row)} aria-current={isOpen || undefined}>
      <Flex gap="3">
        <Thumbnail row={row} />
        <Box flex="1" minWidth="0">
          <Title row={row} />
          <Box
            fontSize="xs"
            color="ink.muted"
            overflowWrap="anywhere"
            marginTop="1"
            lineClamp="2"
          >
            {row.excerpt}
          </Box>
        </Box>
      </Flex>
      <Flex align="center" gap="2" marginTop="2">
        <Flex flex="1" wrap="wrap" align="center" gap="2" fontSize="xs" color="ink.muted">
          <Badge colorPalette="brand">{row.categorie}</Badge>
          <TypeBadge row={row} />
          <span>{formatDate(row.date)}</span>
          <Badge colorPalette="neutral">
            {articlesTab.views(formatCount(row.vues), row.vues < 2)}
          </Badge>
        </Flex>
        <RowButtons row={row} {...actions} />
      </Flex>
    </li>
  );
});

interface PartProps {
  readonly row: ArticleRow;
}

const elementId = ({ id }: ArticleRow) => `article-${id}`;
const titleId = ({ id }: ArticleRow) => `titre-article-${id}`;

function Thumbnail({ row: { thumbnailUrl } }: PartProps) {
  return (
    <chakra.img
      src={thumbnailUrl || pictureUrl('article', 480)}
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

/** The title, with a star for the principal article. */
function Title({ row }: PartProps) {
  return (
    <Box id={titleId(row)} fontWeight="600" overflowWrap="anywhere">
      {row.isPrincipal && (
        <Box as="span" marginInlineEnd="1" css={{ '& svg': { fill: 'call' } }}>
          <Star size={16} aria-hidden style={{ display: 'inline', verticalAlign: '-2px' }} />
          <HiddenText>{articlesTab.mark}</HiddenText>
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

/** What can be done with an article. */
function RowButtons({ row, onEdit, onDelete }: PartProps & ArticleActions) {
  return (
    <Flex gap="1">
      {onEdit && (
        <IconButton
          variant="ghost"
          aria-label={common.edit}
          aria-describedby={titleId(row)}
          _hover={{ color: 'brand', background: 'brand.soft' }}
          onClick={() => onEdit(row)}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          variant="ghost"
          aria-label={common.delete}
          aria-describedby={titleId(row)}
          _hover={{ color: 'danger', background: 'danger.soft' }}
          onClick={() => onDelete(row)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}
