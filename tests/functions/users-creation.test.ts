import { messages } from '@centre/domain/messages/messages';
import { assignableRoles } from '@centre/domain/permissions';
import { describe, expect, it } from 'vitest';
import { callableSession, newUser } from './members.ts';
import { aChief, channelsOf, createdBy, failure, isoDate } from './user-entry-points.ts';

describe.each(channelsOf(aChief()))('creating a user through $channel', (channel) => {
  const { create, created } = channel;

  it('answers with all that the table shows, and nothing else', async () => {
    const request = newUser();
    const { status, body } = await create(request);
    expect({ status, body }).toEqual({
      status: created,
      body: {
        success: true,
        user: {
          id: expect.any(String) as string,
          username: request.username,
          email: request.email,
          role: 'VIEWER',
          isActive: true,
          lastLogin: null,
          createdAt: isoDate,
          canBeDeleted: true,
        },
      },
    });
  });

  it.each(assignableRoles)('makes a %s who can log in', async (role) => {
    const { username, password } = await createdBy(channel, { role });
    const { user } = await callableSession(username, password);
    expect(user).toMatchObject({ username, role, isActive: true });
  });

  it.each([
    ['as it is', (name: string) => name],
    ['in capitals', (name: string) => name.toUpperCase()],
    ['without its accents', (name: string) => name.replace('é', 'e')],
  ])('is refused for a name that is taken, sent %s', async (_, spelling) => {
    const { username } = await createdBy(channel, {
      username: `é${newUser().username.slice(0, 35)}`,
    });
    const { status, body } = await create(newUser({ username: spelling(username) }));
    expect({ status, body }).toEqual({
      status: 409,
      body: failure(messages.user.usernameTaken, 'username'),
    });
  });
});
