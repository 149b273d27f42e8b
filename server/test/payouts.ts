import { utcDay } from '@roomlark/contract/dates'
import type { TestApp } from './app.ts'
import { createActor } from './factories.ts'
import { addPartnership } from './partnerships.ts'
import { openTestHotel, type TestHotel } from './test-hotel.ts'

const dayMs = 86_400_000

/** Moves the clocks to a moment of the first day of a coming month, so many months ahead; returns that day. */
export function advanceToMonth(app: Pick<TestApp, 'advance' | 'services'>, months: number): string {
  const now = app.services.clock()
  const then = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 1, 0, 30))
  app.advance(then.getTime() - now.getTime())
  return utcDay(then)
}

/** A hotel in dollars whose rooms cost 1,000.00 a night. */
export async function openDollarHotel(app: TestApp): Promise<TestHotel> {
  return openTestHotel(app, 40, { hotel: { currency: 'USD' }, type: { basePriceCents: 100_000 } })
}

/** An affiliate of the hotel who gets 80 % of this many percent of what guests pay. */
export async function addPartner(app: TestApp, hotel: TestHotel, percent: number, firstName: string) {
  const affiliate = await createActor(app, 'affiliate', { firstName })
  const partnershipId = await addPartnership(app, {
    hotelId: hotel.hotel.id,
    affiliateId: affiliate.id,
    rateBps: percent * 100,
  })
  return { ...affiliate, firstName, partnershipId }
}

/** A stay of one night that ended today. */
export async function stayOnce(hotel: TestHotel, partnershipId: string): Promise<string> {
  const { id } = await hotel.book({
    checkInOn: hotel.day(0),
    checkOutOn: hotel.day(1),
    source: 'affiliate',
    partnershipId,
  })
  await hotel.data(hotel.transition(id, 'checked-in'))
  await hotel.data(hotel.transition(id, 'checked-out'))
  return id
}

export const payee = {
  name: 'Jürgen Łoś',
  company: '',
  street: 'Straße 5 & 6',
  postalCode: '11821',
  city: 'Malmö',
  region: '',
  country: 'SE',
  taxNumber: '19850412-0142',
}
const accounts = {
  iban: {
    kind: 'iban',
    holder: 'Jürgen Łoś',
    iban: 'SE4550000000058398257466',
    bic: 'ESSESESS',
    bankName: 'SEB',
  },
  us: {
    kind: 'us',
    holder: 'Даша O’Neil',
    routingNumber: '021000021',
    accountNumber: '000123456789',
    accountType: 'checking',
    bankName: 'Chase',
  },
  paypal: { kind: 'paypal', holder: 'Jürgen Łoś', email: 'los@miles.example' },
  wise: { kind: 'wise', holder: 'Jürgen Łoś', email: 'los@miles.example' },
}
const ends = { iban: '7466', us: '6789', paypal: '@miles.example', wise: '@miles.example' }

type NewDetails = { kind?: keyof typeof accounts; daysAgo?: number; currency?: string }

/** Payout details that were saved so many days ago, and are used three days after. */
export async function addDetails(
  app: TestApp,
  affiliateId: string,
  { kind = 'iban', daysAgo = 30, currency = 'USD' }: NewDetails = {},
): Promise<string> {
  const savedAt = new Date(app.services.clock().getTime() - daysAgo * dayMs)
  const usableFrom = new Date(savedAt.getTime() + 3 * dayMs)
  const account = accounts[kind]
  const sealed = app.services.cipher.encrypt(JSON.stringify({ account, payee }))
  const country = { iban: 'SE', us: 'US', paypal: '', wise: '' }[kind]
  const [row] = await app.sql<{ id: string }[]>`
    INSERT INTO payout_details (affiliate_id, subject, sealed, kind, currency, country, last_four, saved_at, usable_from)
    VALUES (${affiliateId}, 'all', ${sealed}, ${kind}, ${currency}, ${country}, ${ends[kind]}, ${savedAt}, ${usableFrom})
    RETURNING id`
  return row?.id ?? ''
}

/** As if the hotel had paid for these stays. */
export async function coverStays({ sql }: Pick<TestApp, 'sql'>, bookingIds: string[]): Promise<void> {
  await sql`
    UPDATE commissions SET covered_net_usd_cents = net_usd_cents, billed_base_cents = base_cents,
           billed_gross_cents = gross_cents, billed_share_cents = share_cents, billed_net_cents = net_cents,
           billed_net_usd_cents = net_usd_cents
    WHERE booking_id = ANY(${bookingIds}::uuid[])`
}

/** An account of Roomlark, from which affiliates are paid. */
export const roomlarkAccount = {
  name: 'Roomlark',
  address: 'Lark Lane 1',
  iban: 'IE29 AIBK 9311 5212 3456 78',
  bic: 'AIBKIE2D',
}
