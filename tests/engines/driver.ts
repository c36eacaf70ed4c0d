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
 * The commands of WebDriver that the tests need: their paths over HTTP, and what Firefox calls them.
 * Its own protocol says the same in other envelopes; `geckodriver`, which translates between the
 * two, is no package of Debian's.
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

/** A session in which commands are answered, or rejected with what the engine says of them. */
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

/** Asks until there is an answer: what was started takes its time. */
async function patiently<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  const giveUp = AbortSignal.timeout(60_000);
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (giveUp.aborted) throw error;
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
  const { sessionId } = (await patiently(() => request('POST', '', { capabilities }))) as {
    readonly sessionId: string;
  };
  return {
    send: (command, parameters) => {
      const [method, path] = commands[command];
      const own = path.replace('{id}', String(parameters['id']));
      const body = method === 'POST' ? parameters : undefined;
      return request(method, `/${sessionId}/${own}`, body);
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
  const port = await patiently(() => {
    const said = Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'));
    if (!said) throw new Error('Firefox does not say where it listens.');
    return said;
  });
  const socket = connect(port, host);
  const waiting = new Map<number, (answer: { error: unknown; result: unknown }) => void>();
  let received = Buffer.alloc(0);
  // A message is its length in bytes, a colon, and JSON. The first one only greets.
  socket.on('data', (some) => {
    received = Buffer.concat([received, some]);
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
  let last = 0;
  const call = async (name: string, parameters: Parameters) => {
    const id = (last += 1);
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

/** A window of an engine, on the site of the suite. What it looks for it waits for, for a minute. */
export async function startEngine(name: keyof typeof starts) {
  const { send, end } = await starts[name]();
  const minute = 60_000;
  await send('setTimeouts', { implicit: minute, pageLoad: minute, script: minute });

  /** The element at a CSS selector or an XPath. */
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
    /** Clicks again on what was drawn anew in between. */
    click: (selector: string) =>
      patiently(async () => {
        const id = await find(selector);
        // WebKit clicks where the element will be, while the page still scrolls there.
        const script = 'document.documentElement.style.scrollBehavior = "auto"';
        await send('run', { script, args: [] });
        return send('click', { id });
      }),
    /** Types; into the choice of a file, its path. */
    type: async (selector: string, text: string) =>
      send('type', { id: await find(selector), text }),
    /** Calls a function in the page, which knows nothing of what is around it here. */
    run: <Args extends readonly unknown[], Answer>(
      inPage: (...args: Args) => Answer,
      ...args: Args
    ) =>
      send('run', {
        script: `return (${String(inPage)})(...arguments)`,
        args,
      }) as Promise<Answer>,
    /** Keeps what it shows, beside the screenshots of the journeys. */
    keepScreenshot: async () => {
      const picture = (await send('screenshot', { full: false })) as string;
      mkdirSync(failuresFolder, { recursive: true });
      writeFileSync(join(failuresFolder, `${name}.png`), picture, 'base64');
    },
  };
}

export type Engine = Awaited<ReturnType<typeof startEngine>>;
