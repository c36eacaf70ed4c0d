import { setGlobalOptions } from 'firebase-functions';
import { onRequest } from 'firebase-functions/https';
import { handleApi } from './api/handler.ts';
import { keepBodiesFromFramework } from './api/raw-body.ts';
import { callable } from './callable/callable.ts';
import * as commands from './commands/index.ts';
import { customTokenFor } from './data/accounts.ts';
import { region } from './settings.ts';

// The ceiling on instances is a ceiling on the bill.
setGlobalOptions({ region, maxInstances: 20, memory: '256MiB', timeoutSeconds: 60 });

// Each deployed function is a process of its own that loads this file; one of them is the API.
if (process.env['FUNCTION_TARGET'] === 'api') keepBodiesFromFramework();

export const createInscription = callable(commands.createInscription, (answer) => answer);

export const login = callable(commands.login, async ({ user }) => ({
  token: await customTokenFor(user.id),
  user,
}));

export const api = onRequest({ invoker: 'public', memory: '512MiB' }, handleApi);
