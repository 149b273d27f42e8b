import { say } from '@roomlark/contract/say'
import { zoneOffset } from '../../../../lib/format-date.ts'
import { numberFormat } from '../../../../lib/format-number.ts'

/** `Europe/Rome (GMT+2)` */
export function timeZoneWords(timeZone: string, at: Date): string {
  return `${timeZone.replaceAll('_', ' ')} (${zoneOffset(timeZone, at)})`
}

const degrees = numberFormat({ minimumFractionDigits: 4, maximumFractionDigits: 4 })

/** `40.6281° N, 14.4850° E` */
export function coordinateWords(latitude: number, longitude: number): string {
  const [vertical, horizontal] = [degrees(Math.abs(latitude)), degrees(Math.abs(longitude))]
  return [
    latitude < 0
      ? say('{degrees}° S##south', { degrees: vertical })
      : say('{degrees}° N##north', { degrees: vertical }),
    longitude < 0
      ? say('{degrees}° W##west', { degrees: horizontal })
      : say('{degrees}° E##east', { degrees: horizontal }),
  ].join(', ')
}
