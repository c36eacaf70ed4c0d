import { pictures, type PictureName } from '../../texts/pictures.texts.ts';
import { Drawing } from './drawing.tsx';

interface PictureProps {
  readonly name: PictureName;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Loads eagerly, for the picture of the first screen. */
  readonly isFirst?: boolean;
  /** Without an alternative text. */
  readonly isDecoration?: boolean;
}

/** Drawing of the site, with its alternative text from the table of pictures. */
export function Picture({ name, isDecoration = false, ...rest }: PictureProps) {
  return <Drawing name={name} alt={isDecoration ? '' : pictures[name].alt} {...rest} />;
}
