import { randomUUID } from 'node:crypto'
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
import { demoTeam } from './accounts.ts'
import {
  type EarlierStay,
  type SeededStay,
  selectEarlierDepartures,
  selectPricedHotels,
  selectSeededStays,
} from './folios.queries.ts'
import { insertMark } from './seed.queries.ts'

/** Prices are shares of the cheapest room, so that they look right in every currency. */
const extras: (Pick<HotelExtraInput, 'name' | 'kind' | 'vatPercent'> & { share: number })[] = [
  { name: 'Breakfast in bed', kind: 'food', vatPercent: 10, share: 0.12 },
  { name: 'Dinner on the terrace', kind: 'food', vatPercent: 10, share: 0.42 },
  { name: 'Minibar', kind: 'drinks', vatPercent: 22, share: 0.07 },
  { name: 'Boat trip', kind: 'activity', vatPercent: 10, share: 0.5 },
  { name: 'Massage, 60 minutes', kind: 'wellness', vatPercent: 22, share: 0.55 },
  { name: 'Parking', kind: 'transport', vatPercent: 22, share: 0.1 },
  { name: 'Laundry', kind: 'other', vatPercent: 22, share: 0.09 },
]

/** How an extra is that guests cannot order themselves. */
const atDesk = {
  isArchived: false,
  isOffered: false,
  per: 'stay',
  servedOn: 'arrival',
  description: '',
  mostPerBooking: 10,
  dailyStock: null,
  leadHours: 0,
} as const

/** What guests of the house with a front desk order online. */
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
    per: 'stay',
    servedOn: 'departure',
    description: 'Keep the room until 15:00',
    leadHours: 12,
  },
}

const departures = 12

/** Seeds what guests in house, and those who left in the last days, had and paid; one of them left without paying. */
export async function seedFolios(ctx: SignedInContext): Promise<void> {
  // Marked first: a payment that was written twice would stay.
  if (!(await insertMark(ctx.sql, 'demo.folios'))) return
  const quiet = { ...ctx, jobs: { ...ctx.jobs, enqueue: async () => {} } }
  const offered = new Map<string, HotelExtra[]>()
  for (const hotel of await selectPricedHotels(ctx.sql, ctx.actor.userId)) {
    offered.set(hotel.id, await addExtras(quiet, hotel))
    await enterBank(quiet, hotel.id)
  }
  const now = ctx.clock()
  const stays = await selectSeededStays(ctx.sql, ctx.actor.userId, { now, departures })
  for (const [index, stay] of stays.entries()) {
    await simulateStay(quiet, stay, offered.get(stay.hotelId) ?? [], index)
  }
  const earlier = await selectEarlierDepartures(ctx.sql, ctx.actor.userId, { now, ...past })
  for (const [index, stay] of earlier.entries()) await payAtDeparture(quiet, stay, index)
}

/** One departure of every other day of the house that has a front desk, so that its reports have something to say. */
const past = { hotel: 'Villa Marenne', days: 60 }
const desk = demoTeam.filter(({ roles }) => past.hotel in roles).map(({ id }) => id)
const methods = ['card', 'cash', 'card', 'transfer', 'ota', 'card', 'voucher', 'cash'] as const

/** Colleagues take turns; now and then one of them gives something back. */
async function payAtDeparture(ctx: SignedInContext, stay: EarlierStay, index: number): Promise<void> {
  const { id, ownerId, hotelId, checkedOutAt } = stay
  const userId = desk[index % Math.max(1, desk.length)] ?? ctx.actor.userId
  const membership = { ownerId, places: [{ hotelId, role: 'front-desk' as const }] }
  const clerk: SignedInContext = {
    ...ctx,
    clock: () => checkedOutAt,
    actor: { ...ctx.actor, userId, membership, permission: 'work-desk' },
  }
  const { balanceCents } = await getFolio(clerk, id)
  const method = methods[index % methods.length] ?? 'card'
  if (balanceCents <= 0) return
  const payment = { position: 1, isMeant: true, kind: 'payment' as const, method, amountCents: balanceCents }
  await recordPayment(clerk, id, payment, key())
  if (index % 12 !== 7) return
  const amountCents = Math.round(balanceCents / 20)
  const refund = { ...payment, kind: 'refund' as const, amountCents, note: 'Breakfast was left out' }
  await recordPayment(clerk, id, refund, key())
}

async function addExtras(
  ctx: SignedInContext,
  {
    id,
    name: hotelName,
    currency,
    leastCents,
  }: { id: string; name: string; currency: string; leastCents: number },
): Promise<HotelExtra[]> {
  // Half a unit of the currency, or a whole one where it has no smaller one.
  const step = Math.max(1, minorUnits(currency) / 2)
  const add = ({ share, ...extra }: (typeof extras)[number], offer: Partial<HotelExtraInput> | undefined) => {
    const priceCents = Math.max(step, Math.round((leastCents * share) / step) * step)
    return createExtra(ctx, id, {
      ...atDesk,
      ...extra,
      priceCents,
      ...(offer && { isOffered: true, ...offer }),
    })
  }
  const offers = hotelName === past.hotel ? online : {}
  const made: HotelExtra[] = []
  for (const extra of extras) made.push(await add(extra, offers[extra.name]))
  const lateCheckOut = { name: 'Late check-out', kind: 'other', vatPercent: 10, share: 0.25 } as const
  if (hotelName === past.hotel)
    await add(lateCheckOut, { ...offers[lateCheckOut.name], mostPerBooking: 1, dailyStock: 2 })
  return made
}

/** Companies that pay later find an account on their invoices. */
async function enterBank(ctx: SignedInContext, hotelId: string): Promise<void> {
  const { hotelCountry: _country, chargesVat: _vat, ...known } = await getInvoicing(ctx, hotelId)
  await updateInvoicing(ctx, hotelId, {
    ...known,
    iban: 'IT60X0542811101000000123456',
    bic: 'BPMOIT22XXX',
    bankName: 'Banca Popolare',
    terms: 'After the due date, interest at the statutory rate and €40 for collection are charged.',
  })
}

const key = randomUUID

/** Every stay has something else of what a folio can have, by its place in the list. */
async function simulateStay(
  ctx: SignedInContext,
  stay: SeededStay,
  offered: HotelExtra[],
  index: number,
): Promise<void> {
  const { id, checkedInAt, checkedOutAt, isHere, source } = stay
  const until = checkedOutAt ?? ctx.clock()
  const between = (part: number) => {
    const at = new Date(checkedInAt.getTime() + part * (until.getTime() - checkedInAt.getTime()))
    return { ...ctx, clock: () => at }
  }
  const charge = async (part: number, which: number, quantity: number) => {
    const extra = offered[which % Math.max(1, offered.length)]
    if (!extra) return getFolio(ctx, id)
    const { name, priceCents: unitCents, vatPercent } = extra
    const input = { position: 1, extraId: extra.id, name, quantity, unitCents, vatPercent }
    await chargeExtra(between(part), id, input, key())
    return getFolio(ctx, id)
  }
  const first = await charge(0.1, index, 1 + (index % 2))
  if (isHere && index % 5 === 4) await payByCompany(between(0.2), first)
  else if (isHere && index % 3 === 0) await payRoom(between(0.2), first, source === 'ota')
  if (index % 4 === 1) await charge(0.5, index + 2, 1)
  if (index % 6 === 2) await takeBack(between(0.6), await charge(0.55, 2, 2))
  if (isHere && index % 7 === 3) await askForMore(ctx, await getFolio(ctx, id))
  if (!isHere && index % departures !== 5) await settle(between(0.99), await getFolio(ctx, id), index)
}

async function payRoom(ctx: SignedInContext, folio: BookingFolio, isOta: boolean): Promise<void> {
  const room = folio.folios[0]?.lines.find(({ kind }) => kind === 'room')
  if (!room) return
  const how = isOta ? { method: 'ota' as const } : { method: 'card' as const, cardDigits: '4417' }
  const input = {
    position: 1,
    isMeant: true,
    kind: 'payment' as const,
    amountCents: room.amountCents,
    ...how,
  }
  await recordPayment(ctx, folio.bookingId, input, key())
}

async function payByCompany(ctx: SignedInContext, { bookingId }: BookingFolio): Promise<void> {
  const payer = {
    name: '',
    company: 'Fjord & Field AS',
    vatId: 'NO 914 778 271 MVA',
    language: 'en',
    address: 'Strandgaten 18\n5013 Bergen\nNorway',
    email: 'accounts@fjordfield.example',
  }
  await addFolio(ctx, bookingId, { payer, takes: ['room', 'taxes'] }, key())
}

async function takeBack(ctx: SignedInContext, folio: BookingFolio): Promise<void> {
  const extra = folio.folios[0]?.lines.findLast(({ kind }) => kind === 'extra')
  if (!extra) return
  const input = { lineId: extra.id, amountCents: extra.unitCents, reason: 'water counted twice' }
  await correctLine(ctx, folio.bookingId, input, key())
}

async function askForMore(ctx: SignedInContext, { bookingId, balanceCents }: BookingFolio): Promise<void> {
  const dueOn = addDays(utcDay(ctx.clock()), 2)
  const amountCents = Math.round(balanceCents / 2)
  // The demo writes to nobody.
  const deposit = { amountCents, dueOn, howToPay: '', mailGuest: false }
  if (amountCents > 0) await askDeposit(ctx, bookingId, deposit, key())
}

async function settle(
  ctx: SignedInContext,
  { bookingId, balanceCents }: BookingFolio,
  index: number,
): Promise<void> {
  if (balanceCents <= 0) return
  const how =
    index % 3 === 0 ? ({ method: 'cash' } as const) : ({ method: 'card', cardDigits: '8820' } as const)
  const input = { position: 1, isMeant: true, kind: 'payment' as const, amountCents: balanceCents, ...how }
  await recordPayment(ctx, bookingId, input, key())
}
