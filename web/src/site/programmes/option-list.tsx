import { Box, chakra, Heading } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { Card, HiddenText, rowOnPhone } from '../../ui/layout.tsx';
import { btsPage, type ProgrammeOption, type Speciality } from './programmes.texts.ts';

interface OptionListProps {
  readonly specialities: readonly Speciality[];
}

const Grid = chakra('div', {
  base: {
    ...rowOnPhone,
    gridTemplateColumns: {
      sm: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
});

const Code = chakra('span', {
  base: {
    display: 'inline-block',
    paddingInline: '2',
    paddingBlock: '1',
    marginInlineEnd: '2',
    borderRadius: 'control',
    background: 'brand',
    color: 'ink.inverse',
    fontFamily: 'heading',
    fontWeight: '600',
    fontSize: 'sm',
    lineHeight: '1.2',
    letterSpacing: '0.04em',
  },
});

const DepartmentLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    marginTop: 'auto',
    color: 'brand',
    fontWeight: '600',
    fontSize: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

export function OptionList({ specialities }: OptionListProps) {
  return (
    <Grid>
      {specialities.map(({ name, department, options }) => (
        <Card key={name} display="flex" flexDirection="column" padding="5" paddingBottom="3">
          <Heading as="h3" fontSize="xl" color="brand">
            {name}
          </Heading>
          <chakra.ul marginBlock="4" display="grid" gap="4">
            {options.map((option) => (
              <Option key={option.name} {...option} />
            ))}
          </chakra.ul>
          {department && (
            <DepartmentLink to={department}>
              {btsPage.department}
              <HiddenText>{` ${name}`}</HiddenText>
            </DepartmentLink>
          )}
        </Card>
      ))}
    </Grid>
  );
}

function Option({ code, name, text }: ProgrammeOption) {
  return (
    <chakra.li paddingTop="4" borderTopWidth="1px">
      <Box fontWeight="600" lineHeight="1.4">
        {code && <Code>{code}</Code>}
        {name}
      </Box>
      <Box marginTop="1" fontSize="sm" color="ink.muted">
        {text}
      </Box>
    </chakra.li>
  );
}
