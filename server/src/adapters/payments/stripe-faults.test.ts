import { describe, expect, test } from 'vitest'
import { keepCard, makePage, payPage, simulateService } from '../../../test/payments/simulated-service.ts'
import { PaymentRefused, PaymentUnclear } from './payment-service.ts'
import type { Fault } from './simulator/api.ts'
import { createStripeService } from './stripe-service.ts'

/** The library itself repeats a call once if its connection was cut. */
const faults: [Fault, number][] = [
  ['error', 1],
  ['busy', 1],
  ['cut', 2],
  ['error-after', 1],
  ['cut-after', 2],
]

describe('a call whose outcome is unknown', () => {
  test.each(faults)('(%s) has its effect once when it is repeated', async (fault, times) => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { customerId, methodId } = await keepCard(simulated, '4242424242424242')
    const order = { amount: 700, currency: 'EUR', customerId, methodId, description: 'Rest', reference: 'p' }
    simulator.fail(fault, { times, call: /payment_intents/ })
    await expect(service.chargeCard('key', hotel, order)).rejects.toThrow(PaymentUnclear)
    const { chargeId, ...facts } = await service.chargeCard('key', hotel, order)
    expect(facts).toMatchObject({ state: 'succeeded', amount: 700 })
    expect(simulator.tables.charges.size).toBe(1)

    const refund = { chargeId: chargeId ?? '', amount: 700, currency: 'EUR', reference: 'r' }
    simulator.fail(fault, { times, call: /^POST .*refunds/ })
    await expect(service.refund('refund', hotel, refund)).rejects.toThrow(PaymentUnclear)
    expect(await service.refund('refund', hotel, refund)).toMatchObject({ amount: 700 })
    expect(simulator.tables.refunds.size).toBe(1)
  })

  test('stays unknown when it is repeated in other words, and is made once', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { customerId, methodId } = await keepCard(simulated, '4242424242424242')
    const order = { amount: 700, currency: 'EUR', customerId, methodId, description: 'Rest', reference: 'p' }
    simulator.fail('error-after', { call: /payment_intents/ })
    await expect(service.chargeCard('key', hotel, order)).rejects.toThrow(PaymentUnclear)
    const renamed = { ...order, description: 'The rest' }
    await expect(service.chargeCard('key', hotel, renamed)).rejects.toThrow(PaymentUnclear)
    expect(simulator.tables.charges.size).toBe(1)
  })

  test('ends when the service does not answer in time', async () => {
    const simulated = simulateService({ timeout: 1500 })
    const { service, simulator, hotel } = simulated
    const { intentId } = await payPage(simulated)
    simulator.fail('slow')
    await expect(service.readCharge(hotel, intentId)).rejects.toThrow(PaymentUnclear)
    expect((await service.readCharge(hotel, intentId)).state).toBe('succeeded')
  })

  test('is unclear while nobody answers at all', async () => {
    const { simulator, hotel } = simulateService()
    const service = createStripeService({
      ...simulator.settings,
      findServer: async () => ({ host: '127.0.0.1', port: 1 }),
    })
    await expect(service.readAccount(hotel)).rejects.toThrow(PaymentUnclear)
  })

  test('is unclear with a wrong key, which people put right', async () => {
    const { simulator, hotel } = simulateService()
    const service = createStripeService({ ...simulator.settings, secretKey: 'sk_test_wrong' })
    await expect(service.readAccount(hotel)).rejects.toThrow(PaymentUnclear)
  })
})

test('errors name no key, no address and no card', async () => {
  const { service, simulator, hotel } = simulateService()
  const wrong = createStripeService({ ...simulator.settings, secretKey: 'sk_test_secretsecret' })
  const page = makePage({ email: 'private@example.com', amount: 1 })
  for (const call of [wrong.readAccount(hotel), service.openPage('key', hotel, page)]) {
    const error = await call.catch((reason: unknown) => reason)
    expect(error instanceof PaymentRefused || error instanceof PaymentUnclear).toBe(true)
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secretsecret|private@/)
  }
})

test('a key says whether money moves', () => {
  const webhookSecrets = ['whsec_a']
  expect(createStripeService({ secretKey: 'sk_live_a', webhookSecrets }).mode).toBe('live')
  expect(createStripeService({ secretKey: 'rk_live_a', webhookSecrets }).mode).toBe('live')
  expect(createStripeService({ secretKey: 'sk_test_a', webhookSecrets }).mode).toBe('test')
  expect(simulateService().service.mode).toBe('simulated')
})
