import { roleLabels } from '@centre/domain/permissions';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { messages } from './messages.ts';
import type { Options } from './options.ts';
import { host, type Ports } from './ports.ts';

/** Prints the addresses, the demonstration accounts, and how to stop. */
export function printWelcome({ dev, dataFolder }: Options, ports: Ports, ui: boolean): void {
  const at = (label: string, port: number, path = '') =>
    [label, `http://${host}:${port}${path}`] as const;
  const places = [
    ...(dev ? [at(messages.viteSite, ports.vite)] : []),
    at(messages.site, ports.hosting),
    at(messages.dashboard, ports.hosting, '/dashboard'),
    ...(ui ? [at(messages.ui, ports.ui)] : []),
  ];
  const width = Math.max(...places.map(([label]) => label.length));
  const accounts = demoAccounts.map(({ username, role, isActive }) => {
    const note = isActive ? '' : ` (${messages.inactive})`;
    return `  ${username.padEnd(12)}${role.padEnd(22)}${roleLabels[role].name}${note}`;
  });
  console.log(
    [
      `\n${messages.ready}`,
      ...places.map(([label, address]) => `  ${label.padEnd(width)}  ${address}`),
      `\n${messages.accounts} (${messages.samePassword(demoPassword)})`,
      ...accounts,
      `\n${dataFolder === undefined ? messages.howToStopEphemeral : messages.howToStop}`,
    ].join('\n'),
  );
}
