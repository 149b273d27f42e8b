import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { LegalSection } from './legal-section.ts'

// A button that follows the connection cannot be written to a string, and is no part of the text.
vi.mock('./cookie-choice-button.tsx', () => ({ CookieChoiceButton: () => null }))

type Texts = Record<'terms' | 'privacy' | 'cookies', Map<string, string>>

type Flags = { guestBooking: boolean; partnerships: boolean; payouts: boolean }

/** The texts as they are with these flags of contract/src/available.ts, which they read when they are loaded. */
async function textsWith(flags: Flags): Promise<Texts> {
  vi.resetModules()
  const { available } = await import('@roomlark/contract/available')
  Object.assign(available, flags)
  const [{ termsSections }, { privacySections }, { cookieSections }] = await Promise.all([
    import('./terms-sections.tsx'),
    import('./privacy-sections.tsx'),
    import('./cookie-sections.tsx'),
  ])
  return { terms: read(termsSections), privacy: read(privacySections), cookies: read(cookieSections) }
}

function read(sections: readonly LegalSection[]): Map<string, string> {
  return new Map(sections.map(({ id, title, body }) => [id, `${title} ${textOf(body)}`]))
}

function textOf(body: ReactNode): string {
  const html = renderToStaticMarkup(<MemoryRouter>{body}</MemoryRouter>)
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

/** The sections that speak of payouts as if they were there. */
function withoutNotice({ terms, privacy }: Texts): string[] {
  return [...terms, ...privacy]
    .filter(([, text]) => /payout/i.test(text) && !/not open yet|before they open/.test(text))
    .map(([id]) => id)
}

const whole = (texts: Map<string, string>) => [...texts.values()].join(' ')

// What was loaded with another flag is for nobody else.
afterAll(() => vi.resetModules())

describe('before guests can book, the legal texts', () => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsWith({ guestBooking: false, partnerships: false, payouts: false })
  })

  it('say wherever they speak of payouts that these are not open yet', () => {
    expect(withoutNotice(texts)).toEqual([])
    expect(texts.terms.get('commissions')).toMatch(/payouts are not open yet/)
  })

  it('send guests to the hotel, as there is no account of theirs', () => {
    expect(texts.terms.get('cancellation')).toContain('Cancel by writing to the hotel')
    expect(texts.terms.get('cancellation')).not.toContain('in your account')
    expect(whole(texts.terms)).not.toContain('link in your confirmation')
  })
})

describe('once guests can book, the legal texts', () => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsWith({ guestBooking: true, partnerships: false, payouts: false })
  })

  it('speak of the link in the confirmation and of paying at the hotel', () => {
    expect(texts.terms.get('accounts')).toContain('the link in each confirmation takes its place')
    expect(texts.terms.get('accounts')).not.toContain('until then the hotel')
    expect(texts.terms.get('bookings')).toContain('You pay at the hotel, during your stay.')
    expect(texts.terms.get('cancellation')).toContain('cancel through the link in your confirmation')
    expect(texts.terms.get('commissions')).toContain('only for a booking made in the same visit')
    expect(whole(texts.terms)).not.toContain('in your account, or')
  })

  it('keep what the specification says to the letter', () => {
    const terms = whole(texts.terms)
    expect(terms).toContain('Refunds take 5–10 business days')
    expect(terms).toContain('at least 30 days’ notice')
    expect(terms).toContain('not for children under 13')
    for (const type of ['Hotel', 'Affiliate', 'Customer', 'Admin'])
      expect(terms).toContain(`${type} accounts`)
    expect(whole(texts.cookies)).toContain(
      'Analytics cookies are kept for up to 2 years, all others for up to 1 year',
    )
  })

  it('say what is kept of guests, for how long, and how to erase it', () => {
    const privacy = whole(texts.privacy)
    expect(privacy).toContain('There is no customer account')
    expect(privacy).toContain('You pay at the hotel; we ask for no card details.')
    expect(privacy).toContain('After 25 months only totals remain')
    expect(privacy).toContain('Bookings begun and not finished 30 days')
    expect(privacy).toContain('could not be accepted, encrypted 30 minutes')
    expect(privacy).toContain('once the stay is over or cancelled')
    expect(privacy).not.toContain('payment provider')
    expect(texts.cookies.get('list')).toMatch(/referral Marketing/)
    expect(texts.cookies.get('change')).toContain('and referral')
  })
})

describe('once there are partnerships but no payouts, the legal texts', () => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsWith({ guestBooking: true, partnerships: true, payouts: false })
  })

  it('say that commission is earned, and wherever they speak of payouts that these are not open yet', () => {
    expect(withoutNotice(texts)).toEqual([])
    expect(whole(texts.terms)).not.toContain('Partnerships, tracked links and payouts are not open yet')
    expect(texts.terms.get('commissions')).toContain('Commission is counted and kept until they are')
    expect(texts.terms.get('fees')).toContain('billed from the day they are')
  })

  it('promise the notice that partnerships keep', () => {
    expect(texts.terms.get('hotels')).toContain('A lower rate or a shorter window takes effect after 30 days')
    expect(texts.terms.get('changes')).toContain('lower commission rate or a shorter window of a partnership')
    expect(texts.terms.get('affiliates')).toContain('say from when you may ask again')
  })

  it('say what hotels and guests see of an affiliate', () => {
    expect(texts.privacy.get('collect')).toContain('with which you present yourself to hotels')
    expect(whole(texts.privacy)).toContain('the profiles of affiliates who ask them or recommend them')
  })
})

describe('once affiliates are paid, the legal texts', () => {
  let texts: Texts
  beforeAll(async () => {
    texts = await textsWith({ guestBooking: true, partnerships: true, payouts: true })
  })

  it('name the days of statements and payouts, and no longer say that payouts are not open', () => {
    const commissions = texts.terms.get('commissions')?.replace(/\s+/g, ' ')
    expect(commissions).toContain('close on the 5th of the next month and are due on the 19th')
    expect(commissions).toContain('if nobody decides within 30 days')
    expect(texts.terms.get('fees')).toContain('pause new bookings through affiliates')
    expect(whole(texts.terms)).not.toMatch(/not open yet/)
  })

  it('say what is kept in order to pay somebody', () => {
    expect(texts.privacy.get('collect')).toContain('bank account, name, address and tax number')
    expect(whole(texts.privacy)).not.toContain('before they open')
  })
})
