/** Vite's development server, in front of the suite's Hosting. Arguments: its port, Hosting's. */
import { createServer } from 'vite';
import { host } from './ports.ts';

const [vitePort, hostingPort] = process.argv.slice(2).map(Number);

const server = await createServer({
  root: process.cwd(),
  clearScreen: false,
  server: {
    host,
    ...(vitePort === undefined ? {} : { port: vitePort }),
    strictPort: true,
    proxy: { '/api': `http://${host}:${hostingPort ?? ''}` },
  },
});
await server.listen();
server.printUrls();
