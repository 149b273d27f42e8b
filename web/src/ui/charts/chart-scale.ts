/** More than this is hard to read (LANGUAGE, charts). */
const mostTicks = 5

const steps = [1, 2, 2.5, 5, 10]

/** Round values from zero, or from below the lowest figure, to above the highest. */
export function ticksFor(values: readonly number[], isWhole: boolean): number[] {
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  // Nothing but zeros still gets an axis.
  const span = most - least || mostTicks - 1
  const magnitude = 10 ** Math.floor(Math.log10(span / (mostTicks - 1)))
  for (const step of [...steps, ...steps.map((one) => one * 10)].map((one) => round(one * magnitude))) {
    if (isWhole && !Number.isInteger(step)) continue
    const from = Math.floor(least / step)
    const count = Math.ceil((most === least ? span : most) / step) - from + 1
    if (count <= mostTicks) return Array.from({ length: count }, (_, at) => round((from + at) * step))
  }
  return [least, most]
}

/** Takes back what floating point adds: 0.30000000000000004 is 0.3. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}

/** Maps values to pixels, the highest to the top. */
export function heightsFor(ticks: readonly number[], top: number, bottom: number): (value: number) => number {
  const [least = 0, most = 1] = [ticks[0], ticks.at(-1)]
  return (value) => bottom - ((value - least) / (most - least || 1)) * (bottom - top)
}
