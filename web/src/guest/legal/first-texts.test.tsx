import { supportEmail } from '@roomlark/contract/contact'
import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import { type LegalDocument, legalDocuments } from '@roomlark/contract/platform/legal'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { firstTexts } from './first-texts.ts'
import { markdownSections } from './markdown-sections.tsx'
import { translatedTexts } from './translated-texts.ts'

function renderSections(document: LegalDocument): Map<string, string> {
  return new Map(
    markdownSections(firstTexts[document]).map(({ id, title, body }) => [
      id,
      `${title} ${renderToStaticMarkup(body)}`,
    ]),
  )
}

function readWords(html: string): string {
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

const readSection = (document: LegalDocument, id: string) => readWords(renderSections(document).get(id) ?? '')
const whole = (document: LegalDocument) => readWords([...renderSections(document).values()].join(' '))

test.each(legalDocuments)(
  'everything in the first text of %s is read as what it is meant to be',
  (document) => {
    expect(whole(document)).not.toMatch(/\*\*|`|\]\(|\{#|\||##|^: |Table:/m)
    expect(renderSections(document).get('contact')).toContain(`href="mailto:${supportEmail}"`)
  },
)

test('has links, bold words, definitions and tables', () => {
  expect(renderSections('terms').get('agreement')).toContain('<a href="/privacy-policy">Privacy Policy</a>')
  expect(renderSections('terms').get('changes')).toContain(
    '<strong>You get at least 30 days’ notice</strong>',
  )
  expect(renderSections('terms').get('definitions')).toMatch(
    /<dt[^>]*>Affiliate<\/dt><dd[^>]*>An account for promoting/,
  )
  expect(renderSections('cookies').get('list')).toMatch(/<th scope="row"[^>]*><code[^>]*>_fbp<\/code><\/th>/)
  expect(renderSections('cookies').get('list')).toContain('>Cookies by name</caption>')
})

test('every link to a part of a legal text leads to one', () => {
  const paths = { terms: '/terms-of-service', privacy: '/privacy-policy', cookies: '/cookie-policy' }
  const anchors = legalDocuments.flatMap((document) =>
    [...renderSections(document).keys()].map((id) => `${paths[document]}#${id}`),
  )
  const linked = Object.values(firstTexts).flatMap((text) => text.match(/(?<=\]\()\/[\w-]+#[\w-]+/g) ?? [])
  expect(linked.length).toBeGreaterThan(0)
  expect(linked.filter((address) => !anchors.includes(address))).toEqual([])
})

/** Reads what a translation keeps of each line: its kind, anchors, links, codes, bold words, cells and numbers. */
function readShape(text: string) {
  return text
    .trim()
    .split('\n')
    .map((line) => ({
      kind: /^(?:#{2,3} |- |: |\||Table: )?/.exec(line)?.[0],
      kept: (line.match(/\{#[\w-]+\}|\]\([^)]+\)|`[^`]+`|\*\*|\||\d+/g) ?? []).sort(),
      isEmpty: line === '',
    }))
}

describe.each(guestLanguageCodes.filter((code) => code !== 'en'))('the translations into %s', (language) => {
  it.each(legalDocuments)('say of %s all that the English text says', (document) => {
    expect(readShape(translatedTexts[language][document])).toEqual(readShape(firstTexts[document]))
  })

  it('leave no sentence in English, and write its signs as the language does', () => {
    for (const document of legalDocuments) {
      const lines = translatedTexts[language][document].split('\n')
      const english = new Set(firstTexts[document].split('\n').filter((line) => / .* .* /.test(line)))
      expect(lines.filter((line) => !line.startsWith('| -') && english.has(line))).toEqual([])
      expect(lines.join('\n')).not.toMatch(language === 'fr' ? /["']|\S[ ]?[;!?»]| :|« / : /["']/)
    }
  })
})

describe('the first texts', () => {
  it('speak of the link in the confirmation and of paying at the hotel', () => {
    expect(readSection('terms', 'accounts')).toContain('the link in each confirmation takes its place')
    expect(readSection('terms', 'bookings')).toContain(
      'You pay at the hotel, during your stay, unless the offer you book says otherwise.',
    )
    expect(readSection('terms', 'bookings')).toContain('Roomlark neither receives the money')
    expect(readSection('terms', 'cancellation')).toContain('cancel through the link in your confirmation')
    expect(readSection('terms', 'commissions')).toContain('only for a booking made in the same visit')
    expect(whole('terms')).not.toContain('in your account, or')
  })

  it('keep what the specification says to the letter', () => {
    const terms = whole('terms')
    expect(terms).toContain('Refunds take 5–10 business days')
    expect(terms).toContain('at least 30 days’ notice')
    expect(terms).toContain('not for children under 13')
    for (const type of ['Hotel', 'Affiliate', 'Customer', 'Admin'])
      expect(terms).toContain(`${type} accounts`)
    expect(whole('cookies')).toContain(
      'Analytics cookies are kept for up to 2 years, all others for up to 1 year',
    )
  })

  it('say what is kept of guests, for how long, and how to erase it', () => {
    const privacy = whole('privacy')
    expect(privacy).toContain('There is no customer account')
    expect(privacy).toContain('You pay at the hotel or, where the offer says so, on the page of')
    expect(privacy).toContain('we never receive the number of your card')
    expect(privacy).toContain('After 25 months only totals remain')
    expect(privacy).toContain('Bookings begun and not finished 30 days')
    expect(privacy).toContain('could not be accepted, encrypted 30 minutes')
    expect(privacy).toContain('once the stay is over or cancelled')
    expect(privacy).not.toContain('payment provider')
    expect(readSection('cookies', 'list')).toMatch(/referral Marketing/)
    expect(readSection('cookies', 'change')).toContain('and referral')
  })

  it('promise the notice that partnerships keep', () => {
    expect(readSection('terms', 'hotels')).toContain(
      'A lower rate or a shorter window takes effect after 30 days',
    )
    expect(readSection('terms', 'changes')).toContain(
      'lower commission rate or a shorter window of a partnership',
    )
    expect(readSection('terms', 'affiliates')).toContain('say from when you may ask again')
  })

  it('say what hotels and guests see of an affiliate', () => {
    expect(readSection('privacy', 'collect')).toContain('with which you present yourself to hotels')
    expect(whole('privacy')).toContain('the profiles of affiliates who ask them or recommend them')
  })

  it('name the days of statements and payouts, and say of nothing that it is not open', () => {
    expect(readSection('terms', 'commissions')).toContain(
      'close on the 5th of the next month and are due on the 19th',
    )
    expect(readSection('terms', 'commissions')).toContain('if nobody decides within 30 days')
    expect(readSection('terms', 'fees')).toContain('pause new bookings through affiliates')
    expect(whole('terms')).not.toMatch(/not open yet/)
  })

  it('say what is kept in order to pay somebody', () => {
    expect(readSection('privacy', 'collect')).toContain(
      'account with PayPal or Wise, name, address and tax number',
    )
    expect(whole('privacy')).not.toContain('before they open')
  })
})
