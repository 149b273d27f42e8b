import type { HotelFormValues } from '@roomlark/contract/inventory/hotel-fields'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { say } from '@roomlark/contract/say'
import { clockTime, isoDate, longDateTime } from '../../../../lib/format-date.ts'
import { toHotelFormValues } from './hotel-form-values.ts'

/** The last version from the server: the form is compared with it, and a change must name its version. */
export type SavedHotel = { name: string; values: HotelFormValues; version: number; updatedAt: string }

export function toSavedHotel(hotel: Hotel): SavedHotel {
  const { name, version, updatedAt } = hotel
  return { name, version, updatedAt, values: toHotelFormValues(hotel) }
}

/** `Last saved today at 09:12` */
export function lastSavedWords(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const time = clockTime(date)
  if (isoDate(date) === isoDate(now)) return say('Last saved today at {time}', { time })
  if (isoDate(date) === isoDate(yesterday)) return say('Last saved yesterday at {time}', { time })
  return say('Last saved on {time}', { time: longDateTime(date) })
}
