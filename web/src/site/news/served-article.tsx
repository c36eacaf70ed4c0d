import { missingArticleMark, partMark } from '@centre/domain/article-page';
import { articleMessages } from '@centre/domain/public-messages';
import { articleDetail } from '../../content/news.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { newsPath } from './address.ts';
import { ArticleText } from './article-text.tsx';
import { CoverFrame, coverSizes } from './cover.tsx';

// React keeps the HTML that the server put inside.
const asItIs = { __html: '' };

/**
 * The article in the page's HTML, or the message that it does not exist. The build renders
 * placeholders, the server fills them, and the browser keeps the HTML until the article is
 * loaded.
 */
export function ServedArticle({ id }: { readonly id: string }) {
  if (!import.meta.env.SSR) {
    return <div suppressHydrationWarning dangerouslySetInnerHTML={asItIs} />;
  }
  return <div>{id === missingArticleMark ? <NoArticle /> : <Layout />}</div>;
}

function NoArticle() {
  return (
    <EmptyState title={articleMessages.notFound} hint={articleMessages.notFoundHint}>
      <LinkButton to={newsPath} variant="outline">
        {articleDetail.back}
      </LinkButton>
    </EmptyState>
  );
}

function Layout() {
  return (
    <ArticleText
      id={partMark('id')}
      titre={partMark('titre')}
      categorie={partMark('categorie')}
      auteur={partMark('auteur')}
      instant={partMark('instant')}
      date={partMark('date')}
      contenu={partMark('contenu')}
      cover={
        <CoverFrame
          src={partMark('couverture')}
          srcSet={partMark('largeurs')}
          sizes={coverSizes}
        />
      }
    >
      <LinkButton to={newsPath}>
        <Icon name="leave" size={18} />
        {articleDetail.back}
      </LinkButton>
    </ArticleText>
  );
}
