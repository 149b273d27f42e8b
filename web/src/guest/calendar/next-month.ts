/** The first of the month after, or so many months away. */
export function nextMonth(first: string, by = 1): string {
  const [year = 0, month = 0] = first.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + by, 1)).toISOString().slice(0, 10)
}
