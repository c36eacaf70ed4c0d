const screen = { width: 412, height: 823, deviceScaleFactor: 1.75 };

/** A modest phone; the network comes with the command. */
export default {
  extends: 'lighthouse:default',
  settings: {
    onlyCategories: ['performance'],
    disableFullPageScreenshot: true,
    formFactor: 'mobile',
    screenEmulation: { ...screen, mobile: true, disabled: false },
    throttlingMethod: 'devtools',
    // A page that has fetched nothing for two seconds has fetched what it wants.
    networkQuietThresholdMs: 2000,
    cpuQuietThresholdMs: 1000,
    pauseAfterFcpMs: 1000,
    pauseAfterLoadMs: 1000,
    maxWaitForLoad: 60_000,
  },
};
