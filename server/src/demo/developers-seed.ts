import { randomBytes } from 'node:crypto'
import type { KeyScope } from '@roomlark/contract/key-scopes'
import { webhookPausesMs } from '@roomlark/contract/operations/webhook-events'
import { newApiKey } from '../accounts/auth/api-keys/api-key-token.ts'
import type { ServiceContext } from '../context.ts'
import {
  insertDemoDelivery,
  insertDemoKey,
  insertDemoWebhook,
  selectDemoBookings,
} from './developers.queries.ts'
import { insertMark } from './seed.queries.ts'

const minute = 60_000
const day = 86_400_000

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
export async function seedDevelopers(
  ctx: Pick<ServiceContext, 'sql' | 'clock' | 'cipher'>,
  userId: string,
): Promise<void> {
  await ctx.sql.begin(async (tx) => {
    if (!(await insertMark(tx, 'demo.developers'))) return
    const now = ctx.clock().getTime()
    for (const { name, scopes, madeDaysAgo, usedMinutesAgo } of keys) {
      const { prefix, keyHash } = newApiKey()
      const createdAt = new Date(now - madeDaysAgo * day)
      const lastUsedAt = usedMinutesAgo === null ? null : new Date(now - usedMinutesAgo * minute)
      await insertDemoKey(tx, { userId, name, prefix, keyHash, scopes, createdAt, lastUsedAt })
    }
    const address = { userId, createdAt: new Date(now - 60 * day) }
    const secret = () => ctx.cipher.encrypt(`whsec_${randomBytes(32).toString('base64')}`)
    const pms = await insertDemoWebhook(tx, {
      ...address,
      name: 'PMS',
      url: 'https://pms.villamarenne.example/roomlark',
      topics: ['booking'],
      secret: secret(),
      failingSince: null,
    })
    const books = await insertDemoWebhook(tx, {
      ...address,
      createdAt: new Date(now - 59 * day),
      name: 'Bookkeeping',
      url: 'https://hooks.ledgerhouse.example/in/okafor',
      topics: ['commission'],
      secret: secret(),
      failingSince: new Date(now - 40 * minute),
    })
    const bookings = await selectDemoBookings(tx, userId, 8)
    for (const [index, data] of bookings.entries()) {
      const at = new Date(now - (12 + index * 340) * minute)
      await insertDemoDelivery(tx, {
        webhookId: pms,
        type: 'booking.created',
        at,
        data,
        state: 'delivered',
        step: 0,
        nextAt: null,
        tries: [{ at: new Date(at.getTime() + 800), status: 200, fault: null, tookMs: 176 + index * 7 }],
      })
    }
    const [earned] = bookings
    if (!earned) return
    const { bookingId = '', reference = '', hotelId = '', hotel = '', currency = '' } = earned
    const at = now - 40 * minute
    const moments = webhookPausesMs
      .slice(0, 4)
      .map((_pause, index) => at + webhookPausesMs.slice(0, index + 1).reduce((sum, ms) => sum + ms, 0))
    await insertDemoDelivery(tx, {
      webhookId: books,
      type: 'commission.earned',
      at: new Date(at),
      state: 'waiting',
      step: 4,
      nextAt: new Date(at + 2.6 * 60 * minute),
      data: {
        bookingId,
        reference,
        hotelId,
        hotel,
        partner: 'Slow Miles',
        stage: 'earned',
        amountCents: 22_080,
        currency,
      },
      tries: moments.map((moment, index) =>
        index === 2
          ? { at: new Date(moment), status: null, fault: 'timeout', tookMs: 15_000 }
          : { at: new Date(moment), status: 503, fault: null, tookMs: 240 },
      ),
    })
  })
}
