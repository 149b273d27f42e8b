/**
 * How columns arrive where postgres.js would do otherwise: a `date` is a day on a calendar, not an instant,
 * and a `bigint` (amounts of money) fits a number.
 */
export const columnTypes = {
  day: { to: 1082, from: [1082], serialize: (day: string) => day, parse: (text: string) => text },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
}
