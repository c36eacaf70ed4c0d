import type { Role } from '@centre/domain/permissions';
import { ChakraProvider } from '@chakra-ui/react';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { AuthProvider } from '../../web/src/dashboard/session/session-context.tsx';
import { Guard } from '../../web/src/dashboard/session/guard.tsx';
import { ShellHead } from '../../web/src/dashboard/shell-head.tsx';
import { dashboardSystem } from '../../web/src/dashboard/ui/theme.ts';
import { ToastList } from '../../web/src/dashboard/ui/toast-list.tsx';
import { subscribeToSession, type Session } from '../../web/src/data/session/session.ts';

export const uidOf = (role: Role) => `uid-${role}`;

const memberOf = (role: Role): Session => ({
  status: 'signedIn',
  member: { id: uidOf(role), username: role.toLowerCase(), role },
});

let tell: (session: Session) => void;

/** Ends the session, or lets another member begin one. */
export const changeSession = (session: Role | 'signedOut') =>
  act(() => tell(session === 'signedOut' ? { status: session } : memberOf(session)));

/** Shows a section of the dashboard to a member of that role, with the head of the dashboard above it. */
export function mountSection(section: ReactElement, role: Role): UserEvent {
  vi.mocked(subscribeToSession).mockImplementation((listener) => {
    tell = listener;
    listener(memberOf(role));
    return vi.fn();
  });
  return mountGuarded(section);
}

/** Shows a section of the dashboard behind its guard, as the session says. */
export function mountGuarded(section: ReactElement): UserEvent {
  render(
    <ChakraProvider value={dashboardSystem}>
      <BrowserRouter>
        <AuthProvider>
          <Guard>
            {(member) => (
              <>
                <ShellHead member={member} />
                {section}
              </>
            )}
          </Guard>
          <ToastList />
        </AuthProvider>
      </BrowserRouter>
    </ChakraProvider>,
  );
  return userEvent.setup({ delay: null });
}

/** Result of a successful read of a list. */
export const listResult = <Item,>(items: readonly Item[]) =>
  ({ status: 'success', items, isPrevious: false, reload: vi.fn() }) as const;

/** A control of the form that is open. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

/** Text of the screen, or of a part of it such as a dialog. */
type Part = Pick<typeof screen, 'getByRole'>;

/** A button by all that is written on it. */
export const button = (name: string, part: Part = screen) => part.getByRole('button', { name });

/** The dialog of that title, once it is there. */
export const findDialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** Types over what stands in a field. */
export async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}
