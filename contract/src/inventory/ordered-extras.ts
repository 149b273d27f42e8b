import * as z from 'zod/mini'
import { addDays, daysBetween, IsoDate } from '../dates.ts'
import type { LocalTime } from '../hotel-clock.ts'
import { Id } from '../primitives.ts'
import { vatOnTop } from './folio-charges.ts'
import { ExtraUnit, type HotelExtra, ServedOn } from './hotel-extras.ts'

/** An extra of a booking, with the name, price and VAT for which it was ordered. */
export const OrderedExtra = z.object({
  id: Id,
  extraId: Id,
  name: z.string(),
  per: ExtraUnit,
  servedOn: ServedOn,
  /** Number on each day; for an extra priced by guest, the number of guests who have it. */
  quantity: z.int(),
  /** Nights it is paid for; 1 if it is not priced by night. */
  times: z.int(),
  priceCents: z.int(),
  vatPercent: z.number(),
  /** The first and the last day on which it is had. */
  fromOn: IsoDate,
  untilOn: IsoDate,
  /** True if it was ordered when the stay was booked. */
  isOfBooking: z.boolean(),
})
export type OrderedExtra = z.infer<typeof OrderedExtra>

type Stay = { checkInOn: string; checkOutOn: string }
type Timed = Pick<OrderedExtra, 'per' | 'servedOn'>

export function isByNight({ per }: Pick<OrderedExtra, 'per'>): boolean {
  return per === 'night' || per === 'guest-night'
}

/** Returns the days on which an extra is had, and how many of them are paid. */
export function planExtra(
  extra: Timed,
  { checkInOn, checkOutOn }: Stay,
): Pick<OrderedExtra, 'fromOn' | 'untilOn' | 'times'> {
  if (isByNight(extra)) {
    const times = Math.max(1, daysBetween(checkInOn, checkOutOn))
    return { fromOn: checkInOn, untilOn: addDays(checkInOn, times - 1), times }
  }
  const day = extra.servedOn === 'arrival' ? checkInOn : checkOutOn
  return { fromOn: day, untilOn: day, times: 1 }
}

type Priced = Pick<OrderedExtra, 'quantity' | 'times' | 'priceCents' | 'vatPercent'>

/** Returns what an order costs; VAT comes on top only where the hotel's prices are without it. */
export function costOfExtra(
  { quantity, times, priceCents, vatPercent }: Priced,
  vatIncluded: boolean,
): number {
  const cents = quantity * times * priceCents
  return vatIncluded ? cents : cents + vatOnTop(cents, Math.round(vatPercent * 100))
}

type WithExtras = { extras: readonly OrderedExtra[]; taxRules: { vatIncluded: boolean } }

/** Returns what all extras of a booking cost, or only those that were ordered with it. */
export function sumExtras({ extras, taxRules }: WithExtras, which: 'all' | 'of-booking' = 'all'): number {
  return extras
    .filter(({ isOfBooking }) => which === 'all' || isOfBooking)
    .reduce((cents, extra) => cents + costOfExtra(extra, taxRules.vatIncluded), 0)
}

/** Returns the most that a booking may have; no more guests have an extra than come. */
export function getMostPerBooking(
  { per, mostPerBooking }: Pick<HotelExtra, 'per' | 'mostPerBooking'>,
  guests: number,
): number {
  return per === 'guest' || per === 'guest-night' ? Math.min(mostPerBooking, guests) : mostPerBooking
}

/** Returns until when guests order an extra and take an order back, by the hotel's clock. */
export function orderedUntil(
  extra: Timed & Pick<HotelExtra, 'leadHours'>,
  stay: Stay & { checkInTime: string; checkOutTime: string },
): LocalTime {
  const isAtDeparture = !isByNight(extra) && extra.servedOn === 'departure'
  const start = isAtDeparture
    ? `${stay.checkOutOn}T${stay.checkOutTime}`
    : `${stay.checkInOn}T${stay.checkInTime}`
  return new Date(Date.parse(`${start}:00Z`) - extra.leadHours * 3_600_000).toISOString().slice(0, 16)
}

/** An extra of a stay, as its guest sees it. */
export type GuestExtra = Pick<OrderedExtra, 'name' | 'per' | 'quantity' | 'times'> & { totalCents: number }

/** Lists each field, because guests see them. */
export function listGuestExtras({ extras, taxRules }: WithExtras): GuestExtra[] {
  return extras.map((extra) => {
    const { name, per, quantity, times } = extra
    return { name, per, quantity, times, totalCents: costOfExtra(extra, taxRules.vatIncluded) }
  })
}

/** An extra as a guest can order it for one stay; everything about it is listed, because guests see it. */
export type OfferedExtra = {
  id: string
  name: string
  description: string
  per: ExtraUnit
  priceCents: number
  /** Price of one for the stay, VAT included. */
  eachCents: number
  /** VAT that comes on top of `priceCents`; null if it is in it. */
  vatOnTopPercent: number | null
  /** The quantity that the booking has, and the most that it may have; 0 where none is left. */
  quantity: number
  most: number
  /** Until when it can be changed, by the hotel's clock, and whether that is still to come. */
  until: LocalTime
  isOpen: boolean
}
