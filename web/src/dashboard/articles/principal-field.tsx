import { Box, chakra, Flex } from '@chakra-ui/react';
import { useId } from 'react';
import { articleEditor } from '../../content/dashboard/articles.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePrincipal } from './use-principal.ts';

const { principal: words, fields } = articleEditor;

const Checkbox = chakra('input', {
  base: { width: '20px', height: '20px', flexShrink: '0', accentColor: 'brand' },
});

interface PrincipalFieldProps {
  /** Of a known article. */
  readonly id: string | undefined;
  /** Whether the article is the principal one as it was saved. */
  readonly wasPrincipal: boolean;
  readonly isPrincipal: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isPrincipal: boolean) => void;
}

/** Whether the article is the principal one, and what follows from it. */
export function PrincipalField({
  id,
  wasPrincipal,
  isPrincipal,
  isDisabled,
  onChange,
}: PrincipalFieldProps) {
  const noteId = useId();
  const current = usePrincipal();
  const isAlready = wasPrincipal && (current === undefined || current?.id === id);
  const replaces = isPrincipal && !isAlready && current !== null;
  return (
    <Box>
      <chakra.label display="inline-flex" alignItems="center" gap="2" minHeight="touch">
        <Checkbox
          type="checkbox"
          name="isPrincipal"
          checked={isPrincipal}
          disabled={isDisabled}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Box as="span" fontWeight="600">
          {fields.isPrincipal}
        </Box>
      </chakra.label>
      <Box id={noteId} aria-live="polite">
        {replaces ? (
          <Notice tone="warning">
            {current ? words.replaces(current.titre) : words.replacesUnknown}
          </Notice>
        ) : (
          <Flex fontSize="sm" color="ink.muted">
            {isPrincipal
              ? isAlready
                ? words.isAlready
                : words.becomes
              : isAlready
                ? words.leaves
                : words.secondary}
          </Flex>
        )}
      </Box>
    </Box>
  );
}
