import { articleCategorieOf, type Article } from '@centre/domain/article';
import { articlePageParts, type ArticlePagePart } from '@centre/domain/article-page';
import { escapeHtml, jsonForHtml } from '@centre/domain/html';
import { centre } from '@centre/domain/centre';
import { formatDate } from '@centre/domain/dates';
import { articleMessages } from '@centre/domain/public-messages';
import { articlePath, siteAddress } from '@centre/domain/site-address';
import { summaryOf } from '@centre/domain/text';

/** The picture of an article without one, on its page and in previews. */
const drawing = '/pictures/article-800.webp';
const defaultPreview = siteAddress('/share/actualites.jpg');

/** The longest headline that search engines accept. */
const headlineLength = 110;

function previewOf({ picture, imageUrl }: Partial<Article>): string {
  const address = picture?.jpeg ?? imageUrl ?? '';
  return /^https?:\/\//.test(address) ? address : defaultPreview;
}

/** The parts of an article's page, escaped for HTML; older articles may lack fields. */
export function articleParts(
  id: string,
  article: Partial<Article>,
): Record<ArticlePagePart, string> {
  const { titre = '', contenu = '', picture, imageUrl = '', date = new Date(0) } = article;
  const auteur = article.auteur ?? centre.name;
  const adresse = siteAddress(articlePath(id));
  const apercu = previewOf(article);
  const couverture = picture?.jpeg ?? (imageUrl || drawing);
  const said: Record<ArticlePagePart, string> = {
    id,
    adresse,
    titre,
    description: summaryOf(contenu) || articleMessages.noContent,
    categorie: articleCategorieOf(article.categorie),
    instant: date.toISOString(),
    date: formatDate(date),
    auteur,
    contenu: contenu.trim() || articleMessages.noContent,
    couverture,
    largeurs: (picture?.sources ?? [{ url: couverture, width: 800 }])
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', '),
    apercu,
    donnees: '',
  };
  const escaped = articlePageParts.map((part) => [part, escapeHtml(said[part])] as const);
  const donnees = jsonForHtml({
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: titre.slice(0, headlineLength),
    datePublished: said.instant,
    dateModified: (article.dateModification ?? date).toISOString(),
    author: { '@type': auteur === centre.name ? 'Organization' : 'Person', name: auteur },
    publisher: { '@type': 'EducationalOrganization', '@id': siteAddress('/#centre') },
    image: apercu,
    mainEntityOfPage: adresse,
    inLanguage: 'fr',
  });
  return { ...(Object.fromEntries(escaped) as Record<ArticlePagePart, string>), donnees };
}
