// The HTML of the page is complete: the scripts wait until everything visible is loaded, so that
// they do not compete with it on a slow network. What is to be filled in is worth little before.
const waiting = document.querySelectorAll<HTMLLinkElement>('link[data-rel]');

function start() {
  for (const link of waiting) link.rel = 'modulepreload';
  void import('./client.tsx');
}

if (waiting.length === 0 || document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
