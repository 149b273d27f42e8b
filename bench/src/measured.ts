/** Each run has servers of its own: one number does not say how much it differs from run to run. */
export const runs = 3

/** The same before every measurement, whatever was measured before it: the compiler needs this long to be done. */
export const warmUpMs = 4000

/** By what was measured, one value for each run. */
export type Measured = Map<string, number[]>

export function add(measured: Measured, name: string, value: number): void {
  measured.set(name, [...(measured.get(name) ?? []), value])
}

export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** The median of the runs, with the least and the most of them. */
export function spread(values: readonly number[], unit = ''): string {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return `${medianOf(values).toFixed(2)}${unit} (${least.toFixed(2)} to ${most.toFixed(2)})`
}
