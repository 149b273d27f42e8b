import { describe, expect, test } from 'vitest'
import {
  keepCard,
  payPage,
  type SimulatedService,
  simulateService,
} from '../../../test/payments/simulated-service.ts'
import type { CardCharge } from './payment-service.ts'
import { PaymentRefused } from './payment-service.ts'

async function makeCharge(simulated: SimulatedService, number: string): Promise<CardCharge> {
  const { customerId, methodId } = await keepCard(simulated, number)
  return {
    amount: 5000,
    currency: 'EUR',
    customerId,
    methodId,
    description: 'Rest of RL-1',
    reference: 'payment-2',
  }
}

describe('chargeCard', () => {
  test('charges a kept card once for one key', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const charge = await makeCharge(simulated, '4242424242424242')
    const facts = await service.chargeCard('key', hotel, charge)
    expect(facts).toMatchObject({ state: 'succeeded', amount: 5000, digits: '4242', method: 'card' })
    expect(await service.chargeCard('key', hotel, charge)).toEqual(facts)
    expect(simulator.tables.charges.size).toBe(1)
    expect(await service.readCharge(hotel, facts.intentId)).toEqual(facts)
  })

  test('is found by its reference, and only where it was made', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const charge = await makeCharge(simulated, '4242424242424242')
    expect(await service.findCharge(hotel, charge)).toBeNull()
    const facts = await service.chargeCard('key', hotel, charge)
    expect(await service.findCharge(hotel, charge)).toEqual(facts)
    expect(await service.findCharge(hotel, { ...charge, reference: 'payment-3' })).toBeNull()
    expect(await service.findCharge(simulator.openAccount(), charge)).toBeNull()
  })

  test('that was declined is found with its reason', async () => {
    const simulated = simulateService()
    const charge = await makeCharge(simulated, '4000000000000341')
    const facts = await simulated.service.chargeCard('key', simulated.hotel, charge)
    expect(await simulated.service.findCharge(simulated.hotel, charge)).toEqual(facts)
  })

  test.each([
    ['4000000000000341', 'declined'],
    ['4000002760003184', 'authentication-needed'],
  ])('of %s fails: %s', async (number, failure) => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const charge = await makeCharge(simulated, number)
    const facts = await service.chargeCard('key', hotel, charge)
    expect(facts).toMatchObject({ state: 'failed', failure, chargeId: null, digits: number.slice(-4) })
    expect(await service.chargeCard('key', hotel, charge)).toEqual(facts)
    expect(simulator.tables.charges.size).toBe(1)
    expect(await service.readCharge(hotel, facts.intentId)).toEqual(facts)
  })

  test('is refused for a card that was forgotten, and for one of another hotel', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const charge = await makeCharge(simulated, '4242424242424242')
    const elsewhere = service.chargeCard('a', simulator.openAccount(), charge)
    await expect(elsewhere).rejects.toThrow(PaymentRefused)
    await service.forgetCard(hotel, charge.methodId)
    await service.forgetCard(hotel, charge.methodId)
    await expect(service.chargeCard('b', hotel, charge)).rejects.toThrow(PaymentRefused)
    expect(simulator.tables.charges.size).toBe(0)
  })
})

describe('refund', () => {
  test('returns a part, and never more than was paid', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated)
    const order = { chargeId, amount: 2300, currency: 'EUR', reference: 'refund-1' }
    const refund = await service.refund('key', hotel, order)
    expect(refund).toMatchObject({ amount: 2300, state: 'succeeded', reference: 'refund-1' })
    expect(await service.refund('key', hotel, order)).toEqual(refund)
    expect(await service.readRefund(hotel, refund.id)).toEqual(refund)
    const more = service.refund('more', hotel, { ...order, amount: 10_001 })
    await expect(more).rejects.toMatchObject({ failure: 'other' })
    await service.refund('rest', hotel, { ...order, amount: 10_000 })
    await expect(service.refund('again', hotel, { ...order, amount: 1 })).rejects.toThrow(PaymentRefused)
    expect(simulator.tables.refunds.size).toBe(2)
  })

  test('arrives later or comes back', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const order = { amount: 100, currency: 'EUR', reference: 'r' }
    const slow = await payPage(simulated, '4000000000007726')
    const pending = await service.refund('slow', hotel, { ...order, chargeId: slow.chargeId })
    expect(pending.state).toBe('pending')
    const back = await payPage(simulated, '4000000000005126')
    const succeeded = await service.refund('back', hotel, { ...order, chargeId: back.chargeId })
    expect(succeeded.state).toBe('succeeded')
    simulator.settleWhatIsDue()
    expect((await service.readRefund(hotel, pending.id)).state).toBe('succeeded')
    expect((await service.readRefund(hotel, succeeded.id)).state).toBe('failed')
  })

  test('is listed, also if somebody made it at the service, however many there are', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated)
    await service.refund('ours', hotel, { chargeId, amount: 100, currency: 'EUR', reference: 'ours' })
    for (let count = 0; count < 120; count += 1) simulator.refund(chargeId, 1)
    const refunds = await service.listRefunds(hotel, chargeId)
    expect(refunds).toHaveLength(121)
    expect(refunds.filter(({ reference }) => reference !== null)).toMatchObject([{ reference: 'ours' }])
  })
})

test.each([
  ['ISK', 5000, 500_000],
  ['UGX', 5000, 500_000],
  ['JPY', 5000, 5000],
  ['KWD', 12_345, 12_340],
  ['MGA', 500_000, 5000],
  ['EUR', 5001, 5001],
])('%s: %i of ours are %i of Stripe’s', async (currency, amount, atStripe) => {
  const simulated = simulateService()
  const { service, simulator, hotel } = simulated
  const { intentId, chargeId } = await payPage(simulated, undefined, { currency, amount })
  expect(simulator.findCharge(intentId)).toMatchObject({ amount: atStripe, currency: currency.toLowerCase() })
  const charged = currency === 'KWD' ? 12_340 : amount
  expect(await service.readCharge(hotel, intentId)).toMatchObject({ amount: charged, currency })
  const refund = await service.refund('key', hotel, { chargeId, amount, currency, reference: 'r' })
  expect(refund.amount).toBe(charged)
})
