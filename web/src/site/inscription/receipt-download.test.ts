import { describe, expect, it } from 'vitest';
import { isInApp } from './receipt-download.tsx';

const android = 'Mozilla/5.0 (Linux; Android 11; TECNO KF6i';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_7 like Mac OS X) AppleWebKit/605.1.15';
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Mobile Safari/537.36';

describe('isInApp', () => {
  it.each([
    ['Facebook', `${android}; wv) ${chrome} [FB_IAB/FB4A;FBAV/400.0.0.37.76;]`],
    ['an older Facebook', `${android}) ${chrome} [FBAN/EMA;FBLC/fr_FR;FBAV/300.0.0.10.5;]`],
    ['another Android app', `${android} Build/RP1A; wv) ${chrome}`],
    ['WhatsApp', `${android}) ${chrome} WhatsApp/2.23.20.76`],
    ['Instagram on an iPhone', `${iphone} (KHTML, like Gecko) Mobile/15E148 Instagram 290.0`],
    ['another iPhone app', `${iphone} (KHTML, like Gecko) Mobile/15E148`],
  ])('returns true for %s', (_, userAgent) => {
    expect(isInApp(userAgent)).toBe(true);
  });

  it.each([
    ['Chrome', `${android}) ${chrome}`],
    ['Samsung Internet', `${android}) SamsungBrowser/20.0 ${chrome}`],
    ['Safari', `${iphone} (KHTML, like Gecko) Version/15.6 Mobile/15E148 Safari/604.1`],
    [
      'Chrome on an iPhone',
      `${iphone} (KHTML, like Gecko) CriOS/112.0 Mobile/15E148 Safari/604.1`,
    ],
    ['Firefox', 'Mozilla/5.0 (Android 11; Mobile; rv:102.0) Gecko/102.0 Firefox/102.0'],
    [
      'Chrome on a desktop',
      'Mozilla/5.0 (Windows NT 6.1; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/109.0.0.0 Safari/537.36',
    ],
  ])('returns false for %s', (_, userAgent) => {
    expect(isInApp(userAgent)).toBe(false);
  });
});
