import * as z from 'zod/mini'
import { CountryCode, CurrencyCode, TimeZone } from '../places.ts'
import {
  CommissionRate,
  Email,
  freeText,
  nameOrNothing,
  Phone,
  requiredName,
  Version,
} from '../primitives.ts'
import { say } from '../say.ts'
import { amenityNames } from './amenities.ts'
import { CancellationPolicy } from './cancellation.ts'
import { NearbyPlaces } from './nearby.ts'

/** The maximum length of the description, and the highest commission in percent. */
export const hotelLimits = { description: 1200 } as const

/** A time by the clock of a hotel. */
export const ClockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('Enter a time like 15:00')))

function coordinate(limit: number, message: string) {
  return z.nullable(z.number(message).check(z.gte(-limit, message), z.lte(limit, message)))
}

type Axis = 'latitude' | 'longitude'

/**
 * A hotel has both coordinates or neither. This is reported together with other errors, so that a form shows
 * them all.
 */
function together(given: Axis, missing: Axis) {
  return z.refine<Record<Axis, number | null>>(
    (place) => typeof place[given] !== 'number' || place[missing] !== null,
    {
      path: [missing],
      message:
        missing === 'latitude'
          ? say('Enter a latitude as well, or neither')
          : say('Enter a longitude as well, or neither'),
      when: ({ value }) => typeof value === 'object' && value !== null,
    },
  )
}

const Fields = z.strictObject({
  name: requiredName(120, say('Hotel name is required')),
  description: freeText(hotelLimits.description),
  streetAddress: requiredName(160, say('Street address is required')),
  /** Empty where places have none, and for whoever does not send it. */
  postalCode: z._default(nameOrNothing(20), ''),
  city: requiredName(80, say('City is required')),
  country: CountryCode,
  latitude: coordinate(90, say('Enter a latitude from -90 to 90')),
  longitude: coordinate(180, say('Enter a longitude from -180 to 180')),
  /** Left out, the places of a hotel stay as they are. */
  nearby: z.optional(NearbyPlaces),
  timeZone: TimeZone,
  currency: CurrencyCode,
  starRating: z
    .int(say('Choose 1 to 5 stars'))
    .check(z.gte(1, say('Choose 1 to 5 stars')), z.lte(5, say('Choose 1 to 5 stars'))),
  amenities: z
    .array(z.enum(amenityNames, say('This is not in the catalogue')))
    .check(z.overwrite((names) => [...new Set(names)])),
  contactEmail: Email,
  contactPhone: z.nullable(Phone),
  checkInTime: ClockTime,
  checkOutTime: ClockTime,
  houseRules: freeText(2000),
  childrenPolicy: z.enum(['welcome', 'over-12', 'adults-only'], say('Choose who is welcome')),
  petsPolicy: z.enum(['welcome', 'on-request', 'not-allowed'], say('Choose whether pets are welcome')),
  cancellationPolicy: CancellationPolicy,
  baseCommissionRate: CommissionRate,
  isActive: z.boolean(),
})
export const HotelInput = Fields.check(together('latitude', 'longitude'), together('longitude', 'latitude'))
export type HotelInput = z.infer<typeof HotelInput>

export const HotelUpdate = z.extend(HotelInput, { version: Version })
export type HotelUpdate = z.infer<typeof HotelUpdate>
