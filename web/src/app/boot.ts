// The page is already whole as HTML: what makes it interactive waits until everything
// that is shown has been loaded, so that it never competes with it on a slow network.
function start() {
  void import('./client.tsx');
}

if (document.readyState === 'complete') start();
else addEventListener('load', start, { once: true });
