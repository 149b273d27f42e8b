import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { describe, expect, test } from 'vitest'
import { paymentMail } from './guest-notices.ts'

const kinds = ['received', 'failed', 'upcoming', 'refund', 'paidTwice', 'roomsGone', 'link', 'fee'] as const

const write = (kind: (typeof kinds)[number], language: (typeof guestLanguageCodes)[number]) =>
  paymentMail({
    kind,
    language,
    to: 'elena@example.test',
    hotelName: 'Casa Limone',
    publicUrl: 'http://roomlark.test',
    at: new Date('2026-06-01T10:00:00Z'),
    reference: 'RL-QT4TG6',
    contactEmail: 'desk@limone.example',
    amount: '€120.00',
    day: '3 June 2026',
    cardDigits: '4242',
    reason: kind === 'fee' ? 'You did not arrive' : '',
    payLink: kind === 'failed' || kind === 'link' ? 'http://roomlark.test/stays/pay/x' : null,
    manageLink: kind === 'roomsGone' ? null : 'http://roomlark.test/stays/bookings/x',
    searchLink: 'http://roomlark.test/stays',
  })

describe.each(guestLanguageCodes)('emails about money in %s', (language) => {
  test.each(kinds)('%s names the amount and the booking, and leaves nothing to fill in', (kind) => {
    const { subject, text, html } = write(kind, language)
    for (const part of [subject, text, html]) expect(part).toContain('RL-QT4TG6')
    expect(text).toContain('€120.00')
    expect(`${subject}${text}`).not.toMatch(/[{}]/)
    expect(text).toContain('desk@limone.example')
  })
})

test('each leads to where the guest goes on', () => {
  expect(write('failed', 'en').text).toContain('http://roomlark.test/stays/pay/x')
  expect(write('link', 'en').text).toContain('Pay €120.00')
  expect(write('roomsGone', 'en').text).toContain('Find another stay')
  expect(write('refund', 'en').text).toContain('http://roomlark.test/stays/bookings/x')
  expect(write('fee', 'en').text).toContain('You did not arrive')
  expect(write('upcoming', 'en').text).toContain('card ending 4242')
})
