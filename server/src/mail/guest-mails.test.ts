import { bookingMailKinds, type Happened } from '@roomlark/contract/booking-events'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { PaymentTerms } from '@roomlark/contract/inventory/payment-terms'
import { plainCityTax, type TaxRules } from '@roomlark/contract/inventory/tax-rules'
import { describe, expect, test } from 'vitest'
import { simpleTaxes } from '../../test/tax-rules.ts'
import type { GuestLetter } from './guest-letter.ts'
import { guestMail } from './guest-mails.ts'
import { checkoutCodeMail, messageMail } from './guest-notices.ts'
import { guestMailTexts } from './guest-texts.ts'

const free = { kind: 'percent', percent: 0 } as const
const moved: Happened = {
  kind: 'moved',
  params: {
    from: { checkInOn: '2026-06-10', checkOutOn: '2026-06-14' },
    guestMailed: true,
    to: { checkInOn: '2026-06-24', checkOutOn: '2026-06-28' },
    totalCents: { from: 100_000, to: 126_400 },
  },
  particulars: null,
}
const changed: Happened = {
  kind: 'changed',
  params: { details: ['phone', 'notes', 'specialRequests'] },
  particulars: null,
}

const otherRooms: Happened = {
  kind: 'changed',
  params: { details: ['guests', 'rooms'], totalCents: { from: 126_400, to: 100_000 } },
  particulars: null,
}

const booked = new Date('2026-05-02T09:00:00Z')
const paymentTerms: PaymentTerms = {
  kind: 'deposit',
  size: { kind: 'amount', cents: 30_000 },
  restDaysBefore: 7,
  cityTaxAtHotel: true,
}

type Changes = Partial<Omit<GuestLetter, 'booking'>> & { booking?: Partial<GuestLetter['booking']> }

function letter(changes: Changes = {}): GuestLetter {
  const { booking, ...rest } = changes
  const night = (day: number, priceCents: number) => ({
    night: `2026-06-${day}`,
    priceCents,
    released: false,
  })
  return {
    kind: 'confirmation',
    to: 'elena@example.test',
    booking: {
      guest: { name: 'Elena Ruiz', email: 'elena@example.test', phone: null, country: 'ES', language: 'en' },
      reference: 'RL-WDK47M',
      checkInOn: '2026-06-24',
      checkOutOn: '2026-06-28',
      checkInTime: '15:00',
      checkOutTime: '11:00',
      timeZone: 'Europe/Rome',
      adults: 2,
      childAges: [4],
      ratePlanName: 'Flexible',
      mealPlan: 'breakfast',
      promoCode: null,
      currency: 'EUR',
      cityTaxCents: 2400,
      vatCents: 11_273,
      totalCents: 126_400,
      feeCents: null,
      droppedFeeCents: 0,
      extras: [],
      cancelledBy: null,
      cancellationPolicy: {
        steps: [
          { until: { amount: 3, unit: 'days' }, fee: free },
          { until: { amount: 1, unit: 'days' }, fee: { kind: 'percent', percent: 50 } },
        ],
        noShowFee: { kind: 'percent', percent: 100 },
      },
      paymentTerms: { kind: 'at-hotel' },
      createdAt: booked,
      arrivalTime: '20:30',
      stayingName: null,
      specialRequests: 'We arrive on the evening ferry, around 20:40.',
      taxRules: simpleTaxes({ cityTaxCents: 300, vatPercent: 10 }),
      ...booking,
    },
    stays: [
      {
        roomTypeName: 'Sea View Double',
        nightlyCents: [night(24, 29_300), night(25, 29_300), night(26, 32_700), night(27, 32_700)],
      },
    ],
    hotel: {
      name: 'Villa Marenne',
      streetAddress: 'Via dei Limoni 14',
      postalCode: '84017',
      city: 'Positano',
      country: 'IT',
      contactEmail: 'desk@marenne.example',
      contactPhone: '+39 089 555 0118',
      latitude: 40.628,
      longitude: 14.485,
      picture: { url: 'https://roomlark.test/media/hotels/a.webp', alt: 'The terrace' },
    },
    event: null,
    at: new Date('2026-06-22T13:12:00Z'),
    publicUrl: 'https://roomlark.test',
    manageLink: 'https://roomlark.test/stays/bookings/token',
    searchLink: 'https://roomlark.test/stays',
    hasCalendarFile: true,
    operator: '',
    together: [],
    ownParagraphs: [],
    ...rest,
  }
}

const manyCharges: TaxRules = {
  ...simpleTaxes({ vatPercent: 10 }),
  vat: { rooms: 10, fees: 22, food: 10, drinks: 22, services: 22, other: 22 },
  cityTax: { ...plainCityTax('person-night', 300), name: 'Tassa di soggiorno' },
  fees: [{ name: 'Cleaning', cents: 4500, per: 'stay', vatKind: 'fees' }],
}

const cancelled = { feeCents: 62_000, cancelledBy: 'guest' } as const

/** Every way an email to a guest can turn out. */
const ways: [string, Changes][] = [
  ['confirmation', {}],
  [
    'confirmation, VAT on top',
    { booking: { taxRules: { ...letter().booking.taxRules, vatIncluded: false } } },
  ],
  ['confirmation with fees and two VAT rates', { booking: { taxRules: manyCharges } }],
  ['confirmation for somebody else', { booking: { stayingName: 'Ana Ruiz', specialRequests: '' } }],
  ['confirmation with a promo code', { booking: { promoCode: { code: 'SUMMER', discountPercent: 10 } } }],
  ['confirmation without links or picture', { manageLink: null, searchLink: null }],
  ['confirmation of a stay paid online', { booking: { paymentTerms }, at: booked }],
  ['confirmation with a card', { booking: { paymentTerms: { kind: 'guarantee' } }, at: booked }],
  ['new dates of a stay paid online', { kind: 'change', event: moved, booking: { paymentTerms } }],
  ['new dates', { kind: 'change', event: moved }],
  ['new dates, as noted before there were totals', { kind: 'change', event: withoutTotals() }],
  ['new details', { kind: 'change', event: changed }],
  ['other rooms', { kind: 'change', event: otherRooms }],
  ['cancellation with a fee', { kind: 'cancellation', booking: cancelled }],
  ['cancellation without', { kind: 'cancellation', booking: { ...cancelled, feeCents: 0 } }],
  ['cancellation by the hotel', { kind: 'cancellation', booking: { feeCents: 0, cancelledBy: 'hotel' } }],
  ['no-show with a fee', { kind: 'no-show', booking: { feeCents: 20_000 }, hasCalendarFile: false }],
  ['no-show without', { kind: 'no-show', booking: { feeCents: 0 }, hasCalendarFile: false }],
  ['invitation to check in', { kind: 'check-in', hasCalendarFile: false }],
  ['reminder', { kind: 'reminder', hasCalendarFile: false }],
]

function withoutTotals(): Happened {
  if (moved.kind !== 'moved' || !moved.params) throw new Error('it has them')
  const { totalCents: _, ...params } = moved.params
  return { ...moved, params }
}

function write(language: string, changes: Changes = {}) {
  const base = letter(changes)
  const { guest } = base.booking
  return guestMail({ ...base, booking: { ...base.booking, guest: { ...guest, language } } })
}

/** Leaves out the preview, which mail programs show only beside the subject. */
function visible(html: string): string {
  const body = html.slice(html.indexOf('<body')).replace(/<div style="display:none.*?<\/div>/, ' ')
  return body
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}

const splitWords = (text: string) => new Set(text.match(/[\p{L}\d]+/gu) ?? [])

/** The elements that are not closed in the order they were opened; there must be none. */
function unbalanced(html: string): string[] {
  const open: string[] = []
  const wrong: string[] = []
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9]*)\b[^>]*>/g)) {
    if (['meta', 'img', 'br', 'base'].includes(name)) continue
    if (!end) open.push(name)
    else if (open.pop() !== name) wrong.push(name)
  }
  return [...wrong, ...open]
}

describe.each(guestLanguageCodes)('in %s', (language) => {
  const code = checkoutCodeMail({
    to: 'elena@example.test',
    language,
    hotelName: 'Villa Marenne',
    code: '042137',
    publicUrl: 'https://roomlark.test',
    at: new Date('2026-06-22T13:12:00Z'),
  })
  const message = (link: string | null, text = 'The ferry is late.\n\nWe wait for you.') =>
    messageMail({
      to: 'elena@example.test',
      language,
      hotelName: 'Villa Marenne',
      reference: 'RL-WDK47M',
      replyTo: undefined,
      text,
      link,
      publicUrl: 'https://roomlark.test',
      at: new Date('2026-06-22T13:12:00Z'),
    })
  const mails = [
    ...ways.map(([name, changes]) => [name, write(language, changes)] as const),
    ['code', code] as const,
    ['message', message('https://roomlark.test/stays/bookings/token')] as const,
    ['message without a link', message(null)] as const,
  ]

  test.each(mails)('%s lacks no text, and both parts say the same', (_, mail) => {
    const seen = visible(mail.html)
    for (const part of [mail.subject, mail.text, seen]) {
      expect(part).not.toMatch(/[{}]|\b(undefined|null|NaN)\b|\[object/)
    }
    expect(unbalanced(mail.html)).toEqual([])
    expect(mail.html).toContain(`<html lang="${language}">`)
    // On the card the reference needs no label, and a page needs no addresses beside its links.
    const label = splitWords(guestMailTexts(language).stay.reference)
    const text = mail.text.replace(/(https?:|mailto:)\S+/g, '')
    const [inText, inHtml] = [splitWords(text), splitWords(seen)]
    expect([...inText].filter((word) => !inHtml.has(word) && !label.has(word))).toEqual([])
    expect([...inHtml].filter((word) => !inText.has(word))).toEqual([])
    for (const [, link = ''] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(link).toMatch(/^(https:\/\/|mailto:)/)
      expect(mail.text).toContain(link.replaceAll('&amp;', '&'))
    }
    for (const [, source] of mail.html.matchAll(/src="([^"]*)"/g)) {
      expect(source).toMatch(/^https:\/\/roomlark\.test\//)
    }
  })

  test('what a hotel writes stays text, whoever wrote it', () => {
    const mail = message(null, '<script>alert(1)</script>\n"><img src=x onerror=alert(1)>\nמחכים לכם (מחר)')
    expect(mail.html).not.toMatch(/<script|<img src=x/)
    expect(mail.html).toContain('<bdi>מחכים לכם (מחר)</bdi>')
    expect(mail.text).toContain('<script>alert(1)</script>')
  })

  test.each(bookingMailKinds)('names of others and their notes stay text in a %s', (kind) => {
    const evil = '"><img src=x onerror=alert(1)>{reference}<script>\u2069\u202E&amp;'
    const hotel = { ...letter().hotel, name: evil, streetAddress: evil, city: evil, contactPhone: evil }
    const base = letter({
      kind,
      hotel: { ...hotel, picture: { url: 'https://roomlark.test/a"b', alt: evil } },
    })
    const guest = { ...base.booking.guest, name: evil, language }
    const booking = { ...base.booking, guest, ratePlanName: evil, specialRequests: evil, stayingName: evil }
    const mail = guestMail({
      ...base,
      booking,
      event: kind === 'change' ? moved : null,
      stays: base.stays.map((stay) => ({ ...stay, roomTypeName: evil })),
    })
    expect(mail.html).not.toMatch(/<script|<img src=x|\{reference\}<script/)
    for (const part of [mail.subject, mail.text, mail.html]) {
      expect(part).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/)
    }
    expect(unbalanced(mail.html)).toEqual([])
    expect(visible(mail.html)).toContain('"><img src=x onerror=alert(1)>{reference}<script>&amp;')
    expect(mail.text).toContain('"><img src=x onerror=alert(1)>{reference}<script>&amp;')
    for (const [tag] of mail.html.matchAll(/<[a-z][^<>]*>/g)) {
      expect(tag.replace(/"[^"]*"/g, '""')).not.toMatch(/onerror|script/)
    }
  })
})

test('dates, numbers and money are written as each language writes them', () => {
  const facts = {
    en: ['Wed 24 Jun', 'from 15:00', '€1,264.00', '€620.00', '50% of the stay, until Tue 23 June, 15:00'],
    de: ['Mi. 24. Juni', 'ab 15:00 Uhr', '1.264,00 €', '620,00 €', '50 % des Aufenthalts, bis Di. 23. Juni'],
    es: ['mié 24 jun', 'desde las 15:00', '1264,00 €', '620,00 €', '50 % de la estancia, hasta el mar'],
    fr: [
      'mer. 24 juin',
      'à partir de 15:00',
      '1 264,00 €',
      '620,00 €',
      '50 % du séjour, jusqu’au mar. 23 juin',
    ],
    it: ['mer 24 giu', 'dalle 15:00', '1.264,00 €', '620,00 €', '50% del soggiorno, fino a mar 23 giugno'],
  }
  for (const language of guestLanguageCodes) {
    // Intl writes spaces of several widths.
    const text = write(language).text.replace(/\p{Zs}/gu, ' ')
    for (const fact of facts[language]) expect(text).toContain(fact)
  }
})

test('a guest without a language of ours is written to in English', () => {
  for (const language of ['en', 'sv', 'xx']) expect(write(language).subject).toBe(write('en').subject)
  const { guest } = letter().booking
  const mail = guestMail(letter({ booking: { guest: { ...guest, language: null } } }))
  expect(mail.subject).toBe('Your stay at Villa Marenne is confirmed (RL-WDK47M)')
})

test('the link to the booking leads the confirmation; without one the hotel is written to', () => {
  const mail = write('en')
  expect(mail.html).toMatch(
    /href="https:\/\/roomlark\.test\/stays\/bookings\/token\?lang=en"[^>]*>See or change/,
  )
  expect(mail.text).toContain(
    'See or change your booking:\nhttps://roomlark.test/stays/bookings/token?lang=en\n',
  )
  expect(mail.text).toContain('You pay the hotel in euros during your stay.')
  expect(mail.text).toContain('keeps no card details')
  const without = write('en', { manageLink: null })
  expect(without.html).not.toContain('/stays/bookings')
  expect(without.text).toContain('Message the hotel:\nmailto:desk@marenne.example?subject=RL-WDK47M')
})

test('what cancelling costs is what the policy charges', () => {
  const feesAt = (at: string) => {
    const lines = write('en', { at: new Date(at) }).text.split('\n')
    const from = lines.indexOf('If you cancel') + 1
    return lines.slice(
      from,
      lines.findIndex((line, index) => index > from && line.startsWith('Times are')),
    )
  }
  const half = '€620.00: 50% of the stay, until Tue 23 June, 15:00'
  const whole = '€1,240.00: the whole stay, after that, or if you do not arrive'
  expect(feesAt('2026-06-20T09:00:00Z')).toEqual(['Free: until Sun 21 June, 15:00', half, whole])
  // A deadline that has passed when the email is sent is not promised.
  expect(feesAt('2026-06-22T13:12:00Z')).toEqual([half, whole])
  expect(feesAt('2026-06-24T08:00:00Z')).toEqual([
    '€1,240.00: the whole stay, from the booking on, or if you do not arrive',
  ])
  const owed = write('en', { kind: 'cancellation', booking: cancelled }).text
  expect(owed).toContain('Cancelled: Mon 22 June, 15:12')
  expect(owed).toContain('You no longer pay: −€644.00')
  expect(owed).toContain('You owe Villa Marenne: €620.00')
  expect(owed).toContain('As agreed when you booked: 50% of the stay.')
  const settled = write('en', { kind: 'cancellation', booking: { ...cancelled, feeCents: 10_000 } }).text
  expect(settled).not.toContain('As agreed')
})

describe('a stay that is paid online', () => {
  test('says what is paid when, and what comes back', () => {
    const { text = '', html = '' } = guestMail(letter({ booking: { paymentTerms }, at: booked }))
    for (const line of [
      'What your stay costs',
      'When you pay',
      'With your booking: €300.00',
      'From your card on Wed 17 June: €940.00',
      'At the hotel, city tax: €24.00',
      'An email tells you two days before your card is charged.',
      'you get back all that you paid',
      'you get back €620.00 of €1,240.00',
      'you get nothing back',
    ]) {
      expect(text).toContain(line)
    }
    expect(text + html).not.toMatch(/to pay at the hotel|takes no payment/i)
    expect(html).toContain('€300.00 with your booking · €940.00 on Wed 17 June')
  })

  test('says of a guarantee that the card is only kept', () => {
    const { text = '' } = guestMail(letter({ booking: { paymentTerms: { kind: 'guarantee' } }, at: booked }))
    expect(text).toContain('Your card is kept as a guarantee.')
    expect(text).toContain('At the hotel: €1,264.00')
    expect(text).not.toContain('you get')
  })

  test('refers to the page of the booking once it has changed', () => {
    const { text = '' } = guestMail(
      letter({ kind: 'change', event: moved, booking: { paymentTerms }, at: booked }),
    )
    expect(text).toContain('Your booking’s page says what you have paid')
    expect(text).not.toContain('With your booking')
  })
})

test('new dates are told with those before, and what it makes of the price', () => {
  const text = write('en', { kind: 'change', event: moved }).text.replace(/\p{Zs}/gu, ' ')
  expect(text).toContain('was moved from 10 – 14 June 2026 to 24 – 28 June 2026')
  expect(text).toContain('Check-in: Wed 10 June → Wed 24 June')
  expect(text).toContain('Total: €1,000.00 → €1,264.00')
  expect(text).toContain('€264.00 more')
  const rooms = write('en', { kind: 'change', event: otherRooms }).text
  expect(rooms).toContain('Changed: guests, rooms.')
  expect(rooms).toContain('Total: €1,264.00 → €1,000.00\n€264.00 less')
  const details = write('en', { kind: 'change', event: changed }).text
  expect(details).toContain('Changed: phone, special requests.')
  expect(details).not.toContain('notes')
})

test('a name that runs from right to left is isolated in subject, text and HTML', () => {
  const hotel = { ...letter().hotel, name: 'מלון הים' }
  const mail = guestMail(letter({ hotel }))
  expect(mail.subject).toBe('Your stay at \u2068מלון הים\u2069 is confirmed (RL-WDK47M)')
  expect(mail.text).toContain('\u2068מלון הים\u2069 expects you')
  expect(mail.html).toContain('<bdi>מלון הים</bdi> expects you')
  expect(write('en').text).not.toMatch(/[\u2066-\u2069]/)
})

test('ten thousand characters arrive whole', () => {
  const long = 'x'.repeat(10_000)
  const mail = guestMail(letter({ booking: { specialRequests: `${long}\nand more` } }))
  expect(mail.text).toContain(`${long}\nand more`)
  expect(mail.html).toContain(`${long}<br>and more`)
})

test.each(bookingMailKinds)('no name makes an email of the kind %s wider', (kind) => {
  const name = 'x'.repeat(200)
  const { booking, hotel, stays } = letter()
  const mail = guestMail(
    letter({
      kind,
      event: kind === 'change' ? moved : null,
      hotel: { ...hotel, name, city: name },
      booking: {
        guest: { ...booking.guest, name },
        ratePlanName: name,
        specialRequests: name,
        taxRules: {
          ...manyCharges,
          cityTax: { ...plainCityTax('person-night', 300), name },
          fees: [{ name, cents: 4500, per: 'stay', vatKind: 'fees' }],
        },
      },
      stays: stays.map((stay) => ({ ...stay, roomTypeName: name })),
    }),
  )
  const holders = [...mail.html.matchAll(/<(\w+)[^>]*style="([^"]*)"[^>]*>[^<]*x{200}/g)]
  expect(holders.length).toBeGreaterThan(3)
  for (const [, element, style] of holders) expect(style, element).toContain('overflow-wrap:anywhere')
})
