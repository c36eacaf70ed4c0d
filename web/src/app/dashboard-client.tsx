import createCache from '@emotion/cache';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { dashboardSystem } from '../dashboard/ui/theme.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';
import { styleKey } from '../ui/style-cache.ts';
import { Theme } from '../ui/theme-provider.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <Theme cache={createCache({ key: styleKey })} system={dashboardSystem}>
    <BrowserRouter basename="/dashboard">
      <Dashboard />
    </BrowserRouter>
  </Theme>,
);
