import { randomUUID } from 'node:crypto'
import type { CheckoutInput, GuestDetails } from '@roomlark/contract/guest-site/checkouts'
import type { Answer, TestApp } from './app.ts'
import type { TestHotel } from './test-hotel.ts'

export const details: GuestDetails = {
  name: 'Elena Marchetti',
  email: 'elena@example.test',
  phone: '+39 320 555 0142',
  country: 'IT',
  arrivalTime: '20:40',
  specialRequests: 'We arrive on the evening ferry.',
  forWhom: 'myself',
  stayingName: '',
  termsAccepted: true,
}

let visitors = 0

/** A guest at an address and with a browser of their own, for an application behind a proxy (`trustProxyHops: 1`). */
export function makeGuest(app: Pick<TestApp, 'ask'>, testHotel: TestHotel, address = newAddress()) {
  const headers = { 'x-forwarded-for': address, 'user-agent': 'Guest/1.0' }
  const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
    app.ask(method, `/api/v1/guest/checkouts${path}`, { body, headers })
  const wish = (changes: Partial<CheckoutInput> = {}): CheckoutInput => ({
    slug: testHotel.hotel.slug,
    checkInOn: testHotel.day(10),
    checkOutOn: testHotel.day(12),
    adults: 2,
    childAges: [],
    ratePlanId: testHotel.plan.id,
    rooms: [{ roomTypeId: testHotel.type.id, quantity: 1 }],
    expectedTotalCents: 20_000,
    key: randomUUID(),
    language: 'en',
    ...changes,
  })
  return {
    headers,
    wish,
    begin: (changes?: Partial<CheckoutInput>) => ask('POST', '', wish(changes)),
    get: (token: string) => ask('GET', `/${token}`),
    extend: (token: string) => ask('POST', `/${token}/extend`),
    setPromoCode: (token: string, promoCode: string | null) =>
      ask('PUT', `/${token}/promo-code`, { promoCode }),
    holdAgain: (token: string, changes: object = {}) => {
      const { ratePlanId, rooms, expectedTotalCents } = wish()
      return ask('POST', `/${token}/hold`, { ratePlanId, rooms, expectedTotalCents, ...changes })
    },
    confirm: (token: string, changes: Partial<GuestDetails> = {}, expectedTotalCents = 20_000) =>
      ask('POST', `/${token}/confirm`, { details: { ...details, ...changes }, expectedTotalCents }),
  }
}

export function newAddress(): string {
  visitors += 1
  return `198.51.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}`
}
