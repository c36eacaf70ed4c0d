import { pictures, type PictureName } from '../../texts/pictures.texts.ts';
import { Drawing } from './drawing.tsx';

interface PictureProps {
  readonly name: PictureName;
  /** The width it is shown at, as the `sizes` attribute says it. */
  readonly sizes: string;
  /** Loads at once, for the picture of the first screen. */
  readonly isFirst?: boolean;
  /** True for a decoration. */
  readonly isDecoration?: boolean;
}

/** One of the drawings of the site, with the words of the table of pictures. */
export function Picture({ name, isDecoration = false, ...rest }: PictureProps) {
  return <Drawing name={name} alt={isDecoration ? '' : pictures[name].alt} {...rest} />;
}
