import { Box, chakra, Flex } from '@chakra-ui/react';
import { Pencil, Star, Trash2 } from 'lucide-react';
import { articlesTab } from '../../content/dashboard/articles.ts';
import { common } from '../../content/dashboard/common.ts';
import { pictureUrl } from '../../content/picture-files.ts';
import type { ArticleRow } from '../../data/staff-articles.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatCount } from '../../ui/format-count.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { HiddenText } from '../../ui/layout.tsx';

/** What the member may do with a row; undefined where the role does not grant it. */
export interface ArticleActions {
  readonly onEdit: ((row: ArticleRow) => void) | undefined;
  readonly onDelete: ((row: ArticleRow) => void) | undefined;
}

const Image = chakra('img', {
  base: {
    display: 'block',
    width: '60px',
    height: '40px',
    flexShrink: '0',
    objectFit: 'cover',
    borderRadius: 'control',
    background: 'surface.sunken',
  },
});

/** The picture of an article in the size of a line. */
export function Thumbnail({ url }: { readonly url: string }) {
  return (
    <Image
      src={url || pictureUrl('article', 480)}
      alt=""
      htmlWidth={60}
      htmlHeight={40}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Where an article stands in the list. */
export const articleElementId = (id: string) => `article-${id}`;

const titleId = (id: string) => `titre-article-${id}`;

/** The title, with a star for the principal article. */
export function ArticleTitle({ row }: { readonly row: ArticleRow }) {
  return (
    <Box id={titleId(row.id)} fontWeight="600" overflowWrap="anywhere">
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

/** Whether the article is the principal one. */
export function TypeBadge({ isPrincipal }: { readonly isPrincipal: boolean }) {
  return isPrincipal ? (
    <Badge tone="call">{articlesTab.principal}</Badge>
  ) : (
    <Badge>{articlesTab.secondaire}</Badge>
  );
}

/** How many times the article was opened; `isAlone` where no column says what is counted. */
export function ViewsBadge({
  vues,
  isAlone = false,
}: {
  readonly vues: number;
  readonly isAlone?: boolean;
}) {
  const count = formatCount(vues);
  return <Badge>{isAlone ? articlesTab.views(count, vues < 2) : count}</Badge>;
}

interface RowButtonsProps {
  readonly row: ArticleRow;
  readonly actions: ArticleActions;
}

/** What can be done with an article. */
export function RowButtons({ row, actions: { onEdit, onDelete } }: RowButtonsProps) {
  return (
    <Flex gap="1">
      {onEdit && (
        <IconButton
          aria-label={common.edit}
          aria-describedby={titleId(row.id)}
          _hover={{ color: 'brand', background: 'brand.soft' }}
          onClick={() => onEdit(row)}
        >
          <Pencil size={18} aria-hidden />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          aria-label={common.delete}
          aria-describedby={titleId(row.id)}
          _hover={{ color: 'danger', background: 'danger.soft' }}
          onClick={() => onDelete(row)}
        >
          <Trash2 size={18} aria-hidden />
        </IconButton>
      )}
    </Flex>
  );
}
