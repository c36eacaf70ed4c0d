import { Box, Input, Table } from '@chakra-ui/react';
import { placesRequest } from '@centre/domain/campagne/schema';
import { placeClasses, placeLines, type Places } from '@centre/domain/campagne/places';
import { staffCampagneMessages as messages } from '@centre/domain/messages/staff/campagne';
import { countAccepted } from '@centre/domain/registre/figures';
import { useMemo } from 'react';
import { useRegister } from '../../data/staff/register.ts';
import { savePlaces, type StaffCampagne } from '../../data/staff/staff-campagne.ts';
import { formatCount } from '../../ui/format-count.ts';
import { DataTable } from '../ui/data-table.tsx';
import { FormCard } from '../ui/form-frames.tsx';
import { toast } from '../ui/toaster.ts';
import { useRecordForm } from '../ui/use-record-form.ts';
import { placesTexts as texts } from './campagne.texts.ts';

interface PlacesFormProps {
  readonly campagne: StaffCampagne;
  /** Name of the draft; differs by stored places. */
  readonly draft: string;
  readonly onSaved: () => Promise<void>;
}

/** Typed text by line. */
type Typed = Record<string, string>;

/** Form of the places per class, beside the number of accepted applications. */
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
    toast.success(messages.placesSaved);
    await onSaved();
  }

  return (
    <FormCard
      title={texts.title}
      form={form}
      save={texts.save}
      onSubmit={() => form.submit(save, messages.saveFailed)}
      onClose={form.startOver}
    >
      <Box color="ink.muted">{texts.lead}</Box>
      <DataTable
        label={texts.table}
        maxHeight="480px"
        head={
          <>
            <Table.ColumnHeader scope="col">{texts.line}</Table.ColumnHeader>
            {(isLimited ? [texts.places, texts.accepted, texts.left] : [texts.places]).map(
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
                    aria-label={`${texts.places} : ${label}, ${specialite}`}
                    {...(error && {
                      'aria-invalid': true,
                      'aria-describedby': `${key}-problem`,
                    })}
                    {...field}
                  />
                </Table.Cell>
                {isLimited && <PlacesCells places={places[key]} accepted={accepted?.[key]} />}
              </Table.Row>
            );
          }),
        ])}
      </DataTable>
    </FormCard>
  );
}

/** Cells of the accepted applications and the remaining places. */
function PlacesCells({
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
        {left !== undefined && (left < 0 ? texts.tooMany(-left) : formatCount(left))}
      </Table.Cell>
    </>
  );
}

function placesIn(typed: Typed): Places {
  const filled = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  return Object.fromEntries(filled.map(([key, text]) => [key, Number(text)]));
}
