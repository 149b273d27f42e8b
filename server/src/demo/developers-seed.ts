import { randomBytes, randomUUID } from 'node:crypto'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import { webhookPausesMs } from '@roomlark/contract/operations/webhook-events'
import { newApiKey } from '../accounts/auth/api-keys/api-key-token.ts'
import type { Transaction } from '../db/database.ts'
import { type DemoContext, dayMs } from './demo-context.ts'
import { insertRows } from './seed.queries.ts'

const minute = 60_000

/** Nobody has these keys: each is made and forgotten. */
const keys: { name: string; scopes: KeyScope[]; madeDaysAgo: number; usedMinutesAgo: number | null }[] = [
  { name: 'Front desk tablet', scopes: ['bookings:change'], madeDaysAgo: 0.1, usedMinutesAgo: null },
  {
    name: 'Channel manager',
    scopes: ['rates:change', 'availability:read'],
    madeDaysAgo: 105,
    usedMinutesAgo: 4,
  },
  { name: 'Accounting', scopes: ['commissions:read'], madeDaysAgo: 36, usedMinutesAgo: 26 * 60 },
  { name: 'Old website', scopes: ['availability:read'], madeDaysAgo: 226, usedMinutesAgo: 120 * 24 * 60 },
]

/**
 * Keys, addresses and what was sent to them. The names of the addresses are reserved for examples, so that calls of the
 * demo reach nobody.
 */
export async function seedDevelopers(ctx: DemoContext, tx: Transaction): Promise<void> {
  const { userId } = ctx.actor
  const now = ctx.clock().getTime()
  const ago = (ms: number) => new Date(now - ms)
  const inHex = (bytes: Buffer) => `\\x${bytes.toString('hex')}`
  const keyRows = keys.map(({ name, scopes, madeDaysAgo, usedMinutesAgo }) => {
    const { prefix, keyHash } = newApiKey()
    const lastUsedAt = usedMinutesAgo === null ? null : ago(usedMinutesAgo * minute)
    const made = { createdBy: userId, createdAt: ago(madeDaysAgo * dayMs), hasChosenHotels: false }
    return { userId, name, prefix, keyHash: inHex(keyHash), scopes, ...made, lastUsedAt }
  })
  await insertRows(tx, 'api_keys', keyRows)
  const [pms, books] = [randomUUID(), randomUUID()]
  const webhook = (id: string, name: string, url: string, topic: string) => {
    const secret = inHex(ctx.cipher.encrypt(`whsec_${randomBytes(32).toString('base64')}`))
    return { id, userId, name, url: `https://${url}`, topics: [topic], secret, createdAt: ago(60 * dayMs) }
  }
  await insertRows(tx, 'webhooks', [
    { ...webhook(pms, 'PMS', 'pms.villamarenne.example/roomlark', 'booking'), failingSince: null },
    {
      ...webhook(books, 'Bookkeeping', 'hooks.ledgerhouse.example/in/okafor', 'commission'),
      createdAt: ago(59 * dayMs),
      failingSince: ago(40 * minute),
    },
  ])
  const bookings = await tx<Record<string, string | number>[]>`
    SELECT b.id AS "bookingId", b.reference, h.id AS "hotelId", h.slug AS hotel, b.state, b.source,
           b.check_in_on::text AS "checkInOn", b.check_out_on::text AS "checkOutOn",
           b.total_cents AS "totalCents", b.currency
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
    WHERE h.owner_id = ${userId} AND b.booked_at IS NOT NULL ORDER BY b.created_at DESC, b.id LIMIT 8`
  const sent = bookings.map((data, index) => {
    const at = ago((12 + index * 340) * minute)
    const delivery = {
      id: randomUUID(),
      webhookId: pms,
      type: 'booking.created',
      at,
      data,
      state: 'delivered',
    }
    const answer = { at: new Date(at.getTime() + 800), status: 200, fault: null, tookMs: 176 + index * 7 }
    return { delivery: { ...delivery, step: 0, nextAt: null }, tries: [answer] }
  })
  const { bookingId, reference, hotelId, hotel, currency } = bookings[0] ?? {}
  const earned = { bookingId, reference, hotelId, hotel, partner: 'Slow Miles', stage: 'earned' }
  const data = { ...earned, amountCents: 22_080, currency }
  const failed = { id: randomUUID(), webhookId: books, type: 'commission.earned', at: ago(40 * minute), data }
  let at = failed.at.getTime()
  const tries = webhookPausesMs.slice(0, 4).map((pause, index) => {
    at += pause
    const answer =
      index === 2
        ? { status: null, fault: 'timeout', tookMs: 15_000 }
        : { status: 503, fault: null, tookMs: 240 }
    return { at: new Date(at), ...answer }
  })
  const nextAt = new Date(failed.at.getTime() + 156 * minute)
  const all = [...sent, { delivery: { ...failed, state: 'waiting', step: 4, nextAt }, tries }]
  await insertRows(
    tx,
    'webhook_deliveries',
    all.map(({ delivery }) => delivery),
  )
  const numbered = all.flatMap(({ delivery, tries }) =>
    tries.map((one, index) => ({ deliveryId: delivery.id, number: index + 1, ...one })),
  )
  await insertRows(tx, 'webhook_tries', numbered)
}
