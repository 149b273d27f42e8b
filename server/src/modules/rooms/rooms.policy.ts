const collator = new Intl.Collator('en', { numeric: true })

/** Room numbers in the order of the corridor: 9 before 10, 10 before 10a. */
export function byNumber(a: string, b: string): number {
  return collator.compare(a, b)
}
