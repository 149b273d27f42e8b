import { shippedMoneySettings } from '@roomlark/contract/platform/money-settings'
import { unknownOperator } from '@roomlark/contract/platform/operator'
import { shippedDefaults } from '@roomlark/contract/platform/platform'
import { payoutDetails } from '@roomlark/contract/settlement/payout-details'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { createActor, testPassword } from '../../../test/factories.ts'
import { hotelInput } from '../../../test/hotel-input.ts'
import { planInput, roomTypeInput } from '../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../test/tax-rules.ts'
import { openTestHotel, type TestHotel } from '../../../test/test-hotel.ts'

let app: TestApp
let admin: Awaited<ReturnType<typeof createActor>>
let testHotel: TestHotel

beforeAll(async () => {
  app = await startTestApp()
  admin = await createActor(app, 'admin')
  testHotel = await openTestHotel(app, 2)
})
afterAll(() => app.close())

type Change = { field: string; before: string | null; after: string | null }

/** Returns the changes in the newest entry of an action. */
async function readChanges(action: string): Promise<Change[]> {
  const { body } = await app.ask('GET', `/api/v1/audit?action=${action}&limit=10`, { token: admin.token })
  return body.data[0]?.changes
}

async function count(action: string): Promise<number> {
  const { body } = await app.ask('GET', `/api/v1/audit?action=${action}&limit=10`, { token: admin.token })
  return body.meta.total
}

const asAdmin = (method: string, path: string, body?: unknown) =>
  testHotel.data(app.ask(method, `/api/v1${path}`, { token: admin.token, body }))
const typePath = () => `${testHotel.base}/rooms/${testHotel.type.id}`

const promoCodeInput = {
  code: 'WELCOME',
  discountPercent: 10,
  fromOn: null,
  untilOn: null,
  maxBookings: null,
  partnerId: null,
  isActive: true,
}
const ruleInput = {
  name: 'Summer',
  roomTypeId: null,
  fromOn: null,
  untilOn: null,
  weekdays: [5],
  effect: { kind: 'percent', percent: 10 },
}

/** Each entry makes one change to one thing, and nothing else may be recorded. */
const changes: [action: string, make: () => Promise<unknown>, told: Change[]][] = [
  [
    'webhook.changed',
    async () => {
      const input = { name: 'PMS', url: 'https://pms.example/in', topics: ['booking'] }
      const { webhook } = await testHotel.data(testHotel.ask('POST', '/api/v1/webhooks', input))
      const body = { ...input, name: 'Channel', isPaused: false, version: 1 }
      return testHotel.ask('PUT', `/api/v1/webhooks/${webhook.id}`, body)
    },
    [{ field: 'name', before: 'PMS', after: 'Channel' }],
  ],
  [
    'room-type.updated',
    () => testHotel.ask('PUT', typePath(), { ...roomTypeInput({ name: 'Twin' }), version: 1 }),
    [{ field: 'name', before: 'Double', after: 'Twin' }],
  ],
  [
    'room-type.numbers',
    () => testHotel.ask('PUT', `${typePath()}/numbers`, { numbers: ['101', '102', '103'] }),
    [{ field: 'numbers', before: '["101","102"]', after: '["101","102","103"]' }],
  ],
  [
    'rate-plan.updated',
    () =>
      testHotel.ask('PUT', `${testHotel.base}/rates/plans/${testHotel.plan.id}`, {
        ...planInput({ percent: 5 }),
        version: 1,
      }),
    [{ field: 'percent', before: '0', after: '5' }],
  ],
  [
    'price-rule.updated',
    async () => {
      const rule = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/rules`, ruleInput))
      const body = { ...ruleInput, weekdays: [6], version: 1 }
      return testHotel.ask('PUT', `${testHotel.base}/rates/rules/${rule.id}`, body)
    },
    [{ field: 'weekdays', before: '[5]', after: '[6]' }],
  ],
  [
    'extra.updated',
    async () => {
      const input = {
        name: 'Boat trip',
        kind: 'activity',
        priceCents: 9000,
        vatPercent: 10,
        isArchived: false,
      }
      const made = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/extras`, input))
      const body = { ...input, priceCents: 9900, version: 1 }
      return testHotel.ask('PUT', `${testHotel.base}/extras/${made.id}`, body)
    },
    [{ field: 'priceCents', before: '9000', after: '9900' }],
  ],
  [
    'promo-code.updated',
    async () => {
      const path = `${testHotel.base}/promo-codes`
      const made = await testHotel.data(testHotel.ask('POST', path, promoCodeInput))
      return testHotel.ask('PUT', `${path}/${made.id}`, { ...promoCodeInput, maxBookings: 5, version: 1 })
    },
    [{ field: 'maxBookings', before: null, after: '5' }],
  ],
  [
    'partner-settings.updated',
    () =>
      testHotel.ask('PUT', `${testHotel.base}/partner-settings`, {
        isListed: false,
        autoApprove: true,
        allowsPaidAds: false,
        otaRatePercent: null,
        version: 1,
      }),
    [{ field: 'autoApprove', before: 'false', after: 'true' }],
  ],
  [
    'taxes.set',
    () =>
      testHotel.ask('PUT', `${testHotel.base}/rates/taxes`, {
        ...simpleTaxes({ vatIncluded: false }),
        version: 0,
      }),
    [{ field: 'vatIncluded', before: 'true', after: 'false' }],
  ],
  [
    'day.closed',
    async () => {
      const path = `${testHotel.base}/day-closes`
      const { day, revision } = await testHotel.data(testHotel.ask('GET', `${path}/open`))
      const body = { day, revision, reasons: [], cash: null }
      const headers = { 'idempotency-key': 'audited-close' }
      return app.ask('POST', path, { token: testHotel.token, headers, body })
    },
    [
      { field: 'day', before: null, after: expect.any(String) },
      { field: 'leftOpen', before: null, after: '0' },
    ],
  ],
  [
    'hotel.desk-rules',
    () =>
      testHotel.ask('PUT', `${testHotel.base}/desk-rules`, {
        closeAt: '03:00',
        noShowFrom: null,
        version: 0,
      }),
    [{ field: 'closeAt', before: null, after: '03:00' }],
  ],
  [
    'hotel.updated',
    () =>
      testHotel.ask('PUT', testHotel.base, {
        ...hotelInput({ city: 'Amalfi' }),
        version: testHotel.hotel.version,
      }),
    [{ field: 'city', before: 'Positano', after: 'Amalfi' }],
  ],
  [
    'room.block-changed',
    async () => {
      const range = { fromOn: testHotel.day(3), untilOn: testHotel.day(5) }
      const input = { roomId: testHotel.type.rooms[0].id, ...range, reason: 'Paint' }
      const block = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/room-blocks`, input))
      const body = { ...range, reason: 'Damp', version: block.version }
      return testHotel.ask('PUT', `${testHotel.base}/room-blocks/${block.id}`, body)
    },
    [{ field: 'reason', before: 'Paint', after: 'Damp' }],
  ],
  [
    'housekeeping.settings',
    () =>
      testHotel.ask('PUT', `${testHotel.base}/housekeeping/settings`, { needsInspection: true, version: 0 }),
    [{ field: 'needsInspection', before: 'false', after: 'true' }],
  ],
  [
    'profile.updated',
    async () => {
      const { token } = await createActor(app)
      const body = { firstName: 'Ada', lastName: 'Lovelace' }
      return app.ask('PUT', '/api/v1/users/profile', { token, body })
    },
    [{ field: 'lastName', before: 'Byron', after: 'Lovelace' }],
  ],
  [
    'affiliate-profile.saved',
    async () => {
      const { token } = await createActor(app, 'affiliate')
      const profile = {
        publicName: 'Slow Miles',
        site: '',
        audience: 'Readers',
        monthlyReach: null,
        countries: [],
      }
      const save = (more: object) =>
        app.ask('PUT', '/api/v1/affiliate-profile', {
          token,
          body: { ...profile, channels: ['newsletter'], ...more },
        })
      await save({ version: 0 })
      return save({ version: 1, audience: 'Readers on trains' })
    },
    [{ field: 'audience', before: 'Readers', after: 'Readers on trains' }],
  ],
  [
    'payout-details.saved',
    async () => {
      const { token } = await createActor(app, 'affiliate')
      const { account, payee } = payoutDetails.saveAccount.example
      return app.ask('PUT', '/api/v1/payout-details/account', {
        token,
        body: { account, payee, password: testPassword, newestId: null },
      })
    },
    [
      { field: 'subject', before: null, after: 'all' },
      { field: 'kind', before: null, after: 'iban' },
      { field: 'country', before: null, after: 'SE' },
      { field: 'lastFour', before: null, after: '7466' },
      { field: 'currency', before: null, after: 'USD' },
    ],
  ],
  [
    'user.type-changed',
    async () => {
      const { id } = await createActor(app, 'hotel')
      return asAdmin('PUT', `/users/${id}/type`, { userType: 'affiliate', reason: 'Asked for' })
    },
    [
      { field: 'userType', before: 'hotel', after: 'affiliate' },
      { field: 'reason', before: null, after: 'Asked for' },
    ],
  ],
  [
    'platform.switches',
    () => asAdmin('PUT', '/platform/switches', { bookings: 'closed' }),
    [{ field: 'bookings', before: 'open', after: 'closed' }],
  ],
  [
    'platform.defaults',
    () => asAdmin('PUT', '/platform/defaults', { ...shippedDefaults, commissionRate: 12 }),
    [{ field: 'commissionRate', before: '10', after: '12' }],
  ],
  [
    'platform.money',
    () => asAdmin('PUT', '/platform/money', { ...shippedMoneySettings, payoutMinimumCents: 7500 }),
    [{ field: 'payoutMinimumCents', before: '5000', after: '7500' }],
  ],
  [
    'platform.operator',
    () => asAdmin('PUT', '/platform/operator', { ...unknownOperator, name: 'Roomlark AB' }),
    [{ field: 'name', before: '', after: 'Roomlark AB' }],
  ],
  [
    'payout-run.drawn',
    () => asAdmin('POST', '/payouts'),
    [{ field: 'number', before: null, after: `PR-${new Date().toISOString().slice(0, 7)}` }],
  ],
  [
    'exchange-rate.set',
    () => asAdmin('PUT', '/exchange-rates/GBP', { usdRate: 1.3, validFrom: '2026-01-01' }),
    [
      { field: 'usdRate', before: '1.34', after: '1.3' },
      { field: 'validFrom', before: null, after: '2026-01-01' },
    ],
  ],
]

describe('an audited change', () => {
  test.each(changes)('%s records what changed and nothing else', async (action, make, told) => {
    await make()
    expect(await readChanges(action)).toHaveLength(told.length)
    expect(await readChanges(action)).toEqual(expect.arrayContaining(told))
  })

  test('hotel.deactivated and hotel.activated contain the state', async () => {
    const hotel = (await openTestHotel(app, 1)).hotel
    await asAdmin('PUT', `/hotels/${hotel.id}/active`, { isActive: false })
    expect(await readChanges('hotel.deactivated')).toEqual([
      { field: 'isActive', before: 'true', after: 'false' },
    ])
    await asAdmin('PUT', `/hotels/${hotel.id}/active`, { isActive: true })
    expect(await readChanges('hotel.activated')).toEqual([
      { field: 'isActive', before: 'false', after: 'true' },
    ])
  })

  test('that changes nothing leaves no entry', async () => {
    const own = await openTestHotel(app, 1)
    const before = await count('room-type.updated')
    await own.data(own.ask('PUT', `${own.base}/rooms/${own.type.id}`, { ...roomTypeInput(), version: 1 }))
    expect(await count('room-type.updated')).toBe(before)
  })
})
