import type { BookingState } from '@roomlark/contract/booking-states'
import { dateIn, daysBetween, utcDay } from '@roomlark/contract/dates'
import { usdCents } from '@roomlark/contract/money'
import type { TestApp } from './app.ts'
import { type Commission, computeCommission } from './second-commission.ts'

type Row = Record<string, string | number>
type Referral = {
  partnership: string
  link: string | null
  code: string | null
  tag: string | null
  method: string
  rateBps: number
  boostBps: number
  shareBps: number
}
type BookingRow = {
  id: string
  hotel: string
  owner: string
  affiliate: string | null
  /** The terms of who referred it, if anybody did. */
  referral: Referral | null
  includedVat: number
  state: BookingState
  source: string
  zone: string
  currency: string
  rate: number
  fee: number | null
  room: number
  dropped: number
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
    SELECT b.id, hotel_id AS hotel, h.owner_id AS owner, b.affiliate_id AS affiliate, state, source,
           CASE WHEN r.booking_id IS NOT NULL THEN jsonb_build_object('partnership', r.partnership_id, 'link', r.link_id,
             'code', CASE WHEN r.method = 'promo-code' THEN b.promo_code END, 'tag', r.tag, 'method', r.method,
             'rateBps', r.rate_bps, 'boostBps', r.boost_bps, 'shareBps', r.platform_share_bps) END AS referral,
           included_vat_cents::integer AS "includedVat",
           b.time_zone AS zone, b.currency, usd_rate::float8 AS rate, fee_cents::integer AS fee, room_cents::integer AS room,
           dropped_fee_cents::integer AS dropped,
           total_usd_cents::integer AS "totalUsd", total_cents::integer AS total, check_in_on::text AS from, check_out_on::text AS until, made
    FROM bookings b JOIN hotels h ON h.id = b.hotel_id LEFT JOIN booking_referrals r ON r.booking_id = b.id
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
    link_days: new Sums(),
    referral_method_days: new Sums(),
    booking_commissions: new Sums(),
  }
  for (const booking of bookings) {
    const { hotel, owner, affiliate, source, made, zone } = booking
    const utc = utcDay(made)
    const figures = computeFigures(booking)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'hotel', day: dateIn(zone, made), source }, figures)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'utc', day: utc, source }, figures)
    const money = computeMoney(booking)
    const { currency } = booking
    const local = { hotel_id: hotel, calendar: 'hotel', day: dateIn(zone, made), source, currency }
    tables.hotel_money_days.add(local, money)
    tables.hotel_money_days.add({ ...local, calendar: 'utc', day: utc }, money)
    tables.owner_days.add({ owner_id: owner, day: dateIn(zone, made), source }, figures)
    tables.platform_days.add({ day: utc, source }, figures)
    const { bookings: standing, cancelled, revenue_cents, commission_cents, net_commission_cents } = figures
    const own = { bookings: standing, cancelled, revenue_cents, commission_cents, net_commission_cents }
    if (affiliate) {
      tables.referral_days.add({ affiliate_id: affiliate, day: utc, hotel_id: hotel }, own)
      tables.affiliate_days.add({ affiliate_id: affiliate, day: utc }, own)
    }
    const { referral } = booking
    if (!affiliate || !referral) continue
    const { link, code, method, tag } = referral
    const brought = broughtBy(booking)
    const at = { affiliate_id: affiliate, hotel_id: hotel, day: utc }
    if (link) tables.link_days.add({ ...at, link_id: link, tag: tag ?? '' }, brought)
    const by = { method, ...(link && { link_id: link }), ...(code && { promo_code: code }) }
    tables.referral_method_days.add({ ...at, ...by }, brought)
    tables.booking_commissions.add(...makeRow(booking, referral, utc))
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
    if (computeFigures(booking).bookings === 0) continue
    const { currency } = booking
    tables.hotel_money_nights.add({ hotel_id: hotel, night, source, currency }, { room_cents: cents })
  }
  for (const { at, link, tag, affiliate, hotel, owner, day, suspected } of await sql<
    {
      at: Date
      link: string
      tag: string | null
      affiliate: string
      hotel: string
      owner: string
      day: string
      suspected: boolean
    }[]
  >`SELECT at, link_id AS link, tag, affiliate_id AS affiliate, hotel_id AS hotel, h.owner_id AS owner, day::text AS day,
           suspected
    FROM clicks JOIN hotels h ON h.id = hotel_id WHERE counted OR suspected`) {
    const utc = utcDay(at)
    const [source, one] = ['affiliate', suspected ? { suspected: 1 } : { clicks: 1 }]
    const ofLink = { affiliate_id: affiliate, hotel_id: hotel, day: utc, link_id: link, tag: tag ?? '' }
    tables.link_days.add(ofLink, one)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'hotel', day, source }, one)
    tables.hotel_days.add({ hotel_id: hotel, calendar: 'utc', day: utc, source }, one)
    tables.owner_days.add({ owner_id: owner, day, source }, one)
    tables.platform_days.add({ day: utc, source }, one)
    tables.referral_days.add({ affiliate_id: affiliate, day: utc, hotel_id: hotel }, one)
    tables.affiliate_days.add({ affiliate_id: affiliate, day: utc }, one)
  }
  return Object.fromEntries(Object.entries(tables).map(([name, sums]) => [name, sums.rows()]))
}

const nothing: Commission = {
  state: 'void',
  baseCents: 0,
  boostedCents: 0,
  grossCents: 0,
  shareCents: 0,
  netCents: 0,
}

function commissionIn({ state, room, dropped, includedVat, fee, referral }: BookingRow): Commission {
  if (!referral) return nothing
  const stay = {
    state,
    roomCents: room,
    includedVatCents: includedVat,
    droppedFeeCents: dropped,
    feeCents: fee,
    boosted: [],
  }
  return computeCommission(stay, referral)
}

/** Computes what a booking adds to the figures of the link or the method it was brought by. */
function broughtBy(booking: BookingRow) {
  const { state, netCents, grossCents } = commissionIn(booking)
  const usd = (cents: number) => usdCents(cents, booking.currency, booking.rate)
  const { bookings, cancelled, revenue_cents } = computeFigures(booking)
  return {
    bookings,
    cancelled,
    revenue_cents,
    commission_cents: usd(grossCents),
    no_shows: Number(booking.state === 'no-show'),
    stays: Number(booking.state === 'checked-out'),
    earned_cents: state === 'earned' ? usd(netCents) : 0,
    expected_cents: state === 'expected' ? usd(netCents) : 0,
  }
}

/** The row of a booking in booking_commissions: what names it, and its amounts. */
function makeRow(booking: BookingRow, referral: Referral, bookedOn: string) {
  const { link, code, tag } = referral
  const { state, baseCents, boostedCents, grossCents, shareCents, netCents } = commissionIn(booking)
  const usd = (cents: number) => usdCents(cents, booking.currency, booking.rate)
  const outcomes: Partial<Record<BookingState, string>> = {
    'checked-out': 'stayed',
    'no-show': 'no-show',
    cancelled: 'cancelled',
  }
  const names = {
    booking_id: booking.id,
    hotel_id: booking.hotel,
    affiliate_id: booking.affiliate ?? '',
    partnership_id: referral.partnership,
    method: referral.method,
    currency: booking.currency,
    state,
    ...(link && { link_id: link }),
    ...(code && { promo_code: code }),
    ...(tag && { tag }),
    outcome: outcomes[booking.state] ?? 'to-come',
    booked_on: bookedOn,
    stay_end_on: booking.until,
  }
  const { revenue_cents, revenue_usd_cents } = computeMoney(booking)
  const amounts = {
    rate_bps: referral.rateBps,
    boost_bps: referral.boostBps,
    share_bps: referral.shareBps,
    base_cents: baseCents,
    boosted_cents: boostedCents,
    gross_cents: grossCents,
    share_cents: shareCents,
    net_cents: netCents,
    base_usd_cents: usd(baseCents),
    gross_usd_cents: usd(grossCents),
    net_usd_cents: usd(netCents),
    revenue_cents,
    revenue_usd_cents,
  }
  return [names, amounts] as const
}

function computeFigures(booking: BookingRow) {
  const { state, affiliate, currency, rate } = booking
  const stands = state !== 'cancelled'
  const isFee = state === 'cancelled' || state === 'no-show'
  const fee = usdCents(booking.fee ?? 0, currency, rate)
  const { grossCents, netCents } = commissionIn(booking)
  const lead = Math.max(0, daysBetween(dateIn(booking.zone, booking.made), booking.from))
  const nights = daysBetween(booking.from, booking.until)
  const inBucket = (value: number, ends: number[]) => ends.findIndex((end) => value <= end)
  const buckets = (name: string, value: number, ends: number[]) =>
    Object.fromEntries(ends.map((_, i) => [`${name}_${i}`, Number(stands && inBucket(value, ends) === i)]))
  const revenue = isFee ? fee : booking.totalUsd
  return {
    bookings: Number(stands),
    cancelled: Number(state === 'cancelled'),
    referred: Number(stands && affiliate !== null),
    revenue_cents: revenue,
    fees_cents: isFee ? fee : 0,
    commission_cents: usdCents(grossCents, currency, rate),
    net_commission_cents: usdCents(netCents, currency, rate),
    lead_days: stands ? lead : 0,
    stay_nights: stands ? nights : 0,
    ...buckets('lead', lead, [0, 7, 30, 90, Infinity]),
    ...buckets('stay', nights, [1, 2, 4, 7, Infinity]),
  }
}

/** Returns amounts in the booking's currency and also in dollars. */
function computeMoney(booking: BookingRow) {
  const figures = computeFigures(booking)
  const isFee = booking.state === 'cancelled' || booking.state === 'no-show'
  const fee = booking.fee ?? 0
  return {
    revenue_cents: isFee ? fee : figures.bookings * booking.total,
    fees_cents: isFee ? fee : 0,
    commission_cents: commissionIn(booking).grossCents,
    revenue_usd_cents: figures.revenue_cents,
    fees_usd_cents: figures.fees_cents,
    commission_usd_cents: figures.commission_cents,
    net_commission_cents: commissionIn(booking).netCents,
    net_commission_usd_cents: figures.net_commission_cents,
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
    ...['link_days', 'referral_method_days', 'booking_commissions'],
  ]
  const read = async (table: string) => {
    const rows = await sql<{ row: Row }[]>`SELECT to_jsonb(t) AS row FROM ${sql(table)} t`
    return [table, settled(rows.map(({ row }) => row))] as const
  }
  return Object.fromEntries(await Promise.all(tables.map(read)))
}

/** A count of zero and a missing count are the same, and so are a missing name and none. */
function settled(rows: Row[]): Row[] {
  return rows
    .map((row) =>
      Object.fromEntries(Object.entries(row).filter(([, value]) => value !== 0 && value !== null)),
    )
    .filter((row) => Object.values(row).some((value) => typeof value === 'number'))
    .sort((a, b) => makeKey(a).localeCompare(makeKey(b)))
    .map((row) => Object.fromEntries(Object.entries(row).sort(([a], [b]) => a.localeCompare(b))))
}

function makeKey(row: Row): string {
  return [
    ...['hotel_id', 'owner_id', 'affiliate_id', 'calendar', 'day', 'night', 'source', 'currency'],
    ...['booking_id', 'link_id', 'tag', 'method', 'promo_code'],
  ]
    .map((name) => row[name] ?? '')
    .join(' ')
}
