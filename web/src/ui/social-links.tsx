import { chakra, Flex, type FlexProps } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { networkNames, site } from '../content/site.ts';
import { SocialIcon } from './social-icon.tsx';

const SocialAnchor = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    width: 'touch',
    height: 'touch',
    transition: 'color {durations.quick} ease-out',
    _hover: { color: 'call' },
  },
});

/** Where the centre can be followed, as a row of signs. */
export function SocialLinks(props: FlexProps) {
  return (
    <Flex as="ul" listStyleType="none" aria-label={site.social} {...props}>
      {centre.socialLinks.map(({ network, url }) => (
        <li key={network}>
          <SocialAnchor
            href={url}
            aria-label={networkNames[network]}
            target="_blank"
            rel="noopener noreferrer"
          >
            <SocialIcon network={network} size={18} />
          </SocialAnchor>
        </li>
      ))}
    </Flex>
  );
}
