import { invalidatePublic } from './public/freshness.ts';

/** Name of the window event, and of the channel to other tabs, for changed testimonials. */
const name = 'temoignages-updated';

/** Notifies every open page of this browser that testimonials changed. */
export function announceTemoignages(): void {
  dispatchEvent(new Event(name));
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` at each change, in any tab; returns a function that unsubscribes. */
export function subscribeToTemoignages(listener: () => void): () => void {
  const onUpdate = () => {
    invalidatePublic();
    listener();
  };
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', onUpdate);
  addEventListener(name, onUpdate);
  return () => {
    channel.close();
    removeEventListener(name, onUpdate);
  };
}
