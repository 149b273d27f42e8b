import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import type { KeptCard, PageOrder, PaymentService } from '../../src/adapters/payments/payment-service.ts'
import {
  createPaymentSimulator,
  type PaymentSimulator,
} from '../../src/adapters/payments/simulator/simulator.ts'
import { createStripeService } from '../../src/adapters/payments/stripe-service.ts'

export type SimulatedService = { service: PaymentService; simulator: PaymentSimulator; hotel: string }

type Options = { noticeAddress?: string; file?: string; timeout?: number; clock?: () => Date }

/** Returns the real library on a simulator of its own, and an account that takes payments. */
export function simulateService(options: Options = {}): SimulatedService {
  const { noticeAddress = 'http://127.0.0.1:1/', file, timeout = 20_000, clock = () => new Date() } = options
  const simulator = createPaymentSimulator({
    clock,
    publicUrl: 'http://roomlark.test',
    findNoticeAddress: () => noticeAddress,
    ...(file === undefined ? {} : { file }),
  })
  onTestFinished(() => simulator.close())
  const calls = { timeout, maxNetworkRetries: 0 }
  const service = createStripeService({ ...simulator.settings, calls })
  return { service, simulator, hotel: simulator.openAccount() }
}

/** Has a card kept on a page, and returns what the service knows of it. */
export async function keepCard(
  { service, simulator, hotel }: SimulatedService,
  number: string,
): Promise<KeptCard> {
  const { id } = await service.openPage(`keep ${number}`, hotel, makePage({ amount: 0, keepsCard: true }))
  if (simulator.pay(id, number) === 'asks') simulator.confirm(id)
  const { card } = await service.readPage(hotel, id)
  if (!card) throw new Error('no card was kept')
  return card
}

/** Pays on a page, and returns the ids of the payment. */
export async function payPage(
  { service, simulator, hotel }: SimulatedService,
  means: Parameters<PaymentSimulator['pay']>[1] = '4242424242424242',
  changes: Partial<PageOrder> = {},
): Promise<{ pageId: string; intentId: string; chargeId: string }> {
  const { id: pageId } = await service.openPage(randomUUID(), hotel, makePage(changes))
  simulator.pay(pageId, means)
  const { charge } = await service.readPage(hotel, pageId)
  return { pageId, intentId: charge?.intentId ?? '', chargeId: charge?.chargeId ?? '' }
}

export function makePage(changes: Partial<PageOrder> = {}): PageOrder {
  return {
    amount: 12_300,
    currency: 'EUR',
    keepsCard: false,
    title: 'Two nights at the Lark',
    description: 'Booking RL-1',
    email: 'guest@example.com',
    language: 'de',
    backUrl: 'http://roomlark.test/back',
    cancelUrl: 'http://roomlark.test/cancel',
    endsAt: new Date(Date.now() + 30 * 60_000),
    reference: 'payment-1',
    ...changes,
  }
}
