import { Box } from '@chakra-ui/react';
import { articleCategories, type ArticleCategorie } from '@centre/domain/article';
import { formatDate } from '@centre/domain/dates';
import { articleEditor } from '../../content/dashboard/articles.ts';
import type { StaffArticle } from '../../data/staff-articles.ts';
import { Field, Select, TextArea, TextInput } from '../../ui/field.tsx';
import { PictureField } from '../shared/picture-field.tsx';
import { PrincipalField } from './principal-field.tsx';
import type { ArticleEditorState } from './use-article-editor.ts';

const { fields: labels, contenuHelp } = articleEditor;

interface ArticleFieldsProps {
  readonly editor: ArticleEditorState;
  readonly article: StaffArticle | undefined;
}

/** The fields of an article; they rest while it is being saved. */
export function ArticleFields({ editor, article }: ArticleFieldsProps) {
  const { form, change, isSaving, problem, upload } = editor;
  const errors = problem?.fields ?? {};
  return (
    <>
      <Field label={labels.titre} required error={errors['titre']}>
        {(control) => (
          <TextInput
            {...control}
            name="titre"
            value={form.titre}
            readOnly={isSaving}
            onChange={(event) => change({ titre: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={labels.contenu} required help={contenuHelp} error={errors['contenu']}>
        {(control) => (
          <TextArea
            {...control}
            name="contenu"
            rows={6}
            resize="vertical"
            value={form.contenu}
            readOnly={isSaving}
            onChange={(event) => change({ contenu: event.currentTarget.value })}
          />
        )}
      </Field>
      <Field label={labels.categorie} error={errors['categorie']}>
        {(control) => (
          <Select
            {...control}
            name="categorie"
            value={form.categorie}
            disabled={isSaving}
            onChange={(event) =>
              change({ categorie: event.currentTarget.value as ArticleCategorie })
            }
          >
            {articleCategories.map((categorie) => (
              <option key={categorie}>{categorie}</option>
            ))}
          </Select>
        )}
      </Field>
      <PictureField
        upload={upload}
        label={labels.image}
        name="image"
        currentUrl={article?.imageUrl}
      />
      <Field label={labels.auteur} required error={errors['auteur']}>
        {(control) => (
          <TextInput
            {...control}
            name="auteur"
            value={form.auteur}
            readOnly={isSaving}
            onChange={(event) => change({ auteur: event.currentTarget.value })}
          />
        )}
      </Field>
      <Box fontSize="sm">
        <Box as="span" fontWeight="600">
          {labels.dateCreation} :{' '}
        </Box>
        {formatDate(article?.dateCreation ?? new Date())}
      </Box>
      <PrincipalField
        id={article?.id}
        wasPrincipal={editor.wasPrincipal}
        isPrincipal={form.isPrincipal}
        isDisabled={isSaving}
        onChange={(isPrincipal) => change({ isPrincipal })}
      />
    </>
  );
}
