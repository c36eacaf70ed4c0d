import { Box, Input, Table } from '@chakra-ui/react';
import { placesRequest } from '@centre/domain/campagne/schema';
import { placeClasses, placeLines, type Places } from '@centre/domain/campagne/places';
import { staffCampagneMessages as says } from '@centre/domain/messages/staff/campagne';
import { countAccepted } from '@centre/domain/registre/figures';
import { useMemo } from 'react';
import { useRegister } from '../../data/staff/register.ts';
import { savePlaces, type StaffCampagne } from '../../data/staff/staff-campagne.ts';
import { formatCount } from '../../ui/format-count.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { placesWords as words } from './campagne.texts.ts';

interface PlacesFormProps {
  readonly campagne: StaffCampagne;
  /** Name of the draft; another once other places are stored. */
  readonly draft: string;
  readonly onSaved: () => Promise<void>;
}

/** What is typed for each line. */
type Typed = Record<string, string>;

/** How many each class can accept, and how many were. */
export function PlacesForm({ campagne, draft, onSaved }: PlacesFormProps) {
  const { anneeScolaire, places = {} } = campagne;
  const isLimited = Object.keys(places).length > 0;
  const form = useRecordForm<Typed>({
    initial: Object.fromEntries(placeLines.map(({ key }) => [key, String(places[key] ?? '')])),
    schema: placesRequest,
    requestOf: placesIn,
    draft: `places ${draft}`,
  });
  const register = useRegister(anneeScolaire);
  const rows = register.status === 'success' ? register.items : undefined;
  const accepted = useMemo(() => rows && countAccepted(rows), [rows]);

  async function save(typed: Typed) {
    await savePlaces(campagne, placesIn(typed));
    form.forget();
    toast.success(says.placesSaved);
    await onSaved();
  }

  return (
    <FormCard
      title={words.title}
      form={form}
      save={words.save}
      onSubmit={() => form.submit(save, says.saveFailed)}
      onClose={form.startOver}
    >
      <Box color="ink.muted">{words.lead}</Box>
      <DataTable
        label={words.table}
        maxHeight="480px"
        head={
          <>
            <Table.ColumnHeader scope="col">{words.line}</Table.ColumnHeader>
            {(isLimited ? [words.places, words.accepted, words.left] : [words.places]).map(
              (head) => (
                <Table.ColumnHeader key={head} scope="col" textAlign="end">
                  {head}
                </Table.ColumnHeader>
              ),
            )}
          </>
        }
      >
        {placeClasses.map(({ label, lines }) => [
          <Table.Row key={label}>
            <Table.Cell asChild fontWeight="600" background="surface.sunken">
              <th scope="colgroup" colSpan={4}>
                {label}
              </th>
            </Table.Cell>
          </Table.Row>,
          ...lines.map(({ key, specialite }) => {
            const { error, ...field } = form.bind(key);
            return (
              <Table.Row key={key}>
                <Table.Cell asChild fontWeight="400" whiteSpace="normal">
                  <th scope="row">
                    {specialite}
                    {error && (
                      <Box id={`${key}-problem`} color="danger" fontSize="xs">
                        {error}
                      </Box>
                    )}
                  </th>
                </Table.Cell>
                <Table.Cell textAlign="end">
                  <Input
                    inputMode="numeric"
                    maxLength={3}
                    width="56px"
                    textAlign="end"
                    aria-label={`${words.places} : ${label}, ${specialite}`}
                    {...(error && {
                      'aria-invalid': true,
                      'aria-describedby': `${key}-problem`,
                    })}
                    {...field}
                  />
                </Table.Cell>
                {isLimited && <Taken places={places[key]} accepted={accepted?.[key]} />}
              </Table.Row>
            );
          }),
        ])}
      </DataTable>
    </FormCard>
  );
}

/** How many were accepted, and how many more can be. */
function Taken({
  places,
  accepted,
}: {
  places: number | undefined;
  accepted: number | undefined;
}) {
  const isKnown = places !== undefined && accepted !== undefined;
  const left = isKnown ? places - accepted : undefined;
  return (
    <>
      <Table.Cell textAlign="end">{isKnown && formatCount(accepted)}</Table.Cell>
      <Table.Cell textAlign="end" color={left !== undefined && left < 0 ? 'danger' : 'inherit'}>
        {left !== undefined && (left < 0 ? words.tooMany(-left) : formatCount(left))}
      </Table.Cell>
    </>
  );
}

function placesIn(typed: Typed): Places {
  const counted = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(counted.map(([key, text]) => [key, Number(text)]));
}
