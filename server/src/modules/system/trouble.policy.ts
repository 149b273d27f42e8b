const hourMs = 3_600_000

/** While it lasts, administrators are reminded once a day. */
const remindMs = 24 * hourMs
/** What fails, recovers and fails again within this time is one trouble. */
const recoveredMs = 6 * hourMs

export type KnownTrouble = { notifiedAt: Date; wellSince: Date | null }

/** What is known of a kind of trouble after another look, and whether administrators are notified now. */
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
