import type { Page } from '@playwright/test'
import { addLink, browser as person } from '../server/test/tracked-links.ts'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import type { Server } from './fixtures/server.ts'
import { chooseDates } from './fixtures/stay-dates.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** A hotel, and the link of an affiliate to two nights in it. */
async function openLinkedHotel(server: Server, code: string, language: 'en' | 'de') {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  const { hotel, day } = testHotel
  const affiliate = await createAccount(server, 'affiliate')
  const dates = { checkInOn: day(10), checkOutOn: day(12) }
  await addLink(server, { affiliateId: affiliate.id, hotelId: hotel.id, code, language, ...dates })
  const states = async () => {
    const rows = await server.sql<{ state: string }[]>`
      SELECT state FROM bookings WHERE hotel_id = ${hotel.id} ORDER BY created_at`
    return rows.map(({ state }) => state)
  }
  const referrals = () =>
    server.sql`
      SELECT r.affiliate_id = ${affiliate.id} AS "isTheirs", l.code, r.method, b.state
      FROM booking_referrals r JOIN tracked_links l ON l.id = r.link_id JOIN bookings b ON b.id = r.booking_id
      WHERE b.hotel_id = ${hotel.id}`
  return { hotel, day, states, referrals }
}

/** Opens the link in the confirmation, as from a mailbox. */
async function openMail(server: Server, page: Page, email: string, subject: RegExp): Promise<void> {
  const mail = await mailTo(server, email)
  expect(mail.subject).toMatch(subject)
  const [link = ''] = /http\S+\/stays\/bookings\/[\w-]{43}/.exec(mail.text) ?? []
  await page.goto(link)
}

test.describe('from the link of an affiliate', () => {
  test.use({ consent: false })

  test('a guest books with one press, however often it is pressed, changes the stay and cancels it', async ({
    page,
    context,
    server,
  }) => {
    const { hotel, day, states, referrals } = await openLinkedHotel(server, 'journey-en', 'en')
    const email = 'elena.journey@guests.example'
    await page.setExtraHTTPHeaders({ 'user-agent': person })
    await page.goto('/r/journey-en')
    await page.getByRole('button', { name: 'Accept All' }).click()
    const names = async () => (await context.cookies()).map(({ name }) => name)
    await expect.poll(names).toContain('referral')
    await page.getByRole('link', { name: 'Select Double, Flexible, €200.00' }).click()
    await page.getByRole('button', { name: 'Book now' }).dblclick()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('Almost yours')
    expect(await states()).toEqual(['held'])

    // Back and once more is another attempt, which ends the first; a reload is none.
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/stays/${hotel.slug}`))
    await page.getByRole('button', { name: 'Book now' }).click()
    await expect(heading).toHaveText('Almost yours')
    await page.reload()
    expect(await states()).toEqual(['expired', 'held'])

    const timer = page.getByRole('timer', { name: 'Time left to book' })
    const first = await timer.textContent()
    await expect(timer).not.toHaveText(first ?? '')
    const stay = page.getByRole('complementary', { name: 'Your stay' })
    await expect(stay.getByText(/until \d\d:\d\d, nobody else can take it/)).toBeVisible()
    const book = page.getByRole('button', { name: 'Book for €200.00' })
    await book.click()
    await expect(page.getByRole('heading', { name: '3 things need another look' })).toBeVisible()
    await page.setViewportSize({ width: 360, height: 780 })
    expect(await faultsInBothThemes(page)).toEqual([])
    await expectNoSidewaysScroll(page, 'checkout')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('link', { name: 'Please enter your name' }).click()
    await page.keyboard.type('Elena Marchetti')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('checkbox', { name: /^I agree to/ }).check()
    await book.dblclick()
    await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
    await page.goBack()
    await expect(page).toHaveURL(/\/stays\/(bookings|checkout)\//)
    expect(await states()).toEqual(['expired', 'confirmed'])

    await openMail(server, page, email, /^Your stay at/)
    await page.getByRole('link', { name: 'Change dates or guests' }).click()
    await chooseDates(page, day(10), day(13))
    await page.getByRole('button', { name: 'Show the new price' }).click()
    await page.getByRole('button', { name: 'Change for €300.00' }).click()
    await expect(page.getByRole('heading', { name: 'Your booking is changed' })).toBeVisible()
    await page.getByRole('link', { name: 'Cancel booking' }).click()
    await page.getByRole('button', { name: 'Cancel for free' }).click()
    await expect(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible()
    expect(await referrals()).toEqual([
      { isTheirs: true, code: 'journey-en', method: 'link', state: 'cancelled' },
    ])
  })
})

test('without script and consent, a guest with a phone books for somebody else, changes the stay and cancels it', async ({
  browser,
  server,
}) => {
  const { day, states, referrals } = await openLinkedHotel(server, 'journey-de', 'de')
  const email = 'elena.reise@guests.example'
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.url,
    locale: 'de-DE',
    userAgent: person,
    viewport: { width: 360, height: 780 },
  })
  const page = await context.newPage()
  await page.goto('/r/journey-de')
  await page.getByRole('link', { name: /^Double, Flexible, 200,00.€ auswählen$/ }).click()
  await page.getByRole('button', { name: 'Jetzt buchen' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await page.getByLabel('Für jemand anderen').check()
  await page.getByLabel('Ihr Name').fill('Elena Marchetti')
  await page.getByLabel('E-Mail').fill('elena@')
  await page.getByLabel('Was sollte das Hotel wissen?').fill('Abendfähre')
  await page.getByRole('button', { name: /^Für 200,00.€ buchen$/ }).click()
  await expect(page.getByRole('heading', { name: '3 Angaben brauchen noch einen Blick' })).toBeVisible()
  await expect(page.getByLabel('Was sollte das Hotel wissen?')).toHaveValue('Abendfähre')
  await page.getByLabel('Name des Gastes, der übernachtet').fill('Nonna Marchetti')
  await page.getByLabel('E-Mail').fill(email)
  await page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await page.getByRole('button', { name: /^Für 200,00.€ buchen$/ }).click()
  await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1&lang=de/)
  expect(await states()).toEqual(['confirmed'])

  await openMail(server, page, email, /^Ihr Aufenthalt bei/)
  await page.getByRole('link', { name: 'Daten oder Gäste ändern' }).click()
  await page.getByLabel('Abreise').fill(day(13))
  await page.getByRole('button', { name: 'Neuen Preis zeigen' }).click()
  await page.getByRole('button', { name: /^Für 300,00.€ ändern$/ }).click()
  await expect(page.getByRole('heading', { name: 'Ihre Buchung ist geändert' })).toBeVisible()
  await page.getByRole('link', { name: 'Buchung stornieren' }).click()
  await page.getByRole('button', { name: 'Kostenlos stornieren' }).click()
  await expect(page.getByRole('heading', { name: 'Ihr Aufenthalt ist storniert' })).toBeVisible()
  expect(await referrals()).toEqual([
    { isTheirs: true, code: 'journey-de', method: 'visit', state: 'cancelled' },
  ])
  expect(await context.cookies()).toEqual([])
  await context.close()
})
