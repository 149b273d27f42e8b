import { defaultSwitches } from '@roomlark/contract/platform/platform'
import { hotelStatements } from '@roomlark/contract/settlement/hotel-statements'
import { statementPaying } from '@roomlark/contract/settlement/statement-paying'
import { describe, expect, it } from 'vitest'
import { aurora, hotelId, theHotel } from './fixtures/hotel.ts'
import { makeId } from './fixtures/ids.ts'
import { answer } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages } from './support/open-page.ts'

preparePages({ ...defaultSwitches, onlinePayments: 'open' })

const paid = { paidCents: 0, writtenOffCents: 0, openCents: 200_000, isOverdue: false, settledAt: null }
const statement = {
  month: '2026-10',
  currency: 'USD',
  state: 'closed' as const,
  number: 'HS-2026-00006',
  closesOn: '2026-11-05',
  dueOn: '2026-11-19',
  totalCents: 200_000,
  hotel: { id: hotelId, name: aurora.name, city: 'Lisboa', timeZone: 'Europe/Lisbon' },
  currencies: ['USD'],
  today: '2026-11-16',
  closedAt: '2026-11-06T00:00:00.000Z',
  objectionsUntil: '2027-02-04',
  paid,
}
const online = { isLive: true, payment: null, chargesOn: null }
const payment = {
  id: makeId(67),
  state: 'succeeded' as const,
  amountCents: 200_000,
  method: 'card',
  cardBrand: 'visa',
  cardDigits: '4242',
  failure: null,
  isAutomatic: false,
  isReturned: false,
  createdAt: '2026-11-16T09:00:00.000Z',
}
const address = `/hotels/${hotelId}/statements/2026-10`

describe('a statement that is to be paid', () => {
  it.each([
    ['USD', '$2,000.00 by card, on the page of our payment service.'],
    ['EUR', '€2,000.00 by card or SEPA direct debit, on the page of our payment service.'],
  ])('in %s offers to pay it online', async (currency, words) => {
    openPage('hotel', address, [answer(hotelStatements.get, { ...statement, currency, online })])
    await expectPage({ shows: [['button', 'Pay online'], words], hides: ['Test mode'] })
  })

  it.each([
    [
      'says that a debit is on its way, and is not paid again',
      { ...payment, state: 'processing' as const, method: 'sepa_debit', cardBrand: null, cardDigits: '3000' },
      ['$2,000.00 is on its way', 'SEPA direct debit ···· 3000. A direct debit takes a few working days'],
      ['Pay online'],
    ],
    [
      'says why a payment failed',
      { ...payment, state: 'failed' as const, failure: 'insufficient-funds' as const },
      ['$2,000.00 was not paid', 'The account does not have enough money.', 'Pay online'],
      [],
    ],
    [
      'says that a payment came back',
      { ...payment, isReturned: true },
      ['Your payment of $2,000.00 was returned', 'Pay online'],
      [],
    ],
  ])('%s', async (_, last, shows, hides) => {
    openPage('hotel', address, [
      answer(hotelStatements.get, { ...statement, online: { ...online, payment: last } }),
    ])
    await expectPage({ shows, hides })
  })

  it('says when the kept card is charged', async () => {
    openPage('hotel', address, [
      answer(hotelStatements.get, { ...statement, online: { ...online, chargesOn: '2026-11-19' } }),
    ])
    await expectPage({ shows: ['Your card is charged on Thu 19 November', ['button', 'Pay online']] })
  })

  it('asks what became of the payment for whoever comes back, and then forgets that they did', async () => {
    const settled = {
      ...statement,
      paid: { ...paid, paidCents: 200_000, openCents: 0, settledAt: '2026-11-16T10:00:00.000Z' },
      online: { ...online, payment },
    }
    openPage('hotel', `${address}?currency=USD&paying=done`, [
      answer(statementPaying.check, settled),
      answer(hotelStatements.get, settled),
    ])
    await expectPage({
      shows: ['$2,000.00 paid online', 'Visa ···· 4242'],
      hides: ['Pay online', 'We are asking the payment service'],
    })
    await eventually(() => expect(window.location.search).toBe('?currency=USD'))
  })
})

describe('automatic payment', () => {
  const open = (
    card: { brand: string; digits: string; expiresOn: string } | null,
    as: 'hotel' | 'admin' = 'hotel',
  ) =>
    openPage(as, `/hotels/${hotelId}/statements`, [
      theHotel,
      answer(statementPaying.getAutomatic, { hotelId, isLive: false, card }),
    ])

  it('is offered', async () => {
    open(null)
    await expectPage({
      shows: [['heading', 'Automatic payment'], ['button', 'Pay automatically'], 'Test mode'],
      hides: ['Stop'],
    })
  })

  it('names the card, and can be stopped', async () => {
    open({ brand: 'visa', digits: '4242', expiresOn: '2029-04-30' })
    await expectPage({
      shows: [
        'Statements are charged to Visa ···· 4242 when they are due.',
        'The card expires in April 2029.',
        ['button', 'Use another card'],
        ['button', 'Stop'],
      ],
    })
  })
})
