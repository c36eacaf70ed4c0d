import { Box, chakra, Flex, Heading, SimpleGrid } from '@chakra-ui/react';
import { centre } from '@centre/domain/centre';
import { formatLongDate } from '@centre/domain/dates';
import { formatPhone } from '@centre/domain/phone';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pictureUrl, thumbnailWidth } from '../../texts/picture-files.texts.ts';
import { site } from '../../texts/site.texts.ts';
import { Logo } from '../../ui/logo.tsx';
import { SocialLinks } from '../ui/social-links.tsx';
import { footer } from './footer.texts.ts';

const Thumbnail = chakra('img', {
  base: {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
  },
});

const FooterLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

const Anchor = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'touch',
    fontVariantNumeric: 'tabular-nums',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '4px' },
  },
});

export function FooterColumns() {
  return (
    <SimpleGrid
      templateColumns={{ sm: 'repeat(2, minmax(0, 1fr))', lg: '1.3fr 1.3fr 1fr 1fr' }}
      gap={{ base: '4', sm: '5', lg: '8' }}
    >
      <Box>
        <Flex
          align="center"
          gap="3"
          marginBottom="3"
          // On a phone the line below the columns says the name too.
          display={{ base: 'none', sm: 'flex' }}
        >
          <Box background="surface" borderRadius="control" padding="1" flexShrink="0">
            <Logo size={52} />
          </Box>
          <Box fontFamily="heading" fontWeight="600" lineHeight="1.2">
            {centre.name}
          </Box>
        </Flex>
        <chakra.address fontStyle="normal" fontSize="sm" color="ink.inverseMuted">
          <Box>{centre.address}</Box>
          <Box>{site.hours}</Box>
          <Flex wrap="wrap" columnGap="6">
            {centre.phones.map((phone) => (
              <Anchor key={phone} href={`tel:${phone}`}>
                {formatPhone(phone)}
              </Anchor>
            ))}
          </Flex>
          <Anchor href={`mailto:${centre.email}`}>{centre.email}</Anchor>
        </chakra.address>
        <SocialLinks marginInlineStart="-13px" marginTop="1" />
      </Box>
      <Column title={footer.recent}>
        <FooterLink to={footer.publication.path} flexDirection="column" alignItems="start">
          <Box fontSize="sm" color="ink.inverseMuted">
            {formatLongDate(new Date(footer.publication.day))}
          </Box>
          <Box fontWeight="600" marginTop="1">
            {footer.publication.title}
          </Box>
        </FooterLink>
      </Column>
      <Column title={footer.quickLinks}>
        <chakra.nav aria-label={footer.quickLinks}>
          <Flex as="ul" direction={{ sm: 'column' }} wrap="wrap" columnGap="4">
            {footer.links.map(({ label, path }) => (
              <li key={path}>
                <FooterLink to={path}>{label}</FooterLink>
              </li>
            ))}
          </Flex>
        </chakra.nav>
      </Column>
      <Column title={footer.gallery}>
        <SimpleGrid columns={{ base: 6, sm: 3 }} gap="2" maxWidth={{ sm: '320px' }}>
          {footer.thumbnails.map((picture, index) => (
            <Link key={picture} to="/galerie" aria-label={footer.thumbnail(index + 1)}>
              <Box
                borderRadius="control"
                overflow="hidden"
                border="1px solid"
                borderColor="brand"
              >
                <Thumbnail
                  src={pictureUrl(picture, thumbnailWidth)}
                  htmlWidth={thumbnailWidth}
                  htmlHeight={thumbnailWidth}
                  alt=""
                  loading="lazy"
                />
              </Box>
            </Link>
          ))}
        </SimpleGrid>
      </Column>
    </SimpleGrid>
  );
}

interface ColumnProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Column({ title, children }: ColumnProps) {
  return (
    <Box>
      <Heading as="h2" fontSize="lg" marginBottom="1">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
