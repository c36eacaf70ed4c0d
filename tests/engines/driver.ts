import { once } from 'node:events';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { failuresFolder } from '../../emulators/paths.ts';
import { host } from '../../emulators/ports.ts';
import { findFirefox } from '../run/browser.ts';
import { suite } from '../suite.ts';

type Parameters = Readonly<Record<string, unknown>>;

/**
 * WebDriver commands: HTTP method, path, and name in Firefox's Marionette protocol.
 * Debian has no package of `geckodriver`, which translates between the two protocols.
 */
const commands = {
  setTimeouts: ['POST', 'timeouts', 'WebDriver:SetTimeouts'],
  resize: ['POST', 'window/rect', 'WebDriver:SetWindowRect'],
  open: ['POST', 'url', 'WebDriver:Navigate'],
  find: ['POST', 'element', 'WebDriver:FindElement'],
  click: ['POST', 'element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', 'element/{id}/value', 'WebDriver:ElementSendKeys'],
  run: ['POST', 'execute/sync', 'WebDriver:ExecuteScript'],
  screenshot: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
} as const;

/** Session of an engine. `send` rejects with the error of the engine. */
interface Session {
  readonly send: (command: keyof typeof commands, parameters: Parameters) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen({ host, port: 0 });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Retries `ask` every 100 ms for a minute, because a started process takes time. */
async function retry<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  const timeout = AbortSignal.timeout(60_000);
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (timeout.aborted) throw error;
      await sleep(100);
    }
  }
}

async function startWebKit(): Promise<Session> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { stdio: 'ignore' });
  const request = async (method: string, path: string, parameters?: Parameters) => {
    const response = await fetch(`http://${host}:${port}/session${path}`, {
      method,
      ...(parameters && { body: JSON.stringify(parameters) }),
    });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const capabilities = { alwaysMatch: {} };
  const { sessionId } = (await retry(() => request('POST', '', { capabilities }))) as {
    readonly sessionId: string;
  };
  return {
    send: (command, parameters) => {
      const [method, path] = commands[command];
      const commandPath = path.replace('{id}', String(parameters['id']));
      const body = method === 'POST' ? parameters : undefined;
      return request(method, `/${sessionId}/${commandPath}`, body);
    },
    end: async () => {
      await request('DELETE', `/${sessionId}`);
      driver.kill();
    },
  };
}

async function startFirefox(): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn(
    findFirefox() ?? 'firefox',
    ['--headless', '--marionette', '--no-remote', '--profile', profile],
    { stdio: 'ignore' },
  );
  const port = await retry(() => {
    const activePort = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!activePort) throw new Error('Firefox does not say where it listens.');
    return activePort;
  });
  const socket = connect(port, host);
  const waiting = new Map<number, (answer: { error: unknown; result: unknown }) => void>();
  let received = Buffer.alloc(0);
  // A message is its length in bytes, a colon, and JSON; the first message is a greeting.
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.toString('utf8', 0, start - 1));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end)) as unknown;
      received = received.subarray(end);
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, unknown, unknown];
      waiting.get(id)?.({ error, result });
      waiting.delete(id);
    }
  });
  let lastId = 0;
  const call = async (name: string, parameters: Parameters) => {
    const id = (lastId += 1);
    const message = JSON.stringify([0, id, name, parameters]);
    socket.write(`${Buffer.byteLength(message)}:${message}`);
    const { error, result } = await new Promise<{ error: unknown; result: unknown }>(
      (resolve) => waiting.set(id, resolve),
    );
    if (error) throw new Error(JSON.stringify(error));
    return (result as { readonly value?: unknown } | null)?.value;
  };
  await call('WebDriver:NewSession', {});
  return {
    send: (command, parameters) => call(commands[command][2], parameters),
    end: async () => {
      const ended = once(browser, 'exit');
      browser.kill();
      await ended;
      rmSync(profile, { recursive: true });
    },
  };
}

const starts = { WebKit: startWebKit, Firefox: startFirefox };

export const engineNames = ['WebKit', 'Firefox'] as const;

/** Opens a window of an engine on the suite's site. Commands wait for elements for a minute. */
export async function startEngine(name: keyof typeof starts) {
  const { send, end } = await starts[name]();
  const minute = 60_000;
  await send('setTimeouts', { implicit: minute, pageLoad: minute, script: minute });

  /** Id of the element at a CSS selector or an XPath. */
  const find = async (selector: string) => {
    const using = /^[/(]/.test(selector) ? 'xpath' : 'css selector';
    const found = (await send('find', { using, value: selector })) as Record<string, string>;
    return Object.values(found)[0];
  };
  return {
    end,
    find,
    open: (path: string) => send('open', { url: suite.origin('hosting') + path }),
    resize: (width: number) => send('resize', { width, height: 900 }),
    /** Clicks an element, again when a render replaced the element in between. */
    click: (selector: string) =>
      retry(async () => {
        const id = await find(selector);
        // WebKit clicks the final place of the element before smooth scrolling has ended.
        const script = 'document.documentElement.style.scrollBehavior = "auto"';
        await send('run', { script, args: [] });
        return send('click', { id });
      }),
    /** Types into a field; a file input takes the path of its file. */
    type: async (selector: string, text: string) =>
      send('type', { id: await find(selector), text }),
    /** Calls `inPage` in the page, without the variables around `inPage`. */
    run: <Args extends readonly unknown[], Answer>(
      inPage: (...args: Args) => Answer,
      ...args: Args
    ) =>
      send('run', {
        script: `return (${String(inPage)})(...arguments)`,
        args,
      }) as Promise<Answer>,
    /** Saves a screenshot beside the screenshots of the journeys. */
    keepScreenshot: async () => {
      const picture = (await send('screenshot', { full: false })) as string;
      mkdirSync(failuresFolder, { recursive: true });
      writeFileSync(join(failuresFolder, `${name}.png`), picture, 'base64');
    },
  };
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;
