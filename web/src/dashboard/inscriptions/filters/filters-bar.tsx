import {
  classeLabels,
  isOpenParcours,
  parcoursLabels,
  programmes,
  specialites,
  statutLabels,
  type Classe,
} from '@centre/domain/inscription/inscription';
import { allCampagnes, type InscriptionFilters } from '@centre/domain/registre/filter';
import { Box, Button, Flex } from '@chakra-ui/react';
import { FunnelX, SlidersHorizontal } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { useIsNarrow } from '../../../ui/use-browser-state.ts';
import { CheckBox, FormField, SelectField, TextField, SearchInput } from '../../ui/field.tsx';
import { filterTexts as texts } from '../desk.texts.ts';
import { isFiltered, type ListChoice } from './address.ts';

interface FiltersBarProps {
  readonly choice: ListChoice;
  /** Current campaign first. */
  readonly campagnes: readonly string[];
  readonly searchRef: Ref<HTMLInputElement>;
  readonly result: ReactNode;
}

/**
 * Search and filters of the list. Rarely used filters, and on a phone all of them, are collapsed
 * unless one of them is set.
 */
export function FiltersBar({ choice, campagnes, searchRef, result }: FiltersBarProps) {
  const { filters, narrow, clear } = choice;
  const isNarrow = useIsNarrow();
  const collapsedNames = isNarrow ? [...mainFilters, ...extraFilters] : extraFilters;
  const chosen = collapsedNames.filter((name) => filters[name]).length;
  const [isToggled, setToggled] = useState<boolean>();
  const isOpen = isToggled ?? chosen > 0;
  const collapsedId = useId();
  return (
    <Box role="search" aria-label={texts.title}>
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
            <MainFilters {...{ choice, campagnes }} isLabelHidden />
          </Flex>
        )}
        {/* Not Chakra's Collapsible, which weighs more than the rest of the byte budget. */}
        <Button
          variant="outline"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={collapsedId}
          onClick={() => setToggled(!isOpen)}
        >
          <SlidersHorizontal size={16} aria-hidden />
          {texts.unfold(chosen)}
        </Button>
        {result}
        {isFiltered(filters) && (
          <Button variant="outline" size="sm" onClick={clear}>
            <FunnelX size={16} aria-hidden />
            {texts.clear}
          </Button>
        )}
      </Flex>
      <Box id={collapsedId} hidden={!isOpen}>
        <Flex
          align="end"
          columnGap="3"
          rowGap="2"
          wrap="wrap"
          paddingTop="2"
          // Wide enough for a whole date.
          css={{ '& > div': { flex: '1 1 10.5rem' } }}
        >
          {isNarrow && <MainFilters {...{ choice, campagnes }} />}
          {(
            [
              ['classe', classesOf(filters.parcours)],
              ['specialite', specialitesOf(filters.parcours)],
              ['modalite', texts.modalites],
            ] as const
          ).map(([name, options]) => (
            <Choice key={name} all={texts.allClasses} {...{ name, options, choice }} />
          ))}
          {days.map((name) => (
            <TextField
              key={name}
              type="date"
              label={texts[name]}
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
              {texts[name]}
            </CheckBox>
          ))}
        </Flex>
      </Box>
    </Box>
  );
}

const mainFilters = ['parcours', 'statut', 'campagne'] as const;
const days = ['du', 'au'] as const;
const boxes = ['doublons', 'corrections', 'aVerifier'] as const;
const extraFilters = ['classe', 'specialite', 'modalite', ...days, ...boxes] as const;

interface MainFiltersProps extends Pick<FiltersBarProps, 'choice' | 'campagnes'> {
  /** Saves room: the first option names the filter instead, such as 'Tous les parcours'. */
  readonly isLabelHidden?: boolean;
}

function MainFilters({ choice, campagnes, isLabelHidden }: MainFiltersProps) {
  const { filters, narrow } = choice;
  const { campagne } = filters;
  const [current = '', ...others] = campagnes;
  const isListed = campagne === '' || campagne === allCampagnes || others.includes(campagne);
  return (
    <>
      <Choice
        name="parcours"
        all={isLabelHidden ? texts.everyParcours : texts.all}
        options={parcoursLabels}
        {...{ choice, isLabelHidden }}
      />
      <Choice
        name="statut"
        all={isLabelHidden ? texts.everyStatut : texts.all}
        options={statutLabels}
        {...{ choice, isLabelHidden }}
      />
      {/* Wide enough for the year. */}
      <Box minWidth={{ mdDown: 'min(15rem, 100%)' }}>
        <SelectField
          label={texts.campagne}
          isLabelHidden={isLabelHidden}
          value={campagne === current ? '' : campagne}
          onChange={({ target }) => narrow({ campagne: target.value })}
        >
          <option value="">{texts.ofCampagne(current)}</option>
          {(isListed ? others : [...others, campagne]).map((annee) => (
            <option key={annee} value={annee}>
              {texts.ofCampagne(annee)}
            </option>
          ))}
          <option value={allCampagnes}>{texts.everyCampagne}</option>
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
  const available = parcours === '' ? specialites : programmes[parcours].specialites;
  return Object.fromEntries(available.map((specialite) => [specialite, specialite]));
}

/** Resets a class or speciality that the parcours does not have: the list would be empty. */
function resetFor({ classe, specialite }: InscriptionFilters, parcours: string) {
  return {
    ...(!Object.hasOwn(classesOf(parcours), classe) && { classe: '' as const }),
    ...(!Object.hasOwn(specialitesOf(parcours), specialite) && { specialite: '' }),
  };
}

interface ChoiceProps {
  readonly name: 'parcours' | 'statut' | 'classe' | 'specialite' | 'modalite';
  readonly isLabelHidden?: boolean | undefined;
  /** Label of the first option, which filters nothing. */
  readonly all: string;
  readonly options: Readonly<Record<string, string>>;
  readonly choice: ListChoice;
}

function Choice({ name, isLabelHidden, all, options, choice }: ChoiceProps) {
  const { filters, narrow } = choice;
  return (
    <Box>
      <SelectField
        label={texts[name]}
        isLabelHidden={isLabelHidden}
        value={filters[name]}
        onChange={({ target: { value } }) =>
          narrow({ [name]: value, ...(name === 'parcours' && resetFor(filters, value)) })
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

/** Pause in typing before the search runs, in milliseconds. */
const searchDelayMs = 250;

interface SearchFieldProps {
  readonly value: string;
  /** Called when the typing pauses, and at once on Enter. */
  readonly onSearch: (text: string) => void;
  readonly ref: Ref<HTMLInputElement>;
}

function SearchField({ value, onSearch, ref }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  // The filters were cleared elsewhere: the field follows.
  if (value !== applied) {
    setApplied(value);
    setTyped(value);
  }

  function search(text: string, afterMs: number) {
    setTyped(text);
    window.clearTimeout(timer.current);
    // A space before the next word does not change the search.
    const query = text.trim();
    timer.current = window.setTimeout(() => {
      setApplied(query);
      onSearch(query);
    }, afterMs);
  }

  return (
    <FormField label={texts.search} isLabelHidden>
      <SearchInput
        ref={ref}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        clear={texts.clearSearch}
        onClear={() => search('', 0)}
        onChange={(event) => search(event.target.value, searchDelayMs)}
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
