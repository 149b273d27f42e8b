import { randomUUID } from 'node:crypto'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { addDays, daysBetween, utcDay } from '@roomlark/contract/dates'
import type { UserType } from '@roomlark/contract/endpoint'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBooking } from '../src/bookings/bookings/bookings.service.ts'
import { changeStay } from '../src/bookings/bookings/change/desk-change.service.ts'
import { createBooking } from '../src/bookings/bookings/create/create.service.ts'
import { transitionBooking } from '../src/bookings/bookings/desk/transitions.service.ts'
import { undoStep } from '../src/bookings/bookings/desk/undo.service.ts'
import { AppError } from '../src/errors.ts'
import { findDashboard } from '../src/figures/analytics/dashboard/dashboard.service.ts'
import { getPerformance } from '../src/figures/analytics/performance/performance.service.ts'
import { countDue } from '../src/figures/rollups/rollups.service.ts'
import { examineDatabase } from '../src/operations/doctor/doctor.service.ts'
import { advanceCommissions, followBooking } from '../src/partners/commissions/commissions.service.ts'
import { countLedger } from '../src/partners/commissions/ledger/ledger.service.ts'
import {
  releaseDueHolds,
  releaseHold,
  voidHold,
} from '../src/partners/disputes/commission-holds/decisions.service.ts'
import {
  openDispute,
  proposeSettlement,
  settleDueDisputes,
  withdrawDispute,
} from '../src/partners/disputes/steps.service.ts'
import { makeClickMonths } from '../src/partners/referrals/clicks.service.ts'
import { recordSignals } from '../src/partners/referrals/signals/findings.service.ts'
import { saveMoneySettings } from '../src/platform/platform/money-settings.service.ts'
import { getStatementAccount } from '../src/settlement/hotel-statements/admin-statements.service.ts'
import { closeStatements } from '../src/settlement/hotel-statements/closing/closing.service.ts'
import {
  recordPayment,
  returnPayment,
  writeOff,
} from '../src/settlement/hotel-statements/payments/payments.service.ts'
import { exportRun } from '../src/settlement/payouts/bank-files/files.service.ts'
import { getEarnings } from '../src/settlement/payouts/earnings/earnings.service.ts'
import { approveRun } from '../src/settlement/payouts/runs/approval.service.ts'
import { drawDueRun } from '../src/settlement/payouts/runs/drawing.service.ts'
import { getRun, listRunStatements, listRuns } from '../src/settlement/payouts/runs/runs.service.ts'
import { markPaid, markReturned } from '../src/settlement/payouts/runs/transfers.service.ts'
import { startTestApp, type TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { addDetails, addPartner, roomlarkAccount } from './payouts.ts'
import { countRuns } from './property-runs.ts'
import { openTestHotel } from './test-hotel.ts'

/**
 * Hotels, affiliates and an administrator do anything in any order, and the clock goes on. Whatever happens, all
 * invariants of the doctor hold, and each commission is what a model of a few lines makes of it.
 */
let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000
const rateBps = 1200
const shareBps = 2000

type World = Awaited<ReturnType<typeof newWorld>>
type Modelled = { id: string; room: number; agreed: number | null }

/** Two hotels, in dollars and in yen, each with two partners of whom one can be paid. */
async function newWorld() {
  const admin = await createActor(app, 'admin')
  await saveMoneySettings(as(admin.id, 'admin'), { ...shippedMoneySettings, payer: roomlarkAccount })
  const hotels = await Promise.all(
    [
      { currency: 'USD', basePriceCents: 9_999 },
      { currency: 'JPY', basePriceCents: 12_345 },
    ].map(async ({ currency, basePriceCents }) => {
      const hotel = await openTestHotel(app, 30, { hotel: { currency }, type: { basePriceCents } })
      const partners = await Promise.all(['Ida', 'Omar'].map((name) => addPartner(app, hotel, 12, name)))
      return { hotel, partners }
    }),
  )
  for (const { partners } of hotels) if (partners[0]) await addDetails(app, partners[0].id)
  const beganOn = utcDay(app.services.clock())
  for (const { hotel, partners } of hotels) {
    for (const partner of partners) await click(hotel.hotel.id, partner)
  }
  return { admin, hotels, beganOn, bookings: [] as (Modelled & { of: number })[], done: [] as string[] }
}

/** Visitors of a partner's link, in a number that no percentage comes out even of. */
async function click(hotelId: string, partner: { id: string; partnershipId: string }): Promise<void> {
  const at = app.services.clock()
  await makeClickMonths(jobs())
  await app.sql`
    WITH link AS (
      INSERT INTO tracked_links (partnership_id, hotel_id, affiliate_id, code, created_at)
      VALUES (${partner.partnershipId}, ${hotelId}, ${partner.id}, ${randomUUID()}, ${at}) RETURNING id)
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
    SELECT ${at}::timestamptz, link.id, ${partner.id}, ${hotelId}, ${utcDay(at)}, true FROM link, generate_series(1, 123)`
}

const as = (userId: string, userType: UserType) => ({
  ...app.services,
  sql: app.pool,
  origin: { requestId: 'model', address: '127.0.0.1', userAgent: 'model' },
  actor: { userId, userType, sessionId: userId, mfaEnabled: true },
})
const jobs = () => ({ ...app.services, sql: app.pool })

/** A refusal is an answer like any other: it must leave everything as it was. */
async function attempt(world: World, name: string, step: () => Promise<unknown>): Promise<boolean> {
  try {
    await step()
    world.done.push(name)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return false
    throw error
  }
}

const halfUp = (dividend: number, divisor: number) => Math.floor((2 * dividend + divisor) / (2 * divisor))

/** Everything the model knows: what the hotel kept, times the rate, less the share. */
function modelBooking(booking: Booking, { agreed }: Modelled) {
  const isFee = booking.state === 'cancelled' || booking.state === 'no-show'
  const price = isFee ? (booking.feeCents ?? 0) : booking.totalCents
  const base = Math.min(price, agreed ?? price)
  const gross = halfUp(base * rateBps, 10_000)
  return { base, gross, net: gross - halfUp(gross * shareBps, 10_000) }
}

type Step = { act: (typeof acts)[number]; pick: number; size: number }
const acts = [
  ...([
    'book',
    'book',
    'stay',
    'stay',
    'shorten',
    'cancel',
    'hotel-cancel',
    'no-show',
    'undo',
    'replay',
  ] as const),
  ...(['wait', 'wait', 'month', 'close', 'pay', 'part', 'over', 'return', 'write-off'] as const),
  ...(['dispute', 'settle', 'withdraw', 'hold', 'release', 'void', 'run', 'run', 'bounce'] as const),
] as const

async function take(world: World, { act, pick, size }: Step): Promise<void> {
  const { admin, hotels, bookings } = world
  const administrator = as(admin.id, 'admin')
  const chosen = bookings.length === 0 ? undefined : bookings[pick % bookings.length]
  const side = hotels[(chosen?.of ?? pick) % 2]
  if (!side) return
  const owner = as(side.hotel.owner.id, 'hotel')
  const move = (days: number) => app.advance(days * dayMs)
  const tick = async () => {
    await advanceCommissions(jobs())
    await settleDueDisputes(jobs())
    await releaseDueHolds(jobs())
  }
  const [statement] = await app.sql<{ id: string }[]>`
    SELECT id FROM hotel_statements WHERE hotel_id = ${side.hotel.hotel.id} ORDER BY number DESC LIMIT 1`
  const account = async () => getStatementAccount(administrator, statement?.id ?? randomUUID())
  const paidOn = utcDay(app.services.clock())
  const [dispute] = await app.sql<{ id: string; version: number; base: number }[]>`
    SELECT d.id, d.version, c.base_cents::float8 AS base FROM commission_disputes d JOIN commissions c USING (booking_id)
    WHERE d.hotel_id = ${side.hotel.hotel.id} AND d.ended_at IS NULL ORDER BY d.opened_at LIMIT 1`
  const [hold] = await app.sql<{ id: string; version: number; bookingId: string }[]>`
    SELECT id, version, booking_id AS "bookingId" FROM commission_holds
    WHERE hotel_id = ${side.hotel.hotel.id} AND state = 'open' ORDER BY held_at LIMIT 1`

  await attempt(world, act, async () => {
    switch (act) {
      case 'book': {
        const of = pick % 2
        const target = hotels[of]
        const partner = target?.partners[size % 2]
        if (!target || !partner) return
        const input = target.hotel.bookingInput({
          checkInOn: target.hotel.day(0),
          checkOutOn: target.hotel.day(1 + (size % 3)),
          source: 'affiliate',
          partnershipId: partner.partnershipId,
        })
        const hotelier = as(target.hotel.owner.id, 'hotel')
        const { id, totalCents } = await createBooking(hotelier, target.hotel.hotel.id, input, randomUUID())
        bookings.push({ id, room: totalCents, agreed: null, of })
        return
      }
      case 'wait':
        move(1 + (size % 9))
        return tick()
      case 'month':
        move(31)
        return tick()
      case 'close':
        return closeStatements(jobs())
      case 'pay':
      case 'part':
      case 'over': {
        const { openCents, version, id } = await account()
        const factor = act === 'pay' ? 1 : act === 'part' ? 0.4 : 1.3
        const amountCents = Math.max(1, Math.round(openCents * factor))
        return recordPayment(administrator, id, { amountCents, paidOn, note: '', version }, randomUUID())
      }
      case 'return': {
        const { payments, version, id } = await account()
        const payment = payments.find(({ kind, isReturned }) => kind === 'payment' && !isReturned)
        const input = {
          paymentId: payment?.id ?? randomUUID(),
          returnedOn: paidOn,
          reason: 'No funds',
          version,
        }
        return returnPayment(administrator, id, input, randomUUID())
      }
      case 'write-off': {
        const { openCents, version, id } = await account()
        const amountCents = Math.max(1, Math.floor(openCents / 3))
        return writeOff(administrator, id, { amountCents, reason: 'Too old', version }, randomUUID())
      }
      case 'settle': {
        if (!dispute) throw new AppError('not_found', 'No dispute')
        const [{ booking_id: bookingId } = { booking_id: '' }] = await app.sql`
          SELECT booking_id FROM commission_disputes WHERE id = ${dispute.id}`
        const baseCents = Math.floor((dispute.base * (size % 4)) / 5)
        const { id, version } = dispute
        await proposeSettlement(administrator, id, { baseCents, text: 'One night', version })
        move(20)
        await tick()
        const settled = bookings.find((one) => one.id === bookingId)
        if (settled) settled.agreed = baseCents
        return
      }
      case 'withdraw':
        return withdrawDispute(owner, dispute?.id ?? randomUUID(), { version: dispute?.version ?? 1 })
      case 'release':
        if (!hold) throw new AppError('not_found', 'No hold')
        return releaseHold(administrator, hold.id, { reason: 'Nothing found', version: hold.version })
      case 'void': {
        if (!hold) throw new AppError('not_found', 'No hold')
        await voidHold(administrator, hold.id, { reason: 'Booked by the partner', version: hold.version })
        const voided = bookings.find(({ id }) => id === hold.bookingId)
        if (voided) voided.agreed = 0
        return
      }
      case 'run': {
        await drawDueRun(jobs())
        const [latest] = (await listRuns(administrator, { page: 1, limit: 1 })).data
        if (latest?.state !== 'draft') throw new AppError('not_found', 'No run')
        const { version, pays } = await getRun(administrator, latest.id)
        const approve = () => approveRun(administrator, latest.id, { version, cents: pays.cents })
        // In two tabs at once: one of them is refused.
        const tabs = await Promise.allSettled([approve(), approve()])
        expect(tabs.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(1)
        await exportRun(administrator, latest.id)
        const query = { list: 'on-its-way', page: 1, limit: 50 } as const
        const statementIds = (await listRunStatements(administrator, latest.id, query)).data.map(
          ({ id }) => id,
        )
        if (statementIds.length === 0) throw new AppError('not_found', 'Nobody is paid')
        for (const _twice of [1, 2]) {
          await markPaid(administrator, latest.id, { statementIds, paidOn, bankReference: '' })
        }
        return
      }
      case 'bounce': {
        const [latest] = (await listRuns(administrator, { page: 1, limit: 1 })).data
        if (!latest) throw new AppError('not_found', 'No run')
        const query = { list: 'paid', page: 1, limit: 50 } as const
        const [paid] = (await listRunStatements(administrator, latest.id, query)).data
        if (!paid) throw new AppError('not_found', 'Nothing was paid')
        const input = {
          statementId: paid.id,
          version: paid.version,
          returnedOn: paidOn,
          code: 'AC04',
        } as const
        return markReturned(administrator, latest.id, input)
      }
    }
    if (!chosen) throw new AppError('not_found', 'No booking')
    const { id } = chosen
    const { version, checkInOn, checkOutOn } = await getBooking(owner, id)
    switch (act) {
      case 'stay': {
        const arrived = await transitionBooking(owner, id, {
          to: 'checked-in',
          rooms: await freeRooms(side, id),
        })
        return (
          arrived.state === 'checked-in' &&
          transitionBooking(owner, id, { to: 'checked-out', openBalance: 'Pays later' })
        )
      }
      case 'shorten': {
        if (daysBetween(checkInOn, checkOutOn) < 2) throw new AppError('not_found', 'One night only')
        const shorter = addDays(checkOutOn, -1)
        return changeStay(owner, id, { checkInOn, checkOutOn: shorter, version, mailGuest: false })
      }
      case 'cancel':
        return transitionBooking(owner, id, {
          to: 'cancelled',
          cancelledBy: 'guest',
          waiveFee: size % 3 === 0,
        })
      case 'hotel-cancel':
        return transitionBooking(owner, id, { to: 'cancelled', cancelledBy: 'hotel' })
      case 'no-show':
        return transitionBooking(owner, id, { to: 'no-show', waiveFee: size % 4 === 0 })
      case 'undo':
        return undoStep(owner, id, { version, isMeant: true })
      case 'replay': {
        const events = await app.sql<{ id: number }[]>`
          SELECT id::float8 AS id FROM booking_events WHERE booking_id = ${id} AND NOT of_hold ORDER BY id`
        const event = events[size % events.length]
        return event && app.pool.begin((tx) => followBooking(app.services, tx, id, event.id))
      }
      case 'dispute':
        return openDispute(owner, id, {
          reason: 'other',
          text: 'The folio says otherwise',
          claimedBaseCents: 0,
        })
      case 'hold': {
        await app.sql`UPDATE bookings SET guest_email = 'x@mailinator.com' WHERE id = ${id}`
        return app.pool.begin((tx) => recordSignals(app.services, tx, id))
      }
    }
  })
}

async function freeRooms({ hotel }: World['hotels'][number], bookingId: string) {
  const stays = await app.sql<{ stayId: string; roomId: string }[]>`
    SELECT s.id AS "stayId", (SELECT r.id FROM rooms r WHERE r.room_type_id = s.room_type_id AND NOT EXISTS (
             SELECT FROM booking_stays o WHERE o.room_id = r.id) LIMIT 1) AS "roomId"
    FROM booking_stays s WHERE s.booking_id = ${bookingId} AND s.room_id IS NULL`
  expect(hotel.type.id).toBeDefined()
  return stays.filter(({ roomId }) => roomId !== null)
}

async function expectTruth(world: World): Promise<void> {
  const { findings } = await examineDatabase(jobs())
  expect(
    findings.filter(({ faults }) => faults > 0),
    world.done.join(', '),
  ).toEqual([])
  for (const booking of world.bookings) {
    const owner = world.hotels[booking.of]?.hotel.owner.id ?? ''
    const [row] = await app.sql`
      SELECT base_cents::float8 AS base, gross_cents::float8 AS gross, net_cents::float8 AS net
      FROM commissions WHERE booking_id = ${booking.id}`
    expect(row, world.done.join(', ')).toEqual(
      modelBooking(await getBooking(as(owner, 'hotel'), booking.id), booking),
    )
  }
}

/** A custom period is at most this long. */
const spanDays = 700

/**
 * The dashboard, the performance and the earnings of an affiliate say the same of bookings, conversion, and what is
 * expected and earned. The earnings call a stay expected until it can no longer be undone.
 */
async function expectOneFigure(world: World): Promise<void> {
  await countDue(jobs())
  const today = utcDay(app.services.clock())
  for (const { id } of world.hotels.flatMap(({ partners }) => partners)) {
    const affiliate = as(id, 'affiliate')
    const shown = { compare: 'none', by: 'day', limit: 1 } as const
    const { totals } = await getPerformance(affiliate, { ...shown, period: '12m' })
    const dashboard = await findDashboard(affiliate, '12m')
    // Before the first booking, the dashboard has nothing to show.
    expect([dashboard?.totalBookings ?? 0, dashboard?.conversionRate ?? 0]).toEqual([
      totals.bookings,
      totals.conversionRate ?? 0,
    ])
    expect(Math.round((dashboard?.totalCommissions ?? 0) * 100)).toBe(totals.earningsUsdCents)

    let toCome = 0
    let all = 0
    for (let fromOn = world.beganOn; fromOn <= today; fromOn = addDays(fromOn, spanDays)) {
      const untilOn = addDays(fromOn, spanDays - 1)
      const part = await getPerformance(affiliate, { ...shown, period: 'custom', fromOn, untilOn })
      toCome += part.totals.toComeUsdCents
      all += part.totals.earningsUsdCents
    }
    const { balances } = await getEarnings(affiliate)
    const { expected, earned, held, payable, inTransitUsdCents } = balances
    const [other] = await app.sql<{ ended: number; paid: number }[]>`
      SELECT (SELECT coalesce(sum(net_usd_cents), 0) FROM commissions
              WHERE affiliate_id = ${id} AND stage = 'ended')::float8 AS ended,
             (SELECT coalesce(sum(payout_cents), 0) FROM affiliate_statements
              WHERE affiliate_id = ${id} AND state = 'paid')::float8 AS paid`
    expect(expected.usdCents, world.done.join(', ')).toBe(toCome + (other?.ended ?? 0))
    const kept = earned.usdCents + held.usdCents + payable.usdCents + inTransitUsdCents + (other?.paid ?? 0)
    expect(expected.usdCents + kept, world.done.join(', ')).toBe(all)
  }
}

const someStep: fc.Arbitrary<Step> = fc.record({
  act: fc.constantFrom(...acts),
  pick: fc.nat(1000),
  size: fc.nat(1000),
})

/** One of everything, in an order in which nothing is refused: steps that are always refused would prove nothing. */
const oneOfEverything: Step[] = [
  // The even ones are of the hotel in dollars, through the partner who can be paid.
  ...[0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0].map((pick) => ({ act: 'book', pick, size: 2 }) as const),
  { act: 'shorten', pick: 0, size: 0 },
  { act: 'replay', pick: 0, size: 0 },
  { act: 'cancel', pick: 1, size: 1 },
  { act: 'hotel-cancel', pick: 7, size: 0 },
  { act: 'hold', pick: 2, size: 0 },
  { act: 'release', pick: 2, size: 0 },
  { act: 'hold', pick: 4, size: 0 },
  { act: 'void', pick: 4, size: 0 },
  { act: 'stay', pick: 0, size: 0 },
  { act: 'stay', pick: 2, size: 0 },
  { act: 'stay', pick: 3, size: 0 },
  { act: 'stay', pick: 6, size: 0 },
  { act: 'stay', pick: 8, size: 0 },
  { act: 'stay', pick: 10, size: 0 },
  { act: 'stay', pick: 9, size: 0 },
  { act: 'undo', pick: 9, size: 0 },
  { act: 'wait', pick: 0, size: 0 },
  { act: 'no-show', pick: 5, size: 1 },
  { act: 'dispute', pick: 0, size: 0 },
  { act: 'withdraw', pick: 0, size: 0 },
  { act: 'dispute', pick: 3, size: 0 },
  { act: 'settle', pick: 3, size: 1 },
  { act: 'month', pick: 0, size: 0 },
  { act: 'close', pick: 0, size: 0 },
  { act: 'part', pick: 0, size: 0 },
  { act: 'return', pick: 0, size: 0 },
  { act: 'pay', pick: 0, size: 0 },
  { act: 'part', pick: 1, size: 0 },
  { act: 'write-off', pick: 1, size: 0 },
  { act: 'over', pick: 1, size: 0 },
  { act: 'month', pick: 0, size: 0 },
  { act: 'run', pick: 0, size: 0 },
  { act: 'bounce', pick: 0, size: 0 },
]

const runs = countRuns(3)

test('whatever happens, the ledger is zero, nothing is billed or paid twice, and the model agrees', async () => {
  const property = fc.asyncProperty(fc.array(someStep, { minLength: 40, maxLength: 60 }), async (steps) => {
    const world = await newWorld()
    for (const step of steps) await take(world, step)
    await expectTruth(world)
    await countLedger(jobs())
    await expectTruth(world)
    await expectOneFigure(world)
    if (steps === oneOfEverything) expect(new Set(world.done)).toEqual(new Set(acts))
  })
  await fc.assert(property, { numRuns: runs, endOnFailure: true, examples: [[oneOfEverything]] })
}, 240_000)
