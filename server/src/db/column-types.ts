/**
 * Overrides the parsing of postgres.js: a `date` is a calendar day rather than an instant, and what is counted or summed
 * (`bigint`, `numeric`) is a number.
 */
export const columnTypes = {
  day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (text: string) => text },
  bigint: { to: 20, from: [20], serialize: String, parse: parseNumber },
  numeric: { to: 1700, from: [1700], serialize: String, parse: parseNumber },
}

/** An amount of money that a number cannot hold to the cent is refused rather than rounded. */
function parseNumber(text: string): number {
  const value = Number(text)
  if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value
  throw new RangeError(`${text} does not fit into a number`)
}
