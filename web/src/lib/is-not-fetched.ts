/** Tells a script that never arrived from a fault in one that did. Each browser has its own words for it. */
export function isNotFetched(error: unknown): boolean {
  return /module|preload/.test(String(error))
}
