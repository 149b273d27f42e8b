import { amenityNames } from '@roomlark/contract/inventory/amenities'
import {
  type HotelField,
  type HotelFormValues,
  hotelFieldNames,
  hotelFields,
  mapHotelFields,
  pickHotelFields,
} from '@roomlark/contract/inventory/hotel-fields'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { NearbyPlaces } from '@roomlark/contract/inventory/nearby'
import * as z from 'zod/mini'
import { isSame } from '../../../../lib/is-same.ts'

/** The contract's own rules, except that a field of a form is never missing. */
export const HotelFormSchema = z.safeExtend(HotelInput, {
  contactPhone: HotelInput.shape.contactPhone.def.innerType.def.innerType,
  nearby: NearbyPlaces,
})

export function emptyHotel(contactEmail: string): HotelFormValues {
  return { ...mapHotelFields((name) => hotelFields[name].empty), contactEmail }
}

export function toHotelFormValues(hotel: Hotel): HotelFormValues {
  return {
    ...pickHotelFields({ ...hotel, baseCommissionRate: hotel.baseCommissionRate ?? Number.NaN }),
    amenities: inCatalogueOrder(hotel.amenities),
    contactPhone: hotel.contactPhone ?? '',
  }
}

export function changedFields(from: HotelFormValues, to: HotelFormValues): HotelField[] {
  return hotelFieldNames.filter((field) => !isSame(from[field], to[field]))
}

export function inCatalogueOrder(chosen: HotelFormValues['amenities']): HotelFormValues['amenities'] {
  return amenityNames.filter((name) => chosen.includes(name))
}
