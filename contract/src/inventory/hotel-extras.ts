import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Cents } from '../money.ts'
import { atMostTwoDecimals, freeText, Id, requiredName, Version } from '../primitives.ts'
import { say } from '../say.ts'
import type { TaxRules, VatKind } from './tax-rules.ts'

/** Kinds of things that hotels sell besides rooms; reports group extras by them. */
export const extraKinds = ['food', 'drinks', 'activity', 'wellness', 'transport', 'other'] as const
export const ExtraKind = z.enum(extraKinds, say('Choose a kind'))
export type ExtraKind = (typeof extraKinds)[number]

/** VAT rate that applies to each kind of extra, unless its hotel says otherwise. */
export const extraVatKinds: Record<ExtraKind, VatKind> = {
  food: 'food',
  drinks: 'drinks',
  other: 'other',
  activity: 'services',
  wellness: 'services',
  transport: 'services',
}

/** Returns the hotel's rate of VAT for a kind of thing. */
export function findVatPercent({ vat }: Pick<TaxRules, 'vat'>, kind: ExtraKind): number {
  return vat[extraVatKinds[kind]]
}

/** A rate of VAT in percent, with up to two decimals. */
export const VatPercent = z
  .number(say('Enter a percentage'))
  .check(z.gte(0, say('Use 0 to 50 percent')), z.lte(50, say('Use 0 to 50 percent')), atMostTwoDecimals())

/** A price counts once a stay or once a night, for one of the extra or for each guest who has it. */
export const extraUnits = ['stay', 'night', 'guest', 'guest-night'] as const
export const ExtraUnit = z.enum(extraUnits, say('Choose what the price is for'))
export type ExtraUnit = (typeof extraUnits)[number]

/** The day on which an extra is had that is not for every night. */
export const servedDays = ['arrival', 'departure'] as const
export const ServedOn = z.enum(servedDays, say('Choose a day'))
export type ServedOn = (typeof servedDays)[number]

export const extraOfferLimits = { perBooking: 50, aDay: 9999, leadHours: 2160, description: 200 } as const

const perBooking = say('Use 1 to {most}', { most: extraOfferLimits.perBooking })
const aDay = say('Use 0 to {most}', { most: extraOfferLimits.aDay })
const leadHours = say('Use 0 to {most} hours', { most: extraOfferLimits.leadHours })

/** Self-service of an extra: ordering while booking and afterwards. */
const offering = {
  isOffered: z._default(z.boolean(), false),
  per: z._default(ExtraUnit, 'stay'),
  servedOn: z._default(ServedOn, 'arrival'),
  description: z._default(freeText(extraOfferLimits.description), ''),
  mostPerBooking: z._default(
    z
      .int(say('Enter a whole number'))
      .check(z.gte(1, perBooking), z.lte(extraOfferLimits.perBooking, perBooking)),
    10,
  ),
  /** Number available a day; null means unlimited. */
  dailyStock: z._default(
    z.nullable(z.int(say('Enter a whole number')).check(z.gte(0, aDay), z.lte(extraOfferLimits.aDay, aDay))),
    null,
  ),
  /** Guests can order until so many hours before check-in, or before check-out for what they have on departure. */
  leadHours: z._default(
    z
      .int(say('Enter a whole number'))
      .check(z.gte(0, leadHours), z.lte(extraOfferLimits.leadHours, leadHours)),
    0,
  ),
}

export const HotelExtraInput = z.strictObject({
  name: requiredName(80, say('Name is required')),
  kind: ExtraKind,
  /** In the hotel's currency; VAT is in it or comes on top of it, as for rooms. */
  priceCents: Cents,
  vatPercent: VatPercent,
  /** An archived extra stays on folios and is not offered any more. */
  isArchived: z.boolean(),
  /** Whoever cleans a room may charge it to the room. */
  isMinibar: z._default(z.boolean(), false),
  ...offering,
})
export type HotelExtraInput = z.infer<typeof HotelExtraInput>

export const HotelExtra = z.object({ id: Id, ...HotelExtraInput.shape, version: z.int() })
export type HotelExtra = z.infer<typeof HotelExtra>

/** A hotel can have this many extras, archived ones included. */
export const extraLimit = 500

const HotelParams = z.strictObject({ hotelId: Id })
const keepers = ['hotel', 'admin'] as const

export const hotelExtras = {
  list: endpoint({
    method: 'GET',
    path: '/hotels/:hotelId/extras',
    keys: 'rates',
    access: keepers,
    permission: 'see-rooms',
    launch: ['hotelPages', 'bookings'],
    summary: 'Extras that a hotel sells besides rooms, by name',
    params: HotelParams,
    response: z.array(HotelExtra),
  }),
  create: endpoint({
    method: 'POST',
    path: '/hotels/:hotelId/extras',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Add an extra',
    params: HotelParams,
    body: HotelExtraInput,
    response: HotelExtra,
  }),
  update: endpoint({
    method: 'PUT',
    path: '/hotels/:hotelId/extras/:extraId',
    keys: 'rates',
    access: keepers,
    permission: 'change-offer',
    launch: ['hotelPages'],
    summary: 'Change or archive an extra',
    params: z.strictObject({ hotelId: Id, extraId: Id }),
    body: z.extend(HotelExtraInput, { version: Version }),
    response: HotelExtra,
  }),
}
