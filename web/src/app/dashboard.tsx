import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { styleKey } from '../ui/system.ts';
import { Theme } from '../ui/theme.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <Theme cache={createCache({ key: styleKey })}>
    <BrowserRouter basename="/dashboard">
      <Dashboard />
    </BrowserRouter>
  </Theme>,
);
