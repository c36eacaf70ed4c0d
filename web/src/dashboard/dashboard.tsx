import { messages } from '@centre/domain/messages';
import { Heading } from '@chakra-ui/react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { dashboard } from '../content/dashboard/shell.ts';
import { LiveData } from '../data/live.tsx';
import type { ConnectedMember } from '../data/session.ts';
import { Notice } from '../ui/notice.tsx';
import { AuthProvider } from './session/auth-context.tsx';
import { Guard } from './session/guard.tsx';
import { Shell } from './shell.tsx';
import { tabsFor } from './tabs.ts';

/** The whole dashboard: the guard, then the sections that the member may see. */
export function Dashboard() {
  return (
    <AuthProvider>
      <Guard>{(member) => <Sections member={member} />}</Guard>
    </AuthProvider>
  );
}

function Sections({ member }: { readonly member: ConnectedMember }) {
  const tabs = tabsFor(member.role);
  const [first] = tabs;
  return (
    <LiveData account={member.id}>
      <Shell member={member} tabs={tabs}>
        <Routes>
          {tabs.map(({ path, Content }) => (
            <Route key={path} path={path} element={<Content />} />
          ))}
          <Route index element={first ? <Navigate to={first.path} replace /> : <NoSection />} />
          <Route path="*" element={<NoSection />} />
        </Routes>
      </Shell>
    </LiveData>
  );
}

function NoSection() {
  return (
    <>
      <Heading as="h1" fontSize="xl" marginBottom="4">
        {dashboard.title}
      </Heading>
      <Notice tone="danger">{messages.guard.section}</Notice>
    </>
  );
}
