import { Box, Button, chakra, Flex, useFieldContext, useFileUpload } from '@chakra-ui/react';
import { ImageUp, RefreshCw, Trash2 } from 'lucide-react';
import type { AriaAttributes } from 'react';
import { focusRing } from '../../ui/focus-ring.ts';
import { FormField } from './field.tsx';
import { Meter } from './meter.tsx';
import { pictureTexts } from './pictures.texts.ts';
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

// Only a hint for the file picker: phones report other types or none, so the bytes decide.
const accepted = 'image/*,.jpg,.jpeg,.png,.gif,.webp';

interface PictureChoiceProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby'> {
  readonly picture: Picture;
  /** Accessible name. */
  readonly label: string;
  readonly name: string;
  /** `sm`: thumbnail only, such as in a row. */
  readonly size?: 'sm' | 'md';
  readonly isDisabled?: boolean;
  /** Published picture that a new one would replace. */
  readonly currentUrl?: string | undefined;
  /** Receives further files of a multiple choice; without it only one file can be chosen. */
  readonly onMore?: ((files: readonly File[]) => void) | undefined;
}

/** Control in which a picture is chosen, dropped or pasted. */
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
  const prompt =
    fileName === undefined && !currentUrl ? pictureTexts.choose : pictureTexts.replace;
  const upload = useFileUpload({
    name,
    disabled: isDisabled || status === 'sending',
    maxFiles: onMore ? Infinity : 1,
    // `picture` holds the chosen file: after its removal, the same file can be chosen again.
    acceptedFiles: [],
    onFileAccept: ({ files: [file, ...others] }) => {
      if (file) picture.choose(file);
      if (others.length > 0) onMore?.(others);
    },
    // Rejected: a file too many, or one with the name and size of another, maybe a different picture.
    onFileReject: ({ files }) => {
      if (files.length === 0) return;
      const [file, ...others] = files.map((rejected) => rejected.file);
      if (file && onMore) onMore([file, ...others]);
      else if (file) picture.choose(file);
      upload.clearRejectedFiles();
    },
  });
  return (
    // Chakra's ready-made parts would add an icon to the login screen, whose byte budget is used up.
    <chakra.div {...upload.getRootProps()}>
      <chakra.input {...upload.getHiddenInputProps()} accept={accepted} />
      <Dropzone
        {...upload.getDropzoneProps()}
        size={size}
        aria-label={`${label} : ${prompt}`}
        aria-describedby={field.ariaDescribedby}
        aria-invalid={field.invalid}
        {...aria}
        onPaste={({ clipboardData }) => upload.setClipboardFiles(clipboardData)}
      >
        {size === 'sm' && previewUrl ? (
          <chakra.img
            src={previewUrl}
            alt={pictureTexts.preview}
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
            <Box fontWeight="600">{prompt}</Box>
            <Box fontSize="xs" color="ink.muted">
              {pictureTexts.orDrop}
            </Box>
          </Box>
        )}
      </Dropzone>
    </chakra.div>
  );
}

interface PictureFieldProps extends Omit<PictureChoiceProps, 'size'> {
  readonly required?: boolean;
  /** False when the form shows its own preview. */
  readonly hasPreview?: boolean;
  readonly error?: string | undefined;
  /** Text after the upload, when another step follows. */
  readonly note?: string | undefined;
}

/** Picture field with preview and upload progress. */
export function PictureField({
  required = false,
  hasPreview = true,
  error,
  note,
  ...choice
}: PictureFieldProps) {
  const { picture, label, currentUrl } = choice;
  const { fileName, previewUrl, status } = picture;
  const imageUrl = previewUrl ?? (fileName === undefined ? currentUrl : undefined);
  return (
    <FormField label={label} required={required} error={picture.error ?? error}>
      <Flex direction="column" gap="2">
        <PictureChoice {...choice} />
        {hasPreview && imageUrl && (
          <chakra.img
            src={imageUrl}
            alt={pictureTexts.preview}
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
                {pictureTexts.retry}
              </Button>
            )}
            {status === 'sending' ? (
              <Button variant="outline" size="sm" onClick={picture.cancel}>
                {pictureTexts.cancel}
              </Button>
            ) : (
              <Button variant="outline" size="sm" onClick={picture.reset}>
                <Trash2 size={16} aria-hidden />
                {pictureTexts.remove}
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
            <Meter label={pictureTexts.progress} value={Math.round(progress * 100)} />
          </Box>
          <Box fontVariantNumeric="tabular-nums">{pictureTexts.percent(progress)}</Box>
        </Flex>
      )}
      <Box role="status" fontWeight={isWaiting ? '600' : undefined}>
        {status === 'preparing' && pictureTexts.preparing}
        {status === 'ready' && notice}
        {isWaiting && pictureTexts.waiting}
        {status === 'sent' && (note ?? pictureTexts.sent)}
      </Box>
    </Box>
  );
}
