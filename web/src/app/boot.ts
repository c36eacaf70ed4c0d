// The HTML of the page is complete: the scripts wait until everything visible is loaded, so that
// they do not compete with it on a slow network.
function start() {
  void import('./client.tsx');
}

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
