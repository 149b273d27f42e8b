import type { BookingState } from '../booking-states.ts'
import { addDays, daysBetween } from '../dates.ts'
import { listCharges, toChargedStay } from './charges.ts'
import type { TaxRules } from './tax-rules.ts'

/** Kinds of charge that follow from the booking; other extras and payments are recorded at the desk. */
export type ChargeKind = 'room' | 'fee' | 'city-tax' | 'vat' | 'cancellation' | 'no-show' | 'waiver' | 'extra'

export type FolioCharge = {
  kind: ChargeKind
  /** The room type and its rate plan, or a fee of the hotel's; null if the kind says everything. */
  name: string | null
  /** The first and the last night it is about, where it is about nights. */
  fromOn: string | null
  untilOn: string | null
  quantity: number
  unitCents: number
  amountCents: number
  /** The rate at which VAT is in it or comes on top of it; of a line of VAT, its own rate. */
  vatBps: number | null
  /** The extra of the catalogue and its order, of an extra that was ordered with the booking or later. */
  extraId: string | null
  orderId: string | null
}

export type ChargedBooking = {
  state: BookingState
  ratePlanName: string
  adults: number
  childAges: readonly number[]
  roomCents: number
  feesCents: number
  cityTaxCents: number
  vatCents: number
  /** The rules that the booking was made with. */
  taxRules: TaxRules
  /** Fee for a cancellation or a no-show, and the part of it that was waived. */
  feeCents: number | null
  waivedFeeCents: number | null
  /** Fees for rooms that were given up; once the booking has ended, they are part of `feeCents`. */
  droppedFeeCents: number
  stays: readonly {
    roomTypeName: string
    nightlyCents: readonly { night: string; priceCents: number }[]
  }[]
  /** Extras that were ordered and are still wanted. */
  extras: readonly {
    id: string
    extraId: string
    name: string
    quantity: number
    times: number
    priceCents: number
    vatBps: number
    fromOn: string
    untilOn: string
  }[]
}

/** Returns what a booking costs now as lines of a folio. Their sum is exactly what the booking says. */
export function listFolioCharges(booking: ChargedBooking): FolioCharge[] {
  switch (booking.state) {
    case 'expired':
      return []
    case 'cancelled':
    case 'no-show':
      return [
        ...feeCharges(booking.state === 'cancelled' ? 'cancellation' : 'no-show', booking),
        ...droppedCharges(booking),
      ]
    default:
      return [
        ...roomCharges(booking),
        ...taxCharges(booking),
        ...droppedCharges(booking),
        ...extraCharges(booking),
      ]
  }
}

const unordered = { extraId: null, orderId: null } as const
const whole = { ...unordered, name: null, fromOn: null, untilOn: null, quantity: 1, vatBps: null } as const

/** A fee that was waived is charged and taken back, so that the folio says what was given up. */
function feeCharges(
  kind: 'cancellation' | 'no-show',
  { feeCents, waivedFeeCents, droppedFeeCents }: ChargedBooking,
): FolioCharge[] {
  const waived = waivedFeeCents ?? 0
  const fee = Math.max(0, (feeCents ?? 0) - droppedFeeCents) + waived
  const charges: FolioCharge[] = []
  if (fee > 0) charges.push({ ...whole, kind, unitCents: fee, amountCents: fee })
  if (waived > 0) charges.push({ ...whole, kind: 'waiver', unitCents: -waived, amountCents: -waived })
  return charges
}

function droppedCharges({ droppedFeeCents: cents }: ChargedBooking): FolioCharge[] {
  return cents === 0 ? [] : [{ ...whole, kind: 'cancellation', unitCents: cents, amountCents: cents }]
}

type Run = { name: string; fromOn: string; untilOn: string; rooms: number; priceCents: number }

/** Rooms of one type at one price are a line for as many nights as follow each other. */
function roomCharges(booking: ChargedBooking): FolioCharge[] {
  const vatBps = roomVatBps(booking.taxRules)
  const charges = groupNightRuns(booking).map(({ name, fromOn, untilOn, rooms, priceCents }): FolioCharge => {
    const quantity = rooms * (daysBetween(fromOn, untilOn) + 1)
    const amountCents = quantity * priceCents
    const nights = { fromOn, untilOn, quantity, unitCents: priceCents, amountCents }
    return { ...unordered, ...nights, kind: 'room', name, vatBps }
  })
  const sum = charges.reduce((cents, { amountCents }) => cents + amountCents, 0)
  if (sum === booking.roomCents) return charges
  // The sum of the booking is what was agreed; nights that do not add up to it are not listed one by one.
  const amountCents = booking.roomCents
  const name = booking.ratePlanName
  return [{ ...whole, kind: 'room', name, unitCents: amountCents, amountCents, vatBps }]
}

function groupNightRuns({ stays, ratePlanName }: ChargedBooking): Run[] {
  const rooms = new Map<string, { name: string; night: string; priceCents: number; rooms: number }>()
  for (const { roomTypeName, nightlyCents } of stays) {
    for (const { night, priceCents } of nightlyCents) {
      const name = `${roomTypeName}, ${ratePlanName}`
      const key = JSON.stringify([name, night, priceCents])
      const before = rooms.get(key)
      rooms.set(key, { name, night, priceCents, rooms: (before?.rooms ?? 0) + 1 })
    }
  }
  const nights = [...rooms.values()].sort(
    (a, b) => compare(a.name, b.name) || compare(a.night, b.night) || a.priceCents - b.priceCents,
  )
  const runs: Run[] = []
  for (const { night, ...room } of nights) {
    const run = runs.find(
      (one) =>
        one.name === room.name &&
        one.priceCents === room.priceCents &&
        one.rooms === room.rooms &&
        addDays(one.untilOn, 1) === night,
    )
    if (run) run.untilOn = night
    else runs.push({ ...room, fromOn: night, untilOn: night })
  }
  return runs.filter(({ priceCents }) => priceCents !== 0)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/** VAT that prices include is in the summary of taxes only. */
function taxCharges(booking: ChargedBooking): FolioCharge[] {
  const { taxRules, cityTaxCents, vatCents, feesCents } = booking
  const charges = listCharges(taxRules, toChargedStay(booking, booking.stays)).flatMap(
    ({ kind, name, quantity, unitCents, amountCents, vatBps }) =>
      kind === 'room' ? [] : [{ ...whole, kind, name, quantity, unitCents, amountCents, vatBps }],
  )
  const addedVatCents = taxRules.vatIncluded ? 0 : vatCents
  const agreed: [ChargeKind, number][] = [
    ['fee', feesCents],
    ['city-tax', cityTaxCents],
    ['vat', addedVatCents],
  ]
  // The sums of the booking are what was agreed; rules that do not add up to them are not listed one by one.
  return agreed.flatMap(([kind, cents]): FolioCharge[] => {
    const own = charges.filter((charge) => charge.kind === kind)
    if (own.reduce((sum, { amountCents }) => sum + amountCents, 0) === cents) return own
    const vatBps = kind === 'city-tax' ? null : roomVatBps(taxRules)
    return [{ ...whole, kind, unitCents: cents, amountCents: cents, vatBps }]
  })
}

/** VAT on top of an extra has a line of its own, as where the desk charges it. */
function extraCharges({ extras }: ChargedBooking): FolioCharge[] {
  return extras.flatMap(({ id: orderId, quantity: each, times, priceCents: unitCents, ...extra }) => {
    const quantity = each * times
    const { extraId, name, vatBps, fromOn, untilOn } = extra
    const order = { orderId, extraId, name, vatBps, fromOn, untilOn }
    if (unitCents === 0) return []
    return [{ ...order, kind: 'extra' as const, quantity, unitCents, amountCents: quantity * unitCents }]
  })
}

function roomVatBps({ vat }: TaxRules): number {
  return Math.round(vat.rooms * 100)
}

/** The VAT on top of an amount, half up; of a negative amount it is the negative of that. */
export function vatOnTop(amountCents: number, vatBps: number): number {
  const cents = Math.floor((Math.abs(amountCents) * vatBps) / 10_000 + 0.5)
  return amountCents < 0 ? 0 - cents : cents
}

/** The VAT within an amount, half up; of a negative amount it is the negative of that. */
function vatWithin(amountCents: number, vatBps: number): number {
  const cents = Math.floor((Math.abs(amountCents) * vatBps) / (10_000 + vatBps) + 0.5)
  return amountCents < 0 ? 0 - cents : cents
}

export type TaxSum = { vatBps: number; netCents: number; vatCents: number; grossCents: number }

/**
 * Sums charges up by their rate of VAT, the highest first; what has none is the rate 0. VAT within prices is computed
 * once for each rate from the sum, VAT on top is what its own lines say.
 */
export function sumTaxes(
  lines: readonly { kind: string; amountCents: number; vatBps: number | null }[],
  vatIncluded: boolean,
): TaxSum[] {
  const rates = new Map<number, { charged: number; vat: number }>()
  for (const { kind, amountCents, vatBps } of lines) {
    const sums = rates.get(vatBps ?? 0) ?? { charged: 0, vat: 0 }
    if (kind === 'vat') sums.vat += amountCents
    else sums.charged += amountCents
    rates.set(vatBps ?? 0, sums)
  }
  return [...rates]
    .sort(([a], [b]) => b - a)
    .map(([vatBps, { charged, vat }]) => {
      const vatCents = vatIncluded ? vatWithin(charged, vatBps) : vat
      const grossCents = vatIncluded ? charged : charged + vat
      return { vatBps, netCents: grossCents - vatCents, vatCents, grossCents }
    })
    .filter(({ grossCents, vatCents }) => grossCents !== 0 || vatCents !== 0)
}
