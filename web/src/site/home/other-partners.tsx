import { chakra } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { PartnerMark } from '../ui/partner-mark.tsx';
import { ScrollerList } from '../ui/scroller.tsx';

const Other = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3',
    flexShrink: '0',
    width: { base: '148px', md: '188px' },
    minHeight: '140px',
    marginInlineEnd: '3',
    padding: '3',
    textAlign: 'center',
    fontSize: 'sm',
    lineHeight: '1.3',
    color: 'ink.muted',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    background: 'surface.raised',
    '& svg': { color: 'brand' },
  },
});

/** The partners that follow the three main ones. */
export function OtherPartners() {
  return (
    <ScrollerList>
      {centre.partners.others.map(({ name, mark }) => (
        <Other key={name}>
          <PartnerMark mark={mark} size={52} />
          {name}
        </Other>
      ))}
    </ScrollerList>
  );
}
