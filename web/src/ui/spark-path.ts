type Point = { x: number; y: number }

/** Room for the width of the line, and for the dot at its end. */
const margin = 3

/** A smooth line through all values that never swings beyond them; level where they are all the same. */
export function sparkPath(
  values: readonly number[],
  width: number,
  height: number,
): { path: string; end: Point | undefined } {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, at) => ({
    x: round(margin + (at / Math.max(1, values.length - 1)) * (width - 2 * margin)),
    y: round(
      most === least
        ? height / 2
        : height - margin - ((value - least) / (most - least)) * (height - 2 * margin),
    ),
  }))
  const path = points
    .map((point, at) => {
      const before = points[at - 1]
      if (!before) return `M${point.x} ${point.y}`
      // Level at each value: the curve turns there and nowhere else.
      const middle = round((before.x + point.x) / 2)
      return `C${middle} ${before.y} ${middle} ${point.y} ${point.x} ${point.y}`
    })
    .join('')
  return { path, end: points.at(-1) }
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
