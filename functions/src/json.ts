/** `value` as both channels send it: dates as ISO strings, absent fields left out. */
export function toJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value)) as unknown;
}
