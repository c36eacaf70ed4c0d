import { limits } from '@centre/domain/limits';
import { staffVitrineMessages } from '@centre/domain/messages/staff/vitrine';
import { messages } from '@centre/domain/messages/messages';
import { vitrinePlaceWords, vitrineWords } from '@centre/domain/vitrine/schema';
import { ownPlaces } from '@centre/domain/vitrine/room';
import type { Emplacement, VitrinePhoto } from '@centre/domain/vitrine/vitrine';
import { useState } from 'react';
import { saveVitrinePhoto, type VitrineWords } from '../../data/staff/staff-vitrine.ts';
import { Notice } from '../ui/notice.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-frames.tsx';
import { PictureField } from '../ui/picture-field.tsx';
import { usePicture } from '../ui/use-picture.ts';
import { toast } from '../ui/toaster.ts';
import { type RecordForm, useRecordForm } from '../ui/use-record-form.ts';
import { vitrineForm as words } from './vitrine.texts.ts';
import { Box, chakra, Image, RadioGroup, SimpleGrid } from '@chakra-ui/react';
import { radioGroupSlotRecipe } from '@chakra-ui/react/theme';
import { Check } from 'lucide-react';
import { focusRing } from '../../ui/focus-ring.ts';

interface VitrineFormProps {
  readonly emplacement: Emplacement;
  /** The photograph that is changed; a new one when absent. */
  readonly photo: VitrinePhoto | undefined;
  /** What else the place holds. */
  readonly others: readonly VitrinePhoto[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const blank: VitrineWords = {
  titre: '',
  texte: '',
  alt: '',
  credit: '',
  centrage: { x: 50, y: 50 },
};

const { image: missing, type, size } = messages.photo;

/** Puts a photograph on the site, or changes one. What is typed outlives a reload. */
export function VitrineForm({
  emplacement,
  photo,
  others,
  onSaved,
  onClose,
}: VitrineFormProps) {
  const isLogo = emplacement === 'partenaires';
  const places = ownPlaces[emplacement];
  const ownWords = words.ownPlaces[isLogo ? 'partenaires' : 'tetes'];
  const wordsOf = isLogo ? wordsOfLogo : wordsOfPhoto;
  const { titre, texte, alt, credit, centrage } = photo ?? blank;
  const form = useRecordForm({
    initial: { titre, texte, alt, credit, ...centrage },
    schema: places ? vitrinePlaceWords : vitrineWords,
    requestOf: wordsOf,
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
    const said = wordsOf(typed);
    if (photo) await saveVitrinePhoto({ id: photo.id, ...said, ...(image && { image }) });
    else if (image) await saveVitrinePhoto({ emplacement, requestId, ...said, image });
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
      {form.isRestored && <Notice role="status">{words.restored}</Notice>}
      <PictureField
        picture={picture}
        label={isLogo ? words.logo : words.image}
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
        <SelectField label={ownWords.label} required {...bind('titre')}>
          <option value="">{ownWords.choose}</option>
          {places
            .filter((title) => !others.some((other) => other.titre === title))
            .map((title) => (
              <option key={title}>{title}</option>
            ))}
        </SelectField>
      ) : (
        <TextField
          label={words.titre}
          help={words.titreHelp}
          required
          maxLength={limits.length.titrePhoto.max}
          {...bind('titre')}
        />
      )}
      {emplacement === 'carrousel' && (
        <TextField
          label={words.texte}
          help={words.texteHelp}
          maxLength={limits.length.shortText}
          {...bind('texte')}
        />
      )}
      {!isLogo && <PhotoWords bind={bind} />}
    </FormDialog>
  );
}

function PhotoWords({ bind }: Pick<RecordForm<FormValues>, 'bind'>) {
  return (
    <>
      <TextAreaField
        label={words.alt}
        help={words.altHelp}
        required
        rows={2}
        maxLength={limits.length.description}
        {...bind('alt')}
      />
      <TextField
        label={words.credit}
        help={words.creditHelp}
        maxLength={limits.length.shortText}
        {...bind('credit')}
      />
    </>
  );
}

interface FormValues extends Omit<VitrineWords, 'centrage'> {
  readonly x: number;
  readonly y: number;
}

const titles = {
  photo: { add: words.addTitle, edit: words.editTitle },
  logo: { add: words.addLogoTitle, edit: words.editLogoTitle },
};

/** What a form says, as the commands take it. */
function wordsOfPhoto({ x, y, ...said }: FormValues): VitrineWords {
  return { ...said, centrage: { x, y } };
}

/** Its partner is named beside a logo. */
const wordsOfLogo = (values: FormValues): VitrineWords =>
  wordsOfPhoto({ ...values, alt: words.altOfLogo(values.titre) });

interface PositionFieldProps {
  /** Address of the whole picture. */
  readonly src: string;
  /** What stays in sight, in percents of the width and the height. */
  readonly x: number;
  readonly y: number;
  readonly titre: string;
  readonly onChange: (x: number, y: number) => void;
}

// As large as its cell: a screen reader explored by touch finds it there.
const overCell = {
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  clip: 'auto',
  opacity: 0,
} as const;

/** Percents between two neighbours of the nine positions. */
const step = 50;

/** The part of a picture that stays in sight where a page crops it: nine positions, a preview. */
function PositionField({ src, x, y, titre, onChange }: PositionFieldProps) {
  // Older photographs may have any point: the nearest position is chosen then.
  const chosen = 3 * Math.round(y / step) + Math.round(x / step);
  return (
    <RadioGroup.Root
      recipe={radioGroupSlotRecipe}
      value={String(chosen)}
      onValueChange={({ value }) => {
        const place = Number(value);
        onChange(step * (place % 3), step * Math.floor(place / 3));
      }}
    >
      <RadioGroup.Label fontWeight="600">{words.crop}</RadioGroup.Label>
      <Box fontSize="sm" color="ink.muted">
        {words.cropHelp}
      </Box>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4" marginTop="2" alignItems="start">
        <div>
          <SimpleGrid columns={3} gap="1" width="fit-content">
            {words.positions.map((name, place) => (
              <RadioGroup.Item key={name} value={String(place)} title={name}>
                <RadioGroup.ItemHiddenInput style={overCell} />
                <RadioGroup.ItemControl
                  boxSize="touch"
                  borderRadius="control"
                  _focusVisible={focusRing}
                >
                  {place === chosen && <Check size={18} aria-hidden />}
                </RadioGroup.ItemControl>
                <RadioGroup.ItemText srOnly>{name}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </SimpleGrid>
          <Box aria-hidden fontSize="sm" marginTop="2">
            {words.positions[chosen]}
          </Box>
        </div>
        <figure>
          <Box fontSize="sm" fontWeight="600">
            {words.preview}
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
