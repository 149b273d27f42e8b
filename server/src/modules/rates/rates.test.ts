import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { openHouse } from '../../../test/house.ts'
import { planInput } from '../../../test/house-input.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const rule = {
  name: 'Summer',
  roomTypeId: null,
  fromOn: '2026-07-01',
  untilOn: '2026-08-31',
  weekdays: [5, 6],
  effect: { kind: 'percent', percent: 12.5 },
}

describe('rate plans', () => {
  test('are kept as they were told, percentages to two decimals', async () => {
    const house = await openHouse(app)
    const input = planInput({
      name: 'Breakfast',
      mealPlan: 'breakfast',
      percent: -7.25,
      perAdultCents: 1500,
      cancellationPolicy: { steps: [], noShowFee: { kind: 'percent', percent: 100 } },
      minStay: 2,
      maxStay: 14,
      sellFromOn: '2026-01-01',
      sellUntilOn: '2027-12-31',
    })
    const plan = await house.data(house.ask('POST', `${house.base}/rates/plans`, input))
    expect(plan).toEqual({ ...input, id: expect.any(String), version: 1 })
    const rates = await house.data(house.ask('GET', `${house.base}/rates`))
    expect(rates.plans.map((one: { name: string }) => one.name)).toEqual(['Flexible', 'Breakfast'])
    expect(rates.taxes).toEqual({
      cityTaxCents: 0,
      cityTaxPer: 'person-night',
      vatPercent: 0,
      vatIncluded: true,
    })
  })

  test('are changed with the version that was read', async () => {
    const house = await openHouse(app)
    const path = `${house.base}/rates/plans/${house.plan.id}`
    const changed = await house.data(house.ask('PUT', path, { ...planInput({ percent: 5 }), version: 1 }))
    expect(changed).toMatchObject({ percent: 5, version: 2 })
    expect((await house.ask('PUT', path, { ...planInput(), version: 1 })).status).toBe(409)
  })

  test.each([
    ['maxStay', { minStay: 5, maxStay: 3 }],
    ['sellUntilOn', { sellFromOn: '2026-05-01', sellUntilOn: '2026-04-30' }],
    ['percent', { percent: 1.234 }],
    ['name', { name: ' ' }],
  ])('are refused with a wrong %s', async (field, changes) => {
    const house = await openHouse(app)
    const answer = await house.ask(
      'POST',
      `${house.base}/rates/plans`,
      planInput({ name: 'Odd', ...changes }),
    )
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('go away; bookings keep what was agreed, also when they are lengthened', async () => {
    const house = await openHouse(app)
    const plan = await house.data(
      house.ask(
        'POST',
        `${house.base}/rates/plans`,
        planInput({ name: 'Half', percent: -50, perAdultCents: 100 }),
      ),
    )
    const booking = await house.book({ ratePlanId: plan.id })
    await house.data(house.ask('DELETE', `${house.base}/rates/plans/${plan.id}`))
    expect((await house.tryBook({ ratePlanId: plan.id })).status).toBe(404)
    const longer = await house.data(
      house.changeStay(booking.id, { checkInOn: house.day(10), checkOutOn: house.day(13), version: 1 }),
    )
    expect(longer).toMatchObject({ ratePlanName: 'Half', roomCents: 3 * 5200 })
  })
})

describe('price rules and taxes', () => {
  test('are listed in the order they were added', async () => {
    const house = await openHouse(app)
    await house.data(house.ask('POST', `${house.base}/rates/rules`, rule))
    const second = await house.data(
      house.ask('POST', `${house.base}/rates/rules`, { ...rule, name: 'Late', roomTypeId: house.type.id }),
    )
    const { rules } = await house.data(house.ask('GET', `${house.base}/rates`))
    expect(rules).toEqual([
      { ...rule, id: expect.any(String), version: 1 },
      { ...rule, id: second.id, name: 'Late', roomTypeId: house.type.id, version: 1 },
    ])
    await house.data(house.ask('DELETE', `${house.base}/rates/rules/${second.id}`))
    expect((await house.ask('DELETE', `${house.base}/rates/rules/${second.id}`)).status).toBe(404)
  })

  test('are changed in their place with the version that was read, and the calendar follows', async () => {
    const house = await openHouse(app)
    const [fromOn, untilOn] = [house.day(10), house.day(10)]
    const season = { ...rule, fromOn, untilOn, weekdays: [] }
    const first = await house.data(house.ask('POST', `${house.base}/rates/rules`, season))
    const last = { ...season, name: 'Last', effect: { kind: 'price', cents: 20_000 } }
    await house.data(house.ask('POST', `${house.base}/rates/rules`, last))
    const path = `${house.base}/rates/rules/${first.id}`
    const changed = { ...season, name: 'High summer', effect: { kind: 'percent', percent: 50 } }
    expect(await house.data(house.ask('PUT', path, { ...changed, version: 1 }))).toEqual({
      ...changed,
      id: first.id,
      version: 2,
    })
    expect((await house.ask('PUT', path, { ...changed, version: 1 })).status).toBe(409)
    const { rules } = await house.data(house.ask('GET', `${house.base}/rates`))
    expect(rules.map(({ name }: { name: string }) => name)).toEqual(['High summer', 'Last'])
    const price = async () => (await house.nights(fromOn, fromOn))[0].priceCents
    expect(await price()).toBe(20_000)
    await house.data(house.ask('DELETE', `${house.base}/rates/rules/${rules[1].id}`))
    expect(await price()).toBe(15_000)

    const refused = [{ fromOn: house.day(11) }, { effect: { kind: 'percent', percent: 501 } }]
    for (const changes of refused) {
      expect((await house.ask('PUT', path, { ...changed, ...changes, version: 2 })).status).toBe(400)
    }
    const other = await openHouse(app)
    expect((await other.ask('PUT', path, { ...changed, version: 2 })).status).toBe(404)
    const inOther = `${other.base}/rates/rules/${first.id}`
    expect((await other.ask('PUT', inOther, { ...changed, version: 2 })).status).toBe(404)
    const entries = await app.sql`
      SELECT action, before->>'name' AS before, after->>'name' AS after FROM audit_entries
      WHERE target = ${`rates:${house.hotel.id}`} AND action = 'price-rule.updated'`
    expect(entries).toEqual([{ action: 'price-rule.updated', before: 'Summer', after: 'High summer' }])
  })

  test('are refused backwards, for a room type of another hotel, or for an eighth day', async () => {
    const house = await openHouse(app)
    const other = await openHouse(app)
    const add = (changes: object) => house.ask('POST', `${house.base}/rates/rules`, { ...rule, ...changes })
    expect((await add({ fromOn: '2026-09-01' })).status).toBe(400)
    expect((await add({ roomTypeId: other.type.id })).status).toBe(404)
    expect((await add({ weekdays: [7] })).status).toBe(400)
  })

  test('taxes are kept as the hotel sets them and stand on the quote', async () => {
    const house = await openHouse(app)
    const taxes = { cityTaxCents: 350, cityTaxPer: 'adult-night', vatPercent: 10.5, vatIncluded: false }
    expect(await house.data(house.ask('PUT', `${house.base}/rates/taxes`, taxes))).toEqual(taxes)
    expect((await house.data(house.ask('GET', `${house.base}/rates`))).taxes).toEqual(taxes)
    expect(await house.quote({ childAges: [4] })).toMatchObject({
      roomCents: 20_000,
      cityTaxCents: 1400,
      vatCents: 2100,
      vatIncluded: false,
      totalCents: 23_500,
      totalUsdCents: 27_260,
    })
  })
})

test("somebody else's rates are not there", async () => {
  const house = await openHouse(app)
  const { token } = await createActor(app, 'hotel')
  const calls: [string, string, object?][] = [
    ['GET', '/rates'],
    ['POST', '/rates/plans', planInput()],
    ['PUT', `/rates/plans/${house.plan.id}`, { ...planInput(), version: 1 }],
    ['DELETE', `/rates/plans/${house.plan.id}`],
    ['POST', '/rates/rules', rule],
    ['PUT', '/rates/taxes', { cityTaxCents: 0, cityTaxPer: 'room-night', vatPercent: 0, vatIncluded: true }],
  ]
  for (const [method, path, body] of calls) {
    expect((await app.ask(method, house.base + path, { token, body })).status, `${method} ${path}`).toBe(404)
  }
})
