import { randomBytes, randomUUID } from 'node:crypto'
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { addDays, dayText, utcDay } from '@roomlark/contract/dates'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import { addPartnership } from '../server/test/partnerships.ts'
import { follow, browser as person } from '../server/test/tracked-links.ts'
import { type Account, createAccount, createSession, turnOnMfa } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** One click of a visitor counts in an hour, so the second guest has a browser of another make. */
const otherPerson = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

/** A hotel that affiliates find, with a name of its own. */
async function openListedHotel(server: Server, owner: Account) {
  const name = `Casa ${randomBytes(4).toString('hex')}`
  const testHotel = await openTestHotel(server, owner, 2, { name })
  await server.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${testHotel.hotel.id}`
  return { ...testHotel, name }
}

async function presentAs(server: Server, affiliate: Account, publicName: string): Promise<void> {
  await server.sql`
    INSERT INTO affiliate_profiles (user_id, public_name, site, audience, countries, channels, updated_at)
    VALUES (${affiliate.id}, ${publicName}, 'https://slowmiles.example', 'Slow travellers', '{SE}', '{website}', now())`
}

/** Another browser in which this account is signed in. */
async function openFor(browser: Browser, server: Server, account: Account, options?: BrowserContextOptions) {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
  const page = await context.newPage()
  /** Somebody else signs in here. */
  const signIn = async (next: Account) => {
    const token = await createSession(server, next)
    await context.addCookies([{ name: 'token', value: token, url: server.url }])
  }
  await signIn(account)
  return { page, signIn, close: () => context.close() }
}

async function post(server: Server, path: string, body: object, token?: string) {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': otherPerson,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: await answer.text() }
}

/** Collects what the server tells this page, apart from the stream that never ends. */
function listenTo(page: Page): Promise<string>[] {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const { 'content-type': type = '' } = response.headers()
    if (/json|csv/.test(type)) answers.push(response.text().catch(() => ''))
  })
  return answers
}

/** Holds back the answer to a request for a partnership until the page has heard of it and read the hotel again. */
async function answerAfterReread(page: Page, hotelId: string) {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const reread = page.waitForResponse(
    async (response) =>
      response.url().endsWith(`/partnerships/hotels/${hotelId}`) &&
      (await response.text()).includes('requested'),
  )
  await page.route('**/api/v1/partnerships', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await answered
    await route.fulfill({ response })
  })
  return { reread, answer: () => answer() }
}

/** `16 June` */
function longDay(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })
}

test('an affiliate finds a hotel, is approved, and two guests book by the link: everybody sees it at once', async ({
  page,
  context,
  browser,
  server,
  signedIn,
}) => {
  test.slow()
  const owner = await createAccount(server)
  const { hotel, name, day, plan, type } = await openListedHotel(server, owner)
  await server.sql`UPDATE hotel_partner_settings SET is_listed = false WHERE hotel_id = ${hotel.id}`
  await presentAs(server, await signedIn('affiliate'), `Slow Miles ${name}`)
  const answers = listenTo(page)
  const { page: desk, ...deskBrowser } = await openFor(browser, server, owner)

  await test.step('finds and asks', async () => {
    await desk.goto(`/hotels/${hotel.id}/partners`)
    await desk.getByRole('button', { name: 'List it for affiliates' }).click()
    await expect(desk.getByText('Affiliates find this hotel and may ask to recommend it.')).toBeVisible()
    await page.goto('/dashboard')
    const first = page
      .getByRole('region', { name: 'First steps' })
      .getByRole('link', { name: 'Find a hotel' })
    await expect(first).toHaveCSS('border-top-style', 'solid')
    await first.click()
    await page.getByRole('searchbox', { name: 'Search hotels' }).fill(name)
    await page.getByRole('link', { name: new RegExp(`^Request.*${name}`) }).click()
    await page.getByLabel(/^Message to the hotel/).fill('A piece on ferries for 40,000 readers in spring.')
    // The list beside the panel is filtered meanwhile, which takes nothing away.
    await page.getByRole('searchbox', { name: 'Search hotels' }).fill('')
    await expect(page).not.toHaveURL(/search=/)
    const seen = await answerAfterReread(page, hotel.id)
    await page.getByRole('button', { name: 'Request partnership' }).click()
    await seen.reread
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible()
    await expect(page.getByText(/nothing to ask|with the hotel/)).toHaveCount(0)
    seen.answer()
    await expect(page.getByText('Your request is sent')).toBeVisible()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Requested', { exact: true })).toBeVisible()
  })
  await test.step('is approved', async () => {
    await expect(desk.getByText('A piece on ferries for 40,000 readers')).toBeVisible()
    await desk.getByRole('button', { name: 'Approve partner' }).click()
    await expect(page.getByText('Active', { exact: true })).toBeVisible()
    await expect(desk.getByRole('row', { name: `Slow Miles ${name}` })).toContainText('Active')
  })
  const link = await test.step('has a link, and makes another one to two nights', async () => {
    await page.getByRole('link', { name: 'Your 1 link' }).click()
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'New link' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Label').fill('spring-ferries')
    await page.getByText('A room on dates').click()
    await page.getByLabel('Check-in').fill(day(10))
    await page.getByLabel('Check-out').fill(day(12))
    await expect(page.getByText('2 rooms free, 2 nights from €200.00')).toBeVisible()
    await page.getByRole('button', { name: 'Create link' }).click()
    await expect(dialog).toHaveCount(0)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    return page.evaluate(() => navigator.clipboard.readText())
  })
  const code = link.replace(`${server.url}/r/`, '')

  await test.step('both guests book while everybody looks', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Performance' }).click()
    await expect(funnel(page, 'Clicks')).toContainText('0')
    await desk.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click()
    await expect(desk.getByRole('heading', { name: 'Bookings', level: 1 })).toBeVisible()
    await bookWithConsent(browser, server, link)
    // Without consent nothing is kept in the browser: the address carries what the visit needs.
    const visit = await follow(server, code, { 'user-agent': otherPerson })
    const begun = await post(server, '/guest/checkouts', {
      slug: hotel.slug,
      checkInOn: day(10),
      checkOutOn: day(12),
      adults: 2,
      childAges: [],
      ratePlanId: plan.id,
      rooms: [{ roomTypeId: type.id, quantity: 1 }],
      expectedTotalCents: 20_000,
      key: randomUUID(),
      language: 'en',
      reference: visit.ref,
    })
    const { token } = JSON.parse(begun.body).data
    const confirmed = await post(server, `/guest/checkouts/${token}/confirm`, {
      details: {
        name: 'Nils Engdahl',
        email: 'nils.engdahl@guests.example',
        phone: '',
        specialRequests: '',
        forWhom: 'myself',
        stayingName: '',
        termsAccepted: true,
      },
      expectedTotalCents: 20_000,
    })
    expect(confirmed.status, confirmed.body).toBe(200)
    await Promise.all([
      expect(funnel(page, 'Bookings').getByText('2', { exact: true })).toBeVisible(),
      expect(desk.getByText('Elena Marchetti').first()).toBeVisible(),
      expect(desk.getByText('Nils Engdahl').first()).toBeVisible(),
    ])
  })
  await test.step('what the affiliate sees', async () => {
    await expect(funnel(page, 'Clicks').getByText('2', { exact: true })).toBeVisible()
    await expect(page.getByRole('listitem').filter({ hasText: 'Link, with consent' })).toContainText('1 50%')
    await expect(page.getByRole('listitem').filter({ hasText: 'Link, this visit only' })).toContainText(
      '1 50%',
    )
    const read = [await page.content(), ...(await Promise.all(answers))].join('\n')
    expect(read).toContain('spring-ferries')
    expect(read).not.toMatch(/marchetti|engdahl|guests\.example/i)
  })
  await test.step('what the hotel and an administrator see', async () => {
    await desk.getByText('Elena Marchetti').first().click()
    const booking = desk.getByRole('complementary', { name: 'Booking' })
    await expect(booking).toContainText(`Slow Miles ${name}`)
    await expect(booking).toContainText(/Commission\s*12\.5%\s*Will cost\s*€25\.00/)

    const admin = await createAccount(server, 'admin')
    await turnOnMfa(server, admin)
    await deskBrowser.signIn(admin)
    await desk.goto(`/users/partnerships?search=${encodeURIComponent(name)}`)
    const row = desk.getByRole('row', { name: `Slow Miles ${name}` })
    await expect(row).toContainText('Active')
    await expect(row.getByRole('cell', { name: '2', exact: true })).toBeVisible()
  })
  await deskBrowser.close()
})

/** One of the figures at the top of the page. */
function funnel(page: Page, step: string): Locator {
  return page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: step, exact: true, level: 2 }) })
}

async function bookWithConsent(browser: Browser, server: Server, link: string): Promise<void> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', userAgent: person })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('button', { name: 'Accept All' }).click()
  await expect.poll(async () => (await context.cookies()).map((cookie) => cookie.name)).toContain('referral')
  await page.getByRole('link', { name: 'Select Double, Flexible, €200.00' }).click()
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByLabel('Your name').fill('Elena Marchetti')
  await page.getByLabel('Email').fill('elena.marchetti@guests.example')
  await page.getByRole('checkbox', { name: /^I agree to/ }).check()
  await page.getByRole('button', { name: 'Book for €200.00' }).click()
  await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
  await context.close()
}

test('a hotel declines with a day, announces a lower rate and cancels it, and affiliates read it on their phones', async ({
  page: desk,
  browser,
  server,
  signedIn,
}) => {
  test.slow()
  const { hotel, name } = await openListedHotel(server, await signedIn('hotel'))
  const asking = await createAccount(server, 'affiliate')
  const partner = await createAccount(server, 'affiliate')
  await presentAs(server, asking, 'Cabin Weekly')
  await presentAs(server, partner, 'The Long Weekend')
  await addPartnership(server, { hotelId: hotel.id, affiliateId: partner.id })
  const token = await createSession(server, asking)
  const ask = () =>
    post(server, '/partnerships', { hotelId: hotel.id, message: 'Cabins by the sea, every Friday.' }, token)
  expect((await ask()).status).toBe(200)
  const phone = await openFor(browser, server, asking, {
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
  })

  await test.step('declined, with the day from which to ask again', async () => {
    await phone.page.goto('/partnerships/requests')
    await expect(phone.page.getByText(/^Asked on/)).toBeVisible()
    await desk.goto(`/hotels/${hotel.id}/partners`)
    await desk.getByRole('button', { name: 'Decline', exact: true }).click()
    const day = addDays(utcDay(new Date()), 20)
    const dialog = desk.getByRole('dialog')
    await dialog.getByRole('radio', { name: /^Needs more detail/ }).check()
    await dialog.getByLabel(/^In your words/).fill('Which cabins have you written about?')
    await dialog.getByLabel('They may ask again from').fill(day)
    await dialog.getByRole('button', { name: 'Decline request' }).click()

    const request = phone.page.getByRole('listitem', { name })
    await expect(request).toContainText('Needs more detail.')
    await expect(request).toContainText('“Which cabins have you written about?”')
    await expect(request).toContainText(longDay(day))
    await expect(request.getByRole('link', { name: 'Ask again' })).toHaveCount(0)
    const refused = await ask()
    expect(refused.status).toBe(409)
    expect(refused.body).toContain(`You can ask this hotel again from ${dayText(day)}.`)
    await expect(desk.getByRole('heading', { name: 'No requests to decide' })).toBeVisible()
    await expectNoSidewaysScroll(phone.page)
  })
  await test.step('a lower rate is announced and cancelled', async () => {
    await phone.signIn(partner)
    await phone.page.goto('/partnerships')
    const terms = phone.page.getByRole('region', { name })
    await expect(terms).toContainText('12.5% of each stay')
    await desk.getByRole('link', { name: 'The Long Weekend' }).click()
    const panel = desk.getByRole('complementary', { name: 'The Long Weekend' })
    await panel.getByText('Own rate', { exact: true }).click()
    await panel.getByLabel('New rate').fill('10')
    const from = firstDayAfterNotice(new Date())
    await panel.getByRole('button', { name: `Announce 10% from ${longDay(from)}` }).click()
    await expect(panel).toContainText('10% instead of 12.5%')
    await expect(desk.getByRole('row', { name: 'The Long Weekend' })).toContainText(`from ${longDay(from)}`)
    const notice = terms.getByText('the commission is 10% instead of 12.5%.')
    await expect(notice).toBeVisible()
    await expect(notice).toContainText(longDay(from))
    await expect(phone.page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expectNoSidewaysScroll(phone.page)
    expect(await faultsInBothThemes(phone.page), phone.page.url()).toEqual([])
    expect(await faultsInBothThemes(desk), desk.url()).toEqual([])

    await panel.getByRole('button', { name: 'Cancel the change' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Cancel the change' }).click()
    await expect(notice).toHaveCount(0)
    await expect(terms).toContainText('12.5% of each stay')
    await expect(panel.getByRole('button', { name: 'Cancel the change' })).toHaveCount(0)
    await expect(desk.getByRole('row', { name: 'The Long Weekend' })).not.toContainText('from')
  })
  await phone.close()
})
