type Stay = { nightlyCents: readonly { night: string; priceCents: number }[] }

/** What each night of a booking costs over all its rooms, in order. */
export function nightlyTotals(stays: readonly Stay[]): number[] {
  const totals = new Map<string, number>()
  for (const { night, priceCents } of stays.flatMap((stay) => stay.nightlyCents)) {
    totals.set(night, (totals.get(night) ?? 0) + priceCents)
  }
  return [...totals].sort(([a], [b]) => a.localeCompare(b)).map(([, cents]) => cents)
}
