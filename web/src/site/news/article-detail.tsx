import { Box, Flex } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/public-messages';
import { articlePath } from '@centre/domain/site-address';
import { summaryOf } from '@centre/domain/text';
import { useEffect, useState } from 'react';
import { articleDetail } from '../../content/news.ts';
import { countArticleView } from '../../data/article-views.ts';
import type { PublicArticle } from '../../data/articles.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { namePage } from '../../ui/page-title.ts';
import { ArticleText } from './article-text.tsx';
import { Cover, coverSizes } from './cover.tsx';

interface ArticleDetailProps {
  readonly article: PublicArticle;
  readonly from: string;
}

export function ArticleDetail({ article, from }: ArticleDetailProps) {
  const { id, titre, contenu, auteur, categorie, date } = article;
  const path = articlePath(id);
  useEffect(
    () => namePage({ title: titre, description: summaryOf(contenu), path }),
    [titre, contenu, path],
  );
  useEffect(() => countArticleView(id), [id]);
  return (
    <ArticleText
      id={id}
      titre={titre}
      categorie={categorie}
      auteur={auteur}
      instant={date.toISOString()}
      date={formatDate(date)}
      contenu={contenu.trim() || articleMessages.noContent}
      cover={<Cover article={article} sizes={coverSizes} isFirst />}
    >
      <LinkButton to={from}>
        <Icon name="leave" size={18} />
        {articleDetail.back}
      </LinkButton>
      <ShareButton title={titre} path={path} />
    </ArticleText>
  );
}

interface ShareButtonProps {
  readonly title: string;
  /** Path of what is shared, from the root of the site. */
  readonly path: string;
}

/** Opens the system's share sheet, else copies the address, else shows it. */
function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      // Some browsers lack it, although its type says otherwise.
      if (Reflect.has(navigator, 'share')) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome(articleDetail.copied);
      }
    } catch (error) {
      const wasGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!wasGivenUp) setOutcome(`${articleDetail.address} ${url}`);
    }
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button variant="outline" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {articleDetail.share}
      </Button>
      <Box role="status" fontSize="sm" color="ink.muted" overflowWrap="anywhere">
        {outcome}
      </Box>
    </Flex>
  );
}
