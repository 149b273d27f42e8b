import { expect, test } from 'vitest'
import { type BookingLetter, bookingMail } from './booking-mails.ts'

const table = (title: string, value = 'x') => ({ title, rows: [['Label', value]] as [string, string][] })

function letter(changes: Partial<BookingLetter> = {}): BookingLetter {
  const { hotelName = 'Villa Marenne' } = changes
  return {
    to: 'guest@example.test',
    hotelName,
    guestName: 'Hana Nakamura',
    reference: 'RL-ABC123',
    checkIn: '3 December 2026',
    checkOut: '5 December 2026',
    checkInTime: '15:00',
    what: 'Changed',
    fee: null,
    cancelledBy: null,
    tables: {
      stay: table('The stay'),
      guest: table('The guest'),
      price: table('The price'),
      policy: table('Cancellation'),
      hotel: table(hotelName),
    },
    link: 'http://roomlark.test/bookings',
    timeZone: 'Asia/Jerusalem',
    attachments: [],
    ...changes,
  }
}

test('a right-to-left name is isolated in subject, text and HTML', () => {
  const mail = bookingMail(
    'confirmation',
    'guest',
    letter({ hotelName: 'מלון הים', guestName: 'נועה (כהן)' }),
  )
  expect(mail.subject).toBe('Your stay at \u2068מלון הים\u2069 is confirmed (RL-ABC123)')
  expect(mail.text).toContain('Dear \u2068נועה (כהן)\u2069,')
  expect(mail.html).toContain('Dear <bdi>נועה (כהן)</bdi>,')
  expect(mail.html).toContain('<bdi>מלון הים</bdi> is looking forward')
  expect(mail.html.replace(/<title>.*<\/title>/, '')).not.toMatch(/[\u2066-\u2069]/)
})

test('a left-to-right name adds no invisible characters to an email', () => {
  const mail = bookingMail('confirmation', 'hotel', letter())
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/[\u2066-\u2069]/)
})

test('user text cannot break out of its element or add markup', () => {
  const what = 'Notes: \u2069<b>bold</b>\u2068 \u202Eend'
  const mail = bookingMail('change', 'hotel', letter({ what, guestName: '\u2069\u202Eeht fo dne' }))
  expect(mail.subject).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  expect(mail.html).not.toContain('<b>')
  expect(mail.html.match(/<bdi>/g)?.length ?? 0).toBe(mail.html.match(/<\/bdi>/g)?.length ?? 0)
})

test('a word of 200 letters can be broken anywhere', () => {
  const word = 'x'.repeat(200)
  const { hotel, ...tables } = letter().tables
  const long = letter({
    hotelName: word,
    guestName: word,
    tables: { ...tables, hotel: { ...hotel, title: word }, stay: table('The stay', word) },
  })
  const { html } = bookingMail('confirmation', 'guest', long)
  const holders = [...html.matchAll(/<(\w+)[^>]*style="([^"]*)"[^>]*>[^<]*x{200}/g)]
  expect(holders.map(([, element]) => element)).toEqual(['p', 'p', 'td', 'caption', 'td'])
  for (const [, element, style] of holders) expect(style, element).toContain('overflow-wrap:anywhere')
})
