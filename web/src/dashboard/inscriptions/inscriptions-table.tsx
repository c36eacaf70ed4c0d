import { Box, chakra } from '@chakra-ui/react';
import { formatDate } from '@centre/domain/dates';
import { classeLabels, parcoursLabels } from '@centre/domain/inscription';
import { formatPhone } from '@centre/domain/phone';
import { inscriptionsTab } from '../../content/dashboard/inscriptions.ts';
import type { InscriptionRow } from '../../data/inscriptions.ts';

const { columns } = inscriptionsTab;

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      textAlign: 'start',
      paddingInline: '3',
      paddingBlock: '2',
      borderBottom: '1px solid',
      borderColor: 'line',
      whiteSpace: 'nowrap',
    },
    '& th': { position: 'sticky', top: '0', background: 'surface.sunken', fontWeight: '600' },
    '& tbody tr:hover': { background: 'brand.soft' },
  },
});

/** Applications, a line each. */
export function InscriptionsTable({ rows }: { readonly rows: readonly InscriptionRow[] }) {
  return (
    // Focusable, so that the keyboard can scroll what a narrow screen cuts off.
    <Box overflowX="auto" tabIndex={0} role="region" aria-label={inscriptionsTab.title}>
      <Table>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>{formatDate(row.date)}</td>
              <td>
                {row.nom} {row.prenom}
              </td>
              <td>{row.parcours && parcoursLabels[row.parcours]}</td>
              <td>{row.classe && classeLabels[row.classe]}</td>
              <td>{formatPhone(row.telephone)}</td>
              <td>{row.email}</td>
              <td>{row.reference}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
  );
}
