import { randomInt, randomUUID } from 'node:crypto'
import { addDays } from '@roomlark/contract/dates'
import { details } from '../../../server/test/checkouts.ts'
import { planInput } from '../../../server/test/rooms-input.ts'
import { tellPages } from '../../../server/test/tell-pages.ts'
import { get, send } from '../client.ts'
import type { Stage } from '../scenario.ts'
import { waitWhileGrowing } from '../wait.ts'
import type { SimulatedService } from './payment-service.ts'

const totalCents = 100_000
/** Nights that nobody else books. */
const firstDay = 60

/** The step a guest had reached before something happened. */
export type PayingGuest = { token: string; headers: Record<string, string>; email: string }

/** Has guests of the large hotel pay when they book. */
export async function openPayments(
  { sql, shop, servers }: Stage,
  { simulator }: SimulatedService,
): Promise<void> {
  const { hotelId, ratePlanId } = shop.large
  await sql`
    INSERT INTO settings (name, value) VALUES ('switches', '{"onlinePayments": "open"}')
    ON CONFLICT (name) DO UPDATE SET value = settings.value || excluded.value`
  await tellPages(sql, 'platform')
  await sql`
    WITH account AS (
      INSERT INTO payment_accounts (id, owner_id, service_id, country, state, methods, is_test, created_at)
      SELECT gen_random_uuid(), owner_id, ${simulator.openAccount()}, country, 'active', '{card}', true, now()
      FROM hotels WHERE id = ${hotelId} RETURNING id)
    INSERT INTO hotel_payment_settings (hotel_id, account_id) SELECT ${hotelId}, id FROM account`
  const paymentTerms = { kind: 'prepaid', cityTaxAtHotel: false } as const
  await get(servers[0]?.url ?? '', {
    method: 'PUT',
    path: `/api/v1/hotels/${hotelId}/rates/plans/${ratePlanId}`,
    token: shop.token,
    body: { ...planInput({ paymentTerms }), version: 1 },
  })
}

let guests = 0

/** Holds a room, and goes no further. */
export async function holdRoom({ sql, shop }: Stage, url: string): Promise<PayingGuest> {
  guests += 1
  // Others begin while this one waits, and two guests with the same address and browser are one visitor.
  const number = guests
  const { hotelId, roomTypeId, ratePlanId } = shop.large
  const [hotel] = await sql<[{ slug: string }]>`SELECT slug FROM hotels WHERE id = ${hotelId}`
  const headers = {
    'x-forwarded-for': `198.${51 + (number >> 16)}.${(number >> 8) & 255}.${number & 255}`,
    'user-agent': `Guest/1.${number}`,
  }
  const checkInOn = shop.day(firstDay + Math.floor(number / 30))
  const body = {
    slug: hotel.slug,
    checkInOn,
    checkOutOn: addDays(checkInOn, 1),
    adults: 2,
    childAges: [],
    ratePlanId,
    rooms: [{ roomTypeId, quantity: 1 }],
    expectedTotalCents: totalCents,
    key: randomUUID(),
    language: 'en',
  }
  const path = '/api/v1/guest/checkouts'
  const held = await get<{ token: string }>(url, { method: 'POST', path, headers, body })
  return { token: held.token, headers, email: `guest${number}.${randomInt(1e6)}@example.test` }
}

/** Sends the guest's details. Returns the address of the page to pay on, or null if nobody answered with one. */
export async function beginPaying(
  url: string,
  { token, headers, email }: PayingGuest,
): Promise<string | null> {
  const answer = await send(url, {
    method: 'POST',
    path: `/api/v1/guest/checkouts/${token}/confirm`,
    headers,
    body: { details: { ...details, email }, expectedTotalCents: totalCents },
  }).catch(() => null)
  return answer?.status === 200 ? answer.body.data.paymentUrl : null
}

/** Comes back from the page of the payment service, as far as anybody answers. */
export async function comeBack(url: string, { token, headers }: PayingGuest): Promise<void> {
  await send(url, { path: `/stays/checkout/${token}?back=1`, headers }).catch(() => null)
}

let aheadMs = 0

/**
 * Has the servers ask about everything that is open, as their clock does every minute, unless they are asking already.
 * They ask less and less often while the service does not answer, so ten minutes pass.
 */
export async function askNow({ sql, servers }: Stage): Promise<void> {
  const asking = await sql`
    SELECT 1 FROM pgboss.job WHERE name = 'payments.ask' AND state IN ('created', 'active') LIMIT 1`
  if (asking.length > 0) return
  aheadMs += 10 * 60_000
  for (const server of servers) await server.setClock(aheadMs)
  await sql`
    WITH added AS (INSERT INTO pgboss.job (name, data) VALUES ('payments.ask', '{}') RETURNING id)
    SELECT id, pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'payments.ask') FROM added`
}

/** Counts the bookings of guests, and how often each was charged. */
async function readPaid({ sql }: Stage, { simulator }: SimulatedService, paying: readonly PayingGuest[]) {
  const emails = paying.map(({ email }) => email)
  const rows = await sql<{ email: string; state: string; paymentId: string; isPosted: boolean }[]>`
    SELECT b.guest_email AS email, b.state, p.id AS "paymentId", p.line_id IS NOT NULL AS "isPosted"
    FROM bookings b JOIN payments p ON p.booking_id = b.id AND p.state = 'succeeded'
    WHERE b.guest_email = ANY(${emails})`
  const charges = [...simulator.tables.charges.values()].filter(({ status }) => status === 'succeeded')
  const counts = new Map<string, number>()
  for (const { metadata } of charges) {
    const id = metadata.reference ?? ''
    counts.set(id, (counts.get(id) ?? 0) + 1)
  }
  return rows.map((row) => ({ ...row, charges: counts.get(row.paymentId) ?? 0 }))
}

/** Waits until all of them have their booking, without anybody's help, and says what is lost or was charged twice. */
export async function expectBooked(
  stage: Stage,
  service: SimulatedService,
  paying: readonly PayingGuest[],
): Promise<void> {
  await waitWhileGrowing('paid bookings', paying.length, async () => {
    const paid = await readPaid(stage, service, paying)
    const booked = paid.filter(({ state, isPosted }) => state === 'confirmed' && isPosted)
    if (booked.length < paying.length) await askNow(stage)
    return booked.length
  })
  const paid = await readPaid(stage, service, paying)
  if (paid.length !== paying.length) stage.fail(`${paid.length} payments of ${paying.length} guests`)
  for (const { email, charges } of paid) {
    if (charges !== 1) stage.fail(`${email} was charged ${charges} times`)
  }
  aheadMs = 0
  for (const server of stage.servers) await server.setClock(aheadMs)
}
