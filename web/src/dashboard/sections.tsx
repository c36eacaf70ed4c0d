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

/** Everything behind the guard: the sections that the member may see. */
export function Sections({ member, hasLoggedIn }: SectionsProps) {
  const tabs = tabsFor(member.role);
  const first = firstTabFor(member.role);
  const { pathname } = useLocation();
  // Where somebody logged in may be what another member left.
  const [entrance] = useState(hasLoggedIn ? pathname : '');
  const toFirst = first ? <Navigate to={`/${first.path}`} replace /> : <NoSection />;
  return (
    <LiveData account={member.id}>
      <Shell member={member} tabs={tabs}>
        {/* A place of its own for each section: else the former one stays, as if nothing had
            been clicked, until the script of the next has come. */}
        <SectionBoundary key={pathname}>
          <Suspense fallback={<Loading />}>
            <Routes>
              {tabs.map(({ path, Content }) => (
                <Route key={path} path={path} element={<Content />} />
              ))}
              <Route index element={toFirst} />
              <Route path="*" element={pathname === entrance ? toFirst : <NoSection />} />
            </Routes>
          </Suspense>
        </SectionBoundary>
      </Shell>
    </LiveData>
  );
}

function Loading() {
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
