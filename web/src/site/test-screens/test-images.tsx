import { pictures } from '../../texts/pictures.texts.ts';
import { ListHead } from '../ui/list-head.tsx';
import { Picture } from '../ui/picture.tsx';
import { testScreens } from './test-screens.texts.ts';

const { title, lead, names } = testScreens.images;

export function TestImages() {
  return (
    <>
      <ListHead title={title} lead={lead} />
      <div className="container py-10">
        <div className="stack sm-2 lg-3 gap-6">
          {names.map((name) => (
            <figure key={name}>
              <Picture name={name} sizes="(min-width: 992px) 380px, 100vw" />
              <figcaption className="text-sm muted mt-2">
                {pictures[name].alt || name}
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </>
  );
}
