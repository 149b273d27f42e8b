const hourMs = 3_600_000

/** While trouble lasts, administrators are reminded once a day. */
const remindMs = 24 * hourMs
/** Something that fails, recovers and fails again within this time counts as one trouble. */
const recoveredMs = 6 * hourMs

export type KnownTrouble = { notifiedAt: Date; wellSince: Date | null }

/**
 * Returns what is known about a kind of trouble after another check, and whether to notify administrators
 * now.
 */
export function nextTrouble(
  known: KnownTrouble | null,
  isWell: boolean,
  now: Date,
): { known: KnownTrouble | null; notifies: boolean } {
  if (isWell) return { known: known && { ...known, wellSince: known.wellSince ?? now }, notifies: false }
  const since = (at: Date | null) => (at === null ? 0 : now.getTime() - at.getTime())
  const isKnown = known !== null && since(known.wellSince) < recoveredMs && since(known.notifiedAt) < remindMs
  return isKnown
    ? { known: { ...known, wellSince: null }, notifies: false }
    : { known: { notifiedAt: now, wellSince: null }, notifies: true }
}
