import { roleLabels } from '@centre/domain/permissions';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { messages } from './messages.ts';
import { say } from './output.ts';
import { host, type Ports } from './ports.ts';

const url = (port: number, path = '') => `http://${host}:${port}${path}`;

export interface Offer {
  readonly ui: boolean;
  readonly dev: boolean;
  readonly saves: boolean;
}

/** Says where to click, who one can be, and how to stop. */
export function welcome(ports: Ports, { ui, dev, saves }: Offer): void {
  const places = [
    ...(dev ? [[messages.viteSite, url(ports.vite)]] : []),
    [messages.site, url(ports.hosting)],
    [messages.dashboard, url(ports.hosting, '/dashboard')],
    ...(ui ? [[messages.ui, url(ports.ui)]] : []),
  ];
  const width = Math.max(...places.map(([label = '']) => label.length));
  say();
  say(messages.ready);
  for (const [label = '', address = ''] of places) {
    say(`  ${label.padEnd(width)}  ${address}`);
  }
  say();
  say(`${messages.accounts} (${messages.samePassword(demoPassword)})`);
  for (const { username, role, isActive } of demoAccounts) {
    const note = isActive ? '' : ` (${messages.inactive})`;
    say(`  ${username.padEnd(12)}${role.padEnd(22)}${roleLabels[role].name}${note}`);
  }
  say();
  say(saves ? messages.howToStop : messages.howToStopEphemeral);
}
