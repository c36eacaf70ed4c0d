import { limits } from '@centre/domain/limits';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { messages } from '@centre/domain/messages/messages';
import { vitrinePlaceFields, vitrineFields } from '@centre/domain/vitrine/schema';
import { placeTitles } from '@centre/domain/vitrine/capacity';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { useState } from 'react';
import { saveVitrinePhoto, type VitrineTexts } from '../../data/staff/staff-vitrine.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { toast } from '../ui/toaster.ts';
import { type RecordForm, useRecordForm } from '../ui/use-record-form.ts';
import { vitrineForm as labels } from './vitrine.texts.ts';
import { Box, chakra, Image, RadioGroup, SimpleGrid } from '@chakra-ui/react';
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme';
import { Check } from 'lucide-react';
import { focusRing } from '../../ui/focus-ring.ts';

interface VitrineFormProps {
  readonly emplacement: Emplacement;
  /** Photograph to edit; undefined for a new one. */
  readonly photo: VitrinePhoto | undefined;
  /** Other photographs of the same place. */
  readonly others: readonly VitrinePhoto[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const blank: VitrineTexts = {
  titre: '',
  texte: '',
  alt: '',
  credit: '',
  centrage: { x: 50, y: 50 },
};

const { image: missing, type, size } = messages.photo;

/** Dialog that adds or edits a photograph of the site. Its draft survives a reload. */
export function VitrineForm({
  emplacement,
  photo,
  others,
  onSaved,
  onClose,
}: VitrineFormProps) {
  const isLogo = emplacement === 'partenaires';
  const places = placeTitles[emplacement];
  const placeLabels = labels.ownPlaces[isLogo ? 'partenaires' : 'tetes'];
  const textsOf = isLogo ? textsOfLogo : textsOfPhoto;
  const { titre, texte, alt, credit, centrage } = photo ?? blank;
  const form = useRecordForm({
    initial: { titre, texte, alt, credit, ...centrage },
    schema: places ? vitrinePlaceFields : vitrineFields,
    requestOf: textsOf,
    draft: `vitrine-${photo?.id ?? emplacement}`,
  });
  const [requestId] = useState(() => crypto.randomUUID());
  const picture = usePicture({ type, size, ...(!photo && { missing }) });
  const { values, bind, setValue } = form;
  const src = picture.previewUrl ?? photo?.picture.jpeg;

  function close() {
    form.forget();
    onClose();
  }

  async function save(typed: FormValues) {
    const image = await picture.send();
    const texts = textsOf(typed);
    if (photo) await saveVitrinePhoto({ id: photo.id, ...texts, ...(image && { image }) });
    else if (image) await saveVitrinePhoto({ emplacement, requestId, ...texts, image });
    toast.success(staffVitrineMessages.saved);
    onSaved();
    close();
  }

  return (
    <FormDialog
      title={titles[isLogo ? 'logo' : 'photo'][photo ? 'edit' : 'add']}
      form={form}
      isChanged={form.isChanged || picture.status !== 'empty'}
      onSubmit={() => form.submit(save, staffVitrineMessages.saveFailed)}
      onClose={close}
    >
      {form.isRestored && <Notice role="status">{labels.restored}</Notice>}
      <PictureField
        picture={picture}
        label={isLogo ? labels.logo : labels.image}
        currentUrl={isLogo ? src : undefined}
        hasPreview={isLogo}
        name="image"
        required={!photo}
        error={form.errorOf('image')}
      />
      {!isLogo && src !== undefined && (
        <PositionField
          src={src}
          x={values.x}
          y={values.y}
          titre={values.titre}
          onChange={(x, y) => {
            setValue('x', x);
            setValue('y', y);
          }}
        />
      )}
      {places ? (
        <SelectField label={placeLabels.label} required {...bind('titre')}>
          <option value="">{placeLabels.choose}</option>
          {places
            .filter((title) => !others.some((other) => other.titre === title))
            .map((title) => (
              <option key={title}>{title}</option>
            ))}
        </SelectField>
      ) : (
        <TextField
          label={labels.titre}
          help={labels.titreHelp}
          required
          maxLength={limits.length.titrePhoto.max}
          {...bind('titre')}
        />
      )}
      {emplacement === 'carrousel' && (
        <TextField
          label={labels.texte}
          help={labels.texteHelp}
          maxLength={limits.length.shortText}
          {...bind('texte')}
        />
      )}
      {!isLogo && <PhotoTextFields bind={bind} />}
    </FormDialog>
  );
}

function PhotoTextFields({ bind }: Pick<RecordForm<FormValues>, 'bind'>) {
  return (
    <>
      <TextAreaField
        label={labels.alt}
        help={labels.altHelp}
        required
        rows={2}
        maxLength={limits.length.description}
        {...bind('alt')}
      />
      <TextField
        label={labels.credit}
        help={labels.creditHelp}
        maxLength={limits.length.shortText}
        {...bind('credit')}
      />
    </>
  );
}

interface FormValues extends Omit<VitrineTexts, 'centrage'> {
  readonly x: number;
  readonly y: number;
}

const titles = {
  photo: { add: labels.addTitle, edit: labels.editTitle },
  logo: { add: labels.addLogoTitle, edit: labels.editLogoTitle },
};

/** Texts of the form, in the shape of the command's request. */
function textsOfPhoto({ x, y, ...texts }: FormValues): VitrineTexts {
  return { ...texts, centrage: { x, y } };
}

/** Texts of a logo, whose alternative text is made from the partner's name. */
const textsOfLogo = (values: FormValues): VitrineTexts =>
  textsOfPhoto({ ...values, alt: labels.altOfLogo(values.titre) });

interface PositionFieldProps {
  /** URL of the uncropped picture. */
  readonly src: string;
  /** Focal point of the crop, in percent of the width and the height. */
  readonly x: number;
  readonly y: number;
  readonly titre: string;
  readonly onChange: (x: number, y: number) => void;
}

// Fills its cell, so that touch exploration with a screen reader finds it.
const overCell = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
} as const;

/** Distance between neighbouring positions, in percent. */
const step = 50;

/** Crop position of a picture: a choice of nine positions, with a preview. */
function PositionField({ src, x, y, titre, onChange }: PositionFieldProps) {
  // Older photographs may have any focal point: the nearest position is selected.
  const chosen = 3 * Math.round(y / step) + Math.round(x / step);
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={String(chosen)}
      onValueChange={({ value }) => {
        const index = Number(value);
        onChange(step * (index % 3), step * Math.floor(index / 3));
      }}
    >
      <RadioGroup.Label fontWeight="600">{labels.crop}</RadioGroup.Label>
      <Box fontSize="sm" color="ink.muted">
        {labels.cropHelp}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" marginTop="2" alignItems="start">
        <div>
          <SimpleGrid columns={3} gap="1" width="fit-content">
            {labels.positions.map((name, index) => (
              <RadioGroup.Item key={name} value={String(index)} title={name}>
                <RadioGroup.ItemHiddenInput style={overCell} />
                <RadioGroup.ItemControl
                  boxSize="touch"
                  borderRadius="control"
                  _focusVisible={focusRing}
                >
                  {index === chosen && <Check size={18} aria-hidden />}
                </RadioGroup.ItemControl>
                <RadioGroup.ItemText srOnly>{name}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </SimpleGrid>
          <Box aria-hidden fontSize="sm" marginTop="2">
            {labels.positions[chosen]}
          </Box>
        </div>
        <figure>
          <Box fontSize="sm" fontWeight="600">
            {labels.preview}
          </Box>
          <Image
            src={src}
            alt=""
            width="100%"
            aspectRatio="8 / 5"
            objectFit="cover"
            objectPosition={`${x}% ${y}%`}
            borderRadius="card"
            marginTop="1"
          />
          <chakra.figcaption fontSize="sm" marginTop="1">
            {titre}
          </chakra.figcaption>
        </figure>
      </SimpleGrid>
    </RadioGroup.Root>
  );
}
