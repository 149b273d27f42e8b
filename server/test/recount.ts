import { dateIn, daysBetween } from '@roomlark/contract/dates'
import { usdCents } from '@roomlark/contract/money'
import type { TestApp } from './app.ts'

type Row = Record<string, string | number>
type BookingRow = {
  id: string
  hotel: string
  owner: string
  affiliate: string | null
  bps: number | null
  state: string
  source: string
  zone: string
  currency: string
  rate: number
  fee: number | null
  room: number
  total: number
  totalUsd: number
  from: string
  until: string
  made: Date
}

/** According to its history, a hold becomes a booking when it is confirmed, or never. */
const madeAt = `
  CASE WHEN state IN ('held', 'expired') THEN NULL
       WHEN EXISTS (SELECT FROM booking_events e
                    WHERE e.booking_id = b.id AND e.kind = 'created' AND e.params ->> 'heldMinutes' IS NOT NULL)
       THEN (SELECT min(e.at) FROM booking_events e WHERE e.booking_id = b.id AND e.kind = 'confirmed')
       ELSE b.created_at END`

/** Recounts everything from all bookings, without using the product's own SQL. */
export async function recount({ sql }: Pick<TestApp, 'sql'>): Promise<Record<string, Row[]>> {
  const bookings = await sql<BookingRow[]>`
    SELECT b.id, hotel_id AS hotel, h.owner_id AS owner, affiliate_id AS affiliate, commission_bps AS bps, state, source,
           b.time_zone AS zone, b.currency, usd_rate::float8 AS rate, fee_cents::integer AS fee, room_cents::integer AS room,
           total_usd_cents::integer AS "totalUsd", total_cents::integer AS total, check_in_on::text AS from, check_out_on::text AS until, made
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id
      CROSS JOIN LATERAL (SELECT ${sql.unsafe(madeAt)} AS made) AS m WHERE made IS NOT NULL`
  const tables = {
    hotel_days: new Sums(),
    owner_days: new Sums(),
    platform_days: new Sums(),
    referral_days: new Sums(),
    affiliate_days: new Sums(),
    hotel_nights: new Sums(),
    platform_nights: new Sums(),
    hotel_money_days: new Sums(),
    hotel_money_nights: new Sums(),
  }
  for (const booking of bookings) {
    const { hotel, owner, affiliate, source, made, zone } = booking
    const utc = made.toISOString().slice(0, 10)
    const figures = figuresOf(booking)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'hotel', day: dateIn(zone, made), source }, figures)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'utc', day: utc, source }, figures)
    const money = moneyOf(booking)
    const { currency } = booking
    const local = { hotel_id: hotel, calendar: 'hotel', day: dateIn(zone, made), source, currency }
    tables.hotel_money_days.add(local, money)
    tables.hotel_money_days.add({ ...local, calendar: 'utc', day: utc }, money)
    tables.owner_days.add({ owner_id: owner, day: dateIn(zone, made), source }, figures)
    tables.platform_days.add({ day: utc, source }, figures)
    const { bookings: standing, cancelled, revenue_cents, commission_cents } = figures
    const own = { bookings: standing, cancelled, revenue_cents, commission_cents }
    if (affiliate) {
      tables.referral_days.add({ affiliate_id: affiliate, day: utc, hotel_id: hotel }, own)
      tables.affiliate_days.add({ affiliate_id: affiliate, day: utc }, own)
    }
  }
  const nights = await sql<{ booking: string; night: string; cents: number }[]>`
    SELECT s.booking_id AS booking, n.night::text AS night, n.price_cents::integer AS cents
    FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id WHERE n.taken`
  const byId = new Map(bookings.map((booking) => [booking.id, booking]))
  for (const { booking: id, night, cents } of nights) {
    const booking = byId.get(id)
    // The nights of a hold are unavailable to others, but not sold.
    if (!booking) continue
    const { hotel, source } = booking
    const sold = { rooms: 1, room_cents: usdCents(cents, booking.currency, booking.rate) }
    tables.hotel_nights.add({ hotel_id: hotel, night, source }, sold)
    tables.platform_nights.add({ night, source }, sold)
    if (figuresOf(booking).bookings === 0) continue
    const { currency } = booking
    tables.hotel_money_nights.add({ hotel_id: hotel, night, source, currency }, { room_cents: cents })
  }
  for (const { at, affiliate, hotel, owner, day } of await sql<
    { at: Date; affiliate: string; hotel: string; owner: string; day: string }[]
  >`SELECT at, affiliate_id AS affiliate, hotel_id AS hotel, h.owner_id AS owner, day::text AS day
    FROM clicks JOIN hotels h ON h.id = hotel_id WHERE counted`) {
    const utc = at.toISOString().slice(0, 10)
    const [source, one] = ['affiliate', { clicks: 1 }]
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'hotel', day, source }, one)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'utc', day: utc, source }, one)
    tables.owner_days.add({ owner_id: owner, day, source }, one)
    tables.platform_days.add({ day: utc, source }, one)
    tables.referral_days.add({ affiliate_id: affiliate, day: utc, hotel_id: hotel }, one)
    tables.affiliate_days.add({ affiliate_id: affiliate, day: utc }, one)
  }
  return Object.fromEntries(Object.entries(tables).map(([name, sums]) => [name, sums.rows()]))
}

function figuresOf(booking: BookingRow) {
  const { state, affiliate, bps, currency, rate } = booking
  const stands = state !== 'cancelled'
  const isFee = state === 'cancelled' || state === 'no-show'
  const fee = usdCents(booking.fee ?? 0, currency, rate)
  const room = usdCents(booking.room, currency, rate)
  const lead = Math.max(0, daysBetween(dateIn(booking.zone, booking.made), booking.from))
  const nights = daysBetween(booking.from, booking.until)
  const inBucket = (value: number, ends: number[]) => ends.findIndex((end) => value <= end)
  const buckets = (name: string, value: number, ends: number[]) =>
    Object.fromEntries(ends.map((_, i) => [`${name}_${i}`, Number(stands && inBucket(value, ends) === i)]))
  const revenue = isFee ? fee : booking.totalUsd
  const base = isFee ? Math.min(fee, room) : room
  return {
    bookings: Number(stands),
    cancelled: Number(state === 'cancelled'),
    referred: Number(stands && affiliate !== null),
    revenue_cents: revenue,
    fees_cents: isFee ? fee : 0,
    commission_cents: stands && bps !== null ? Math.round((base * bps) / 10_000) : 0,
    lead_days: stands ? lead : 0,
    stay_nights: stands ? nights : 0,
    ...buckets('lead', lead, [0, 7, 30, 90, Infinity]),
    ...buckets('stay', nights, [1, 2, 4, 7, Infinity]),
  }
}

/** Returns amounts in the booking's currency and also in dollars. */
function moneyOf(booking: BookingRow) {
  const figures = figuresOf(booking)
  const isFee = booking.state === 'cancelled' || booking.state === 'no-show'
  const fee = booking.fee ?? 0
  const base = isFee ? Math.min(fee, booking.room) : booking.room
  return {
    revenue_cents: isFee ? fee : figures.bookings * booking.total,
    fees_cents: isFee ? fee : 0,
    commission_cents: Math.round((figures.referred * base * (booking.bps ?? 0)) / 10_000),
    revenue_usd_cents: figures.revenue_cents,
    fees_usd_cents: figures.fees_cents,
    commission_usd_cents: figures.commission_cents,
  }
}

class Sums {
  readonly #rows = new Map<string, { key: Record<string, string>; sums: Record<string, number> }>()

  add(key: Record<string, string>, more: Record<string, number>): void {
    const name = Object.values(key).join(' ')
    const row = this.#rows.get(name) ?? { key, sums: {} }
    for (const [measure, value] of Object.entries(more)) row.sums[measure] = (row.sums[measure] ?? 0) + value
    this.#rows.set(name, row)
  }

  rows(): Row[] {
    return settled([...this.#rows.values()].map(({ key, sums }) => ({ ...key, ...sums })))
  }
}

/** Reads what the product has counted. */
export async function counted({ sql }: Pick<TestApp, 'sql'>): Promise<Record<string, Row[]>> {
  const tables = [
    ...['hotel_days', 'owner_days', 'platform_days', 'referral_days', 'affiliate_days'],
    ...['hotel_nights', 'platform_nights', 'hotel_money_days', 'hotel_money_nights'],
  ]
  const read = async (table: string) => {
    const rows = await sql<{ row: Row }[]>`SELECT to_jsonb(t) AS row FROM ${sql(table)} t`
    return [table, settled(rows.map(({ row }) => row))] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

/** A count of zero and a missing count are the same. */
function settled(rows: Row[]): Row[] {
  return rows
    .map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0)))
    .filter((row) => Object.values(row).some((value) => typeof value === 'number'))
    .sort((a, b) => keyOf(a).localeCompare(keyOf(b)))
    .map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b))))
}

function keyOf(row: Row): string {
  return ['hotel_id', 'owner_id', 'affiliate_id', 'calendar', 'day', 'night', 'source', 'currency']
    .map((name) => row[name] ?? '')
    .join(' ')
}
