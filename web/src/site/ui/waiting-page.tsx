import { chakra } from '@chakra-ui/react';
import type { WaitingForm } from '@centre/domain/site-renderer';
import { waiting } from '../../texts/waiting.texts.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LightPage } from './light-page.tsx';

/** Without scripts: what was sent, to be sent again when its turn has come. */
export function WaitingPage({ path, fields, message, seconds }: WaitingForm) {
  return (
    <LightPage title={waiting.title}>
      <Notice tone="warning" role="status">
        {message}
      </Notice>
      <p>{waiting.patience(seconds)}</p>
      <chakra.form method="post" action={path} display="grid">
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
