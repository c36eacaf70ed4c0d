import { Box, chakra, Heading } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { follow } from '../../content/home-words.ts';
import { networkNames } from '../../content/site.ts';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { formatCount } from '../../ui/format-count.ts';
import { Card } from '../../ui/layout.tsx';
import { SocialIcon } from '../ui/social-links.tsx';

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: '52px',
    paddingInline: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    transition: 'background-color {durations.quick} ease-out',
    _hover: { background: 'brand.soft' },
    _focusVisible: innerFocusRing,
  },
});

/** Where the centre can be followed, and how many do. */
export function FollowUs() {
  return (
    <Card as="aside" aria-labelledby="suivez-nous" alignSelf="start">
      <Heading as="h3" id="suivez-nous" fontSize="lg" padding="4">
        {follow.title}
      </Heading>
      <chakra.ul listStyleType="none">
        {centre.socialLinks.map(({ network, url, followers }) => (
          <li key={network}>
            <Anchor href={url} target="_blank" rel="noopener noreferrer">
              <Box color="brand">
                <SocialIcon network={network} />
              </Box>
              <Box flex="1" fontWeight="600" fontSize="sm">
                {networkNames[network]}
              </Box>
              <Box fontSize="sm" color="ink.muted" fontVariantNumeric="tabular-nums">
                {formatCount(followers)} {follow.followers}
              </Box>
            </Anchor>
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}
