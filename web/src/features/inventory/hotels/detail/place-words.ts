import { zoneOffset } from '../../../../lib/format-date.ts'
import { numberFormat } from '../../../../lib/format-number.ts'

const currencies = new Intl.DisplayNames('en', { type: 'currency' })

/** `Euro (EUR)` */
export function currencyWords(code: string): string {
  return `${currencies.of(code)} (${code})`
}

/** `Europe/Rome (GMT+2)` */
export function timeZoneWords(timeZone: string, at: Date): string {
  return `${timeZone.replaceAll('_', ' ')} (${zoneOffset(timeZone, at)})`
}

const degrees = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 4 })

/** `40.6281° N, 14.4850° E` */
export function coordinateWords(latitude: number, longitude: number): string {
  const say = (value: number, [positive, negative]: readonly [string, string]) =>
    `${degrees(Math.abs(value))}° ${value < 0 ? negative : positive}`
  return `${say(latitude, ['N', 'S'])}, ${say(longitude, ['E', 'W'])}`
}
