import { Box, Button, chakra, Flex, useFieldContext, useFileUpload } from '@chakra-ui/react';
import { ImageUp, RefreshCw, Trash2 } from 'lucide-react';
import type { AriaAttributes } from 'react';
import { focusRing } from '../../ui/focus-ring.ts';
import { FormField } from './field.tsx';
import { Meter } from './meter.tsx';
import { pictureWords } from './pictures.texts.ts';
import type { Picture } from './use-picture.ts';

const Dropzone = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '72px',
    padding: '3',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: 'control',
    background: 'surface',
    cursor: 'pointer',
    '&:hover, &[data-dragging]': { borderColor: 'brand', background: 'brand.soft' },
    _focusVisible: focusRing,
    _disabled: { cursor: 'default' },
  },
  variants: {
    size: {
      md: {},
      sm: { justifyContent: 'center', height: '64px', minHeight: '0', padding: '0' },
    },
  },
});

// Phones and programs give pictures other types, or none: the list is a help, the bytes decide.
const accepted = 'image/*,.jpg,.jpeg,.png,.gif,.webp';

interface PictureChoiceProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  readonly picture: Picture;
  /** Accessible name. */
  readonly label: string;
  readonly name: string;
  /** `sm`: its thumbnail alone, such as in a row. */
  readonly size?: 'sm' | 'md';
  readonly isDisabled?: boolean;
  /** The picture that is already published, which another one would replace. */
  readonly currentUrl?: string | undefined;
  /** Takes the others when several files are chosen at once; without it only one can be. */
  readonly onMore?: ((files: readonly File[]) => void) | undefined;
}

/** Control of a field, in which a picture is chosen, dropped or pasted. */
export function PictureChoice({
  picture,
  label,
  name,
  size = 'md',
  isDisabled = false,
  currentUrl,
  onMore,
  ...aria
}: PictureChoiceProps) {
  const field = useFieldContext();
  const { fileName, previewUrl, status } = picture;
  const words =
    fileName === undefined && !currentUrl ? pictureWords.choose : pictureWords.replace;
  const upload = useFileUpload({
    name,
    disabled: isDisabled || status === 'sending',
    maxFiles: onMore ? Infinity : 1,
    // What was chosen is in `picture`: the same file may be chosen again after it was taken out.
    acceptedFiles: [],
    onFileAccept: ({ files: [file, ...others] }) => {
      if (file) picture.choose(file);
      if (others.length > 0) onMore?.(others);
    },
    // One too many, or two of the same name and size, which may be two pictures all the same.
    onFileReject: ({ files }) => {
      if (files.length === 0) return;
      const [file, ...others] = files.map((rejected) => rejected.file);
      if (file && onMore) onMore([file, ...others]);
      else if (file) picture.choose(file);
      upload.clearRejectedFiles();
    },
  });
  return (
    // Chakra's ready-made parts would bring an icon to the login screen, which is full.
    <chakra.div {...upload.getRootProps()}>
      <chakra.input {...upload.getHiddenInputProps()} accept={accepted} />
      <Dropzone
        {...upload.getDropzoneProps()}
        size={size}
        aria-label={`${label} : ${words}`}
        aria-describedby={field.ariaDescribedby}
        aria-invalid={field.invalid}
        {...aria}
        onPaste={({ clipboardData }) => upload.setClipboardFiles(clipboardData)}
      >
        {size === 'sm' && previewUrl ? (
          <chakra.img
            src={previewUrl}
            alt={pictureWords.preview}
            width="100%"
            height="100%"
            objectFit="cover"
            borderRadius="control"
          />
        ) : (
          <ImageUp size={24} aria-hidden />
        )}
        {size === 'md' && (
          <Box minWidth="0" fontSize="sm">
            <Box fontWeight="600">{words}</Box>
            <Box fontSize="xs" color="ink.muted">
              {pictureWords.orDrop}
            </Box>
          </Box>
        )}
      </Dropzone>
    </chakra.div>
  );
}

interface PictureFieldProps extends Omit<PictureChoiceProps, 'size'> {
  readonly required?: boolean;
  /** False where the form shows the picture itself. */
  readonly hasPreview?: boolean;
  readonly error?: string | undefined;
  /** Sentence once the picture was sent, when another step follows. */
  readonly note?: string | undefined;
}

/** Field of a picture: its choice, its preview, and the progress of its sending. */
export function PictureField({
  required = false,
  hasPreview = true,
  error,
  note,
  ...choice
}: PictureFieldProps) {
  const { picture, label, currentUrl } = choice;
  const { fileName, previewUrl, status } = picture;
  const shown = previewUrl ?? (fileName === undefined ? currentUrl : undefined);
  return (
    <FormField label={label} required={required} error={picture.error ?? error}>
      <Flex direction="column" gap="2">
        <PictureChoice {...choice} />
        {hasPreview && shown && (
          <chakra.img
            src={shown}
            alt={pictureWords.preview}
            alignSelf="start"
            maxHeight="200px"
            objectFit="contain"
            borderRadius="control"
            background="surface.sunken"
          />
        )}
        {fileName !== undefined && (
          <Flex align="center" gap="2" wrap="wrap" fontSize="sm">
            <Box flex="1" minWidth="0">
              {fileName}
            </Box>
            {status === 'failed' && (
              <Button
                variant="outline"
                size="sm"
                // The error is shown under the field.
                onClick={() => void picture.send().catch(() => undefined)}
              >
                <RefreshCw size={16} aria-hidden />
                {pictureWords.retry}
              </Button>
            )}
            {status === 'sending' ? (
              <Button variant="outline" size="sm" onClick={picture.cancel}>
                {pictureWords.cancel}
              </Button>
            ) : (
              <Button variant="outline" size="sm" onClick={picture.reset}>
                <Trash2 size={16} aria-hidden />
                {pictureWords.remove}
              </Button>
            )}
          </Flex>
        )}
        <PictureProgress picture={picture} note={note} />
      </Flex>
    </FormField>
  );
}

interface PictureProgressProps {
  readonly picture: Picture;
  readonly note?: string | undefined;
}

export function PictureProgress({ picture, note }: PictureProgressProps) {
  const { status, progress, isWaiting, notice } = picture;
  return (
    <Box fontSize="xs" color="ink.muted">
      {status === 'sending' && (
        <Flex align="center" gap="3">
          <Box flex="1">
            <Meter label={pictureWords.progress} value={Math.round(progress * 100)} />
          </Box>
          <Box fontVariantNumeric="tabular-nums">{pictureWords.percent(progress)}</Box>
        </Flex>
      )}
      <Box role="status" fontWeight={isWaiting ? '600' : undefined}>
        {status === 'preparing' && pictureWords.preparing}
        {status === 'ready' && notice}
        {isWaiting && pictureWords.waiting}
        {status === 'sent' && (note ?? pictureWords.sent)}
      </Box>
    </Box>
  );
}
