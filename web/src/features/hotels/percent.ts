const decimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

/** `15%`, `12.5%` */
export function percent(rate: number): string {
  return `${decimals.format(rate)}%`
}
