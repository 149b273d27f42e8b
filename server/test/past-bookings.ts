import { randomBytes, randomUUID } from 'node:crypto'
import type { Happening } from '@roomlark/contract/booking-events'
import type { BookingSource, BookingState } from '@roomlark/contract/booking-states'
import { addDays, listNights } from '@roomlark/contract/dates'
import { cancellationPresets } from '@roomlark/contract/inventory/cancellation'
import { plainTaxRules } from '@roomlark/contract/inventory/tax-rules'
import { usdCents } from '@roomlark/contract/money'
import type { TestApp } from './app.ts'
import { createHotel } from './hotels.ts'
import { addPartnership } from './partnerships.ts'
import { addLink } from './tracked-links.ts'

export type PastHotel = Awaited<ReturnType<typeof openPastHotel>>

export type PastBooking = {
  madeAt: Date
  state?: BookingState
  source?: BookingSource
  affiliateId?: string
  commissionBps?: number
  /** The link of the affiliate that brought it; without one, the desk named the affiliate. */
  linkId?: string
  /** How else it was brought. */
  referral?: { method: string; tag?: string; promoCode?: string }
  checkInOn: string
  nights?: number
  /** The number of rooms, each at `nightCents` per night. */
  rooms?: number
  nightCents?: number
  /** The city tax. */
  taxCents?: number
  vatCents?: number
  vatIncluded?: boolean
  feeCents?: number | null
  /** Where the hotel sold in another currency then. */
  money?: { currency: string; usdRate: number }
}

/** Opens a hotel whose bookings can be recorded as made at other times. */
export async function openPastHotel(
  app: TestApp,
  token: string,
  {
    timeZone = 'Europe/Rome',
    currency = 'EUR',
    usdRate = 1.16,
    units = 10,
    ...rest
  }: {
    timeZone?: string
    currency?: string
    usdRate?: number
    units?: number
    name?: string
    city?: string
  } = {},
) {
  const hotel = await createHotel(app, token, { timeZone, currency, ...rest })
  const [type] = await app.sql<{ id: string }[]>`
    INSERT INTO room_types (hotel_id, name, description, beds, max_adults, max_children, base_price_cents,
      included_adults, extra_adult_cents, child_bands, units, ical_token, created_at)
    VALUES (${hotel.id}, 'Double', '', '[]', 2, 2, 10000, 2, 0, '[]', ${units}, ${randomUUID()}, now())
    RETURNING id`
  const typeId = type?.id ?? ''

  /**
   * Writes what the product writes: the booking, its nights, its history, and the note that it has to be
   * counted.
   */
  async function put(booking: PastBooking): Promise<string> {
    const {
      madeAt,
      state = 'confirmed',
      source = 'direct',
      nights = 2,
      rooms = 1,
      nightCents = 10_000,
      money = { currency, usdRate },
    } = booking
    const id = randomUUID()
    const checkOutOn = addDays(booking.checkInOn, nights)
    const roomCents = rooms * nights * nightCents
    const { taxCents = 0, vatCents = 0, vatIncluded = true } = booking
    const totalCents = roomCents + taxCents + (vatIncluded ? 0 : vatCents)
    const isGone = state === 'cancelled' || state === 'expired'
    const { affiliateId, commissionBps = 1000, referral } = booking
    const partnershipId = affiliateId ? await addPartnership(app, { hotelId: hotel.id, affiliateId }) : null
    await app.sql.begin(async (tx) => {
      await tx`
        INSERT INTO bookings ${tx({
          id,
          reference: `RL-${randomBytes(6).toString('hex')}`,
          hotel_id: hotel.id,
          state,
          source,
          currency: money.currency,
          time_zone: timeZone,
          usd_rate: money.usdRate,
          guest_name: 'Hana Nakamura',
          guest_email: 'hana@example.test',
          adults: 2,
          child_ages: [],
          check_in_on: booking.checkInOn,
          check_out_on: checkOutOn,
          rate_plan_id: randomUUID(),
          rate_plan_name: 'Flexible',
          meal_plan: 'room-only',
          plan_change_bps: 0,
          plan_per_adult_cents: 0,
          tax_rules: tx.json({ ...plainTaxRules(0, vatIncluded) }),
          cancellation_policy: tx.json(cancellationPresets.Moderate),
          check_in_time: '15:00',
          check_out_time: '11:00',
          room_cents: roomCents,
          city_tax_cents: taxCents,
          vat_cents: vatCents,
          included_vat_cents: vatIncluded ? vatCents : 0,
          total_cents: totalCents,
          total_usd_cents: usdCents(totalCents, money.currency, money.usdRate),
          fee_cents: booking.feeCents ?? null,
          affiliate_id: affiliateId ?? null,
          partnership_id: partnershipId,
          commission_bps: affiliateId ? commissionBps : null,
          ...(referral?.promoCode && { promo_code: referral.promoCode, discount_bps: 1000 }),
          booked_at: state === 'held' || state === 'expired' ? null : madeAt,
          held_until: state === 'held' ? new Date(madeAt.getTime() + 600_000) : null,
          notes: '',
          special_requests: '',
          created_at: madeAt,
          updated_at: madeAt,
        })}`
      if (affiliateId) {
        await tx`
          INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, tag, method, window_days,
                                         rate_bps, platform_share_bps, at)
          VALUES (${id}, ${affiliateId}, ${partnershipId}, ${booking.linkId ?? null}, ${referral?.tag ?? null},
                  ${referral?.method ?? (booking.linkId ? 'link' : 'desk')}, 30, ${commissionBps}, 2000, ${madeAt})`
      }
      for (let room = 0; room < rooms; room += 1) {
        const stayId = randomUUID()
        await tx`
          INSERT INTO booking_stays (id, booking_id, room_type_id, adults, child_ages, stay, taking)
          VALUES (${stayId}, ${id}, ${typeId}, 2, '{}', daterange(${booking.checkInOn}, ${checkOutOn}), ${!isGone})`
        for (const [index, night] of listNights(booking.checkInOn, checkOutOn).entries()) {
          const taken = !isGone && (state !== 'no-show' || index === 0)
          await tx`
            INSERT INTO booking_nights (stay_id, night, price_cents, taken)
            VALUES (${stayId}, ${night}, ${nightCents}, ${taken})`
        }
      }
      await tx`
        WITH added AS (
          INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, affiliate_id, from_on, until_on, of_hold)
          VALUES (${id}, ${madeAt}, 'created', ${tx.json(created(booking.checkInOn, checkOutOn))}, ${hotel.id}, ${affiliateId ?? null},
                  ${booking.checkInOn}, ${checkOutOn}, ${state === 'held' || state === 'expired'})
          RETURNING id
        )
        INSERT INTO uncounted_events SELECT id FROM added`
    })
    return id
  }

  type Clicks = { count?: number; counted?: boolean; suspected?: boolean; linkId?: string }

  /** Records clicks on a link of the affiliate, or on a new one; returns the link. */
  async function click(
    affiliateId: string,
    at: Date,
    { count = 1, suspected = false, counted = !suspected, linkId }: Clicks = {},
  ): Promise<string> {
    const id = linkId ?? (await addLink(app, { affiliateId, hotelId: hotel.id, code: randomUUID() }))
    await app.sql`SELECT make_click_months(${at}::date, ${at}::date)`
    await app.sql`
      INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted, suspected)
      SELECT ${at}, ${id}, ${affiliateId}, ${hotel.id}, (${at}::timestamptz AT TIME ZONE ${timeZone})::date, ${counted},
             ${suspected}
      FROM generate_series(1, ${count}::integer)`
    return id
  }

  return { hotel, token, typeId, put, click }
}

function created(checkInOn: string, checkOutOn: string): Happening<'created'>['params'] {
  const booked = { heldMinutes: null, takenBy: null, roomNumber: null, limits: [] }
  return { ...booked, rooms: [{ name: 'Double', quantity: 1 }], checkInOn, checkOutOn }
}

/** Counts the rooms of bookings that were put beside the services, as these would have. */
export async function countPutNights({ sql }: Pick<TestApp, 'sql'>): Promise<void> {
  await sql`
    INSERT INTO nights (room_type_id, night, capacity, sold)
    SELECT s.room_type_id, n.night, t.units, count(*)
    FROM booking_nights n JOIN booking_stays s ON s.id = n.stay_id JOIN room_types t ON t.id = s.room_type_id
    WHERE n.taken GROUP BY s.room_type_id, n.night, t.units`
}
