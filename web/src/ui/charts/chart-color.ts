/** spec §9: six colours, then again from the first. */
export function chartColor(index: number): string {
  return `var(--chart-${(index % 6) + 1})`
}
