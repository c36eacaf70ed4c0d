import { expect, it } from 'vitest';
import { withSettings } from './project.ts';

const wanted = { WEB_API_KEY: 'cle', HOSTING_ORIGIN: 'https://centre-lome.web.app' };

it('fills what is missing or empty, and keeps what somebody wrote', () => {
  const text = '# Le centre\nWEB_API_KEY=\nENFORCE_APP_CHECK=true\n';
  expect(withSettings(text, wanted)).toEqual({
    text: '# Le centre\nENFORCE_APP_CHECK=true\nWEB_API_KEY=cle\nHOSTING_ORIGIN=https://centre-lome.web.app\n',
    added: ['WEB_API_KEY', 'HOSTING_ORIGIN'],
  });
});
