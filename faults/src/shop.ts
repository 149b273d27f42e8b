import { randomBytes, randomUUID } from 'node:crypto'
import type { FreeRooms } from '@roomlark/contract/bookings/front-desk'
import { addDays, dateIn } from '@roomlark/contract/dates'
import type { UserType } from '@roomlark/contract/endpoint'
import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import type postgres from 'postgres'
import { newToken } from '../../server/src/accounts/auth/tokens.ts'
import { createCipher } from '../../server/src/adapters/cipher.ts'
import { hotelInput } from '../../server/test/hotel-input.ts'
import { addPartnership } from '../../server/test/partnerships.ts'
import { planInput, roomTypeInput } from '../../server/test/rooms-input.ts'
import { addLink } from '../../server/test/tracked-links.ts'
import { get } from './client.ts'
import { type ServerProcess, secret } from './server-process.ts'
import { waitUntil } from './wait.ts'

const timeZone = 'Europe/Rome'
const dayMs = 86_400_000

/** A hotel that sells, and the partner who brings it half of its guests. */
export type Outlet = {
  hotelId: string
  roomTypeId: string
  ratePlanId: string
  /** A partnership with the hotel. */
  partnershipId: string
  /** A tracked link to the hotel. */
  code: string
}

/** Hotels to book, links to click on and commissions to pay out. */
export type Shop = {
  /** The owner of all hotels. */
  token: string
  /** Draws up payout runs, and approves them: two administrators. */
  drawer: string
  approver: string
  /** So many rooms that nobody waits for one. */
  large: Outlet
  /** So few that they sell out, and everybody waits for the same nights. */
  small: Outlet
  /** Days from today on which guests arrive. */
  day(offset: number): string
}

/** All that opening a shop uses of one. */
type Server = Pick<ServerProcess, 'url' | 'setClock'>

/**
 * Opens hotels with partners through a server, and lets partners earn what can be paid out this month: the server's
 * clock is set back for the stays, so that they are over when it is set right again.
 */
export async function openShop(sql: postgres.Sql, server: Server, partners: number): Promise<Shop> {
  const owner = await addUser(sql, 'hotel')
  const token = await addSession(sql, owner)
  const shop: Shop = {
    token,
    drawer: await addSession(sql, await addUser(sql, 'admin')),
    approver: await addSession(sql, await addUser(sql, 'admin')),
    large: await openOutlet(sql, server, token, 40),
    small: await openOutlet(sql, server, token, 3),
    day: (offset) => addDays(dateIn(timeZone, new Date()), offset),
  }
  await payInAdvance(sql)
  await earnCommissions(sql, server, { ...shop.large, token, partners })
  return shop
}

async function addUser(sql: postgres.Sql, userType: UserType): Promise<string> {
  const email = `${userType}-${randomBytes(6).toString('hex')}@example.test`
  const [row] = await sql<[{ id: string }]>`
    INSERT INTO users (email, user_type, password_hash, first_name, last_name, email_verified_at)
    VALUES (${email}, ${userType}, 'x', 'Ada', 'Byron', now() - interval '1 year') RETURNING id`
  if (userType === 'admin') {
    await sql`INSERT INTO mfa_devices (user_id, secret_encrypted, enabled_at) VALUES (${row.id}, '', now())`
  }
  return row.id
}

/** A session that is valid however far a server's clock is moved. */
async function addSession(sql: postgres.Sql, userId: string): Promise<string> {
  const { token, tokenHash } = newToken()
  await sql`
    INSERT INTO sessions (user_id, token_hash, created_at, expires_at, confirmed_until)
    VALUES (${userId}, ${tokenHash}, now() - interval '1 year', now() + interval '1 year', now() + interval '1 year')`
  return token
}

async function openOutlet(sql: postgres.Sql, { url }: Server, token: string, rooms: number): Promise<Outlet> {
  const post = <T>(path: string, body: unknown) =>
    get<T>(url, { method: 'POST', path: `/api/v1${path}`, token, body })
  const code = randomBytes(5).toString('hex')
  const { id: hotelId } = await post<{ id: string }>(
    '/hotels',
    hotelInput({ name: `Hotel ${code}`, currency: 'USD', timeZone }),
  )
  const numbers = Array.from({ length: rooms }, (_, index) => String(101 + index))
  const type = { ...roomTypeInput({ basePriceCents: 100_000 }), numbers }
  const { id: roomTypeId } = await post<{ id: string }>(`/hotels/${hotelId}/rooms`, type)
  const { id: ratePlanId } = await post<{ id: string }>(`/hotels/${hotelId}/rates/plans`, planInput())
  const affiliateId = await addUser(sql, 'affiliate')
  await addLink({ sql }, { affiliateId, hotelId, code })
  const partnershipId = await addPartnership({ sql }, { affiliateId, hotelId })
  return { hotelId, roomTypeId, ratePlanId, partnershipId, code }
}

const payer = {
  name: 'Roomlark',
  address: 'Lark Lane 1',
  iban: 'IE29 AIBK 9311 5212 3456 78',
  bic: 'AIBKIE2D',
}

/** Partners are paid before hotels have paid, so that a payout depends on nothing else. */
async function payInAdvance(sql: postgres.Sql): Promise<void> {
  await sql`
    INSERT INTO settings (name, value) VALUES ('money', ${sql.json({ ...shippedMoneySettings, payer, advances: true })})
    ON CONFLICT ON CONSTRAINT settings_pkey DO UPDATE SET value = excluded.value`
  await sql`
    INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('EUR', 1.16, current_date - 1)`
}

type Earning = Outlet & { token: string; partners: number }

/** Sixty days ago a guest of each partner stayed for a night; by now all of that is payable. */
async function earnCommissions(sql: postgres.Sql, server: Server, earning: Earning): Promise<void> {
  const { hotelId, token, partners } = earning
  const aheadMs = -60 * dayMs
  await server.setClock(aheadMs)
  const today = dateIn(timeZone, new Date(Date.now() + aheadMs))
  const stays = Array.from({ length: partners }, async () => {
    const affiliateId = await addUser(sql, 'affiliate')
    await addPayoutDetails(sql, affiliateId)
    return stay(server.url, token, today, {
      ...earning,
      partnershipId: await addPartnership({ sql }, { affiliateId, hotelId }),
    })
  })
  await Promise.all(stays)
  await server.setClock(0)
  await waitUntil('commissions to be payable', async () => {
    await orderJob(sql, 'commissions.advance')
    const [row] = await sql<[{ count: number }]>`
      SELECT count(*)::integer AS count FROM commissions WHERE stage = 'payable'`
    return row.count === partners
  })
}

/** Has a server do a job now that it otherwise does by the clock. */
async function orderJob(sql: postgres.Sql, name: string): Promise<void> {
  const [job] = await sql<[{ id: string }]>`
    WITH added AS (INSERT INTO pgboss.job (name, data) VALUES (${name}, '{}') RETURNING id)
    SELECT id, pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), ${name}) FROM added`
  await waitUntil(name, async () => {
    const [row] = await sql<[{ state: string }]>`SELECT state FROM pgboss.job WHERE id = ${job.id}`
    return row.state === 'completed'
  })
}

async function stay(url: string, token: string, today: string, outlet: Outlet): Promise<void> {
  const post = <T>(path: string, body: unknown) =>
    get<T>(url, { method: 'POST', path: `/api/v1${path}`, token, body, key: randomUUID() })
  const { id } = await post<{ id: string }>(
    `/hotels/${outlet.hotelId}/bookings`,
    makeBooking(outlet, { checkInOn: today, name: 'Hana Nakamura', isReferred: true }),
  )
  // Two arriving guests may be offered the same room, and then one of them asks for another.
  for (let tries = 0; ; tries += 1) {
    const [free] = await get<FreeRooms[]>(url, { path: `/api/v1/bookings/${id}/rooms`, token })
    const room = free?.rooms[tries % free.rooms.length]
    const rooms = [{ stayId: free?.stayId, roomId: room?.id }]
    const moved = await post(`/bookings/${id}/transitions`, { to: 'checked-in', rooms }).catch(
      (error: unknown) => {
        if (tries > 40) throw error
        return null
      },
    )
    if (moved) break
  }
  await post(`/bookings/${id}/transitions`, { to: 'checked-out', openBalance: 'The company pays' })
}

/** The body that books a night; the guest's name says which attempt it was. */
export function makeBooking(
  { roomTypeId, ratePlanId, partnershipId }: Outlet,
  { checkInOn, name, isReferred }: { checkInOn: string; name: string; isReferred: boolean },
) {
  return {
    checkInOn,
    checkOutOn: addDays(checkInOn, 1),
    rooms: [{ roomTypeId, quantity: 1 }],
    ratePlanId,
    adults: 2,
    childAges: [],
    state: 'confirmed',
    ...(isReferred ? { source: 'affiliate', partnershipId } : { source: 'direct' }),
    guest: { name, email: 'hana@example.test' },
    notes: '',
    specialRequests: '',
  }
}

async function addPayoutDetails(sql: postgres.Sql, affiliateId: string): Promise<void> {
  const account = {
    kind: 'iban',
    holder: 'Ada Byron',
    iban: 'SE4550000000058398257466',
    bic: 'ESSESESS',
    bankName: 'SEB',
  }
  const address = {
    company: '',
    street: 'Lark Lane 1',
    postalCode: '11821',
    city: 'Malmö',
    region: '',
    country: 'SE',
  }
  const payee = { name: 'Ada Byron', ...address, taxNumber: '19850412-0142' }
  const sealed = createCipher(secret).encrypt(JSON.stringify({ account, payee }))
  await sql`
    INSERT INTO payout_details (affiliate_id, subject, sealed, kind, country, last_four, bank_name, saved_at, usable_from)
    VALUES (${affiliateId}, 'all', ${sealed}, 'iban', 'SE', '7466', 'SEB', now() - interval '90 days',
            now() - interval '87 days')`
}
