export type VatLine = { vatBps: number; netCents: number; vatCents: number; grossCents: number }

/**
 * Returns how much of some charges is VAT, by rate, highest first. It is computed once per rate from the sum of the
 * amounts and rounded half up. VAT that was charged itself and amounts without VAT are left out.
 */
export function summarizeVat(
  vatIncluded: boolean,
  charges: readonly { kind: string; amountCents: number; vatBps: number | null }[],
): VatLine[] {
  const sums = new Map<number, number>()
  for (const { kind, amountCents, vatBps } of charges) {
    if (kind === 'vat' || vatBps === null) continue
    sums.set(vatBps, (sums.get(vatBps) ?? 0) + amountCents)
  }
  return [...sums]
    .sort(([a], [b]) => b - a)
    .map(([vatBps, cents]) => {
      const vatCents = vatIncluded ? vatIn(cents, vatBps) : vatOn(cents, vatBps)
      return vatIncluded
        ? { vatBps, netCents: cents - vatCents, vatCents, grossCents: cents }
        : { vatBps, netCents: cents, vatCents, grossCents: cents + vatCents }
    })
}

export function toBps(percent: number): number {
  return Math.round(percent * 100)
}

export function vatIn(cents: number, bps: number): number {
  return quotient(cents, bps, 10_000 + bps)
}

export function vatOn(cents: number, bps: number): number {
  return quotient(cents, bps, 10_000)
}

/** Returns `cents × factor ÷ divisor`, rounded half up without floating point. */
export function quotient(cents: number, factor: number, divisor: number): number {
  const doubled = 2 * cents * factor + divisor
  // BigInt takes much longer and is needed only beyond 2^53.
  if (Number.isSafeInteger(doubled)) return (doubled - (doubled % (2 * divisor))) / (2 * divisor)
  return Number((2n * BigInt(cents) * BigInt(factor) + BigInt(divisor)) / BigInt(2 * divisor))
}
