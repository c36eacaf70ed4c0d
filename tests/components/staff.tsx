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

let emitSession: (session: Session) => void;

/** Ends the session, or starts the session of a member with that role. */
export const changeSession = (session: Role | 'signedOut') =>
  act(() => emitSession(session === 'signedOut' ? { status: session } : memberOf(session)));

/** Shows a section of the dashboard, below its head, to a member with `role`. */
export function mountSection(section: ReactElement, role: Role): UserEvent {
  vi.mocked(subscribeToSession).mockImplementation((listener) => {
    emitSession = listener;
    listener(memberOf(role));
    return vi.fn();
  });
  return mountGuarded(section);
}

/** Shows a section of the dashboard behind the guard of the session. */
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

/** Control of the open form. @throws when absent. */
export function field(name: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`form [name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
}

/** Queries of the screen, or of a part such as a dialog. */
type Part = Pick<typeof screen, 'getByRole'>;

/** Button by its full name. */
export const button = (name: string, part: Part = screen) => part.getByRole('button', { name });

/** Waits for the dialog with the title `name`. Returns its queries. */
export const findDialog = async (name: string) =>
  within(await screen.findByRole('dialog', { name }));

/** Replaces the value of a field with `text`. */
export async function fill(user: UserEvent, name: string, text: string): Promise<void> {
  await user.clear(field(name));
  if (text !== '') await user.paste(text);
}
