import type { DepositSize, PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor } from '../../../test/factories.ts'
import { planInput } from '../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel } from '../../../test/test-hotel.ts'

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

function deposit(size: DepositSize, restDaysBefore: number | null = null): PaymentTerms {
  return { kind: 'deposit', size, restDaysBefore, cityTaxAtHotel: false }
}

describe('rate plans', () => {
  test('are stored as sent, percentages to two decimals', async () => {
    const testHotel = await openTestHotel(app)
    const input = planInput({
      name: 'Breakfast',
      mealPlan: 'breakfast',
      percent: -7.25,
      perAdultCents: 1500,
      mealValue: { adultCents: 1500, childCents: 0, vatKind: 'food' },
      cancellationPolicy: { steps: [], noShowFee: { kind: 'percent', percent: 100 } },
      paymentTerms: { kind: 'prepaid', cityTaxAtHotel: true },
      minStay: 2,
      maxStay: 14,
      sellFromOn: '2026-01-01',
      sellUntilOn: '2027-12-31',
    })
    const plan = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/plans`, input))
    expect(plan).toEqual({ ...input, companyIds: [], id: expect.any(String), version: 1 })
    const rates = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))
    expect(rates.plans.map((one: { name: string }) => one.name)).toEqual(['Flexible', 'Breakfast'])
    expect(rates.taxes).toEqual({ ...simpleTaxes(), version: 0 })
  })

  test('can be changed with the version that was read', async () => {
    const testHotel = await openTestHotel(app)
    const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
    const changed = await testHotel.data(
      testHotel.ask('PUT', path, { ...planInput({ percent: 5 }), version: 1 }),
    )
    expect(changed).toMatchObject({ percent: 5, version: 2 })
    expect((await testHotel.ask('PUT', path, { ...planInput(), version: 1 })).status).toBe(409)
  })

  test('are paid at the hotel unless terms are sent, and keep theirs for clients that know of none', async () => {
    const testHotel = await openTestHotel(app)
    expect(testHotel.plan.paymentTerms).toEqual({ kind: 'at-hotel' })
    const path = `${testHotel.base}/rates/plans/${testHotel.plan.id}`
    const paymentTerms = deposit({ kind: 'percent', percent: 30.5 }, 14)
    const changed = await testHotel.data(
      testHotel.ask('PUT', path, { ...planInput({ paymentTerms }), version: 1 }),
    )
    expect(changed.paymentTerms).toEqual(paymentTerms)
    const kept = await testHotel.data(
      testHotel.ask('PUT', path, { ...planInput({ percent: 5 }), version: 2 }),
    )
    expect(kept).toMatchObject({ percent: 5, paymentTerms })
  })

  test.each([
    ['maxStay', { minStay: 5, maxStay: 3 }],
    ['sellUntilOn', { sellFromOn: '2026-05-01', sellUntilOn: '2026-04-30' }],
    ['percent', { percent: 1.234 }],
    ['name', { name: ' ' }],
    ['paymentTerms.size.percent', { paymentTerms: deposit({ kind: 'percent', percent: 100 }) }],
    ['paymentTerms.size.cents', { paymentTerms: deposit({ kind: 'amount', cents: 0 }) }],
    ['paymentTerms.restDaysBefore', { paymentTerms: deposit({ kind: 'first-night' }, 0) }],
  ])('are refused with a wrong %s', async (field, changes) => {
    const testHotel = await openTestHotel(app)
    const answer = await testHotel.ask(
      'POST',
      `${testHotel.base}/rates/plans`,
      planInput({ name: 'Odd', ...changes }),
    )
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.body.fields)).toEqual([field])
  })

  test('can be removed; bookings keep their terms, even when they are extended', async () => {
    const testHotel = await openTestHotel(app)
    const plan = await testHotel.data(
      testHotel.ask(
        'POST',
        `${testHotel.base}/rates/plans`,
        planInput({ name: 'Half', percent: -50, perAdultCents: 100 }),
      ),
    )
    const booking = await testHotel.book({ ratePlanId: plan.id })
    await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/rates/plans/${plan.id}`))
    expect((await testHotel.tryBook({ ratePlanId: plan.id })).status).toBe(404)
    const longer = await testHotel.data(
      testHotel.changeStay(booking.id, {
        checkInOn: testHotel.day(10),
        checkOutOn: testHotel.day(13),
        version: 1,
      }),
    )
    expect(longer).toMatchObject({ ratePlanName: 'Half', roomCents: 3 * 5200 })
  })
})

describe('price rules and taxes', () => {
  test('are listed in the order they were added', async () => {
    const testHotel = await openTestHotel(app)
    await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/rules`, rule))
    const second = await testHotel.data(
      testHotel.ask('POST', `${testHotel.base}/rates/rules`, {
        ...rule,
        name: 'Late',
        roomTypeId: testHotel.type.id,
      }),
    )
    const { rules } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))
    expect(rules).toEqual([
      { ...rule, id: expect.any(String), version: 1 },
      { ...rule, id: second.id, name: 'Late', roomTypeId: testHotel.type.id, version: 1 },
    ])
    await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/rates/rules/${second.id}`))
    expect((await testHotel.ask('DELETE', `${testHotel.base}/rates/rules/${second.id}`)).status).toBe(404)
  })

  test('keep their position when changed with the version that was read, and the calendar follows', async () => {
    const testHotel = await openTestHotel(app)
    const [fromOn, untilOn] = [testHotel.day(10), testHotel.day(10)]
    const season = { ...rule, fromOn, untilOn, weekdays: [] }
    const first = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/rules`, season))
    const last = { ...season, name: 'Last', effect: { kind: 'price', cents: 20_000 } }
    await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/rules`, last))
    const path = `${testHotel.base}/rates/rules/${first.id}`
    const changed = { ...season, name: 'High summer', effect: { kind: 'percent', percent: 50 } }
    expect(await testHotel.data(testHotel.ask('PUT', path, { ...changed, version: 1 }))).toEqual({
      ...changed,
      id: first.id,
      version: 2,
    })
    expect((await testHotel.ask('PUT', path, { ...changed, version: 1 })).status).toBe(409)
    const { rules } = await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))
    expect(rules.map(({ name }: { name: string }) => name)).toEqual(['High summer', 'Last'])
    const price = async () => (await testHotel.nights(fromOn, fromOn))[0].priceCents
    expect(await price()).toBe(20_000)
    await testHotel.data(testHotel.ask('DELETE', `${testHotel.base}/rates/rules/${rules[1].id}`))
    expect(await price()).toBe(15_000)

    const refused = [
      { fromOn: testHotel.day(11) },
      { effect: { kind: 'percent', percent: 501 } },
      { fromOn: null, untilOn: null },
    ]
    for (const changes of refused) {
      expect((await testHotel.ask('PUT', path, { ...changed, ...changes, version: 2 })).status).toBe(400)
    }
    const other = await openTestHotel(app)
    expect((await other.ask('PUT', path, { ...changed, version: 2 })).status).toBe(404)
    const inOther = `${other.base}/rates/rules/${first.id}`
    expect((await other.ask('PUT', inOther, { ...changed, version: 2 })).status).toBe(404)
    const entries = await app.sql`
      SELECT action, before->>'name' AS before, after->>'name' AS after FROM audit_entries
      WHERE target = ${`rates:${testHotel.hotel.id}`} AND action = 'price-rule.updated'`
    expect(entries).toEqual([{ action: 'price-rule.updated', before: 'Summer', after: 'High summer' }])
  })

  test('are refused with reversed dates, for a room type of another hotel, or for an eighth weekday', async () => {
    const testHotel = await openTestHotel(app)
    const other = await openTestHotel(app)
    const add = (changes: object) =>
      testHotel.ask('POST', `${testHotel.base}/rates/rules`, { ...rule, ...changes })
    expect((await add({ fromOn: '2026-09-01' })).status).toBe(400)
    expect((await add({ roomTypeId: other.type.id })).status).toBe(404)
    expect((await add({ weekdays: [7] })).status).toBe(400)
  })

  test('taxes are stored as the hotel sets them and appear on the quote', async () => {
    const testHotel = await openTestHotel(app)
    const taxes = simpleTaxes({
      cityTaxCents: 350,
      cityTaxPer: 'adult-night',
      vatPercent: 10.5,
      vatIncluded: false,
    })
    expect(await testHotel.setTaxes(taxes)).toEqual({ ...taxes, version: 1 })
    expect((await testHotel.data(testHotel.ask('GET', `${testHotel.base}/rates`))).taxes).toEqual({
      ...taxes,
      version: 1,
    })
    expect(await testHotel.quote({ childAges: [4] })).toMatchObject({
      roomCents: 20_000,
      cityTaxCents: 1400,
      vatCents: 2100,
      vatIncluded: false,
      totalCents: 23_500,
      totalUsdCents: 27_260,
    })
  })
})

test("another owner's rates are not found", async () => {
  const testHotel = await openTestHotel(app)
  const { token } = await createActor(app, 'hotel')
  const calls: [string, string, object?][] = [
    ['GET', '/rates'],
    ['POST', '/rates/plans', planInput()],
    ['PUT', `/rates/plans/${testHotel.plan.id}`, { ...planInput(), version: 1 }],
    ['DELETE', `/rates/plans/${testHotel.plan.id}`],
    ['POST', '/rates/rules', rule],
    ['PUT', '/rates/taxes', { ...simpleTaxes(), version: 0 }],
  ]
  for (const [method, path, body] of calls) {
    expect((await app.ask(method, testHotel.base + path, { token, body })).status, `${method} ${path}`).toBe(
      404,
    )
  }
})
