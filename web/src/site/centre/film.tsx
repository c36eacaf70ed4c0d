import { chakra } from '@chakra-ui/react';
import mp4 from '../../../media/film.mp4?url';
import poster from '../../../media/film-poster.webp?url';
import webm from '../../../media/film.webm?url';

interface FilmProps {
  readonly label: string;
  /** What browsers show that play no video. */
  readonly fallback: string;
}

const Video = chakra('video', {
  base: {
    display: 'block',
    width: '100%',
    maxWidth: '960px',
    height: 'auto',
    aspectRatio: '16 / 9',
    borderRadius: 'card',
    background: 'surface.deep',
  },
});

/** The film about the centre; nothing of it is fetched before it is played. */
export function Film({ label, fallback }: FilmProps) {
  return (
    <Video
      controls
      preload="none"
      playsInline
      poster={poster}
      htmlWidth={960}
      htmlHeight={540}
      aria-label={label}
    >
      <source src={webm} type="video/webm" />
      <source src={mp4} type="video/mp4" />
      {fallback}
    </Video>
  );
}
