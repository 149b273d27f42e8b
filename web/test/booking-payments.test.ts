import { users } from '@roomlark/contract/accounts/users'
import { bookings } from '@roomlark/contract/bookings/bookings'
import { payments } from '@roomlark/contract/bookings/payments'
import { fireEvent, getByLabelText, getByRole } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { booking, bookingId, hotelId, oneBooking, theBooking, theHotel } from './fixtures/hotel.ts'
import { makeId } from './fixtures/ids.ts'
import { account, dispute, link, paidOnline, thePayments } from './fixtures/payments.ts'
import { answer, keepWaiting, refuse } from './support/answers.ts'
import { eventually, expectPage, openPage, preparePages, serveFor } from './support/open-page.ts'

preparePages()

const panel = [oneBooking, theBooking, thePayments]

function press(name: string | RegExp): void {
  getByRole(document.body, 'button', { name }).click()
}

function canPress(name: string): boolean {
  return !Reflect.get(getByRole(document.body, 'button', { name }), 'disabled')
}

function type(label: string, value: string): void {
  fireEvent.input(getByLabelText(document.body, label), { target: { value } })
}

function readField(label: string): unknown {
  return Reflect.get(getByLabelText(document.body, label), 'value')
}

/** The owner has a team, of which this is one. */
function memberAs(role: 'front-desk' | 'accountant' | 'manager') {
  return answer(users.getProfile, {
    userType: 'hotel',
    emailVerified: true,
    mfaEnabled: true,
    membership: { ownerName: 'Ines Duarte', places: [{ hotelId, role }] },
    profile: { firstName: 'Amara', lastName: 'Okafor', timeZone: 'Europe/Lisbon' },
  })
}

describe('the panel of a booking', () => {
  it('says nothing of online payments where the hotel takes none', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [oneBooking, theBooking])
    await expectPage({ shows: ['Flexible rate'], hides: ['Online payments'] })
  })

  it('makes a link over the balance, and shows it with its QR code until it is paid', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [
      ...panel,
      answer(payments.makeLink, {
        ...paidOnline,
        links: [
          link,
          { ...link, depositId: makeId(96), amountCents: 11_000, url: 'https://pay.example/new' },
        ],
      }),
    ])
    await expectPage({ shows: [['button', 'Payment link']] })
    press('Payment link')
    await expectPage({ shows: ['The balance of the booking', ['button', 'Make link']] })
    expect(readField('Amount')).toBe('110')
    press('Make link')
    await expectPage({
      shows: ['Payment link for €110.00', 'https://pay.example/new', ['button', 'Copy link']],
    })
    await expectPage({ shows: [['img', 'QR code of the payment link']] })
  })

  it('charges the kept card up to what the terms allow, and says why it was declined', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [
      ...panel,
      answer(payments.chargeCard, {
        ...paidOnline,
        payments: [
          ...paidOnline.payments,
          {
            id: makeId(97),
            purpose: 'fee',
            state: 'failed',
            amountCents: 12_000,
            currency: 'EUR',
            failure: 'declined',
            createdAt: '2026-11-16T09:59:00.000Z',
          },
        ],
      }),
    ])
    await expectPage({ shows: [['button', 'Charge the kept card']] })
    press('Charge the kept card')
    await expectPage({ shows: ['The guest is told by email', 'Up to €120.00'] })
    expect(readField('Amount')).toBe('120')
    press('Charge')
    await expectPage({ shows: ['Say why'] })
    type('Why', 'No-show fee')
    press('Charge')
    await eventually(() =>
      expect(document.body.textContent).toContain('€120.00 was not paid. The bank declined the card.'),
    )
  })

  it('suggests a refund within the limit of whoever makes it, and shows a refusal in the form', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [
      ...panel,
      refuse(payments.refund, 409, { code: 'conflict', message: 'Somebody has just refunded it.' }),
    ])
    await expectPage({ shows: [['button', 'Refund the payment of €120.00']] })
    press('Refund the payment of €120.00')
    await expectPage({
      shows: ['You may refund up to €50.00', 'to Visa ···· 4242', 'within 5 to 10 working days'],
    })
    expect(readField('Amount')).toBe('50')
    type('Why', 'Room was too loud')
    press('Refund')
    await expectPage({ shows: ['Somebody has just refunded it.'] })
  })

  it('follows up a failed deposit with one press', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [
      ...panel,
      answer(payments.retryDue, { ...paidOnline, due: [], payments: [] }),
    ])
    await expectPage({ shows: ['€120.00 could not be charged'] })
    press('Send Tove Nilsen a link to pay')
    await expectPage({ shows: ['Flexible rate'], hides: ['could not be charged'] })
  })

  it('only shows an accountant what was paid', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [...panel, memberAs('accountant')])
    await expectPage({ shows: ['Partly refunded'] })
    await expectPage({
      shows: ['€120.00 could not be charged'],
      hides: [
        ['button', 'Payment link'],
        ['button', 'Charge the kept card'],
        ['button', 'Refund the payment of €120.00'],
        ['button', 'Send Tove Nilsen a link to pay'],
      ],
    })
  })

  it('reads the payments of a cancelled booking too', async () => {
    openPage('hotel', `/bookings/${bookingId}`, [
      oneBooking,
      answer(bookings.get, { ...booking, state: 'cancelled' }),
      thePayments,
    ])
    await expectPage({ shows: [['heading', 'Online payments'], 'Partly refunded'] })
  })
})

describe('/hotels/:id/payments', () => {
  const one = { total: 1, totalPages: 1, page: 1, limit: 25 }
  const disputes = answer(payments.listDisputes, [dispute], one)
  const address = `/hotels/${hotelId}/payments?view=disputes`

  it('answers a dispute, saying what is sent along', async () => {
    openPage('hotel', address, [theHotel, disputes, answer(payments.answerDispute)])
    await expectPage({ shows: [['button', 'Answer']] })
    press('Answer')
    await expectPage({ shows: ['You can answer once.', 'the terms that the guest agreed to when booking'] })
    press('Send answer')
    await expectPage({ shows: ['Write what happened'] })
    type('What happened', 'The guest stayed from 10 to 12 November.')
    serveFor('hotel', [
      theHotel,
      answer(payments.answerDispute),
      answer(payments.listDisputes, [{ ...dispute, state: 'answered' }], one),
    ])
    press('Send answer')
    await expectPage({ shows: ['Answered'], hides: [['button', 'Answer']] })
  })

  it('shows the papers of an answer, and takes one back', async () => {
    openPage('hotel', address, [theHotel, disputes])
    await expectPage({ shows: [['button', 'Answer']] })
    press('Answer')
    await expectPage({ shows: ['invoice-2041.pdf', '81 KB', 'one of each kind, together up to 4.5 MB'] })
    serveFor('hotel', [
      theHotel,
      answer(payments.removePaper),
      answer(payments.listDisputes, [{ ...dispute, papers: [] }], one),
    ])
    press('Remove Invoice or receipt')
    await expectPage({ shows: ['Invoice or receipt'], hides: ['invoice-2041.pdf'] })
  })

  it('sends the answer only when no paper is on its way', async () => {
    openPage('hotel', address, [theHotel, disputes, keepWaiting(payments.removePaper)])
    await expectPage({ shows: [['button', 'Answer']] })
    press('Answer')
    await expectPage({ shows: [['button', 'Send answer']] })
    expect(canPress('Send answer')).toBe(true)
    press('Remove Invoice or receipt')
    await eventually(() => expect(canPress('Send answer')).toBe(false))
  })

  it('leaves answers to those who see the books, and transfers too', async () => {
    openPage('hotel', address, [theHotel, disputes, memberAs('front-desk')])
    await expectPage({ shows: ['To answer'] })
    await expectPage({
      shows: ['To answer'],
      hides: [
        ['button', 'Answer'],
        ['link', 'Transfers'],
      ],
    })
  })
})

describe('/hotels/:id/payments/settings', () => {
  const settings = answer(payments.getSettings, { hotelId, account: { ...account, state: 'incomplete' } })
  const address = `/hotels/${hotelId}/payments/settings`

  it('leaves connecting to the owner and managers', async () => {
    openPage('hotel', address, [theHotel, settings, memberAs('front-desk')])
    await expectPage({
      shows: ['Not finished', 'The owner or a manager connects it.'],
      hides: [
        ['button', 'Continue at the payment service'],
        ['button', 'Save settings'],
      ],
    })
  })

  it('offers managers to continue, and saves the limit of the desk', async () => {
    openPage('hotel', address, [
      theHotel,
      settings,
      memberAs('manager'),
      answer(payments.saveSettings, { hotelId, deskRefundCents: 20_000, version: 2 }),
    ])
    await expectPage({ shows: [['button', 'Continue at the payment service']] })
    type('Front desk may refund up to', '200')
    press('Save settings')
    await eventually(() => expect(document.body.textContent).toContain('The payment settings were saved.'))
  })
})
