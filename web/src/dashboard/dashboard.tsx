import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { AuthProvider } from './session/session-context.tsx';
import { Checking, Guard } from './session/guard.tsx';
import { SectionBoundary } from './section-boundary.tsx';

// The login screen does not load the dashboard's code.
const Sections = lazyComponent(
  async () => {
    // What the sections and their libraries may use, and browsers from before 2025 lack.
    if (!('Iterator' in globalThis)) await import('virtual:polyfills');
    return (await import('./sections.tsx')).Sections;
  },
  <Checking />,
);
const ToastList = lazyComponent(
  async () => (await import('./ui/toast-list.tsx')).ToastList,
  null,
);

/** The whole dashboard: the guard, then the sections that the member may see. */
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
      <Boundary instead={() => null}>
        <ToastList />
      </Boundary>
    </AuthProvider>
  );
}
