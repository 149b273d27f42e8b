import type { Quote } from '@roomlark/contract/bookings/booking-input'

type NightLine = { fromOn: string; nights: number; cents: number }

/** Nights in a row that cost the same, as one line. */
export function nightLines(nights: Quote['nights']): NightLine[] {
  const lines: NightLine[] = []
  for (const { night, priceCents } of nights) {
    const last = lines.at(-1)
    if (last?.cents === priceCents) last.nights += 1
    else lines.push({ fromOn: night, nights: 1, cents: priceCents })
  }
  return lines
}
