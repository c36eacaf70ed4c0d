import { formatDate } from '@centre/domain/dates';
import type { InscriptionRecord } from '@centre/domain/inscription-record';
import { Box, chakra, Flex, IconButton } from '@chakra-ui/react';
import { Trash2 } from 'lucide-react';
import { answerText, fullName } from '../../../content/dashboard/answers.ts';
import { listWords } from '../../../content/dashboard/desk.ts';
import { HiddenText } from '../../../ui/layout.tsx';
import { CheckBox } from '../../ui/check-box.tsx';
import { type RowActions, rowAttributes, RowMarks, type RowsProps } from './row.tsx';

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
  },
});

const Opener = chakra('button', {
  base: {
    flex: '1',
    minWidth: '0',
    paddingBlock: '3',
    textAlign: 'start',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
});

const Phone = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'brand',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

/** Applications on a phone: who, for what, since when, and the number that a touch dials. */
export function InscriptionCards({ rows, ...actions }: RowsProps) {
  return (
    <List aria-label={listWords.table}>
      {rows.map((record) => (
        <InscriptionCard key={record.id} record={record} {...actions} />
      ))}
    </List>
  );
}

interface InscriptionCardProps extends RowActions {
  readonly record: InscriptionRecord;
}

function InscriptionCard({ record, ...actions }: InscriptionCardProps) {
  const { selected, onSelect, onOpen, onDelete } = actions;
  const name = fullName(record);
  const isSelected = selected.has(record.id);
  const training = [answerText(record, 'parcours'), answerText(record, 'classe')];
  return (
    <chakra.li
      {...rowAttributes(record, actions)}
      paddingInline="3"
      background={isSelected ? 'call.soft' : 'surface.raised'}
    >
      <Flex gap="3" align="flex-start">
        <Box paddingTop="3">
          <CheckBox
            label={listWords.select(name)}
            checked={isSelected}
            onChange={(checked) => onSelect([record], checked)}
          />
        </Box>
        <Opener type="button" onClick={() => onOpen(record)}>
          <HiddenText>{listWords.details('')}</HiddenText>
          <Flex as="span" wrap="wrap" columnGap="2" align="center">
            <chakra.span fontWeight="600" fontSize="md">
              {name}
            </chakra.span>
            <RowMarks record={record} />
          </Flex>
          <Box as="span" display="block" color="ink.muted">
            {[...training, formatDate(record.dateInscription)].filter(Boolean).join(' · ')}
          </Box>
        </Opener>
        {onDelete && (
          <Box paddingTop="1">
            <IconButton
              variant="ghost"
              aria-label={listWords.remove(name)}
              onClick={() => onDelete(record)}
            >
              <Trash2 size={18} aria-hidden />
            </IconButton>
          </Box>
        )}
      </Flex>
      {record.telephone !== '' && (
        <Box paddingInlineStart="10" marginTop="-8px">
          <Phone href={`tel:${record.telephone}`}>{answerText(record, 'telephone')}</Phone>
        </Box>
      )}
    </chakra.li>
  );
}
