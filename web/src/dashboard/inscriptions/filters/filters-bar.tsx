import {
  classeLabels,
  isOpenParcours,
  parcoursLabels,
  programmes,
  specialites,
  statutLabels,
  type Classe,
} from '@centre/domain/inscription/inscription';
import { everyCampagne, type InscriptionFilters } from '@centre/domain/registre/filter';
import { Box, Button, chakra, Flex } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { twoColumns } from '../../../ui/styles.ts';
import { CheckBox, Select, SelectField, TextField } from '../../ui/field.tsx';
import { filterWords } from '../desk.texts.ts';
import { isNarrowed, type ListChoice } from './address.ts';
import { SearchField } from './search-field.tsx';

const Bar = chakra('div', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'end',
    gridTemplateColumns: {
      base: twoColumns,
      md: 'repeat(12, minmax(0, 1fr))',
      // A day is whole in the last two.
      xl: 'minmax(180px, 2fr) repeat(5, minmax(96px, 1fr)) repeat(2, minmax(136px, 1fr))',
    },
    // Seven choices beneath the search, in lines that are full.
    '& > :nth-of-type(n + 2)': { gridColumn: { md: 'span 3', xl: 'auto' } },
    '& > :nth-of-type(n + 6)': { gridColumn: { md: 'span 4', xl: 'auto' } },
  },
});

// On a phone the choices would take the place of the list.
const folded = { '& > :nth-of-type(n + 2)': { display: { base: 'none', md: 'flex' } } };

interface FiltersBarProps {
  readonly choice: ListChoice;
  /** The current one first. */
  readonly campagnes: readonly string[];
  readonly searchRef: Ref<HTMLInputElement>;
  readonly result: ReactNode;
}

/** The search and the filters; on a phone the filters are folded at first. */
export function FiltersBar({ choice, campagnes, searchRef, result }: FiltersBarProps) {
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
          onChoose={(parcours) => narrow({ parcours, ...forgotten(filters, parcours) })}
        />
        <Choice
          label={filterWords.classe}
          all={filterWords.allClasses}
          options={classesOf(filters.parcours)}
          value={filters.classe}
          onChoose={(classe) => narrow({ classe })}
        />
        <Choice
          label={filterWords.specialite}
          all={filterWords.allClasses}
          options={specialitesOf(filters.parcours)}
          value={filters.specialite}
          onChoose={(specialite) => narrow({ specialite })}
        />
        <Choice
          label={filterWords.modalite}
          all={filterWords.allClasses}
          options={filterWords.modalites}
          value={filters.modalite}
          onChoose={(modalite) => narrow({ modalite })}
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
      <Flex align="center" columnGap="5" rowGap="2" wrap="wrap" marginTop="2" minHeight="touch">
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
        {isNarrowed(filters) && (
          <Button variant="outline" size="sm" onClick={clear}>
            {filterWords.clear}
          </Button>
        )}
        <Box display={{ base: isOpen ? 'contents' : 'none', md: 'contents' }}>
          <CampagneChoice {...{ campagnes, choice }} />
          <CheckBox checked={filters.doublons} onChange={(doublons) => narrow({ doublons })}>
            {filterWords.duplicates}
          </CheckBox>
          <CheckBox
            checked={filters.corrections}
            onChange={(corrections) => narrow({ corrections })}
          >
            {filterWords.corrections}
          </CheckBox>
          <CheckBox checked={filters.aVerifier} onChange={(aVerifier) => narrow({ aVerifier })}>
            {filterWords.toCheck}
          </CheckBox>
        </Box>
      </Flex>
    </Box>
  );
}

/** The current campaign, unless another is chosen. */
function CampagneChoice({ choice, campagnes }: Pick<FiltersBarProps, 'choice' | 'campagnes'>) {
  const { campagne } = choice.filters;
  const [current = '', ...others] = campagnes;
  const known = campagne === '' || campagne === everyCampagne || others.includes(campagne);
  return (
    <Box flex={{ base: '1 1 100%', md: '0 0 auto' }}>
      <Select
        aria-label={filterWords.campagne}
        value={campagne === current ? '' : campagne}
        onChange={({ target }) => choice.narrow({ campagne: target.value })}
      >
        <option value="">{filterWords.ofCampagne(current)}</option>
        {(known ? others : [...others, campagne]).map((annee) => (
          <option key={annee} value={annee}>
            {filterWords.ofCampagne(annee)}
          </option>
        ))}
        <option value={everyCampagne}>{filterWords.everyCampagne}</option>
      </Select>
    </Box>
  );
}

function chosenBeneath(filters: InscriptionFilters): number {
  const { parcours, classe, specialite, modalite, statut, campagne, du, au } = filters;
  const { doublons, corrections, aVerifier } = filters;
  const choices = [parcours, classe, specialite, modalite, statut, campagne, du, au];
  return [...choices, doublons, corrections, aVerifier].filter(Boolean).length;
}

function classesOf(parcours: string): Partial<Record<Classe, string>> {
  if (parcours === '') return classeLabels;
  const classes: readonly Classe[] = isOpenParcours(parcours)
    ? programmes[parcours].classes
    : [];
  return Object.fromEntries(classes.map((classe) => [classe, classeLabels[classe]]));
}

function specialitesOf(parcours: string): Readonly<Record<string, string>> {
  if (parcours !== '' && !isOpenParcours(parcours)) return {};
  const offered = parcours === '' ? specialites : programmes[parcours].specialites;
  return Object.fromEntries(offered.map((specialite) => [specialite, specialite]));
}

/** A class or a speciality that the chosen path does not have would leave an empty list. */
function forgotten({ classe, specialite }: InscriptionFilters, parcours: string) {
  return {
    ...(!Object.hasOwn(classesOf(parcours), classe) && { classe: '' as const }),
    ...(!Object.hasOwn(specialitesOf(parcours), specialite) && { specialite: '' }),
  };
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
