const collator = new Intl.Collator('en', { numeric: true })

/** Sorts room numbers as they appear along the corridor: 9 before 10, and 10 before 10a. */
export function byNumber(a: string, b: string): number {
  return collator.compare(a, b)
}
