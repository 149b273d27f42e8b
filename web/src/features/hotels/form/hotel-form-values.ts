import { amenityNames } from '@roomlark/contract/amenities'
import { cancellationPresets } from '@roomlark/contract/cancellation'
import { HotelInput } from '@roomlark/contract/hotel-input'
import type { Hotel } from '@roomlark/contract/hotels'
import * as z from 'zod/mini'
import { isSame } from '../../../lib/is-same.ts'

/** The contract's own rules; only that a field of a form is never missing, at most empty. */
export const HotelFormSchema = z.safeExtend(HotelInput, {
  contactPhone: HotelInput.shape.contactPhone.def.innerType.def.innerType,
})

/** A number that was not given, or cannot be read, is NaN. */
export type HotelFormValues = z.input<typeof HotelFormSchema>
export type HotelField = keyof HotelFormValues

export function emptyHotel(contactEmail: string): HotelFormValues {
  return {
    name: '',
    description: '',
    streetAddress: '',
    city: '',
    country: '',
    latitude: null,
    longitude: null,
    timeZone: '',
    currency: '',
    starRating: Number.NaN,
    amenities: [],
    contactEmail,
    contactPhone: '',
    checkInTime: '15:00',
    checkOutTime: '11:00',
    houseRules: '',
    childrenPolicy: 'welcome',
    petsPolicy: 'on-request',
    cancellationPolicy: cancellationPresets.Flexible,
    baseCommissionRate: Number.NaN,
    isActive: true,
  }
}

export function valuesOf(hotel: Hotel): HotelFormValues {
  return {
    name: hotel.name,
    description: hotel.description,
    streetAddress: hotel.streetAddress,
    city: hotel.city,
    country: hotel.country,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    timeZone: hotel.timeZone,
    currency: hotel.currency,
    starRating: hotel.starRating,
    amenities: inCatalogueOrder(hotel.amenities),
    contactEmail: hotel.contactEmail,
    contactPhone: hotel.contactPhone ?? '',
    checkInTime: hotel.checkInTime,
    checkOutTime: hotel.checkOutTime,
    houseRules: hotel.houseRules,
    childrenPolicy: hotel.childrenPolicy,
    petsPolicy: hotel.petsPolicy,
    cancellationPolicy: hotel.cancellationPolicy,
    baseCommissionRate: hotel.baseCommissionRate,
    isActive: hotel.isActive,
  }
}

/** In the order of the form. */
export const fieldLabels: Record<HotelField, string> = {
  name: 'Hotel name',
  starRating: 'Star rating',
  contactEmail: 'Contact email',
  contactPhone: 'Contact phone',
  streetAddress: 'Street address',
  city: 'City',
  country: 'Country',
  timeZone: 'Time zone',
  currency: 'Currency',
  latitude: 'Latitude',
  longitude: 'Longitude',
  description: 'About the hotel',
  amenities: 'Facilities',
  checkInTime: 'Check-in from',
  checkOutTime: 'Check-out until',
  childrenPolicy: 'Children',
  petsPolicy: 'Pets',
  houseRules: 'House rules',
  baseCommissionRate: 'Base commission rate',
  isActive: 'Active',
  cancellationPolicy: 'Cancellation policy',
}

function isHotelField(name: string): name is HotelField {
  return Object.hasOwn(fieldLabels, name)
}

export const hotelFields = Object.keys(fieldLabels).filter(isHotelField)

export function changedFields(from: HotelFormValues, to: HotelFormValues): HotelField[] {
  return hotelFields.filter((field) => !isSame(from[field], to[field]))
}

export function inCatalogueOrder(chosen: HotelFormValues['amenities']): HotelFormValues['amenities'] {
  return amenityNames.filter((name) => chosen.includes(name))
}
