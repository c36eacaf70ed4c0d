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
import { Box, Button, Flex } from '@chakra-ui/react';
import { FunnelX, SlidersHorizontal } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import { useIsNarrow } from '../../../ui/use-browser-state.ts';
import { CheckBox, SelectField, TextField } from '../../ui/field.tsx';
import { filterWords } from '../desk.texts.ts';
import { isNarrowed, type ListChoice } from './address.ts';
import { SearchField } from './search-field.tsx';

interface FiltersBarProps {
  readonly choice: ListChoice;
  /** The current one first. */
  readonly campagnes: readonly string[];
  readonly searchRef: Ref<HTMLInputElement>;
  readonly result: ReactNode;
}

/**
 * Search and filters of the list, in one line; those that are rarely used, and all on a phone, are
 * folded unless one of them is chosen.
 */
export function FiltersBar({ choice, campagnes, searchRef, result }: FiltersBarProps) {
  const { filters, narrow, clear } = choice;
  const isNarrow = useIsNarrow();
  const chosen = countChosen(filters, isNarrow ? [...usual, ...folded] : folded);
  const [isAsked, setAsked] = useState<boolean>();
  const isOpen = isAsked ?? chosen > 0;
  const foldedId = useId();
  return (
    <Box role="search" aria-label={filterWords.title}>
      <Flex align="center" gap="2" wrap="wrap">
        <Box flex={{ base: '1 1 100%', md: '1 1 10rem' }}>
          <SearchField
            ref={searchRef}
            value={filters.recherche}
            onSearch={(recherche) => narrow({ recherche })}
          />
        </Box>
        {!isNarrow && (
          <Flex
            gap="2"
            wrap="wrap"
            css={{ '& > *': { maxWidth: '13.5rem' }, '& select': { fontSize: { xl: 'sm' } } }}
          >
            <UsualFilters {...{ choice, campagnes }} isLabelHidden />
          </Flex>
        )}
        {/* By hand: Chakra's Collapsible weighs more than is left of the budget. */}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={foldedId}
          onClick={() => setAsked(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {filterWords.unfold(chosen)}
        </Button>
        {result}
        {isNarrowed(filters) && (
          <Button variant="outline" size="sm" onClick={clear}>
            <FunnelX size={16} aria-hidden />
            {filterWords.clear}
          </Button>
        )}
      </Flex>
      <Box id={foldedId} hidden={!isOpen}>
        <Flex
          align="end"
          columnGap="3"
          rowGap="2"
          wrap="wrap"
          paddingTop="2"
          // A day is whole.
          css={{ '& > div': { flex: '1 1 10.5rem' } }}
        >
          {isNarrow && <UsualFilters {...{ choice, campagnes }} />}
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
          {(['doublons', 'corrections', 'aVerifier'] as const).map((name) => (
            <CheckBox
              key={name}
              checked={filters[name]}
              onChange={(isChecked) => narrow({ [name]: isChecked })}
            >
              {filterWords[name]}
            </CheckBox>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}

const usual = ['parcours', 'statut', 'campagne'] as const;
const folded = [
  ...(['classe', 'specialite', 'modalite', 'du', 'au'] as const),
  ...(['doublons', 'corrections', 'aVerifier'] as const),
] as const;

const countChosen = (
  filters: InscriptionFilters,
  names: readonly (keyof InscriptionFilters)[],
): number => names.filter((name) => filters[name]).length;

interface UsualFiltersProps extends Pick<FiltersBarProps, 'choice' | 'campagnes'> {
  /** Where there is no room: the first choice names them, such as 'Tous les parcours'. */
  readonly isLabelHidden?: boolean;
}

function UsualFilters({ choice, campagnes, isLabelHidden }: UsualFiltersProps) {
  const { filters, narrow } = choice;
  const { campagne } = filters;
  const [current = '', ...others] = campagnes;
  const known = campagne === '' || campagne === everyCampagne || others.includes(campagne);
  return (
    <>
      <Choice
        label={filterWords.parcours}
        isLabelHidden={isLabelHidden}
        all={isLabelHidden ? filterWords.everyParcours : filterWords.all}
        options={parcoursLabels}
        value={filters.parcours}
        onChoose={(parcours) => narrow({ parcours, ...forgotten(filters, parcours) })}
      />
      <Choice
        label={filterWords.statut}
        isLabelHidden={isLabelHidden}
        all={isLabelHidden ? filterWords.everyStatut : filterWords.all}
        options={statutLabels}
        value={filters.statut}
        onChoose={(statut) => narrow({ statut })}
      />
      {/* Its year is in sight. */}
      <Box minWidth={{ mdDown: '15rem' }}>
        <SelectField
          label={filterWords.campagne}
          isLabelHidden={isLabelHidden}
          value={campagne === current ? '' : campagne}
          onChange={({ target }) => narrow({ campagne: target.value })}
        >
          <option value="">{filterWords.ofCampagne(current)}</option>
          {(known ? others : [...others, campagne]).map((annee) => (
            <option key={annee} value={annee}>
              {filterWords.ofCampagne(annee)}
            </option>
          ))}
          <option value={everyCampagne}>{filterWords.everyCampagne}</option>
        </SelectField>
      </Box>
    </>
  );
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
  readonly isLabelHidden?: boolean | undefined;
  readonly all: string;
  readonly options: Readonly<Partial<Record<Value, string>>>;
  readonly value: Value | '';
  readonly onChoose: (value: Value | '') => void;
}

function Choice<Value extends string>({
  label,
  isLabelHidden,
  all,
  options,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <Box>
      <SelectField
        label={label}
        isLabelHidden={isLabelHidden}
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
    </Box>
  );
}
