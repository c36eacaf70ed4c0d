const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` as it is written in HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** `data` as the content of a script element that is only read; nothing in it can end that. */
export function jsonForHtml(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
