import { lazy, Suspense } from 'react';
import { Boundary } from '../ui/boundary.tsx';
import { AuthProvider } from './session/auth-context.tsx';
import { Checking, Guard } from './session/guard.tsx';
import { SectionBoundary } from './section-boundary.tsx';

// The login screen does not load the dashboard's code.
const Sections = lazy(async () => {
  // What the sections and their libraries may use, and browsers from before 2025 lack.
  if (!('Iterator' in globalThis)) await import('virtual:polyfills');
  return { default: (await import('./sections.tsx')).Sections };
});
const ToastList = lazy(async () => ({
  default: (await import('./ui/toast-list.tsx')).ToastList,
}));

/** The whole dashboard: the guard, then the sections that the member may see. */
export function Dashboard() {
  return (
    <AuthProvider>
      <Guard>
        {(member, hasLoggedIn) => (
          <SectionBoundary>
            <Suspense fallback={<Checking />}>
              <Sections member={member} hasLoggedIn={hasLoggedIn} />
            </Suspense>
          </SectionBoundary>
        )}
      </Guard>
      <Boundary instead={() => null}>
        <Suspense>
          <ToastList />
        </Suspense>
      </Boundary>
    </AuthProvider>
  );
}
