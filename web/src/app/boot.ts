// The HTML of the page is complete: the scripts wait until everything visible is loaded, so that
// they do not compete with it on a slow network. What is to be filled in is worth little before.
const waiting = document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

// Named by its link: Vite puts its helper for imports, and with it a large file, before a module
// that imports by a path.
const client = document.querySelector<HTMLLinkElement>('link#client');

function start() {
  for (const link of waiting) link.rel = 'modulepreload';
  if (import.meta.env.DEV) void import('./client.tsx');
  else if (client) void import(/* @vite-ignore */ client.href);
}

if (waiting.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
