/** How long somebody who asked to be deleted can come back. */
export const graceMs = 14 * 24 * 60 * 60 * 1000
