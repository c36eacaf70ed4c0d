import { Box, Button, chakra, Flex, Input, type InputProps } from '@chakra-ui/react';
import { ImageUp, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { focusRing } from '../../ui/focus-ring.ts';
import { FormField } from './field.tsx';
import { Meter } from './meter.tsx';
import { pictureWords } from './pictures.texts.ts';
import type { PictureUpload } from './picture-sender.ts';

interface PictureFieldProps {
  readonly upload: PictureUpload;
  readonly label: string;
  readonly required?: boolean;
  /** The picture that is already published, shown until another one is chosen. */
  readonly currentUrl?: string | undefined;
  /** False where the form shows the picture itself. */
  readonly hasPreview?: boolean;
  readonly name?: string;
  readonly error?: string | undefined;
  /** The outcome of the picture after it was sent. */
  readonly note?: string | undefined;
  /** Takes the others when several files are chosen at once; without it only one can be. */
  readonly onMore?: (files: readonly File[]) => void;
}

// Phones and programs give pictures other types, or none; the first bytes decide.
const accepted = 'image/*,.jpg,.jpeg,.png,.gif,.webp';

// The input itself lies over the frame: a click, a dropped file and the keyboard all reach it.
const Drop = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '72px',
    padding: '3',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: 'control',
    background: 'surface',
    '&:hover, &[data-over=true]': { borderColor: 'brand', background: 'brand.soft' },
    _focusWithin: focusRing,
  },
});

const Preview = chakra('img', {
  base: {
    display: 'block',
    maxWidth: '100%',
    width: 'auto',
    height: 'auto',
    objectFit: 'contain',
    borderRadius: 'control',
    background: 'surface.sunken',
  },
});

/** The choice of a picture: its checks, its preview, and its sending when that is asked for. */
export function PictureField({
  upload,
  label,
  required = false,
  currentUrl,
  hasPreview = true,
  name,
  error,
  note,
  onMore,
}: PictureFieldProps) {
  const { fileName } = upload;
  const shown = upload.previewUrl ?? (fileName === undefined ? currentUrl : undefined);

  return (
    <FormField label={label} required={required} error={upload.error ?? error}>
      <Flex direction="column" gap="2">
        <PictureDrop upload={upload} onMore={onMore} name={name}>
          <ImageUp size={24} aria-hidden />
          <Box minWidth="0" fontSize="sm">
            <Box fontWeight="600">
              {fileName === undefined && !currentUrl
                ? pictureWords.choose
                : pictureWords.replace}
            </Box>
            <Box fontSize="xs" color="ink.muted">
              {pictureWords.orDrop}
            </Box>
          </Box>
        </PictureDrop>
        {hasPreview && shown && (
          <Preview src={shown} alt={pictureWords.preview} maxHeight="200px" />
        )}
        {fileName !== undefined && <ChosenFile upload={upload} fileName={fileName} />}
        <PictureProgress upload={upload} note={note} />
      </Flex>
    </FormField>
  );
}

interface PictureDropProps extends InputProps {
  readonly upload: PictureUpload;
  readonly onMore: PictureFieldProps['onMore'];
  readonly isSmall?: boolean;
}

/** Where a picture is chosen, dropped and pasted, around `children`; what is left is of the input. */
function PictureDrop({
  upload,
  onMore,
  isSmall,
  disabled = false,
  children,
  ...input
}: PictureDropProps) {
  const [isOver, setIsOver] = useState(false);
  const isClosed = disabled || upload.status === 'sending';

  function paste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0 || isClosed) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  function take(files: Iterable<File> | null) {
    const [file, ...others] = files ?? [];
    if (file) upload.choose(file);
    if (others.length > 0) onMore?.(others);
  }

  return (
    <Drop
      {...(isSmall && {
        justifyContent: 'center',
        height: '64px',
        minHeight: '0',
        padding: '0',
      })}
      data-over={isOver}
      onPaste={paste}
      onDragEnter={() => setIsOver(true)}
      onDragLeave={() => setIsOver(false)}
      onDrop={() => setIsOver(false)}
    >
      {children}
      <Input
        unstyled
        position="absolute"
        inset="0"
        width="100%"
        height="100%"
        opacity="0"
        cursor={isClosed ? 'default' : 'pointer'}
        {...input}
        type="file"
        multiple={onMore !== undefined}
        accept={accepted}
        disabled={isClosed}
        onChange={(event) => {
          take(event.currentTarget.files);
          // The same file may be chosen again after it was taken out.
          event.currentTarget.value = '';
        }}
      />
    </Drop>
  );
}

/** The choice of a picture as its thumbnail alone; its labels are those of the input. */
export function PictureThumb(props: Omit<PictureDropProps, 'isSmall' | 'children'>) {
  const { previewUrl } = props.upload;
  return (
    <PictureDrop isSmall {...props}>
      {previewUrl ? (
        <Preview
          src={previewUrl}
          alt={pictureWords.preview}
          css={{ width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : (
        <ImageUp size={24} aria-hidden />
      )}
    </PictureDrop>
  );
}

interface ChosenFileProps {
  readonly upload: PictureUpload;
  readonly fileName: string;
}

function ChosenFile({ upload, fileName }: ChosenFileProps) {
  const { status, file } = upload;
  return (
    <Flex align="center" gap="2" wrap="wrap" fontSize="sm">
      <Box flex="1" minWidth="0">
        {fileName}
      </Box>
      {status === 'failed' && file && (
        <Button
          variant="outline"
          size="sm"
          // The error is shown under the field.
          onClick={() => void upload.send().catch(() => undefined)}
        >
          <RefreshCw size={16} aria-hidden />
          {pictureWords.retry}
        </Button>
      )}
      {status === 'sending' ? (
        <Button variant="outline" size="sm" onClick={upload.cancel}>
          {pictureWords.cancel}
        </Button>
      ) : (
        <Button variant="outline" size="sm" onClick={upload.reset}>
          <Trash2 size={16} aria-hidden />
          {pictureWords.remove}
        </Button>
      )}
    </Flex>
  );
}

interface PictureProgressProps {
  readonly upload: PictureUpload;
  /** Shown instead of “sent”. */
  readonly note?: string | undefined;
}

export function PictureProgress({ upload, note }: PictureProgressProps) {
  const { status, progress, isWaiting, notice } = upload;
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
