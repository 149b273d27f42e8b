/** Steps instead of a gradient: each differs visibly from its neighbour, and text on it stays legible. */
const shares = [0.08, 0.25, 0.42, 0.6, 0.85, 1]

export type HeatStep = { fill: string; ink: string }

export const heatSteps: readonly HeatStep[] = shares.map((share) => ({
  fill: `color-mix(in srgb, var(--chart-1) ${share * 100}%, var(--color-surface))`,
  ink: share > 0.7 ? 'var(--color-on-primary)' : 'var(--color-text)',
}))

const noStep: HeatStep = { fill: 'var(--color-sunken)', ink: 'var(--color-muted)' }

export type HeatRange = { lowest: number; highest: number }

/** Ends of the scale are round figures. */
const roundTo = 5

/** From the lowest to the highest value there is, so that every step of colour is used. */
export function heatRange(values: readonly (number | null)[]): HeatRange {
  const known = values.filter((value) => value !== null)
  if (known.length === 0) return { lowest: 0, highest: roundTo }
  const lowest = Math.floor(Math.min(...known) / roundTo) * roundTo
  const highest = Math.ceil(Math.max(...known) / roundTo) * roundTo
  return { lowest, highest: Math.max(highest, lowest + roundTo) }
}

/** The position of a value between the lowest and the highest. */
export function heatStep(value: number | null, { lowest, highest }: HeatRange): HeatStep {
  if (value === null) return noStep
  const share = Math.min(1, Math.max(0, (value - lowest) / (highest - lowest)))
  return heatSteps[Math.min(heatSteps.length - 1, Math.floor(share * heatSteps.length))] ?? noStep
}
