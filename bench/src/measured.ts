/**
 * Each run has its own servers, because a single number does not show how much results vary from run to run.
 */
export const runs = 3

/** Every measurement is preceded by the same warm-up, which is how long the compiler needs. */
export const warmUpMs = 4000

/** Maps what was measured to one value per run. */
export type Measured = Map<string, number[]>

export function add(measured: Measured, name: string, value: number): void {
  measured.set(name, [...(measured.get(name) ?? []), value])
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Returns the median of the runs with the lowest and the highest. */
export function spread(values: readonly number[], unit = ''): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${medianOf(values).toFixed(2)}${unit} (${least.toFixed(2)} to ${most.toFixed(2)})`
}
