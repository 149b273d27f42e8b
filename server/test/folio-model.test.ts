import { randomUUID } from 'node:crypto'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingChange } from '@roomlark/contract/bookings/booking-changes'
import type { DayFigures } from '@roomlark/contract/bookings/day-close'
import type { BookingFolio } from '@roomlark/contract/bookings/folio'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { addDays } from '@roomlark/contract/dates'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBooking } from '../src/bookings/bookings/bookings.service.ts'
import { changeBooking, changeStay } from '../src/bookings/bookings/change/desk-change.service.ts'
import { quoteBookingChange } from '../src/bookings/bookings/change/quote-change.service.ts'
import { transitionBooking } from '../src/bookings/bookings/desk/transitions.service.ts'
import { undoStep } from '../src/bookings/bookings/desk/undo.service.ts'
import { closeDay } from '../src/bookings/folios/day-closes/closing.service.ts'
import { getClosedDay, getOpenDay } from '../src/bookings/folios/day-closes/day-closes.service.ts'
import { readFigures } from '../src/bookings/folios/day-closes/figures.service.ts'
import { chargeExtra, correctLine, moveLines, recordPayment } from '../src/bookings/folios/desk.service.ts'
import { getFolio } from '../src/bookings/folios/folios.service.ts'
import { addFolio } from '../src/bookings/folios/payers.service.ts'
import { AppError } from '../src/errors.ts'
import { getCashBook } from '../src/figures/reports/cash.service.ts'
import { getForecast } from '../src/figures/reports/forecast.service.ts'
import { getTaxReport } from '../src/figures/reports/taxes.service.ts'
import { countDue } from '../src/figures/rollups/rollups.service.ts'
import { examineDatabase } from '../src/operations/doctor/doctor.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { expectNumbersWithoutGaps, type Papers, paperModel } from './folio-papers.ts'
import { countRuns } from './property-runs.ts'
import { simpleTaxes } from './tax-rules.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'

/**
 * The desk charges, is paid, corrects, moves, invoices, changes bookings and closes days in any order. Whatever happens,
 * the balance of a folio is what a model of a few lines makes of it, papers and closed days stay what they were, days,
 * reports and folios add up to the same, and all invariants of the doctor hold.
 */
let app: TestApp
/** VAT is in the prices of the first hotel, and comes on top of those of the second. */
let hotels: TestHotel[]
beforeAll(async () => {
  app = await startTestApp()
  hotels = await Promise.all([openTestHotel(app, 90), openTestHotel(app, 90)])
  for (const [index, hotel] of hotels.entries()) {
    await hotel.setTaxes(simpleTaxes({ cityTaxCents: 215, vatPercent: 7.7, vatIncluded: index === 0 }))
    await hotel.setInvoicing()
  }
})
afterAll(() => app.close())

const vatBps = 1330

/** Facts that the model knows of a booking besides the booking itself. */
type Modelled = {
  hotel: TestHotel
  id: string
  isOnTop: boolean
  /** Charges of the desk that were not taken back, VAT on top included. */
  extras: number
  paid: number
  /** Corrections by the desk of lines of the booking, as long as they are the same lines. */
  taken: { of: Line; cents: number; signature: string }[]
  papers: Papers
}

/** The screen of the desk when it takes the next step. */
type Seen = { booking: Booking; folio: BookingFolio }
type Line = BookingFolio['folios'][number]['lines'][number]

const as = ({ owner }: TestHotel) => ({
  ...app.services,
  sql: app.pool,
  origin: { requestId: 'model', address: '127.0.0.1', userAgent: 'model' },
  actor: { userId: owner.id, userType: 'hotel' as const, sessionId: owner.id, mfaEnabled: true },
})

const halfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))
const withVat = ({ isOnTop }: Modelled, cents: number, bps: number) =>
  cents + (isOnTop ? halfUp(cents * bps, 10_000) : 0)

const isFee = ({ state }: Booking) => state === 'cancelled' || state === 'no-show'

/** Writes down what a line depends on: as long as it is the same, so is the line. */
function makeSignature(booking: Booking, { kind, fromOn, unitCents }: Line): string {
  if (isFee(booking)) return JSON.stringify([kind, booking.state, booking.feeCents])
  const nights = booking.stays.flatMap(({ nightlyCents }) => nightlyCents)
  const count = new Set(nights.map(({ night }) => night)).size
  switch (kind) {
    case 'room':
      return JSON.stringify([kind, ...nightsLike(nights, fromOn ?? '', unitCents)])
    case 'cancellation':
      return JSON.stringify([kind, booking.droppedFeeCents])
    case 'city-tax':
      return JSON.stringify([kind, count * (booking.adults + booking.children)])
    default:
      return JSON.stringify([kind, booking.vatCents])
  }
}

/** The nights around this one that as many rooms have at the same price: they are one line. */
function nightsLike(
  nights: readonly { night: string; priceCents: number }[],
  fromOn: string,
  unitCents: number,
): string[] {
  const roomsOn = (night: string) =>
    nights.filter((one) => one.night === night && one.priceCents === unitCents).length
  const run: string[] = []
  const walk = (night: string, days: 1 | -1): void => {
    if (roomsOn(night) !== roomsOn(fromOn) || roomsOn(fromOn) === 0) return
    run.push(`${night}: ${roomsOn(night)}`)
    walk(addDays(night, days), days)
  }
  walk(fromOn, 1)
  walk(addDays(fromOn, -1), -1)
  return run
}

/** Everything the model knows: what the booking costs, less what was taken off it, and what the desk did. */
function computeBalance(booking: Booking, modelled: Modelled): number {
  modelled.taken = modelled.taken.filter(({ of, signature }) => signature === makeSignature(booking, of))
  const cost = isFee(booking) ? (booking.feeCents ?? 0) : booking.totalCents
  const taken = modelled.taken.reduce((sum, { cents }) => sum + cents, 0)
  return cost - taken + modelled.extras - modelled.paid
}

type Close = { hotel: TestHotel; day: string; figures: DayFigures; lastLine: number }
const closes: Close[] = []

/** Closes the next day, and waits for it if it has not begun. */
async function closeNext(hotel: TestHotel): Promise<boolean> {
  const ctx = as(hotel)
  const hotelId = hotel.hotel.id
  const next = await getOpenDay(ctx, hotelId, undefined)
  if (next.day > next.today) app.advance(86_400_000)
  const { day, revision, figures } = await getOpenDay(ctx, hotelId, undefined)
  const reasons = [...figures.openArrivals, ...figures.openDepartures].map(({ bookingId }) => ({
    bookingId,
    reason: 'Later',
  }))
  const closed = await closeDay(ctx, hotelId, { day, revision, reasons, cash: null }, randomUUID())
  const [line] = await app.sql<[{ last: number }]>`
    SELECT coalesce(max(number), 0)::float8 AS last FROM folio_lines`
  closes.push({ hotel, day, figures: closed.figures, lastLine: line.last })
  return true
}

type Step = { act: (typeof acts)[number]; pick: number; size: number }
const acts = [
  ...([
    'charge',
    'charge',
    'pay',
    'pay',
    'refund',
    'correct',
    'correct',
    'correct',
    'move',
    'folio',
  ] as const),
  ...([
    'lengthen',
    'shorten',
    'arrive',
    'leave',
    'miss',
    'waive',
    'cancel',
    'undo',
    'again',
    'close',
  ] as const),
  ...([
    'guests',
    'price',
    'price',
    'add-room',
    'drop-room',
    'leave-early',
    'reinstate',
    'reinstate',
  ] as const),
  ...(['invoice', 'invoice', 'credit', 'receipt'] as const),
] as const

/** A refusal is an answer like any other: it must leave everything as it was. */
async function attempt<T>(step: () => Promise<T>): Promise<T | undefined> {
  try {
    return await step()
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return undefined
    throw error
  }
}

async function take(modelled: Modelled, seen: Seen, { act, pick, size }: Step): Promise<boolean> {
  const { hotel, id, papers } = modelled
  const ctx = as(hotel)
  const { booking, folio: bill } = seen
  const { folios } = bill
  const lines = folios.flatMap((folio) => folio.lines)
  const line = lines[pick % Math.max(1, lines.length)]
  const position = 1 + (pick % folios.length)
  const cents = 1 + size
  const key = randomUUID()
  const extra = { extraId: null, name: 'Extra', quantity: 1 + (pick % 3), unitCents: cents, vatPercent: 13.3 }
  // The desk means it, whether it is the same money again or more than is left to pay.
  const payment = { position, method: 'cash' as const, amountCents: cents, note: 'Why', isMeant: true }
  const move = (checkOutOn: string) =>
    attempt(() =>
      changeStay(ctx, id, {
        checkInOn: booking.checkInOn,
        checkOutOn,
        version: booking.version,
        mailGuest: false,
      }),
    )
  const become = (to: 'checked-in' | 'checked-out' | 'no-show' | 'cancelled', more: object = {}) =>
    attempt(async () => {
      const rooms = to === 'checked-in' ? await freeRooms(hotel, id) : undefined
      return transitionBooking(ctx, id, { to, ...(rooms && { rooms }), ...more })
    })
  switch (act) {
    case 'charge': {
      const charged = await attempt(() => chargeExtra(ctx, id, { position, ...extra }, key))
      if (charged) modelled.extras += withVat(modelled, extra.quantity * cents, vatBps)
      return charged !== undefined
    }
    case 'again': {
      // The same request twice, as after a lost answer.
      const send = () => attempt(() => recordPayment(ctx, id, { ...payment, kind: 'payment' }, key))
      const [first] = await Promise.all([send(), send()])
      await send()
      if (first) modelled.paid += cents
      return first !== undefined
    }
    case 'pay':
    case 'refund': {
      const kind = act === 'pay' ? 'payment' : 'refund'
      const paid = await attempt(() => recordPayment(ctx, id, { ...payment, kind }, key))
      if (paid) modelled.paid += kind === 'payment' ? cents : -cents
      return paid !== undefined
    }
    case 'correct':
      return line !== undefined && correct(modelled, booking, line, size, key)
    case 'move': {
      const lineIds = line ? [line.id] : []
      return (await attempt(() => moveLines(ctx, id, { lineIds, position }, key))) !== undefined
    }
    case 'folio': {
      const payer = { ...unnamedPayer, name: 'Ida' }
      const takes = [(['room', 'taxes', 'fees', 'extras'] as const)[pick % 4] ?? 'room']
      return (await attempt(() => addFolio(ctx, id, { payer, takes }, key))) !== undefined
    }
    case 'lengthen':
      return (await move(hotel.day(3 + (size % 3)))) !== undefined
    case 'shorten':
      return (await move(hotel.day(1))) !== undefined
    case 'arrive':
      return (await become('checked-in')) !== undefined
    case 'leave':
      return (await become('checked-out', { openBalance: 'Later' })) !== undefined
    case 'miss':
      return (await become('no-show')) !== undefined
    case 'waive':
      return (await become('no-show', { waiveFee: true })) !== undefined
    case 'cancel':
      return (await become('cancelled', { cancelledBy: size % 2 ? 'guest' : 'hotel' })) !== undefined
    case 'close':
      return closeNext(hotel)
    case 'undo':
      return (
        (await attempt(() => undoStep(ctx, id, { version: booking.version, isMeant: true }))) !== undefined
      )
    case 'guests':
    case 'price':
    case 'add-room':
    case 'drop-room':
    case 'leave-early':
    case 'reinstate':
      return (
        (await attempt(() => change(modelled, booking, makeChange(hotel, booking, { act, pick, size })))) ??
        false
      )
    case 'invoice':
    case 'receipt':
      return (await attempt(() => papers.issue(ctx, bill, { position, kind: act }))) !== undefined
    case 'credit':
      return (await attempt(() => papers.credit(ctx, pick))) ?? false
  }
}

type Changing = Extract<Step['act'], BookingChange['kind']>

function makeChange(hotel: TestHotel, booking: Booking, step: Step & { act: Changing }): BookingChange {
  const { act, pick, size } = step
  const stay = booking.stays[pick % booking.stays.length]
  const night = stay?.nightlyCents[size % stay.nightlyCents.length]?.night ?? ''
  const stayId = stay?.id ?? ''
  switch (act) {
    case 'guests':
      return {
        kind: act,
        adults: 1 + (pick % 2) + (booking.stays.length - 1),
        childAges: size % 2 ? [7] : [],
      }
    case 'price':
      // Now and then a night is complimentary.
      return { kind: act, nights: [{ stayId, night, priceCents: size % 5 ? size * 10 : 0 }], reason: 'Why' }
    case 'add-room':
      return { kind: act, roomTypeId: hotel.type.id, adults: 1, childAges: [] }
    case 'drop-room':
      return { kind: act, stayId }
    case 'leave-early':
      return { kind: act, ...(size % 3 > 0 && { feeCents: size }) }
    case 'reinstate':
      return { kind: act }
  }
}

/** Changes a booking, which then costs what was quoted. */
async function change({ hotel, id }: Modelled, booking: Booking, wish: BookingChange): Promise<boolean> {
  const ctx = as(hotel)
  const { totalCents } = await quoteBookingChange(ctx, id, wish)
  const making = { change: wish, version: booking.version, expectedTotalCents: totalCents, mailGuest: false }
  const changed = await changeBooking(ctx, id, making)
  expect(changed.totalCents).toBe(totalCents)
  return changed.version !== booking.version
}

async function freeRooms(hotel: TestHotel, id: string) {
  const free = await hotel.data(hotel.ask('GET', `/api/v1/bookings/${id}/rooms`))
  return free
    .filter(({ roomId }: { roomId: string | null }) => roomId === null)
    .map(({ stayId, rooms }: { stayId: string; rooms: { id: string }[] }, at: number) => ({
      stayId,
      roomId: rooms[at]?.id,
    }))
}

async function correct(
  modelled: Modelled,
  booking: Booking,
  line: Line,
  size: number,
  key: string,
): Promise<boolean> {
  const whole = Math.abs(line.amountCents)
  const isPayment = line.kind === 'payment' || line.kind === 'refund'
  // Fees for a room and for the whole booking may be lines of the same amount, of which any may stay.
  if (line.kind === 'cancellation' && booking.droppedFeeCents > 0) return false
  const amount = isPayment || size % 2 === 0 ? whole : 1 + (size % whole)
  const input = { lineId: line.id, amountCents: amount, reason: 'Why' }
  const corrected = await attempt(() => correctLine(as(modelled.hotel), modelled.id, input, key))
  if (!corrected) return false
  if (isPayment) {
    modelled.paid += line.kind === 'payment' ? -whole : whole
    return true
  }
  const isTaxed = line.kind === 'room' || line.kind === 'extra'
  const bps = Math.round((line.vatPercent ?? 0) * 100)
  const cents = isTaxed ? withVat(modelled, amount, bps) : amount
  if (line.kind === 'extra') modelled.extras -= cents
  else modelled.taken.push({ of: line, cents, signature: makeSignature(booking, line) })
  return true
}

const someStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  pick: fc.nat(1000),
  size: fc.nat(1000),
})

const step = (act: Step['act'], pick = 0, size = 400): Step => ({ act, pick, size })

/** Two bookings with one of everything, none of it refused: steps that are always refused would prove nothing. */
const oneOfEverything: [boolean, Step[]][] = [
  [
    false,
    [
      ...[step('charge'), step('pay'), step('again'), step('folio', 3), step('move', 1), step('correct')],
      ...[step('guests'), step('price'), step('add-room'), step('drop-room', 1), step('lengthen')],
      ...[step('shorten'), step('invoice'), step('credit'), step('receipt'), step('arrive'), step('undo')],
      ...[step('arrive'), step('lengthen'), step('leave-early'), step('leave'), step('close')],
    ],
  ],
  [
    true,
    [
      ...[step('pay'), step('refund'), step('cancel', 0, 1), step('reinstate'), step('miss'), step('undo')],
      ...[step('waive'), step('close')],
    ],
  ],
]

/** The days that any step can reach from the first one on: closing a day may wait for the next. */
const daysOfModel = 300

/**
 * The days that were closed, the reports and the folios say the same: each charge and each payment counts on one day, a
 * night on its own, whatever became of it since.
 */
async function expectDaysToAddUp(hotel: TestHotel, first: string): Promise<void> {
  const ctx = as(hotel)
  const { id } = hotel.hotel
  const span = { fromOn: first, untilOn: addDays(first, daysOfModel) }
  const [folios] = await app.sql<[{ charged: number; paid: number }]>`
    SELECT coalesce(sum(amount_cents) FILTER (WHERE method IS NULL), 0)::float8 AS charged,
           coalesce(-sum(amount_cents) FILTER (WHERE method IS NOT NULL), 0)::float8 AS paid
    FROM folio_lines WHERE hotel_id = ${id}`
  expect((await getTaxReport(ctx, id, span)).total.totalCents).toBe(folios.charged)
  expect((await getCashBook(ctx, id, span)).total.netCents).toBe(folios.paid)
  const forecast = await getForecast(ctx, id, { ...span, compare: 'none' })
  for (const { day, figures } of closes.filter((close) => close.hotel === hotel)) {
    const [money] = figures.money
    const only = { fromOn: day, untilOn: day }
    const taxes = (await getTaxReport(ctx, id, only)).total
    const { total: cash } = await getCashBook(ctx, id, only)
    expect({ day, charged: taxes.totalCents, paid: cash.netCents, rates: listRates(taxes.rates) }).toEqual({
      day,
      charged: money?.chargedCents,
      paid: money?.paidCents,
      rates: listRates(money?.taxes ?? []),
    })
    // Rooms and prices are those of the bookings now, in the forecast as in the figures of the day.
    const now = await readFigures(app.pool, { ...hotel.hotel, ownerId: hotel.owner.id }, day)
    expect(forecast.days.find(({ fromOn }) => fromOn === day)).toMatchObject({
      sold: now.rooms.sold,
      roomRevenueCents: now.money[0]?.roomCents,
    })
  }
}

type Rate = { vatPercent: number; vatCents: number; grossCents: number }

function listRates(rates: readonly Rate[]): [number, number, number][] {
  return rates
    .filter(({ vatPercent, grossCents }) => vatPercent > 0 && grossCents !== 0)
    .map(({ vatPercent, vatCents, grossCents }): [number, number, number] => [
      vatPercent,
      vatCents,
      grossCents,
    ])
    .sort(([a], [b]) => b - a)
}

async function look({ hotel, id }: Modelled): Promise<Seen> {
  const [booking, folio] = await Promise.all([getBooking(as(hotel), id), getFolio(as(hotel), id)])
  return { booking, folio }
}

test('the balance of a folio is that of the model, whatever the desk does in any order', async () => {
  const happened = new Set<string>()
  const first = addDays(hotels[0]?.today() ?? '', -1)
  const history = fc.tuple(fc.boolean(), fc.array(someStep, { minLength: 20, maxLength: 30 }))
  const property = fc.asyncProperty(history, async ([isOnTop, steps]) => {
    const hotel = hotels[isOnTop ? 1 : 0]
    if (!hotel) throw new Error('there is no such hotel')
    const { id } = await hotel.book({ checkInOn: hotel.day(0), checkOutOn: hotel.day(2) })
    const modelled: Modelled = { hotel, id, isOnTop, extras: 0, paid: 0, taken: [], papers: paperModel(id) }
    let seen = await look(modelled)
    for (const step of steps) {
      const isDone = await take(modelled, seen, step)
      if (isDone && oneOfEverything.some(([, all]) => all === steps)) happened.add(step.act)
      seen = await look(modelled)
      expect({ after: step, balance: seen.folio.balanceCents, paid: seen.folio.paidCents }).toEqual({
        after: step,
        balance: computeBalance(seen.booking, modelled),
        paid: modelled.paid,
      })
      await modelled.papers.expectFrozen(as(hotel), seen.folio)
    }
  })
  const examples = oneOfEverything.map((one): [[boolean, Step[]]] => [one])
  await fc.assert(property, { numRuns: countRuns(4), endOnFailure: true, examples })
  expect(happened).toEqual(new Set(acts))
  await expectNumbersWithoutGaps(app)
  for (const { hotel, day, figures, lastLine } of closes) {
    expect((await getClosedDay(as(hotel), hotel.hotel.id, day)).figures).toEqual(figures)
    const late = await app.sql`
      SELECT FROM folio_lines WHERE hotel_id = ${hotel.hotel.id} AND number > ${lastLine} AND on_date <= ${day}`
    expect(late).toHaveLength(0)
  }
  await countDue({ sql: app.pool })
  for (const hotel of hotels) await expectDaysToAddUp(hotel, first)
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
})
