import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { expect } from 'vitest'
import { askAboutPayments } from '../../src/bookings/payments/ask.service.ts'
import { collectDeposits } from '../../src/bookings/payments/collect.service.ts'
import { reconcileAccounts } from '../../src/bookings/payments/reconcile.service.ts'
import { AppError } from '../../src/errors.ts'
import type { TestApp } from '../app.ts'
import type { makeGuest } from '../checkouts.ts'
import { ageHolds } from '../holds.ts'
import { planInput } from '../rooms-input.ts'
import { waitUntil } from '../wait.ts'
import { openPayingHotel, type PayingHotel } from './paying-hotel.ts'

/** Somebody who books on the guest site. */
export type Guest = {
  hotel: PayingHotel
  site: ReturnType<typeof makeGuest>
  token: string
  email: string
  bookingId: string
}

export type World = {
  app: TestApp
  /** Each sells on other terms: prepaid, guaranteed, with a deposit. */
  hotels: PayingHotel[]
  guests: Guest[]
  /** The pages of the service that somebody has the address of, the newest last. */
  pages: string[]
  /** Steps that were really done, so that those which are always refused are noticed. */
  done: Set<string>
  /** Says whether notices come and calls fail while a step is taken. */
  hear(): Promise<void>
}

const terms: PaymentTerms[] = [
  { kind: 'prepaid', cityTaxAtHotel: false },
  { kind: 'guarantee' },
  { kind: 'deposit', size: { kind: 'percent', percent: 30 }, restDaysBefore: 3, cityTaxAtHotel: false },
]

/** So few rooms that guests take them from each other. */
const rooms = 2

export async function openWorld(app: TestApp): Promise<World> {
  app.paymentSimulator.mend()
  const hotels: PayingHotel[] = []
  for (const paymentTerms of terms) {
    const hotel = await openPayingHotel(app, rooms)
    const path = `${hotel.base}/rates/plans/${hotel.plan.id}`
    await hotel.data(hotel.ask('PUT', path, { ...planInput({ paymentTerms }), version: 1 }))
    hotels.push(hotel)
  }
  return {
    app,
    hotels,
    guests: [],
    pages: [],
    done: new Set(),
    async hear() {
      await app.paymentSimulator.notices.deliver({ reversed: true, times: 2 })
    },
  }
}

/** Lets time pass for the server, for holds and for sessions, which are not what this is about. */
export async function passTime({ app }: Pick<World, 'app'>, minutes: number): Promise<void> {
  app.advance(minutes * 60_000)
  await ageHolds(app, minutes)
  await app.sql`UPDATE sessions SET expires_at = now() + interval '100 years'`
  app.services.sessions.forget()
}

/** A refusal is an answer like any other, and so is a service that does not answer. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError && error.code !== 'internal') return undefined
    throw error
  }
}

/** The service works again and everything that was begun ends, without anybody doing anything. */
export async function rest(world: World): Promise<void> {
  const { app } = world
  const ctx = { ...app.services, sql: app.pool }
  app.paymentSimulator.mend()
  app.paymentSimulator.notices.lose()
  await waitUntil('everything that was begun', async () => {
    await passTime(world, 7 * 60)
    app.paymentSimulator.settleWhatIsDue()
    await collectDeposits(ctx)
    await askAboutPayments(ctx)
    await reconcileAccounts(ctx)
    app.paymentSimulator.notices.lose()
    const open = await app.sql`
      SELECT 1 FROM payments WHERE state IN ('open', 'processing')
      UNION ALL SELECT 1 FROM payment_refunds WHERE state IN ('open', 'pending')
      UNION ALL SELECT 1 FROM payment_notices WHERE handled_at IS NULL AND is_known`
    return open.length === 0
  })
}

type Moved = { paymentId: string; cents: number }

/** Sums what the service really moved for each payment of ours: charges less refunds and lost disputes. */
function readMoved({ tables }: TestApp['paymentSimulator'], accounts: Set<string>): Map<string, number> {
  const moved: Moved[] = []
  const mine = (row: { account: string | null }) => row.account !== null && accounts.has(row.account)
  const findPayment = (chargeId: string) => tables.charges.get(chargeId)?.metadata.reference ?? 'unknown'
  for (const charge of [...tables.charges.values()].filter(mine)) {
    if (charge.status === 'succeeded') moved.push({ paymentId: findPayment(charge.id), cents: charge.amount })
  }
  for (const refund of [...tables.refunds.values()].filter(mine)) {
    if (refund.status !== 'failed')
      moved.push({ paymentId: findPayment(refund.charge), cents: -refund.amount })
  }
  for (const dispute of [...tables.disputes.values()].filter(mine)) {
    if (dispute.status === 'lost')
      moved.push({ paymentId: findPayment(dispute.charge), cents: -dispute.amount })
  }
  const sums = new Map<string, number>()
  for (const { paymentId, cents } of moved) sums.set(paymentId, (sums.get(paymentId) ?? 0) + cents)
  return sums
}

/** The service is right about money, and each of our records has to say the same. */
export async function expectSettled({ app, hotels, guests }: World): Promise<void> {
  const simulator = app.paymentSimulator
  const accounts = new Set(hotels.map(({ account }) => account))
  const moved = readMoved(simulator, accounts)
  const ids = hotels.map(({ hotel }) => hotel.id)
  const payments = await app.sql<
    {
      id: string
      bookingId: string
      purpose: string
      kept: number
      isReturned: boolean
      isOnFolio: boolean
    }[]
  >`
    SELECT p.id, p.booking_id AS "bookingId", p.purpose,
           (CASE WHEN p.state = 'succeeded' THEN p.amount_cents ELSE 0 END
            - (SELECT coalesce(sum(amount_cents), 0) FROM payment_refunds WHERE payment_id = p.id AND state = 'succeeded')
            - (SELECT coalesce(sum(amount_cents), 0) FROM payment_disputes WHERE payment_id = p.id AND state = 'lost')
           )::integer AS kept,
           EXISTS (SELECT 1 FROM payment_refunds WHERE payment_id = p.id AND cause IN ('rooms-gone', 'paid-twice'))
             AS "isReturned", p.line_id IS NOT NULL AS "isOnFolio"
    FROM payments p WHERE p.hotel_id = ANY(${ids})`
  for (const { id, kept } of payments) expect([id, kept]).toEqual([id, moved.get(id) ?? 0])
  const known = new Set(payments.map(({ id }) => id))
  expect([...moved.keys()].filter((id) => !known.has(id))).toEqual([])

  const charged = [...simulator.tables.charges.values()]
    .filter(({ account, status }) => status === 'succeeded' && account !== null && accounts.has(account))
    .map(({ metadata }) => metadata.reference)
  expect(new Set(charged).size).toBe(charged.length)

  const stays = await app.sql<{ id: string; state: string; fee: number | null; onFolio: number }[]>`
    SELECT b.id, b.state, b.fee_cents::integer AS fee,
           (SELECT coalesce(-sum(amount_cents), 0)::integer FROM folio_lines
            WHERE booking_id = b.id AND method = 'online') AS "onFolio"
    FROM bookings b WHERE b.hotel_id = ANY(${ids})`
  for (const { id, state, onFolio } of stays) {
    // A payment that goes back whole is on no folio, unless it could not be returned.
    const own = payments.filter(
      ({ bookingId, isReturned, isOnFolio }) => bookingId === id && (isOnFolio || !isReturned),
    )
    expect([id, onFolio]).toEqual([id, own.reduce((sum, { kept }) => sum + kept, 0)])
    // Rooms that nobody got cost nothing, and nobody who has paid still waits for a booking.
    const owed = own.filter(({ isReturned }) => isReturned).reduce((sum, { kept }) => sum + kept, 0)
    if (state === 'expired' || state === 'held') expect([id, state, onFolio]).toEqual([id, state, owed])
    const bought = own.filter(({ purpose, kept }) => purpose === 'checkout' && kept > 0)
    expect(bought.length).toBeLessThanOrEqual(1)
  }
  expect(stays.filter(({ state }) => state === 'held').length).toBeLessThanOrEqual(guests.length)
}
