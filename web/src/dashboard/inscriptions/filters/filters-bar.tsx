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
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useIsNarrow } from '../../../ui/use-browser-state.ts';
import { CheckBox, FormField, SelectField, TextField, SearchInput } from '../../ui/field.tsx';
import { filterWords as words } from '../desk.texts.ts';
import { isNarrowed, type ListChoice } from './address.ts';

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
  const foldedNames = isNarrow ? [...usual, ...folded] : folded;
  const chosen = foldedNames.filter((name) => filters[name]).length;
  const [isAsked, setAsked] = useState<boolean>();
  const isOpen = isAsked ?? chosen > 0;
  const foldedId = useId();
  return (
    <Box role="search" aria-label={words.title}>
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
          {words.unfold(chosen)}
        </Button>
        {result}
        {isNarrowed(filters) && (
          <Button variant="outline" size="sm" onClick={clear}>
            <FunnelX size={16} aria-hidden />
            {words.clear}
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
          {(
            [
              ['classe', classesOf(filters.parcours)],
              ['specialite', specialitesOf(filters.parcours)],
              ['modalite', words.modalites],
            ] as const
          ).map(([name, options]) => (
            <Choice key={name} all={words.allClasses} {...{ name, options, choice }} />
          ))}
          {days.map((name) => (
            <TextField
              key={name}
              type="date"
              label={words[name]}
              value={filters[name]}
              onChange={({ target }) => narrow({ [name]: target.value })}
            />
          ))}
          {boxes.map((name) => (
            <CheckBox
              key={name}
              checked={filters[name]}
              onChange={(isChecked) => narrow({ [name]: isChecked })}
            >
              {words[name]}
            </CheckBox>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}

const usual = ['parcours', 'statut', 'campagne'] as const;
const days = ['du', 'au'] as const;
const boxes = ['doublons', 'corrections', 'aVerifier'] as const;
const folded = ['classe', 'specialite', 'modalite', ...days, ...boxes] as const;

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
        name="parcours"
        all={isLabelHidden ? words.everyParcours : words.all}
        options={parcoursLabels}
        {...{ choice, isLabelHidden }}
      />
      <Choice
        name="statut"
        all={isLabelHidden ? words.everyStatut : words.all}
        options={statutLabels}
        {...{ choice, isLabelHidden }}
      />
      {/* Its year is in sight. */}
      <Box minWidth={{ mdDown: 'min(15rem, 100%)' }}>
        <SelectField
          label={words.campagne}
          isLabelHidden={isLabelHidden}
          value={campagne === current ? '' : campagne}
          onChange={({ target }) => narrow({ campagne: target.value })}
        >
          <option value="">{words.ofCampagne(current)}</option>
          {(known ? others : [...others, campagne]).map((annee) => (
            <option key={annee} value={annee}>
              {words.ofCampagne(annee)}
            </option>
          ))}
          <option value={everyCampagne}>{words.everyCampagne}</option>
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

interface ChoiceProps {
  readonly name: 'parcours' | 'statut' | 'classe' | 'specialite' | 'modalite';
  readonly isLabelHidden?: boolean | undefined;
  /** The first option, which filters nothing. */
  readonly all: string;
  readonly options: Readonly<Record<string, string>>;
  readonly choice: ListChoice;
}

function Choice({ name, isLabelHidden, all, options, choice }: ChoiceProps) {
  const { filters, narrow } = choice;
  return (
    <Box>
      <SelectField
        label={words[name]}
        isLabelHidden={isLabelHidden}
        value={filters[name]}
        onChange={({ target: { value } }) =>
          narrow({ [name]: value, ...(name === 'parcours' && forgotten(filters, value)) })
        }
      >
        <option value="">{all}</option>
        {Object.entries(options).map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </SelectField>
    </Box>
  );
}

/** A pause in typing after which the search runs, in milliseconds. */
const hesitation = 250;

interface SearchFieldProps {
  readonly value: string;
  /** Called when the typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

function SearchField({ value, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The filters were cleared elsewhere: the field follows.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }

  function search(text: string, afterMs: number) {
    setTyped(text);
    window.clearTimeout(timer.current);
    // A space that is typed on the way to the next word searches for nothing else.
    const words = text.trim();
    timer.current = window.setTimeout(() => {
      setKnown(words);
      onSearch(words);
    }, afterMs);
  }

  return (
    <FormField label={words.search} isLabelHidden>
      <SearchInput
        ref={ref}
        placeholder={words.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        clear={words.clearSearch}
        onClear={() => search('', 0)}
        onChange={(event) => search(event.target.value, hesitation)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(typed, 0);
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
    </FormField>
  );
}
