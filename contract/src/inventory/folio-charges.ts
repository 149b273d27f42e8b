import type { BookingState } from '../booking-states.ts'
import { daysBetween } from '../dates.ts'
import { listCharges, mealVatBps, toChargedStay } from './charges.ts'
import { type BookedNights, listNightLines } from './night-lines.ts'
import type { TaxRules } from './tax-rules.ts'

/** Kinds of charge that follow from the booking; other extras and payments are recorded at the desk. */
export type ChargeKind =
  | 'room'
  | 'meal'
  | 'fee'
  | 'city-tax'
  | 'vat'
  | 'cancellation'
  | 'no-show'
  | 'waiver'
  | 'extra'

export type FolioCharge = {
  kind: ChargeKind
  /**
   * The room type and its rate plan, a fee of the hotel's, or which meals of the plan for so many guests and nights;
   * null if the kind says everything.
   */
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

export type ChargedBooking = BookedNights & {
  state: BookingState
  adults: number
  childAges: readonly number[]
  roomCents: number
  feesCents: number
  cityTaxCents: number
  vatCents: number
  /** Fee for a cancellation or a no-show, and the part of it that was waived. */
  feeCents: number | null
  waivedFeeCents: number | null
  /** Fees for rooms that were given up; once the booking has ended, they are part of `feeCents`. */
  droppedFeeCents: number
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
const wholeStay = {
  ...unordered,
  name: null,
  fromOn: null,
  untilOn: null,
  quantity: 1,
  vatBps: null,
} as const

/** A fee that was waived is charged and taken back, so that the folio says what was given up. */
function feeCharges(
  kind: 'cancellation' | 'no-show',
  { feeCents, waivedFeeCents, droppedFeeCents }: ChargedBooking,
): FolioCharge[] {
  const waived = waivedFeeCents ?? 0
  const fee = Math.max(0, (feeCents ?? 0) - droppedFeeCents) + waived
  const charges: FolioCharge[] = []
  if (fee > 0) charges.push({ ...wholeStay, kind, unitCents: fee, amountCents: fee })
  if (waived > 0) charges.push({ ...wholeStay, kind: 'waiver', unitCents: -waived, amountCents: -waived })
  return charges
}

function droppedCharges({ droppedFeeCents: cents }: ChargedBooking): FolioCharge[] {
  return cents === 0 ? [] : [{ ...wholeStay, kind: 'cancellation', unitCents: cents, amountCents: cents }]
}

/** Rooms of one type at one price are a line for as many nights as follow each other, and so are meals at one price. */
function roomCharges(booking: ChargedBooking): FolioCharge[] {
  const { taxRules, roomCents, ratePlanName } = booking
  const charges = listNightLines(booking).map(({ fromOn, untilOn, quantity: each, ...run }): FolioCharge => {
    const quantity = each * (daysBetween(fromOn, untilOn) + 1)
    const nights = { fromOn, untilOn, quantity, amountCents: quantity * run.unitCents }
    const vatBps = run.kind === 'meal' ? mealVatBps(taxRules) : roomVatBps(taxRules)
    return { ...unordered, ...run, ...nights, vatBps }
  })
  const sum = charges.reduce((cents, { amountCents }) => cents + amountCents, 0)
  if (sum === roomCents) return charges
  // The sum of the booking is what was agreed; nights that do not add up to it are not listed one by one.
  const whole = { unitCents: roomCents, amountCents: roomCents, vatBps: roomVatBps(taxRules) }
  return [{ ...wholeStay, ...whole, kind: 'room', name: ratePlanName }]
}

/** VAT that prices include is in the summary of taxes only. */
function taxCharges(booking: ChargedBooking): FolioCharge[] {
  const { taxRules, cityTaxCents, vatCents, feesCents } = booking
  const charges = listCharges(taxRules, toChargedStay(booking, booking.stays)).flatMap(
    ({ kind, name, quantity, unitCents, amountCents, vatBps }) =>
      kind === 'room' || kind === 'meal'
        ? []
        : [{ ...wholeStay, kind, name, quantity, unitCents, amountCents, vatBps }],
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
    return [{ ...wholeStay, kind, unitCents: cents, amountCents: cents, vatBps }]
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
export function vatWithin(amountCents: number, vatBps: number): number {
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
