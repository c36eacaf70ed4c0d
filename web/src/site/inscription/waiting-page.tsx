import { chakra } from '@chakra-ui/react';
import { messages } from '@centre/domain/messages';
import type { WaitingApplication } from '@centre/domain/site-renderer';
import { waiting } from '../../content/waiting.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LightPage } from '../ui/light-page.tsx';

/** Without scripts: what was sent, to be sent again when its turn has come. */
export function WaitingPage({ fields, seconds }: WaitingApplication) {
  return (
    <LightPage title={waiting.title}>
      <Notice tone="warning" role="status">
        {messages.inscription.wait}
      </Notice>
      <p>{waiting.patience(seconds)}</p>
      <chakra.form method="post" action="/inscription" display="grid">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="call" fontSize="lg">
          {waiting.send}
        </Button>
      </chakra.form>
    </LightPage>
  );
}
