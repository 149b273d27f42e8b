import type { ListedCommission } from '@roomlark/contract/partners/commission-list'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openEarningHotel, settleCommission } from '../../../test/settled-money.ts'
import { moveCommissions } from './commissions.service.ts'

let app: TestApp
let world: Awaited<ReturnType<typeof openEarningHotel>>
let token: string
beforeAll(async () => {
  app = await startTestApp()
  world = await openEarningHotel(app)
  token = (await createActor(app, 'admin')).token
})
afterAll(() => app.close())

async function list(query = '') {
  const { status, body } = await app.ask('GET', `/api/v1/commissions?${query}`, { token })
  expect(status).toBe(200)
  const references = body.data.map(({ booking }: ListedCommission) => booking.reference)
  return { ...body, references }
}

describe('GET /commissions', () => {
  test('lists the latest bookings first, with what they earn and where they stand', async () => {
    const { data, meta, references } = await list()
    const { expected, earned, payable, hotel, affiliate } = world
    expect(references).toEqual([expected, earned, payable].map(({ reference }) => reference))
    expect(meta).toMatchObject({
      total: 3,
      totalPages: 1,
      countsByStanding: { expected: 1, earned: 1, payable: 1, held: 0, disputed: 0, settled: 0, void: 0 },
    })
    expect(data[1]).toMatchObject({
      booking: { id: earned.id },
      hotel: { id: hotel.hotel.id, name: 'Villa Marenne' },
      partner: { affiliateId: affiliate.id, name: 'Ada Byron' },
      clock: { stage: 'earned', outcome: 'stayed' },
      currency: 'EUR',
      ratePercent: 12.5,
    })
    expect(data[1].grossCents).toBe(Math.floor(data[1].baseCents * 0.125 + 0.5))
    expect(JSON.stringify(data)).not.toMatch(/Hana|Nakamura|hana@/)
  })

  test('filters by standing, hotel, partner and search, and counts beside the standing', async () => {
    const { earned, payable, expected, hotel, affiliate } = world
    await settleCommission(app, payable.id)
    await app.sql`
      INSERT INTO commission_holds (booking_id, hotel_id, affiliate_id, held_at, releases_at)
      VALUES (${earned.id}, ${hotel.hotel.id}, ${affiliate.id}, ${app.services.clock()}, ${app.services.clock()})`
    await app.pool.begin((tx) => moveCommissions(app.services, tx, [earned.id], { cause: 'hold' }))
    const held = await list('standing=held')
    expect(held.references).toEqual([earned.reference])
    expect(held.meta).toMatchObject({ total: 1, countsByStanding: { held: 1, settled: 1, expected: 1 } })
    expect((await list('standing=settled')).references).toEqual([payable.reference])
    expect((await list(`search=${expected.reference.toLowerCase()}`)).references).toEqual([
      expected.reference,
    ])
    expect((await list('search=marenne')).meta.total).toBe(3)
    expect(
      (await list(`hotelId=${hotel.hotel.id}&affiliateId=${affiliate.id}&limit=2&page=2`)).references,
    ).toEqual([payable.reference])
    expect((await list(`affiliateId=${hotel.owner.id}`)).meta.total).toBe(0)
  })
})
