import { ChakraProvider } from '@chakra-ui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { dashboardSystem } from '../dashboard/ui/theme.ts';
import { Dashboard } from '../dashboard/dashboard.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');

createRoot(root).render(
  <ChakraProvider value={dashboardSystem}>
    <BrowserRouter basename="/dashboard">
      <Dashboard />
    </BrowserRouter>
  </ChakraProvider>,
);
