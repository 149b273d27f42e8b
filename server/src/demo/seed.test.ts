import { dateIn } from '@roomlark/contract/dates'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test/app.ts'
import { createActor, createSession } from '../../test/factories.ts'
import { miscounts } from '../../test/test-hotel.ts'
import { browser } from '../../test/tracked-links.ts'
import { tendMails } from '../bookings/bookings/mail/reminders.service.ts'
import { adminId, demoAccounts, demoTeam, jonas, keeperId } from './accounts.ts'
import { demoBookings } from './bookings.ts'
import { demoHotels, type SeededHotel } from './hotels.ts'
import { chooseScene } from './pictures.ts'
import { bookingRecords } from './records.ts'
import { partnerDays } from './referrals.ts'
import { makeDemoHotel } from './rooms.ts'
import { seedDemo } from './seed.ts'

let app: TestApp

beforeAll(async () => {
  // A server starts its scheduled jobs after the demo is filled; here they would find the past half made.
  app = await startTestApp({ demo: true })
  const told = { onPart: () => {}, onKept: () => {} }
  const ctx = { ...app.services, sql: app.pool }
  const fillRest = await seedDemo(ctx, told)
  await fillRest?.()
  expect(await seedDemo(ctx, told), 'nothing is left to fill').toBeUndefined()
}, 240_000)
afterAll(() => app.close())

/** Counts the bookings of the time since the hotels have had partners. */
async function counts(column: 'state' | 'source'): Promise<Record<string, number>> {
  const rows = await app.sql`
    SELECT ${app.sql(column)} AS name, count(*)::integer FROM bookings
    WHERE created_at > now() - make_interval(days => ${partnerDays}) GROUP BY 1`
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}

test('notifications are in the order in which things happened', async () => {
  const rows = await app.sql<{ at: Date }[]>`SELECT at FROM notifications ORDER BY id`
  const times = rows.map(({ at }) => at.getTime())
  expect(times.length).toBeGreaterThan(20)
  expect(times).toEqual(times.toSorted((a, b) => a - b))
})

test('guests have reviewed stays in every language, and the hotels have answered some of them', async () => {
  const [row] = await app.sql<{ [fact: string]: number }[]>`
    SELECT count(*)::integer AS reviews, count(DISTINCT hotel_id)::integer AS hotels,
           count(DISTINCT language)::integer AS languages, count(answer)::integer AS answers,
           count(reported_at)::integer AS reported, max(published_at) < now() AS "isPast",
           (SELECT sum(reviews) FROM hotel_scores)::integer AS counted
    FROM reviews`
  expect(row).toMatchObject({ languages: 5, reported: 1, isPast: true, counted: row?.reviews })
  expect(row?.hotels).toBeGreaterThan(8)
  expect(row?.reviews).toBeGreaterThan(100)
  expect((row?.answers ?? 0) / (row?.reviews ?? 1)).toBeGreaterThan(0.3)
})

test('the first hotel has a morning of housekeeping, and nothing of it twice', async () => {
  const [row] = await app.sql`
    SELECT (SELECT array_agg(DISTINCT state ORDER BY state) FROM room_states WHERE hotel_id = h.id) AS states,
           (SELECT count(*)::integer FROM room_notes WHERE hotel_id = h.id) AS notes,
           (SELECT count(*)::integer FROM room_notes WHERE hotel_id = h.id AND file IS NOT NULL) AS photos,
           (SELECT count(*)::integer FROM room_assignments WHERE hotel_id = h.id) AS assigned,
           (SELECT count(*)::integer FROM room_blocks WHERE hotel_id = h.id) AS blocks
    FROM hotels h WHERE name = 'Villa Marenne'`
  expect(row).toEqual({
    states: ['clean', 'dirty', 'inspected'],
    notes: 3,
    photos: 1,
    assigned: 4,
    blocks: 1,
  })
})

test('one hotel closes its days at the desk, and another has them closed by themselves', async () => {
  const rows = await app.sql`
    SELECT h.name, r.close_at, r.no_show_from, count(c.by_id)::integer AS at_the_desk,
           count(*) FILTER (WHERE c.by_id IS NULL)::integer AS by_themselves
    FROM hotel_desk_rules r JOIN hotels h ON h.id = r.hotel_id JOIN day_closes c ON c.hotel_id = h.id
    GROUP BY h.name, r.close_at, r.no_show_from ORDER BY h.name`
  expect(rows).toEqual([
    {
      name: 'Alpenrose Lodge',
      close_at: '03:00',
      no_show_from: '01:00',
      at_the_desk: 0,
      by_themselves: expect.any(Number),
    },
    { name: 'Villa Marenne', close_at: null, no_show_from: '02:00', at_the_desk: 6, by_themselves: 0 },
  ])
  expect(rows[0]?.by_themselves).toBeGreaterThanOrEqual(6)
})

test('guests of the first hotel ask and are written to in Italian, too', async () => {
  const [row] = await app.sql`
    SELECT (SELECT count(*)::integer FROM letter_templates WHERE hotel_id = h.id AND texts ?& '{en,it}') AS letters,
           (SELECT count(*)::integer > 0 FROM bookings
            WHERE hotel_id = h.id AND guest_language = 'it' AND special_requests LIKE 'Una camera tranquilla%') AS asked
    FROM hotels h WHERE name = 'Villa Marenne'`
  expect(row).toEqual({ letters: 3, asked: true })
})

test('every id is one that the contract accepts', async () => {
  const isUuid = '^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$'
  const [row] = await app.sql`
    SELECT (SELECT count(*)::integer FROM booking_stays WHERE id::text !~ ${isUuid}) AS stays,
           (SELECT count(*)::integer FROM bookings WHERE id::text !~ ${isUuid}) AS bookings`
  expect(row).toEqual({ stays: 0, bookings: 0 })
})

test('partners wait for an answer, one is invited, one was declined, and a notice is running', async () => {
  const rows = await app.sql`
    SELECT state, count(*)::integer AS partnerships FROM partnerships WHERE state <> 'active' GROUP BY 1 ORDER BY 1`
  expect(rows.map(({ state, partnerships }) => [state, partnerships])).toEqual([
    ['declined', 1],
    ['invited', 1],
    ['requested', 3],
  ])
  const [notice] = await app.sql`
    SELECT value, effective_at > now() AS "isToCome" FROM term_changes WHERE partnership_id IS NULL`
  expect(notice).toEqual({ value: 1300, isToCome: true })
  const news =
    await app.sql`SELECT mail, count(*)::integer AS sent FROM notifications WHERE event = 'partnership' GROUP BY 1`
  expect(news).toMatchObject([{ mail: 'off' }])
})

test('what affiliates brought adds up: revenue of the source is the sum over affiliates', async () => {
  const [sums] = await app.sql`
    SELECT (SELECT sum(revenue_cents) FROM platform_days WHERE source = 'affiliate')::float8 AS platform,
           (SELECT sum(revenue_cents) FROM affiliate_days)::float8 AS affiliates,
           (SELECT sum(gross_usd_cents) FROM booking_commissions)::float8 AS gross,
           (SELECT sum(commission_cents) FROM platform_days)::float8 AS commission,
           (SELECT count(DISTINCT affiliate_id) FROM booking_commissions)::integer AS people`
  expect(sums).toMatchObject({ platform: sums?.affiliates, gross: sums?.commission, people: 3 })
  expect(sums?.platform).toBeGreaterThan(0)
})

test('the affiliate finds two offers with links, and the hotel one boost that ran before', async () => {
  const offers = await app.ask('GET', '/api/v1/partnerships/offers', {
    token: await createSession(app, jonas.id),
  })
  const seen = offers.body.data.map((offer: { hotelName: string; linkUrl: string | null }) => [
    offer.hotelName,
    offer.linkUrl?.includes('/r/'),
  ])
  expect(seen.toSorted()).toEqual([
    ['Alpenrose Lodge', true],
    ['Villa Marenne', true],
  ])
  const [hotel] = await app.sql`SELECT id FROM hotels WHERE name = 'Villa Marenne'`
  const boosts = await app.ask('GET', `/api/v1/hotels/${hotel?.id}/boosts`, {
    token: await createSession(app, keeperId),
  })
  expect(boosts.body.data).toMatchObject([
    { points: 3, ended: null },
    { points: 2, ended: { why: 'over' } },
  ])
})

test('an administrator finds accounts in every state, some awaiting a decision', async () => {
  const { token } = await createActor(app, 'admin')
  const total = async (query: string) =>
    (await app.ask('GET', `/api/v1/users?${query}`, { token })).body.meta.total
  for (const state of ['active', 'unverified', 'invited', 'suspended']) {
    expect(await total(`state=${state}`), state).toBeGreaterThan(0)
  }
  const { body } = await app.ask('GET', '/api/v1/users/waiting', { token })
  expect(body.data).toEqual({ waiting: await total('state=unverified') })
  const signals = await app.ask('GET', '/api/v1/signals', { token })
  expect(signals.body.meta).toMatchObject({ total: 4, open: 3 })
})

test('the latest bookings have notifications, some of them unread, and nobody was emailed', async () => {
  const rows = await app.sql`
    SELECT at, read_at, mail FROM notifications
    WHERE user_id = ${keeperId} AND event LIKE 'booking-%' ORDER BY id DESC`
  expect(rows).toHaveLength(9)
  expect(rows.filter(({ read_at }) => read_at === null)).toHaveLength(3)
  expect(new Set(rows.map(({ mail }) => mail))).toEqual(new Set(['off']))
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).toSorted((a, b) => b - a))
})

describe('the demo on any day', () => {
  const made = (hotel: SeededHotel, today: string) => {
    const testHotel = makeDemoHotel(hotel, today, 1)
    return testHotel.trade === 'lively' ? demoBookings(testHotel, today, new Date(`${today}T12:00:00Z`)) : []
  }

  // A day of each season, because each day makes other guests.
  const days = ['2026-01-20', '2026-03-02', '2026-05-17', '2026-08-10', '2026-10-04', '2026-12-24']
  test.each(days)('guests come, stay and leave at every open hotel (%s)', (today) => {
    for (const hotel of demoHotels) {
      const bookings = made(hotel, today).filter(({ state }) => state !== 'cancelled' && state !== 'expired')
      if (bookings.length === 0) continue
      expect(bookings.some(({ state }) => state === 'checked-in')).toBe(true)
      expect(bookings.some(({ checkInOn }) => checkInOn === today)).toBe(true)
      expect(bookings.some(({ checkOutOn }) => checkOutOn === today)).toBe(true)
      const inHouse = bookings.filter(({ state }) => state === 'checked-in').flatMap(({ rooms }) => rooms)
      expect(new Set(inHouse).size, 'no two parties are in one room').toBe(inHouse.length)
    }
  })

  test('never gives two bookings the same reference', () => {
    const used = new Set<string>()
    let count = 0
    for (const hotel of demoHotels) {
      for (const today of ['2026-01-20', '2026-11-15']) {
        const testHotel = makeDemoHotel(hotel, today, 1)
        const { bookings } = bookingRecords(testHotel, made(hotel, today), used)
        count += bookings.length
      }
    }
    expect(used.size).toBe(count)
    expect(count).toBeGreaterThan(5000)
  })

  test('is identical if generated twice for the same day', () => {
    const [hotel] = demoHotels.filter(({ name }) => name === 'Riad Oranger')
    if (!hotel) throw new Error('the demo has no Riad Oranger')
    const twice = [made(hotel, '2026-11-15'), made(hotel, '2026-11-15')].map((one) => JSON.stringify(one))
    expect(twice[0]).toBe(twice[1])
    expect(twice[0]?.length).toBeGreaterThan(100_000)
  })
})

describe('the demo’s bookings', () => {
  test('are counted correctly on every night and never exceed the rooms', async () => {
    expect(await miscounts(app)).toEqual([])
    const [row] = await app.sql`SELECT count(*)::integer, max(sold) AS most FROM nights WHERE sold > 0`
    expect(row?.count).toBeGreaterThan(5000)
    expect(row?.most).toBeGreaterThan(3)
  })

  test('cover every state and source', async () => {
    const states = await counts('state')
    const known = ['held', 'confirmed', 'checked-in', 'checked-out', 'cancelled', 'no-show', 'expired']
    expect(Object.keys(states).sort()).toEqual(known.sort())
    const sources = await counts('source')
    expect(sources.direct).toBeGreaterThan(sources.affiliate ?? 0)
    expect(sources.affiliate).toBeGreaterThan(sources.ota ?? 0)
    expect(sources.ota).toBeGreaterThan(sources.other ?? 0)
  })

  test('have states that match their dates', async () => {
    const zones = await app.sql`SELECT DISTINCT time_zone AS name FROM bookings`
    const days = zones.map(({ name }) => ({ name, today: dateIn(name, app.services.clock()) }))
    const wrong = await app.sql`
      SELECT b.reference, b.state, b.check_in_on, b.check_out_on FROM (
        SELECT bookings.*, z.today FROM bookings
          JOIN jsonb_to_recordset(${app.sql.json(days)}) AS z (name text, today date) ON z.name = time_zone
      ) b
      WHERE (state = 'checked-out' AND check_out_on > today) OR (state = 'no-show' AND check_in_on >= today)
         OR (state = 'checked-in' AND NOT (check_in_on <= today AND check_out_on >= today))
         OR (state = 'confirmed' AND check_in_on < today) OR created_at > now() OR updated_at > now()
         OR updated_at < created_at OR (created_at AT TIME ZONE time_zone)::date > check_in_on
         OR (state IN ('cancelled', 'no-show')) <> (fee_cents IS NOT NULL)`
    expect(wrong).toEqual([])
    const [span] = await app.sql`
      SELECT (current_date - min(check_in_on))::integer AS past, (max(check_in_on) - current_date)::integer AS ahead
      FROM bookings`
    expect(span?.past).toBeGreaterThan(700)
    expect(span?.ahead).toBeGreaterThan(200)
  })

  test('have guests who checked in online, and one who has only begun', async () => {
    const rows = await app.sql`
      SELECT r.ready_at IS NOT NULL AS ready, count(*)::integer AS number
      FROM booking_registrations r GROUP BY 1 ORDER BY 1`
    expect(rows).toEqual([
      { ready: false, number: 1 },
      { ready: true, number: 2 },
    ])
  })

  test('give the front desk something to do today', async () => {
    const token = await createSession(app, keeperId)
    const [hotel] = await app.sql`SELECT id, time_zone FROM hotels WHERE name = 'Villa Marenne'`
    const today = dateIn(hotel?.time_zone, app.services.clock())
    const { body } = await app.ask('GET', `/api/v1/hotels/${hotel?.id}/bookings/day?day=${today}`, { token })
    for (const list of [body.data.arrivals, body.data.departures, body.data.inHouse]) {
      expect(list.length).toBeGreaterThan(0)
    }
  })

  test('cost what the product itself would charge', async () => {
    const token = await createSession(app, keeperId)
    const bookings = await app.sql`
      SELECT b.hotel_id, b.check_in_on::text AS "from", b.check_out_on::text AS "until", b.rate_plan_id AS plan,
             b.adults, b.child_ages, b.total_cents::integer AS total, s.room_type_id AS type
      FROM bookings b JOIN booking_stays s ON s.booking_id = b.id JOIN hotels h ON h.id = b.hotel_id
      WHERE b.state = 'confirmed' AND b.check_in_on > current_date + 10 AND b.group_id IS NULL
        AND (SELECT count(*) FROM booking_stays o WHERE o.booking_id = b.id) = 1
      ORDER BY b.reference LIMIT 15`
    for (const { hotel_id, from, until, plan, adults, child_ages, total, type } of bookings) {
      const rooms = [{ roomTypeId: type, quantity: 1 }]
      const body = {
        checkInOn: from,
        checkOutOn: until,
        rooms,
        ratePlanId: plan,
        adults,
        childAges: child_ages,
      }
      const answer = await app.ask('POST', `/api/v1/hotels/${hotel_id}/quote`, { token, body })
      expect(answer.body.data.totalCents).toBe(total)
    }
    expect(bookings).toHaveLength(15)
  })

  test('can be quoted at every hotel, including those without past guests', async () => {
    const [row] = await app.sql`
      SELECT count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM room_types t WHERE t.hotel_id = h.id))::integer AS bare,
             count(*)::integer AS all
      FROM hotels h`
    expect(row).toMatchObject({ bare: 0, all: demoHotels.length })
  })

  test('have a picture for each room type that suits the hotel', async () => {
    const [row] = await app.sql`
      SELECT (SELECT count(*)::integer FROM room_types) AS types,
             (SELECT count(DISTINCT room_type_id)::integer FROM room_type_images) AS pictured,
             (SELECT count(*)::integer FROM room_type_images) AS pictures`
    expect(row).toMatchObject({ pictured: row?.types, pictures: row?.types })
    expect(chooseScene('Eiger View Double', 'city')).toBe('room-city')
    expect(chooseScene('Garden Twin', 'coast')).toBe('room-garden')
    expect(chooseScene('Sea View Double', 'coast')).toBe('room-sea')
  })

  test('send no emails', async () => {
    await tendMails({ ...app.services, sql: app.pool })
    expect(app.sent).toEqual([])
    const [jobs] = await app.sql`SELECT count(*)::integer FROM pgboss.job WHERE name = 'mail.booking'`
    expect(jobs?.count).toBe(0)
  })
})

describe('the figures of the demo', () => {
  const read = async (userId: string, path: string) => {
    const token = await createSession(app, userId)
    return (await app.ask('GET', `/api/v1/analytics/${path}`, { token })).body.data
  }

  test.each(demoAccounts)('exist for $userType', async ({ id, userType }) => {
    for (const period of ['7d', '30d', '90d', '12m']) {
      const stats = await read(id, `dashboard?period=${period}`)
      expect(stats.totalBookings, `${userType} ${period}`).toBeGreaterThan(0)
      expect(stats.totalCommissions).toBeGreaterThan(0)
      expect(stats.conversionRate).toBeGreaterThan(0.5)
      expect(stats.conversionRate).toBeLessThan(10)
    }
    // A year is compared with a similar one, so no trend of the hotels should be extreme; there were no partners then.
    const { trends } = await read(id, 'dashboard?period=12m')
    const ofPartners = userType === 'affiliate' ? Object.keys(trends) : ['commissions', 'conversions']
    for (const [name, trend] of Object.entries(trends)) {
      if (!ofPartners.includes(name)) expect(Math.abs(Number(trend)), `${userType} ${name}`).toBeLessThan(60)
    }
    expect(await read(id, 'activity?limit=5')).toHaveLength(5)
    expect((await read(id, 'hotels/top')).length).toBeGreaterThan(2)
  })
})

test('the links of the demo lead to their hotels, and its referred bookings say by which they came', async () => {
  const location = async (code: string) => {
    const headers = { 'user-agent': browser }
    const answer = await fetch(`${app.url}/r/${code}`, { redirect: 'manual', headers })
    return answer.headers.get('location') ?? ''
  }
  expect(await location('positano')).toMatch(/^\/stays\/villa-marenne\?ref=/)
  expect(await location('desert-week')).toMatch(/^\/stays\/dar-sahira\?checkInOn=.*&checkOutOn=.*&ref=/)
  const [missing] = await app.sql`
    SELECT count(*)::integer AS bookings FROM bookings b
    WHERE affiliate_id IS NOT NULL AND booked_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM booking_referrals r WHERE r.booking_id = b.id AND r.rate_bps = b.commission_bps)`
  expect(missing?.bookings).toBe(0)
})

test('the demo has holds to decide, one of them answered', async () => {
  const token = await createSession(app, adminId)
  const { data, meta } = (await app.ask('GET', '/api/v1/holds', { token })).body
  expect(meta.counts).toEqual({ open: 3, released: 1, voided: 0 })
  expect(data.filter(({ isAnswered }: { isAnswered: boolean }) => isAnswered)).toHaveLength(1)
})

test('guests of the demo are recognised, and the desk knows what some of those who came again like', async () => {
  const [row] = await app.sql`
    SELECT count(*) FILTER (WHERE stays > 1)::integer AS returning, count(*) FILTER (WHERE preferences <> '')::integer AS known,
           (SELECT count(*)::integer FROM bookings
            WHERE guest_profile_id IS NULL AND booked_at IS NOT NULL AND guest_email IS NOT NULL) AS unlinked
    FROM guest_profiles`
  expect(row?.returning).toBeGreaterThan(50)
  expect(row?.known).toBe(56)
  expect(row?.unlinked).toBe(0)
})

test('four people work for the owner, each where their role is, and a fifth is invited', async () => {
  const token = await createSession(app, keeperId)
  const { body } = await app.ask('GET', '/api/v1/team', { token })
  expect(body.data.members).toHaveLength(demoTeam.length)
  expect(body.data.invitations[0].places).toHaveLength(3)
  const giulia = await createSession(app, demoTeam[1]?.id ?? '')
  const seen = await app.ask('GET', '/api/v1/hotels', { token: giulia })
  expect(seen.body.data.map(({ name }: { name: string }) => name)).toEqual(['Villa Marenne'])
})
