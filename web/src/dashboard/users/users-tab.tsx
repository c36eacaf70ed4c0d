import { usersTab } from '../../content/dashboard/users.ts';
import { TabHead } from '../shared/tab-head.tsx';

export function UsersTab() {
  return <TabHead title={usersTab.title} />;
}
