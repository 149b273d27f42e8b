/** Steps rather than a slope: a step can be told from its neighbour, and its text be read on it. */
const shares = [0.08, 0.25, 0.42, 0.6, 0.85, 1]

export type HeatStep = { fill: string; ink: string }

export const heatSteps: readonly HeatStep[] = shares.map((share) => ({
  fill: `color-mix(in srgb, var(--chart-1) ${share * 100}%, var(--color-surface))`,
  ink: share > 0.7 ? 'var(--color-on-primary)' : 'var(--color-text)',
}))

const noStep: HeatStep = { fill: 'var(--color-sunken)', ink: 'var(--color-muted)' }

/** Where a value stands between nothing and the highest. */
export function heatStep(value: number | null, highest: number): HeatStep {
  if (value === null) return noStep
  const share = highest > 0 ? Math.min(1, Math.max(0, value / highest)) : 0
  return heatSteps[Math.min(heatSteps.length - 1, Math.floor(share * heatSteps.length))] ?? noStep
}
