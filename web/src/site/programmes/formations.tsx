import { Box, chakra, Heading } from '@chakra-ui/react';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { LinkButton } from '../../ui/button.tsx';
import { innerFocusRing } from '../../ui/focus-ring.ts';
import { Card } from '../../ui/layout.tsx';
import { SubjectPageView } from '../subject-page.tsx';
import { choices, formations, visit } from './formations.texts.ts';

export function Formations() {
  return (
    <SubjectPageView
      page={formations}
      own={{ choisir: <ChoiceTable />, departements: <VisitCard /> }}
    />
  );
}

const List = chakra('ul', {
  base: {
    background: 'surface.raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px' },
  },
});

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: '1fr 1fr auto' },
    alignItems: 'center',
    columnGap: '6',
    paddingInline: '5',
    paddingBlock: '4',
    minHeight: 'touch',
    _hover: { background: 'brand.soft' },
    _focusVisible: innerFocusRing,
  },
});

/** A table of diplomas and the programmes that follow; each line is a link. */
function ChoiceTable() {
  return (
    <List>
      {choices.map(({ from, to, path }) => (
        <li key={from}>
          <Row to={path}>
            <span>{from}</span>
            <chakra.span
              fontWeight="600"
              color="brand"
              gridRow={{ base: 2, md: 1 }}
              gridColumn={{ base: 1, md: 2 }}
            >
              {to}
            </chakra.span>
            <chakra.span
              color="brand"
              gridRow={{ base: '1 / span 2', md: 1 }}
              gridColumn={{ base: 2, md: 3 }}
            >
              <ArrowRight size={20} aria-hidden />
            </chakra.span>
          </Row>
        </li>
      ))}
    </List>
  );
}

/** For those who cannot choose between the departments: come and see. */
function VisitCard() {
  const { title, text, label, path } = visit;
  return (
    <Card
      display="flex"
      flexDirection="column"
      justifyContent="center"
      padding="5"
      background="brand.soft"
      borderColor="brand.soft"
    >
      <Heading as="h3" fontSize="xl" color="brand">
        {title}
      </Heading>
      <Box marginTop="2" marginBottom="5">
        {text}
      </Box>
      <LinkButton to={path} alignSelf="start">
        {label}
      </LinkButton>
    </Card>
  );
}
