import type { HotelFormValues } from '@roomlark/contract/hotel-fields'
import type { Hotel } from '@roomlark/contract/hotels'
import { valuesOf } from './hotel-form-values.ts'

/** What the server had last: the form is compared with it, and a change must name its version. */
export type SavedHotel = { name: string; values: HotelFormValues; version: number; updatedAt: string }

export function savedOf(hotel: Hotel): SavedHotel {
  const { name, version, updatedAt } = hotel
  return { name, version, updatedAt, values: valuesOf(hotel) }
}
