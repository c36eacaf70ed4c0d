/** Where the service worker finds what it shows instead of a page that it does not have. */
export const offlineFile = 'modeles/hors-ligne.html';
