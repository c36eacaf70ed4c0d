import { now } from '@centre/domain/clock';
import { Box, chakra, Flex } from '@chakra-ui/react';
import { articleCategories, type Article } from '@centre/domain/article/article';
import { formatDate } from '@centre/domain/dates';
import { limits } from '@centre/domain/limits';
import { normalizeText } from '@centre/domain/typed-text';
import { useId } from 'react';
import { principalArticle } from '../../data/staff/staff-articles.ts';
import { useQuery } from '../../data/use-query.ts';
import { Notice } from '../ui/notice.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import type { Picture } from '../ui/use-picture.ts';
import { CheckBox, SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import type { RecordForm } from '../ui/use-record-form.ts';
import { articleEditor } from './articles.texts.ts';
import type { ArticleForm } from './article-form.ts';

const { fields: labels, titreHelp, contenuHelp, info, principal } = articleEditor;

interface ArticleFieldsProps {
  readonly form: RecordForm<ArticleForm>;
  readonly picture: Picture;
  readonly article: Article | undefined;
  /** Whether the article was the principal one when the form opened. */
  readonly wasPrincipal: boolean;
}

/** Fields of the article form, read-only during a save. */
export function ArticleFields({ form, picture, article, wasPrincipal }: ArticleFieldsProps) {
  const { values, isBusy, bind } = form;
  return (
    <>
      <TextField
        label={labels.titre}
        required
        hint={titreHelp(normalizeText(values.titre).length)}
        readOnly={isBusy}
        {...bind('titre')}
      />
      <TextAreaField
        label={labels.contenu}
        required
        help={contenuHelp}
        rows={6}
        resize="vertical"
        readOnly={isBusy}
        {...bind('contenu')}
      />
      <SelectField label={labels.categorie} disabled={isBusy} {...bind('categorie')}>
        {articleCategories.map((categorie) => (
          <option key={categorie}>{categorie}</option>
        ))}
      </SelectField>
      <PictureField
        picture={picture}
        label={labels.image}
        name="image"
        currentUrl={article?.imageUrl}
      />
      <TextField label={labels.auteur} required readOnly={isBusy} {...bind('auteur')} />
      <Box fontSize="sm">
        <Box as="span" fontWeight="600">
          {labels.dateCreation} :{' '}
        </Box>
        {formatDate(article?.dateCreation ?? now())}
      </Box>
      <PrincipalField
        id={article?.id}
        wasPrincipal={wasPrincipal}
        isPrincipal={values.isPrincipal}
        isDisabled={isBusy}
        onChange={(isPrincipal) => form.setValue('isPrincipal', isPrincipal)}
      />
    </>
  );
}

/** Current principal article; null when there is none (undefined means not loaded). */
const readPrincipal = async () => (await principalArticle()) ?? null;

interface PrincipalFieldProps {
  /** Undefined for a new article. */
  readonly id: string | undefined;
  readonly wasPrincipal: boolean;
  readonly isPrincipal: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isPrincipal: boolean) => void;
}

/** Checkbox of the principal article, with the consequence of the choice below it. */
function PrincipalField({
  id,
  wasPrincipal,
  isPrincipal,
  isDisabled,
  onChange,
}: PrincipalFieldProps) {
  const noteId = useId();
  const current = useQuery(readPrincipal, 'The principal article is not known.').value;
  const isAlready = wasPrincipal && (current === undefined || current?.id === id);
  const replaces = isPrincipal && !isAlready && current !== null;
  const checkedText = isAlready ? principal.isAlready : principal.becomes;
  const uncheckedText = isAlready ? principal.leaves : principal.secondary;
  return (
    <Box>
      <CheckBox
        name="isPrincipal"
        checked={isPrincipal}
        disabled={isDisabled}
        aria-describedby={noteId}
        onChange={onChange}
      >
        <Box as="span" fontWeight="600">
          {labels.isPrincipal}
        </Box>
      </CheckBox>
      <Box id={noteId} aria-live="polite">
        {replaces ? (
          <Notice tone="warning">
            {current ? principal.replaces(current.titre) : principal.replacesUnknown}
          </Notice>
        ) : (
          <Box fontSize="sm" color="ink.muted">
            {isPrincipal ? checkedText : uncheckedText}
          </Box>
        )}
      </Box>
    </Box>
  );
}

/** Explains where articles appear on the site: one large, some small beside it. */
export function InfoBox() {
  return (
    <chakra.aside
      aria-label={info.title}
      display="flex"
      gap="4"
      padding="4"
      background="brand.soft"
      borderRadius="card"
      fontSize="sm"
      lineHeight="1.5"
    >
      <Flex aria-hidden gap="1" width="112px" height="72px" flexShrink="0">
        <Box flex="3" background="call" borderRadius="mark" />
        <Flex direction="column" flex="2" gap="1">
          {Array.from({ length: limits.secondaryArticles }, (_, index) => (
            <Box key={index} flex="1" background="brand" opacity="0.5" borderRadius="mark" />
          ))}
        </Flex>
      </Flex>
      <Box>
        <Box fontWeight="600" marginBottom="1">
          {info.title}
        </Box>
        <Box>{info.principal}</Box>
        <Box marginTop="2">{info.secondaires}</Box>
      </Box>
    </chakra.aside>
  );
}
