import {
  classeLabels,
  isOpenParcours,
  parcoursLabels,
  programmes,
  statutLabels,
  type Classe,
} from '@centre/domain/inscription';
import type { InscriptionFilters } from '@centre/domain/inscription-query';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { filterWords } from '../../../content/dashboard/desk.ts';
import { SelectField, TextField } from '../../ui/field.tsx';
import { isNarrowed, type ListChoice } from './address.ts';
import { CheckBox } from '../../ui/check-box.tsx';
import { SearchField } from './search-field.tsx';

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(6, minmax(0, 1fr))',
      xl: 'minmax(260px, 2fr) repeat(5, minmax(120px, 1fr))',
    },
    // Five choices beneath the search, in lines that are full: on a phone the third has a line of
    // its own, on a tablet three stand over the two days.
    '& > :nth-of-type(n + 2)': { gridColumn: { md: 'span 2', xl: 'auto' } },
    '& > :nth-of-type(4)': { gridColumn: { base: '1 / -1', md: 'span 2', xl: 'auto' } },
    '& > :nth-of-type(n + 5)': { gridColumn: { md: 'span 3', xl: 'auto' } },
  },
});

// On a phone the choices would take the place of the list.
const folded = { '& > :nth-of-type(n + 2)': { display: { base: 'none', md: 'flex' } } };

interface FiltersBarProps {
  readonly choice: ListChoice;
  readonly searchRef: Ref<HTMLInputElement>;
  readonly result: ReactNode;
}

/** The search and the filters; on a phone the filters are folded at first. */
export function FiltersBar({ choice, searchRef, result }: FiltersBarProps) {
  const { filters, narrow, clear } = choice;
  const chosen = chosenBeneath(filters);
  const [isAsked, setAsked] = useState<boolean>();
  const isOpen = isAsked ?? chosen > 0;
  const barId = useId();
  return (
    <Box role="search" aria-label={filterWords.title}>
      <Bar id={barId} css={isOpen ? undefined : folded}>
        <Box gridColumn={{ base: '1 / -1', xl: 'auto' }}>
          <SearchField
            ref={searchRef}
            value={filters.recherche}
            onSearch={(recherche) => narrow({ recherche })}
          />
        </Box>
        <Choice
          label={filterWords.parcours}
          all={filterWords.all}
          options={parcoursLabels}
          value={filters.parcours}
          onChoose={(parcours) => narrow({ parcours, ...forgottenClasse(filters, parcours) })}
        />
        <Choice
          label={filterWords.classe}
          all={filterWords.allClasses}
          options={classesOf(filters.parcours)}
          value={filters.classe}
          onChoose={(classe) => narrow({ classe })}
        />
        <Choice
          label={filterWords.statut}
          all={filterWords.all}
          options={statutLabels}
          value={filters.statut}
          onChoose={(statut) => narrow({ statut })}
        />
        <TextField
          type="date"
          label={filterWords.from}
          value={filters.du}
          onChange={(event) => narrow({ du: event.target.value })}
        />
        <TextField
          type="date"
          label={filterWords.to}
          value={filters.au}
          onChange={(event) => narrow({ au: event.target.value })}
        />
      </Bar>
      <Flex align="center" columnGap="5" wrap="wrap" marginTop="2" minHeight="touch">
        <Button
          variant="outline"
          size="sm"
          display={{ base: 'inline-flex', md: 'none' }}
          aria-expanded={isOpen}
          aria-controls={barId}
          onClick={() => setAsked(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {filterWords.unfold(chosen)}
        </Button>
        {result}
        <CheckBox checked={filters.doublons} onChange={(doublons) => narrow({ doublons })}>
          {filterWords.duplicates}
        </CheckBox>
        {isNarrowed(filters) && (
          <Button variant="outline" size="sm" onClick={clear}>
            {filterWords.clear}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function chosenBeneath({ parcours, classe, statut, du, au }: InscriptionFilters): number {
  return [parcours, classe, statut, du, au].filter((choice) => choice !== '').length;
}

function classesOf(parcours: string): Partial<Record<Classe, string>> {
  if (parcours === '') return classeLabels;
  const classes: readonly Classe[] = isOpenParcours(parcours)
    ? programmes[parcours].classes
    : [];
  return Object.fromEntries(classes.map((classe) => [classe, classeLabels[classe]]));
}

/** A class that the chosen path does not have would leave an empty list. */
function forgottenClasse({ classe }: InscriptionFilters, parcours: string) {
  return classe !== '' && !Object.hasOwn(classesOf(parcours), classe)
    ? ({ classe: '' } as const)
    : {};
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly options: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value | '';
  readonly onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({
  label,
  all,
  options,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value as Value | '')}
    >
      <option value="">{all}</option>
      {Object.entries<string | undefined>(options).map(([option, name]) => (
        <option key={option} value={option}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
