import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/messages/public';
import { articlePath } from '@centre/domain/site-address';
import { summaryOf } from '@centre/domain/text';
import { useEffect } from 'react';
import type { PublicArticle } from '@centre/domain/article/article';
import { countArticleView } from '../../data/public/article-views.ts';
import { LinkButton } from '../../ui/button.tsx';
import { namePage } from '../../ui/page-title.ts';
import { Icon } from '../ui/icon.tsx';
import { articleDetail } from './news.texts.ts';
import { ArticleText } from './article-text.tsx';
import { Cover, coverSizes } from './cover.tsx';
import { ShareButton } from './share-button.tsx';

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
