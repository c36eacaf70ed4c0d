const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** Lighthouse settings of a modest phone; `speed.ts` passes the network as options. */
export default {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    formFactor: 'mobile',
    screenEmulation: { ...screen, mobile: true, disabled: false },
    throttlingMethod: 'devtools',
    // A page without requests for two seconds counts as loaded.
    networkQuietThresholdMs: 2000,
    cpuQuietThresholdMs: 1000,
    pauseAfterFcpMs: 1000,
    pauseAfterLoadMs: 1000,
    maxWaitForLoad: 60_000,
  },
};
