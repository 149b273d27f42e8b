const currencies = new Intl.DisplayNames('en', { type: 'currency' })

/** `Euro (EUR)` */
export function currencyWords(code: string): string {
  return `${currencies.of(code)} (${code})`
}

/** `Europe/Rome (GMT+2)` */
export function timeZoneWords(timeZone: string, at: Date): string {
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `${timeZone.replaceAll('_', ' ')} (${offset})`
}

/** `40.6281° N, 14.4850° E` */
export function coordinateWords(latitude: number, longitude: number): string {
  const say = (value: number, [positive, negative]: readonly [string, string]) =>
    `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`
  return `${say(latitude, ['N', 'S'])}, ${say(longitude, ['E', 'W'])}`
}
