/** Names that apps put into the user agent of the browser inside them. */
const apps =
  /FBA[NV]|FB_IAB|Instagram|WhatsApp|Messenger|Telegram|Snapchat|TikTok|musical_ly|Bytedance|LinkedInApp|Line\//;

/**
 * Whether the page is shown by an app such as Facebook, whose browser drops what is downloaded.
 * Other apps are known by what their system says of a page in an app: Android writes `wv`, and
 * iOS leaves out `Safari`.
 */
export function isInApp(userAgent: string): boolean {
  const isIos = /\((iPhone|iPad|iPod)/.test(userAgent);
  return (
    apps.test(userAgent) ||
    userAgent.includes('; wv)') ||
    (isIos && !/ (Safari|CriOS|FxiOS|EdgiOS)\//.test(userAgent))
  );
}
