import { describe, expect, test } from 'vitest'
import { keepCard, makePage, payPage, simulateService } from '../../../test/payments/simulated-service.ts'
import { PaymentRefused, PaymentUnclear } from './payment-service.ts'

describe('openPage', () => {
  test('leads to a page that is open until somebody pays on it', async () => {
    const { service, simulator, hotel } = simulateService()
    const page = await service.openPage('key', hotel, makePage())
    expect(page).toMatchObject({ state: 'open', charge: null, card: null })
    expect(page.url).toBe(`http://roomlark.test/simulated-payments/pay/${page.id}`)
    expect(simulator.pay(page.url ?? '')).toBe('done')
    const paid = await service.readPage(hotel, page.id)
    expect(paid).toMatchObject({ state: 'done', url: null, card: null })
    expect(paid.charge).toEqual({
      intentId: expect.stringMatching(/^pi_/),
      chargeId: expect.stringMatching(/^ch_/),
      state: 'succeeded',
      amount: 12_300,
      currency: 'EUR',
      method: 'card',
      brand: 'visa',
      digits: '4242',
      failure: null,
    })
    expect(await service.readCharge(hotel, paid.charge?.intentId ?? '')).toEqual(paid.charge)
  })

  test('opens one page for one key, and no other one with the same key', async () => {
    const { service, simulator, hotel } = simulateService()
    const order = makePage()
    const [first, second] = await Promise.all([
      service.openPage('key', hotel, order),
      service.openPage('key', hotel, order),
    ])
    expect(second).toEqual(first)
    expect(simulator.tables.sessions.size).toBe(1)
    const another = service.openPage('key', hotel, { ...order, amount: 999 })
    await expect(another).rejects.toThrow(PaymentUnclear)
    expect(simulator.tables.sessions.size).toBe(1)
  })

  test('keeps a card together with a payment, or alone', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { pageId } = await payPage(simulated, '5555555555554444', { keepsCard: true })
    const year = new Date().getUTCFullYear() + 3
    const kept = { brand: 'mastercard', digits: '4444', expires: `${year}-04` }
    expect((await service.readPage(hotel, pageId)).card).toMatchObject(kept)
    const card = await keepCard(simulated, '4000002500003155')
    expect(card).toMatchObject({ brand: 'visa', digits: '3155', customerId: expect.stringMatching(/^cus_/) })
    expect(simulator.tables.charges.size).toBe(1)
  })

  test('only takes cards if one is kept', async () => {
    const { service, simulator, hotel } = simulateService()
    const { id } = await service.openPage('key', hotel, makePage({ keepsCard: true }))
    expect(simulator.pay(id, { iban: 'DE89370400440532013000' })).toBe('unknown-number')
  })

  test('is refused for an account that cannot take payments, and for one of somebody else', async () => {
    const { service, hotel } = simulateService()
    const account = await service.openAccount('new', {
      country: 'DE',
      email: 'owner@hotel.example',
      businessName: 'Hotel',
      reference: 'account-1',
    })
    await expect(service.openPage('key', account.id, makePage())).rejects.toThrow(PaymentRefused)
    const page = await service.openPage('key', hotel, makePage())
    await expect(service.readPage(null, page.id)).rejects.toThrow(PaymentRefused)
  })

  test('is refused for less than the service can move', async () => {
    const { service, hotel } = simulateService()
    const tiny = service.openPage('a', hotel, makePage({ amount: 4, currency: 'KWD' }))
    await expect(tiny).rejects.toThrow(PaymentRefused)
    await expect(service.openPage('b', hotel, makePage({ amount: 49 }))).rejects.toThrow(PaymentRefused)
  })

  test('takes statements on the own account of Roomlark', async () => {
    const { service, simulator } = simulateService()
    const { id } = await service.openPage('key', null, makePage())
    simulator.pay(id)
    expect((await service.readPage(null, id)).charge).toMatchObject({ state: 'succeeded' })
  })
})

describe('a page on which it does not work', () => {
  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'insufficient-funds'],
    ['4000000000000069', 'expired-card'],
    ['4100000000000019', 'fraud-suspected'],
  ])('stays open for another card after %s, and says %s', async (number, failure) => {
    const { service, simulator, hotel } = simulateService()
    const { id } = await service.openPage('key', hotel, makePage())
    expect(simulator.pay(id, number)).toBe('declined')
    const tried = await service.readPage(hotel, id)
    expect(tried).toMatchObject({ state: 'open', charge: { state: 'open', chargeId: null, failure } })
    expect(await service.readCharge(hotel, tried.charge?.intentId ?? '')).toMatchObject({ state: 'open' })
    const closed = await service.closePage(hotel, id)
    expect(closed).toMatchObject({ state: 'expired', url: null, charge: { state: 'failed', failure } })
  })

  test('can be paid with another card', async () => {
    const { service, simulator, hotel } = simulateService()
    const { id } = await service.openPage('key', hotel, makePage())
    simulator.pay(id, '4000000000000002')
    expect(simulator.pay(id)).toBe('done')
    expect((await service.readPage(hotel, id)).charge).toMatchObject({ state: 'succeeded', digits: '4242' })
  })

  test('waits for the holder of the card, who confirms or refuses', async () => {
    const { service, simulator, hotel } = simulateService()
    const { id } = await service.openPage('key', hotel, makePage())
    expect(simulator.pay(id, '4000002500003155')).toBe('asks')
    expect((await service.readPage(hotel, id)).state).toBe('open')
    expect(simulator.confirm(id, false)).toBe('declined')
    expect(simulator.confirm(id)).toBe('closed')
    expect(simulator.pay(id, '4000002500003155')).toBe('asks')
    expect(simulator.confirm(id)).toBe('done')
    expect((await service.readPage(hotel, id)).charge).toMatchObject({ state: 'succeeded' })
  })

  test('says at its end that the holder refused', async () => {
    const { service, simulator, hotel } = simulateService()
    const { id } = await service.openPage('key', hotel, makePage())
    simulator.pay(id, '4000002500003155')
    simulator.confirm(id, false)
    const { charge } = await service.closePage(hotel, id)
    expect(charge).toMatchObject({ state: 'failed', failure: 'authentication-failed' })
  })

  test('expires by itself, and cannot be paid afterwards', async () => {
    let shift = 0
    const { service, simulator, hotel } = simulateService({ clock: () => new Date(Date.now() + shift) })
    const { id } = await service.openPage('key', hotel, makePage())
    shift = 32 * 60_000
    expect(simulator.pay(id)).toBe('closed')
    expect(await service.readPage(hotel, id)).toMatchObject({ state: 'expired', url: null, charge: null })
  })
})

test('a page that was paid faster than it was closed says so', async () => {
  const { service, simulator, hotel } = simulateService()
  const { id } = await service.openPage('key', hotel, makePage())
  simulator.pay(id)
  const closed = await service.closePage(hotel, id)
  expect(closed).toMatchObject({ state: 'done', charge: { state: 'succeeded' } })
})

describe('a debit', () => {
  test.each([
    [true, { state: 'succeeded', failure: null }],
    [false, { state: 'failed', chargeId: null, failure: 'insufficient-funds' }],
  ])('is on its way until it is settled (%s)', async (isPaid, outcome) => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { pageId, intentId, chargeId } = await payPage(simulated, { iban: 'DE89370400440532013000' })
    const facts = { state: 'processing', method: 'sepa_debit', brand: null, digits: '3000' }
    expect(await service.readPage(hotel, pageId)).toMatchObject({ state: 'done', charge: facts })
    expect(await service.readCharge(hotel, intentId)).toMatchObject(facts)
    simulator.settleDebit(chargeId, isPaid)
    expect(await service.readCharge(hotel, intentId)).toMatchObject(outcome)
    expect(await service.readPage(hotel, pageId)).toMatchObject({ state: 'done', charge: outcome })
  })
})
