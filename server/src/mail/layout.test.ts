import { expect, test } from 'vitest'
import { type HotelLetter, hotelMail } from './hotel-booking-mails.ts'

const table = (title: string, value = 'x') => ({ title, rows: [['Label', value]] as [string, string][] })

function letter(changes: Partial<HotelLetter> = {}): HotelLetter {
  return {
    to: 'desk@example.test',
    hotelName: 'Villa Marenne',
    guestName: 'Hana Nakamura',
    reference: 'RL-ABC123',
    checkIn: '3 December 2026',
    what: 'Changed',
    tables: {
      stay: table('The stay'),
      guest: table('The guest'),
      price: table('The price'),
      policy: table('Cancellation'),
    },
    link: 'http://roomlark.test/bookings',
    timeZone: 'Asia/Jerusalem',
    attachments: [],
    ...changes,
  }
}

test('a right-to-left name is isolated in subject, text and HTML', () => {
  const mail = hotelMail('confirmation', letter({ hotelName: 'מלון הים', guestName: 'נועה (כהן)' }))
  const names = ['\u2068מלון הים\u2069', '\u2068נועה (כהן)\u2069']
  expect(mail.subject).toBe(`New booking RL-ABC123 at ${names[0]}: ${names[1]}, 3 December 2026`)
  expect(mail.text).toContain(`${names[1]} arrives at ${names[0]}`)
  expect(mail.html).toContain('<bdi>נועה (כהן)</bdi> arrives at <bdi>מלון הים</bdi>')
  expect(mail.html.replace(/<title>.*<\/title>/, '')).not.toMatch(/[\u2066-\u2069]/)
})

test('a left-to-right name adds no invisible characters to an email', () => {
  const mail = hotelMail('confirmation', letter())
  for (const part of [mail.subject, mail.text, mail.html]) expect(part).not.toMatch(/[\u2066-\u2069]/)
})

test('user text cannot break out of its element or add markup', () => {
  const what = 'Notes: \u2069<b>bold</b>\u2068 \u202Eend'
  const mail = hotelMail('change', letter({ what, guestName: '\u2069\u202Eeht fo dne' }))
  expect(mail.subject).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
  expect(mail.html).not.toContain('<b>')
  expect(mail.html.match(/<bdi>/g)?.length ?? 0).toBe(mail.html.match(/<\/bdi>/g)?.length ?? 0)
})

test('a word of 200 letters can be broken anywhere', () => {
  const word = 'x'.repeat(200)
  const tables = { ...letter().tables, guest: table(word, word) }
  const { html } = hotelMail('confirmation', letter({ hotelName: word, guestName: word, tables }))
  const holders = [...html.matchAll(/<(\w+)[^>]*style="([^"]*)"[^>]*>[^<]*x{200}/g)]
  expect(holders.map(([, element]) => element)).toEqual(['p', 'caption', 'td', 'td'])
  for (const [, element, style] of holders) expect(style, element).toContain('overflow-wrap:anywhere')
})
