import { randomUUID } from 'node:crypto'
import { bookingStates } from '@roomlark/contract/booking-states'
import { usdCents } from '@roomlark/contract/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { makeCommand, someAct, tryAct } from '../../../test/booking/commands.ts'
import { newWorld, type World } from '../../../test/booking/world.ts'
import { createActor } from '../../../test/factories.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { counted, recount } from '../../../test/recount.ts'
import { computeCommission } from '../../../test/second-commission.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'
import { addLink } from '../../../test/tracked-links.ts'
import { waitUntil } from '../../../test/wait.ts'
import { recountBooking } from '../../partners/commissions/commissions.queries.ts'
import { deleteUncountedEvents, lockCounting, lockTurn } from './rollups.queries.ts'
import { countDue, countEvents, rebuildRollups } from './rollups.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
  const affiliate = await createActor(app, 'affiliate')
  // Whatever the front desk enters, bookings come from every source, and some are referred by the affiliate.
  await app.sql.unsafe(`
    CREATE FUNCTION mix_sources() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.source := (ARRAY['direct', 'affiliate', 'ota', 'other'])[1 + (hashtext(NEW.id::text) & 3)];
      IF NEW.source = 'affiliate' THEN
        NEW.affiliate_id := '${affiliate.id}'; NEW.commission_bps := 1234;
        INSERT INTO partnerships (hotel_id, affiliate_id, state, state_since, approved_at, created_at)
        VALUES (NEW.hotel_id, NEW.affiliate_id, 'active', now(), now(), now())
        ON CONFLICT ON CONSTRAINT partnerships_pair_key DO NOTHING;
        SELECT id INTO NEW.partnership_id FROM partnerships
        WHERE hotel_id = NEW.hotel_id AND affiliate_id = NEW.affiliate_id;
      END IF;
      RETURN NEW;
    END $$;
    CREATE TRIGGER mix_sources BEFORE INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION mix_sources();
    CREATE FUNCTION mix_methods() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      link uuid := (SELECT id FROM tracked_links l WHERE l.partnership_id = NEW.partnership_id ORDER BY created_at LIMIT 1);
    BEGIN
      IF NEW.affiliate_id IS NOT NULL THEN
        INSERT INTO booking_referrals (booking_id, affiliate_id, partnership_id, link_id, tag, method, window_days,
                                       rate_bps, platform_share_bps, at)
        VALUES (NEW.id, NEW.affiliate_id, NEW.partnership_id, link,
                (ARRAY[NULL, 'spring'])[1 + (hashtext(NEW.id::text) >> 2 & 1)],
                CASE WHEN link IS NULL THEN 'desk' ELSE (ARRAY['link', 'visit'])[1 + (hashtext(NEW.id::text) >> 3 & 1)] END,
                30, NEW.commission_bps, 2050, now());
      END IF;
      RETURN NULL;
    END $$;
    CREATE TRIGGER mix_methods AFTER INSERT ON bookings FOR EACH ROW EXECUTE FUNCTION mix_methods()`)
})
afterAll(() => app.close())

const everything = () => countDue({ sql: app.pool })

/** Lists things that go wrong or happen concurrently between the actions of people. */
const mishaps = {
  async 'count now'() {
    await everything()
  },
  async 'two count together'() {
    await Promise.all([everything(), app.pool.begin((tx) => lockCounting(tx)), everything()])
  },
  async 'events come again'() {
    const again = await app.sql<{ id: number }[]>`
      SELECT id::integer FROM booking_events ORDER BY random() LIMIT 5`
    await app.pool.begin(async (tx) => {
      await lockCounting(tx)
      await countEvents(
        tx,
        again.map(({ id }) => id),
      )
    })
  },
  async 'die in the middle'() {
    const dying = app.pool.begin(async (tx) => {
      await lockCounting(tx)
      await countEvents(tx, await deleteUncountedEvents(tx, 100))
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
  },
  async 'count all again'() {
    await rebuildRollups({ sql: app.pool })
  },
}
const mishapNames = Object.keys(mishaps) as (keyof typeof mishaps)[]

async function clickSomewhere(world: World, at: Date): Promise<void> {
  const [affiliate] = await app.sql<
    { id: string }[]
  >`SELECT id FROM users WHERE user_type = 'affiliate' LIMIT 1`
  const pair = { affiliateId: affiliate?.id ?? '', hotelId: world.testHotel.hotel.id }
  await addLink(app, { ...pair, code: randomUUID() })
  await app.sql`SELECT make_click_months(${at}::date, ${at}::date)`
  await app.sql`
    INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted, suspected, tag)
    SELECT ${at}, id, affiliate_id, hotel_id, (${at}::timestamptz AT TIME ZONE 'Europe/Rome')::date, n % 4 <> 0, n % 4 = 0, (ARRAY['spring', NULL])[n % 3]
    FROM tracked_links, generate_series(1, 5) AS n WHERE hotel_id = ${world.testHotel.hotel.id}`
}

test('whatever happens in any order, the figures equal a recount', async () => {
  const mishap = fc.constantFrom('click' as const, ...mishapNames)
  const step = fc.oneof(
    { weight: 14, arbitrary: someAct },
    { weight: 1 + mishapNames.length, arbitrary: mishap },
  )
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 45 }), async (steps) => {
      const world = await newWorld(app)
      for (const one of steps) {
        if (one === 'click') await clickSomewhere(world, app.services.clock())
        else if (typeof one === 'string') await mishaps[one]()
        else await tryAct(world, makeCommand(one).check(world.model) ? one : ['book', one[1]])
      }
      await everything()
      expect(await counted(app)).toEqual(await recount(app))
    }),
    { numRuns: 4, endOnFailure: true },
  )
  await rebuildRollups({ sql: app.pool })
  expect(await counted(app)).toEqual(await recount(app))
})

describe('counting', () => {
  test('needs no request', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.book()
    await waitUntil('the booking in the figures', async () => {
      const { body } = await app.ask('GET', '/api/v1/analytics/dashboard', { token: testHotel.token })
      return body.data.totalBookings === 1
    })
  })

  test('includes what is not announced: clicks, and events whose notification was lost', async () => {
    const { token } = await createActor(app, 'hotel')
    const { hotel, put } = await openPastHotel(app, token)
    await put({ madeAt: app.services.clock(), checkInOn: '2031-05-01' })
    const affiliate = await createActor(app, 'affiliate')
    const linkId = await addLink(app, { affiliateId: affiliate.id, hotelId: hotel.id, code: randomUUID() })
    await app.sql`
      INSERT INTO clicks (at, link_id, affiliate_id, hotel_id, day, counted)
      VALUES (now(), ${linkId}, ${affiliate.id}, ${hotel.id}, current_date, true)`
    await waitUntil('both in the figures', async () => {
      const [row] = await app.sql`
        SELECT sum(bookings)::integer AS bookings, sum(clicks)::integer AS clicks FROM hotel_days
        WHERE hotel_id = ${hotel.id} AND calendar = 'utc'`
      return row?.bookings === 1 && row.clicks === 1
    })
  })

  test('misses nothing that commits after a later event', async () => {
    const { token } = await createActor(app, 'hotel')
    const [slow, quick] = [await openPastHotel(app, token), await openPastHotel(app, token)]
    const booking = { madeAt: app.services.clock(), checkInOn: '2030-05-01' }
    const id = await slow.put(booking)
    await everything()
    await app.sql.begin(async (tx) => {
      await tx`UPDATE bookings SET state = 'cancelled', fee_cents = 0 WHERE id = ${id}`
      await tx`
        WITH added AS (
          INSERT INTO booking_events (booking_id, at, kind, params, hotel_id, from_on, until_on)
          VALUES (${id}, now(), 'cancelled', '{"by": "guest", "feeCents": 0, "currency": "EUR"}', ${slow.hotel.id}, '2030-05-01', '2030-05-03') RETURNING id
        ) INSERT INTO uncounted_events SELECT id FROM added`
      await quick.put(booking)
      await everything()
    })
    await everything()
    const days = await app.sql`SELECT hotel_id, bookings FROM hotel_days WHERE calendar = 'utc'
      AND hotel_id IN (${slow.hotel.id}, ${quick.hotel.id}) AND bookings > 0`
    expect(days).toMatchObject([{ hotel_id: quick.hotel.id, bookings: 1 }])
  })

  test('misses nothing of a booking that changes again while it waits to be counted', async () => {
    const { token } = await createActor(app, 'hotel')
    const { hotel, put } = await openPastHotel(app, token)
    const id = await put({ madeAt: app.services.clock(), checkInOn: '2030-05-01' })
    await everything()
    await app.pool.begin((tx) => recountBooking(tx, id))
    await app.pool.begin(async (tx) => {
      await tx`UPDATE bookings SET state = 'cancelled', fee_cents = 0 WHERE id = ${id}`
      await recountBooking(tx, id)
      await everything()
    })
    await everything()
    const days = await app.sql`
      SELECT bookings, cancelled FROM hotel_days WHERE calendar = 'utc' AND hotel_id = ${hotel.id}`
    expect(days).toMatchObject([{ bookings: 0, cancelled: 1 }])
  })

  test('is left to the server that is counting already, and goes on after it', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.book()
    await app.pool.begin(async (tx) => {
      await waitUntil('the turn', () => lockTurn(tx))
      expect(await everything()).toBe(false)
    })
    expect(await everything()).toBe(true)
    expect(await counted(app)).toEqual(await recount(app))
  })

  test('starts over where a migration asks for it, with suspected clicks from before they were counted', async () => {
    await clickSomewhere(await newWorld(app), app.services.clock())
    await everything()
    for (const scope of ['hotel', 'owner', 'platform', 'referral', 'affiliate', 'link']) {
      expect(
        (await app.sql`UPDATE ${app.sql(`${scope}_days`)} SET suspected = 0 WHERE suspected > 0`).count,
      ).not.toBe(0)
    }
    expect(await counted(app)).not.toEqual(await recount(app))
    await app.sql`INSERT INTO rebuild_due DEFAULT VALUES`
    await everything()
    expect(await counted(app)).toEqual(await recount(app))
  })

  test('includes stays of many weeks', async () => {
    const { token } = await createActor(app, 'hotel')
    const hotel = await openPastHotel(app, token)
    await hotel.put({ madeAt: app.services.clock(), checkInOn: '2030-01-01', nights: 100 })
    await hotel.put({ madeAt: app.services.clock(), checkInOn: '2030-03-30', nights: 1 })
    await everything()
    const [night] = await app.sql`
      SELECT sum(rooms)::integer AS rooms FROM hotel_nights WHERE hotel_id = ${hotel.hotel.id} AND night = '2030-03-30'`
    expect(night).toMatchObject({ rooms: 2 })
  })
})

const cents = fc.oneof(fc.nat(50), fc.nat(100_000), fc.nat(10_000_000_000))
const bps = fc.oneof(fc.constantFrom(0, 1, 500, 1250, 10_000), fc.nat(10_000))

/** The nights of boosts cost no more than the rooms, and the VAT within a price is less than the price. */
const someCase = fc
  .record({
    state: fc.constantFrom(...bookingStates),
    roomCents: cents,
    vatPart: fc.nat(100),
    droppedFeeCents: fc.oneof(fc.constant(0), cents),
    feeCents: fc.option(cents),
    boosted: fc.array(fc.record({ part: fc.nat(100), bps }), { maxLength: 3 }),
    rateBps: bps,
    shareBps: bps,
    money: fc.constantFrom(
      { currency: 'JPY', usdRate: 0.00655 },
      { currency: 'EUR', usdRate: 1.16 },
      { currency: 'USD', usdRate: 1 },
      { currency: 'KWD', usdRate: 3.26415 },
    ),
  })
  .map(({ vatPart, boosted, roomCents, ...rest }) => ({
    ...rest,
    roomCents,
    includedVatCents: Math.floor((roomCents * vatPart) / 400),
    boosted: boosted.map((one) => ({ priceCents: Math.floor((roomCents * one.part) / 300), bps: one.bps })),
  }))

test('a commission is the same in the database and computed a second time, to the last minor unit', async () => {
  const cases = fc.sample(someCase, 3000)
  const rows = await app.sql`
    SELECT c.*, usd_cents(c.gross_cents, currency, usd_rate) AS gross_usd, usd_cents(c.net_cents, currency, usd_rate) AS net_usd
    FROM jsonb_to_recordset(${app.sql.json(
      cases.map((one, turn) => ({
        turn,
        booking_state: one.state,
        room: one.roomCents,
        vat: one.includedVatCents,
        fee: one.feeCents,
        dropped: one.droppedFeeCents,
        boosted: one.boosted.reduce((sum, { priceCents }) => sum + priceCents, 0),
        points: String(
          one.boosted.reduce((sum, night) => sum + BigInt(night.priceCents) * BigInt(night.bps), 0n),
        ),
        rate: one.rateBps,
        share: one.shareBps,
        currency: one.money.currency,
        usd_rate: one.money.usdRate,
      })),
    )}) AS asked (turn integer, booking_state text, room bigint, vat bigint, fee bigint, dropped bigint, boosted bigint, points numeric,
                  rate integer, share integer, currency text, usd_rate numeric)
      CROSS JOIN LATERAL stay_commission(
        booking_state, room, vat, dropped, kept_without_vat(fee, room, vat, true), true, boosted, points, rate, share) AS c
    ORDER BY turn`
  const inDatabase = rows.map((row) => ({
    state: row.state,
    baseCents: Number(row.base_cents),
    boostedCents: Number(row.boosted_cents),
    grossCents: Number(row.gross_cents),
    shareCents: Number(row.share_cents),
    netCents: Number(row.net_cents),
    grossUsd: Number(row.gross_usd),
    netUsd: Number(row.net_usd),
  }))
  const inTest = cases.map(({ money: { currency, usdRate }, rateBps, shareBps, ...stay }) => {
    const commission = computeCommission(stay, { rateBps, shareBps })
    return {
      ...commission,
      grossUsd: usdCents(commission.grossCents, currency, usdRate),
      netUsd: usdCents(commission.netCents, currency, usdRate),
    }
  })
  expect(inDatabase).toEqual(inTest)
  for (const { grossCents, shareCents, netCents } of inTest) expect(shareCents + netCents).toBe(grossCents)
})
