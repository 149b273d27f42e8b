export type Spot = { x: number; y: number }

/**
 * A smooth line through all spots that rises and falls only where they do: cubic pieces whose slopes are limited as by
 * Fritsch and Carlson, which charts call monotone.
 */
export function monotonePath(spots: readonly Spot[]): string {
  const slopes = slopesOf(spots)
  return spots
    .map((spot, at) => {
      const before = spots[at - 1]
      if (!before) return `M${text(spot)}`
      const third = (spot.x - before.x) / 3
      const first = { x: before.x + third, y: before.y + third * (slopes[at - 1] ?? 0) }
      const second = { x: spot.x - third, y: spot.y - third * (slopes[at] ?? 0) }
      return `C${text(first)} ${text(second)} ${text(spot)}`
    })
    .join('')
}

export function straightPath(spots: readonly Spot[]): string {
  return spots.map((spot, at) => `${at === 0 ? 'M' : 'L'}${text(spot)}`).join('')
}

function slopesOf(spots: readonly Spot[]): number[] {
  const rises = spots.slice(1).map((spot, at) => {
    const before = spots[at] ?? spot
    return (spot.y - before.y) / (spot.x - before.x)
  })
  return spots.map((_, at) => {
    const [before, after] = [rises[at - 1] ?? rises[at] ?? 0, rises[at] ?? rises[at - 1] ?? 0]
    if (before * after <= 0) return 0
    const mean = (before + after) / 2
    return Math.sign(mean) * Math.min(Math.abs(mean), 3 * Math.abs(before), 3 * Math.abs(after))
  })
}

function text({ x, y }: Spot): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}

/** The runs of a line between the points that have no figure. */
export function unbroken(spots: readonly (Spot | null)[]): Spot[][] {
  const runs: Spot[][] = [[]]
  for (const spot of spots) {
    if (spot) runs.at(-1)?.push(spot)
    else runs.push([])
  }
  return runs.filter((run) => run.length > 0)
}
