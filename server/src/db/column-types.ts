/**
 * Overrides the parsing of postgres.js: a `date` is a calendar day rather than an instant, and a `bigint` (an
 * amount of money) fits into a number.
 */
export const columnTypes = {
  day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (text: string) => text },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
}
