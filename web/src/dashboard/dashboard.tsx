import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { AuthProvider } from './session/session-context.tsx';
import { Checking, Guard } from './session/guard.tsx';
import { SectionBoundary } from './section-boundary.tsx';

// The login screen does not load the dashboard's code.
const Sections = lazyComponent(
  async () => {
    // Polyfills that the sections and their libraries need in browsers from before 2025.
    if (!('Iterator' in globalThis)) await import('virtual:polyfills');
    return (await import('./sections.tsx')).Sections;
  },
  <Checking />,
);
const ToastList = lazyComponent(
  async () => (await import('./ui/toast-list.tsx')).ToastList,
  null,
);

/** Root of the dashboard: the guard, then the member's sections. */
export function Dashboard() {
  return (
    <AuthProvider>
      <Guard>
        {(member, hasLoggedIn) => (
          <SectionBoundary>
            <Sections member={member} hasLoggedIn={hasLoggedIn} />
          </SectionBoundary>
        )}
      </Guard>
      <Boundary fallback={() => null}>
        <ToastList />
      </Boundary>
    </AuthProvider>
  );
}
