import { invalidatePublic } from './public/freshness.ts';

/** Name of the event, in this window and in other tabs, that testimonials changed. */
const name = 'temoignages-updated';

/** Tells every open page of this browser that the testimonials changed. */
export function announceTemoignages(): void {
  dispatchEvent(new Event(name));
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

/** Calls `listener` at each change, here or in another tab, until the returned function is called. */
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
