/** Calls `load` until it succeeds: again after `seconds`, then after twice as long each time. */
export async function untilLoaded<T>(load: () => Promise<T>, seconds = 1): Promise<T> {
  try {
    return await load();
  } catch (error) {
    console.warn('A script could not be loaded.', error);
    document.getElementById('without-scripts')?.style.setProperty('animation-delay', '0s');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return untilLoaded(load, Math.min(2 * seconds, 30));
  }
}
