import { randomUUID as key } from 'node:crypto'
import { findCashStep, roundCash } from '@roomlark/contract/bookings/cash-rounding'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { addDays, utcDay } from '@roomlark/contract/dates'
import type { HotelExtra, HotelExtraInput } from '@roomlark/contract/inventory/hotel-extras'
import { minorUnits } from '@roomlark/contract/money'
import { chargeExtra, correctLine, recordPayment } from '../bookings/folios/desk.service.ts'
import { createExtra } from '../bookings/folios/extras.service.ts'
import { getFolio } from '../bookings/folios/folios.service.ts'
import { getInvoicing, updateInvoicing } from '../bookings/folios/invoices/invoicing.service.ts'
import { addFolio } from '../bookings/folios/payers.service.ts'
import { askDeposit } from '../bookings/folios/posting/deposits.service.ts'
import type { SignedInContext } from '../context.ts'
import { demoTeam, keeperId } from './accounts.ts'
import { actAs, type DemoContext, moveTo } from './demo-context.ts'
import { villa } from './hotels.ts'

type Kind = HotelExtraInput['kind']

/** Prices are shares of the cheapest room, so that they look right in every currency. */
const extras: [name: string, kind: Kind, vatPercent: number, share: number][] = [
  ['Breakfast in bed', 'food', 10, 0.12],
  ['Dinner on the terrace', 'food', 10, 0.42],
  ['Mineral water', 'drinks', 22, 0.03],
  ['Wine, half a bottle', 'drinks', 22, 0.12],
  ['Boat trip', 'activity', 10, 0.5],
  ['Massage, 60 minutes', 'wellness', 22, 0.55],
  ['Parking', 'transport', 22, 0.1],
  ['Laundry', 'other', 22, 0.09],
]
const lateCheckOut: (typeof extras)[number] = ['Late check-out', 'other', 10, 0.25]

/** Defaults of an extra that guests cannot order themselves. */
const atDesk = {
  isArchived: false,
  isMinibar: false,
  isOffered: false,
  per: 'stay',
  servedOn: 'arrival',
  description: '',
  mostPerBooking: 10,
  dailyStock: null,
  leadHours: 0,
} as const

/** Extras that guests of the house with a front desk order online. */
const online: Record<string, Partial<HotelExtraInput>> = {
  'Breakfast in bed': {
    per: 'guest-night',
    description: 'Warm bread, eggs and fruit from the garden, brought up between 8 and 11',
    leadHours: 14,
  },
  Parking: {
    per: 'night',
    description: 'In the shade behind the house; the lane is steep',
    mostPerBooking: 2,
    dailyStock: 4,
  },
  'Late check-out': {
    servedOn: 'departure',
    description: 'Keep the room until 15:00',
    mostPerBooking: 1,
    dailyStock: 2,
    leadHours: 12,
  },
}

/** Seeds what guests in house, and those who left in the last days, had and paid; one of them left without paying. */
export async function seedFolios(ctx: DemoContext): Promise<void> {
  const hotels = await ctx.sql<{ id: string; currency: string; leastCents: number }[]>`
    SELECT h.id, h.currency, min(t.base_price_cents) AS "leastCents"
    FROM hotels h JOIN room_types t ON t.hotel_id = h.id
    WHERE h.owner_id = ${keeperId} GROUP BY h.id ORDER BY h.created_at, h.id`
  const offered = new Map<string, HotelExtra[]>()
  for (const hotel of hotels) {
    offered.set(hotel.id, await addExtras(ctx, hotel))
    await enterBank(ctx, hotel.id)
  }
  for (const [index, stay] of (await selectStays(ctx)).entries()) {
    await simulateStay(ctx, stay, offered.get(stay.hotelId) ?? [], index)
  }
  for (const [index, stay] of (await selectEarlierStays(ctx)).entries())
    await payAtDeparture(ctx, stay, index)
}

async function addExtras(
  ctx: DemoContext,
  { id, currency, leastCents }: { id: string; currency: string; leastCents: number },
): Promise<HotelExtra[]> {
  // Half a unit of the currency, or a whole one where it has no smaller one.
  const step = Math.max(1, minorUnits(currency) / 2)
  const made: HotelExtra[] = []
  for (const [name, kind, vatPercent, share] of id === villa.id ? [...extras, lateCheckOut] : extras) {
    const priceCents = Math.max(step, Math.round((leastCents * share) / step) * step)
    const offer = id === villa.id && online[name] ? { isOffered: true, ...online[name] } : {}
    const isMinibar = kind === 'drinks'
    made.push(
      await createExtra(ctx, id, { ...atDesk, isMinibar, name, kind, vatPercent, priceCents, ...offer }),
    )
  }
  return made.slice(0, extras.length)
}

/** Companies that pay later find an account on their invoices. */
async function enterBank(ctx: DemoContext, hotelId: string): Promise<void> {
  const { hotelCountry: _country, chargesVat: _vat, ...known } = await getInvoicing(ctx, hotelId)
  await updateInvoicing(ctx, hotelId, {
    ...known,
    iban: 'IT60X0542811101000000123456',
    bic: 'BPMOIT22XXX',
    bankName: 'Banca Popolare',
    terms: 'After the due date, interest at the statutory rate and €40 for collection are charged.',
  })
}

const departures = 12

type Stay = {
  id: string
  hotelId: string
  source: string
  /** Coins that cash is paid in. */
  currency: string
  country: string
  isHere: boolean
  checkedInAt: Date
  checkedOutAt: Date | null
}

/** Selects the guests in house, and some who left in the last days, the latest first. */
function selectStays({ sql, clock }: DemoContext): Promise<Stay[]> {
  const now = clock()
  return sql<Stay[]>`
    SELECT * FROM (
      SELECT b.id, b.hotel_id AS "hotelId", b.source, b.currency, h.country, b.state = 'checked-in' AS "isHere",
             least((b.check_in_on + time '15:30') AT TIME ZONE b.time_zone, ${now}) AS "checkedInAt",
             CASE WHEN b.state = 'checked-out'
                  THEN least((b.check_out_on + time '10:15') AT TIME ZONE b.time_zone, ${now}) END AS "checkedOutAt",
             row_number() OVER (PARTITION BY b.state ORDER BY b.check_out_on DESC, b.id) AS place
      FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      WHERE h.owner_id = ${keeperId} AND (b.state = 'checked-in'
        OR b.state = 'checked-out' AND b.check_out_on BETWEEN ${now}::date - 10 AND ${now}::date)
    ) AS stays
    WHERE "isHere" OR place <= ${departures} ORDER BY "checkedInAt", id`
}

/** Every stay has something else of what a folio can have, by its place in the list. */
async function simulateStay(
  ctx: DemoContext,
  { id, checkedInAt, checkedOutAt, isHere, source, currency, country }: Stay,
  offered: HotelExtra[],
  index: number,
): Promise<void> {
  const until = checkedOutAt ?? ctx.clock()
  const after = (part: number) =>
    moveTo(ctx, new Date(checkedInAt.getTime() + part * (until.getTime() - checkedInAt.getTime())))
  const charge = async (part: number, which: number, quantity: number) => {
    const extra = offered[which % Math.max(1, offered.length)]
    if (!extra) return
    const { id: extraId, name, priceCents: unitCents, vatPercent } = extra
    await chargeExtra(after(part), id, { position: 1, extraId, name, quantity, unitCents, vatPercent }, key())
  }
  await charge(0.1, index, 1 + (index % 2))
  if (isHere && index % 5 === 4)
    await addFolio(after(0.2), id, { payer: company, takes: ['room', 'taxes'] }, key())
  else if (isHere && index % 3 === 0) await payRoom(after(0.2), await getFolio(ctx, id), source)
  if (index % 4 === 1) await charge(0.5, index + 2, 1)
  if (index % 6 === 2) {
    await charge(0.55, 2, 2)
    await takeBack(after(0.6), await getFolio(ctx, id))
  }
  if (isHere && index % 7 === 3) await askForMore(ctx, await getFolio(ctx, id))
  if (isHere || index % departures === 5) return
  const { balanceCents } = await getFolio(ctx, id)
  // Cash rounding is shown at the hotel whose currency has no small coins.
  const step = findCashStep(currency, country)
  if (index % 3 > 0 && step === 1) await pay(after(0.99), id, balanceCents, 'card')
  else await pay(after(0.99), id, roundCash(balanceCents, step), 'cash')
}

const company = {
  name: '',
  company: 'Fjord & Field AS',
  vatId: 'NO 914 778 271 MVA',
  language: 'en',
  address: 'Strandgaten 18',
  postalCode: '5013',
  city: 'Bergen',
  country: 'NO',
  buyerReference: '',
  email: 'accounts@fjordfield.example',
}

async function payRoom(
  ctx: SignedInContext,
  { bookingId, folios }: BookingFolio,
  source: string,
): Promise<void> {
  const room = folios[0]?.lines.find(({ kind }) => kind === 'room')
  await pay(ctx, bookingId, room?.amountCents ?? 0, source === 'ota' ? 'ota' : 'card')
}

async function takeBack(ctx: SignedInContext, { bookingId, folios }: BookingFolio): Promise<void> {
  const extra = folios[0]?.lines.findLast(({ kind }) => kind === 'extra')
  if (!extra) return
  const input = { lineId: extra.id, amountCents: extra.unitCents, reason: 'water counted twice' }
  await correctLine(ctx, bookingId, input, key())
}

async function askForMore(ctx: SignedInContext, { bookingId, balanceCents }: BookingFolio): Promise<void> {
  const dueOn = addDays(utcDay(ctx.clock()), 2)
  const amountCents = Math.round(balanceCents / 2)
  // The demo writes to nobody.
  const deposit = { amountCents, dueOn, howToPay: '', mailGuest: false }
  if (amountCents > 0) await askDeposit(ctx, bookingId, deposit, key())
}

type Method = 'card' | 'cash' | 'transfer' | 'ota' | 'voucher'

async function pay(ctx: SignedInContext, id: string, amountCents: number, method: Method): Promise<void> {
  if (amountCents <= 0) return
  const input = { position: 1, isMeant: true, kind: 'payment' as const, amountCents, method }
  await recordPayment(ctx, id, method === 'card' ? { ...input, cardDigits: '4417' } : input, key())
}

const methods: Method[] = ['card', 'cash', 'card', 'transfer', 'ota', 'card', 'voucher', 'cash']
const desk = demoTeam.filter(({ roles }) => villa.name in roles).map(({ id }) => id)

type EarlierStay = { id: string; checkedOutAt: Date }

/** Selects a guest of every other day who left the first hotel, so that its reports have something to say. */
function selectEarlierStays({ sql, clock }: DemoContext): Promise<EarlierStay[]> {
  const now = clock()
  return sql<EarlierStay[]>`
    SELECT DISTINCT ON (check_out_on) id, (check_out_on + time '10:05') AT TIME ZONE time_zone AS "checkedOutAt"
    FROM bookings b
    WHERE hotel_id = ${villa.id} AND state = 'checked-out' AND (check_out_on - date '2000-01-01') % 2 = 0
      AND check_out_on BETWEEN ${now}::date - 60 AND ${now}::date - 1
      AND NOT EXISTS (SELECT FROM folios f WHERE f.booking_id = b.id)
    ORDER BY check_out_on, id`
}

/** Colleagues take turns; now and then one of them gives something back. */
async function payAtDeparture(
  ctx: DemoContext,
  { id, checkedOutAt }: EarlierStay,
  index: number,
): Promise<void> {
  const then = moveTo(actAs(ctx, desk[index % desk.length] ?? keeperId, 'hotel'), checkedOutAt)
  const membership = { ownerId: keeperId, places: [{ hotelId: villa.id, role: 'front-desk' as const }] }
  const clerk: SignedInContext = { ...then, actor: { ...then.actor, membership, permission: 'work-desk' } }
  const { balanceCents } = await getFolio(clerk, id)
  const method = methods[index % methods.length] ?? 'card'
  await pay(clerk, id, balanceCents, method)
  if (index % 12 !== 7 || balanceCents <= 0) return
  const amountCents = Math.round(balanceCents / 20)
  const refund = { position: 1, isMeant: true, kind: 'refund' as const, method, amountCents }
  await recordPayment(clerk, id, { ...refund, note: 'Breakfast was left out' }, key())
}
