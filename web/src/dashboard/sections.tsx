import { messages } from '@centre/domain/messages/messages';
import { Skeleton, VisuallyHidden } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { LiveData } from '../data/staff/live.tsx';
import type { ConnectedMember } from '../data/session/session.ts';
import { Notice } from './ui/notice.tsx';
import { common } from './common.texts.ts';
import { dashboard } from './shell.texts.ts';
import { SectionBoundary } from './section-boundary.tsx';
import { TabHead } from './ui/tab-head.tsx';
import { Shell } from './shell.tsx';
import { firstTabFor, tabsFor } from './tabs.ts';

interface SectionsProps {
  readonly member: ConnectedMember;
  readonly hasLoggedIn: boolean;
}

/** Routes of the sections that the member may see. */
export function Sections({ member, hasLoggedIn }: SectionsProps) {
  const tabs = tabsFor(member.role);
  const first = firstTabFor(member.role);
  const { pathname } = useLocation();
  // After a login, the URL may be the page that another member left.
  const [loginPath] = useState(hasLoggedIn ? pathname : '');
  const firstSection = first ? <Navigate to={`/${first.path}`} replace /> : <NoSection />;
  return (
    <LiveData account={member.id}>
      <Shell member={member} tabs={tabs}>
        {/* Keyed by section: otherwise React keeps the previous one on screen, as if nothing
            had been clicked, until the script of the next has loaded. */}
        <SectionBoundary key={pathname}>
          <Suspense fallback={<SectionLoading />}>
            <Routes>
              {tabs.map(({ path, Content }) => (
                <Route key={path} path={path} element={<Content />} />
              ))}
              <Route index element={firstSection} />
              <Route path="*" element={pathname === loginPath ? firstSection : <NoSection />} />
            </Routes>
          </Suspense>
        </SectionBoundary>
      </Shell>
    </LiveData>
  );
}

function SectionLoading() {
  return (
    <div role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <Skeleton minHeight="240px" />
    </div>
  );
}

function NoSection() {
  return (
    <>
      <TabHead title={dashboard.title} />
      <Notice tone="danger">{messages.guard.section}</Notice>
    </>
  );
}
