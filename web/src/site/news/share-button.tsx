import { Box, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { articleDetail } from './news.texts.ts';

interface ShareButtonProps {
  readonly title: string;
  /** Path of what is shared, from the root of the site. */
  readonly path: string;
}

/** Opens the system's share sheet, else copies the address, else shows it. */
export function ShareButton({ title, path }: ShareButtonProps) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    const url = new URL(path, location.origin).href;
    try {
      // Some browsers lack `share`, despite its type.
      if (Reflect.has(navigator, 'share')) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome(articleDetail.copied);
      }
    } catch (error) {
      const wasGivenUp = error instanceof DOMException && error.name === 'AbortError';
      if (!wasGivenUp) setOutcome(`${articleDetail.address} ${url}`);
    }
  }

  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Button variant="outline" onClick={() => void share()}>
        <Icon name="share" size={18} />
        {articleDetail.share}
      </Button>
      <Box role="status" fontSize="sm" color="ink.muted">
        {outcome}
      </Box>
    </Flex>
  );
}
