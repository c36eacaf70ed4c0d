import { chakra } from '@chakra-ui/react';
import { TextBlock } from '../ui/text-block.tsx';
import { organisation } from './centre.texts.ts';

const Chart = chakra('ol', {
  base: { display: 'grid', rowGap: '8' },
});

const Level = chakra('li', {
  base: {
    position: 'relative',
    background: 'surface.raised',
    borderWidth: '1px',
    borderInlineStart: '4px solid',
    borderInlineStartColor: 'brand',
    borderRadius: 'card',
    padding: '5',
    // The line from the level above.
    '& + &': {
      _before: {
        content: '""',
        position: 'absolute',
        insetInlineStart: '8',
        top: '-33px',
        height: '32px',
        width: '2px',
        background: 'brand',
      },
    },
  },
});

/** The levels of the organisation. */
export function Organisation() {
  return (
    <Chart>
      {organisation.map(({ title, text }) => (
        <Level key={title}>
          <TextBlock title={title} text={text} />
        </Level>
      ))}
    </Chart>
  );
}
