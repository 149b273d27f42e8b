import { describe, expect, test } from 'vitest'
import { payPage, simulateService } from '../../../test/payments/simulated-service.ts'
import { AnswerTooLong, PaymentRefused } from './payment-service.ts'

const answer = {
  text: 'They stayed and had breakfast.',
  guestName: 'Ada Guest',
  guestEmail: 'ada@example.com',
  stay: '2026-11-02 to 2026-11-04',
  booking: 'The Lark, one double room, EUR 123',
  terms: 'Free until the day before.',
  history: '2 Nov 2026: Arrived',
  papers: [],
}

describe('a dispute', () => {
  test('is opened, answered once and decided', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated, '4000000000000259')
    simulator.settleWhatIsDue()
    const [{ id } = { id: '' }] = simulator.tables.disputes.values()
    const opened = await service.readDispute(hotel, id)
    expect(opened).toMatchObject({ chargeId, amount: 12_300, reason: 'fraudulent', state: 'open' })
    expect(opened.answerBy?.getTime()).toBeGreaterThan(opened.openedAt.getTime())
    const answered = await service.answerDispute('key', hotel, id, answer)
    expect(answered.state).toBe('answered')
    expect(await service.answerDispute('key', hotel, id, answer)).toEqual(answered)
    expect(simulator.tables.disputes.get(id)?.evidence).toMatchObject({
      customer_name: 'Ada Guest',
      service_date: answer.stay,
      product_description: answer.booking,
      cancellation_policy_disclosure: answer.terms,
      uncategorized_text: `${answer.text}\n\n${answer.history}`,
    })
    await expect(service.answerDispute('again', hotel, id, answer)).rejects.toThrow(PaymentRefused)
    simulator.decideDispute(id, true)
    expect((await service.readDispute(hotel, id)).state).toBe('won')
  })

  test('is answered with papers, each in its place', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated)
    const id = simulator.openDispute(chargeId)
    const form = {
      name: 'form “signed”.pdf',
      type: 'application/pdf' as const,
      bytes: Buffer.from([37, 0, 255, 13]),
    }
    const paper = await service.storePaper(hotel, form)
    expect(simulator.tables.files.get(paper)).toMatchObject({
      account: hotel,
      name: form.name,
      type: form.type,
      size: 4,
      purpose: 'dispute_evidence',
    })
    const papers = [
      { kind: 'registration' as const, id: paper },
      { kind: 'other' as const, id: paper },
    ]
    await service.answerDispute('key', hotel, id, { ...answer, papers })
    expect(simulator.tables.disputes.get(id)?.evidence).toMatchObject({
      customer_signature: paper,
      uncategorized_file: paper,
    })
  })

  test('is not answered with papers of others, or with more pages than banks read', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated)
    const id = simulator.openDispute(chargeId)
    const foreign = await service.storePaper(null, {
      name: 'a.png',
      type: 'image/png',
      bytes: Buffer.alloc(9),
    })
    const papers = [{ kind: 'other' as const, id: foreign }]
    await expect(service.answerDispute('a', hotel, id, { ...answer, papers })).rejects.toThrow(PaymentRefused)
    const history = 'Arrived. '.repeat(3000)
    const long = { ...answer, history, booking: history, terms: history }
    await expect(service.answerDispute('b', hotel, id, long)).rejects.toThrow(AnswerTooLong)
    expect((await service.answerDispute('c', hotel, id, answer)).state).toBe('answered')
  })

  test('is accepted, which loses it, and keeps the payment from being refunded as well', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const { chargeId } = await payPage(simulated)
    const id = simulator.openDispute(chargeId, 'product_not_received')
    const refund = service.refund('key', hotel, { chargeId, amount: 1, currency: 'EUR', reference: 'r' })
    await expect(refund).rejects.toThrow(PaymentRefused)
    expect(await service.acceptDispute(hotel, id)).toMatchObject({
      state: 'lost',
      reason: 'product_not_received',
    })
  })
})

describe('transfers', () => {
  test('consist of payments, refunds, disputes and their fees', async () => {
    const simulated = simulateService()
    const { service, simulator, hotel } = simulated
    const kept = await payPage(simulated)
    const returned = await payPage(simulated)
    const disputed = await payPage(simulated, undefined, { amount: 1000 })
    simulator.refund(returned.chargeId, 300)
    simulator.openDispute(disputed.chargeId)
    const [id = ''] = simulator.payOut(hotel)
    const [transfer, ...others] = await service.listTransfers(hotel, new Date(Date.now() - 60_000))
    expect(others).toEqual([])
    expect(transfer).toMatchObject({ id, currency: 'EUR', state: 'paid' })
    expect(transfer?.arrivesOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    const lines = await service.listTransferLines(hotel, id)
    expect(lines.map(({ kind, chargeId, amount }) => ({ kind, chargeId, amount }))).toEqual([
      { kind: 'dispute', chargeId: disputed.chargeId, amount: -1000 },
      { kind: 'refund', chargeId: returned.chargeId, amount: -300 },
      { kind: 'payment', chargeId: disputed.chargeId, amount: 1000 },
      { kind: 'payment', chargeId: returned.chargeId, amount: 12_300 },
      { kind: 'payment', chargeId: kept.chargeId, amount: 12_300 },
    ])
    expect(lines.reduce((sum, { amount, fee }) => sum + amount - fee, 0)).toBe(transfer?.amount)
    expect(await service.listTransfers(hotel, new Date(Date.now() + 60_000))).toEqual([])
    expect(simulator.payOut(hotel)).toEqual([])
  })
})

describe('an account', () => {
  const owner = { country: 'AT', email: 'owner@hotel.example', businessName: 'Hotel', reference: 'account-1' }

  test('is opened once, says what is missing, and takes payments when nothing is', async () => {
    const { service, simulator } = simulateService()
    const opened = await service.openAccount('key', owner)
    expect(opened).toMatchObject({ state: 'incomplete', methods: [] })
    expect(await service.openAccount('key', owner)).toEqual(opened)
    const { id, missing } = opened
    expect(missing).toContain('external_account')
    const urls = { backUrl: 'http://roomlark.test/back', againUrl: 'http://roomlark.test/again' }
    const page = await service.makeOnboardingPage(id, urls)
    expect(page).toMatch(/^http:\/\/roomlark\.test\/simulated-payments\/onboarding\/al_/)
    simulator.enterAccount(
      id,
      missing.filter((name) => name !== 'external_account'),
    )
    expect(await service.readAccount(id)).toMatchObject({
      state: 'restricted',
      missing: ['external_account'],
    })
    simulator.enterAccount(id, ['external_account'])
    expect(await service.readAccount(id)).toEqual({
      id,
      state: 'active',
      missing: [],
      methods: ['card', 'sepa_debit'],
    })
    simulator.rejectAccount(id)
    expect(await service.readAccount(id)).toMatchObject({ state: 'restricted' })
  })

  test('that does not exist is refused', async () => {
    const { service } = simulateService()
    await expect(service.readAccount('acct_other')).rejects.toThrow(PaymentRefused)
  })
})
