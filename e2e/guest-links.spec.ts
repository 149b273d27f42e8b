import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addLink, browser } from '../server/test/tracked-links.ts'
import { createAccount } from './fixtures/accounts.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** A page of another site, elsewhere than our server. */
async function openSite(body: () => string) {
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Slow Miles</title>${body()}`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const close = () => {
    site.close()
    site.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`, close }
}

/** A hotel with the link of an affiliate to it. */
async function openLinkedHotel(server: Server, code: string) {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  const affiliate = await createAccount(server, 'affiliate')
  await addLink(server, { affiliateId: affiliate.id, hotelId: testHotel.hotel.id, code })
  return testHotel
}

// Without a name of its own a headless browser is taken for the robot that it is.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'user-agent': browser }))

test.describe('a link of an affiliate', () => {
  test.use({ consent: false })

  test('is carried by the address, by a cookie once that is allowed, and by nothing when it is withdrawn', async ({
    page,
    context,
    server,
  }) => {
    const { hotel } = await openLinkedHotel(server, 'carried')
    const kept = async () => (await context.cookies()).some(({ name }) => name === 'referral')
    await page.goto('/r/carried')
    await expect(page).toHaveURL(new RegExp(`/stays/${hotel.slug}\\?ref=[\\w-]{60,}$`))
    await page.getByRole('link', { name: 'Roomlark stays' }).click()
    await expect(page).toHaveURL(/\/stays\?ref=/)
    expect(await kept()).toBe(false)

    await page.getByRole('button', { name: 'Accept All' }).click()
    await expect.poll(kept).toBe(true)
    await page.goto('/stays')
    await page.getByRole('link', { name: 'Roomlark stays' }).click()
    await expect(page).toHaveURL(/\/stays$/)

    await page.goto('/cookie-policy')
    await page.getByRole('button', { name: 'Change cookie preferences' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('switch', { name: 'Marketing' }).click()
    await dialog.getByRole('button', { name: 'Save Preferences' }).click()
    await expect.poll(kept).toBe(false)
  })
})

test('the box stands in the page of another site, takes the height it needs and leads to the rooms', async ({
  page,
  server,
}) => {
  const { hotel } = await openLinkedHotel(server, 'embedded')
  const site = await openSite(
    () => `<body style="background: #222"><div style="width: 340px">
      <script async src="${server.url}/embed.js" data-hotel="${hotel.slug}" data-look="auto" data-lang="de"
        data-ref="embedded"></script></div>`,
  )
  try {
    await page.goto(site.url)
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('2 Nächte ab')).toBeVisible()
    await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
    const heights = async () => [
      await page.locator('iframe').evaluate((element) => element.clientHeight),
      Math.ceil(await frame.locator('form').evaluate((element) => element.getBoundingClientRect().height)),
    ]
    const isFitting = async () => {
      const [outside = 0, inside = 1] = await heights()
      return outside === inside
    }
    await expect.poll(isFitting).toBe(true)
    const [before = 0] = await heights()
    await frame.getByText('2 Gäste, 1 Zimmer').click()
    await expect.poll(async () => (await heights())[0]).toBeGreaterThan(before + 100)
    await expect.poll(isFitting).toBe(true)

    await frame.getByRole('spinbutton', { name: 'Erwachsene' }).fill('1')
    await frame.getByRole('button', { name: 'Preis aktualisieren' }).click()
    await expect(frame.getByText('1 Gast, 1 Zimmer')).toBeVisible()
    // The page has come anew, and moves its button until the frame has its height.
    await expect.poll(isFitting).toBe(true)
    await frame.getByRole('button', { name: 'Zimmer ansehen' }).click()
    await expect(page).toHaveURL(new RegExp(`${server.url}/stays/${hotel.slug}\\?.*adults=1.*&ref=`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const [clicks] = await server.sql`
      SELECT count(*)::integer AS counted FROM clicks c JOIN tracked_links l ON l.id = c.link_id
      WHERE l.code = 'embedded' AND c.counted`
    expect(clicks?.counted).toBe(1)
  } finally {
    site.close()
  }
})

test('a guest books in a window over the hotel’s own site, with cookies of others blocked', async ({
  page,
  context,
  server,
}) => {
  const testHotel = await openLinkedHotel(server, 'over')
  const { hotel } = testHotel
  let key = ''
  const site = await openSite(
    () => `<h1>Casa</h1><div style="width: 340px">
      <script async src="${server.url}/embed.js" data-hotel="${hotel.slug}" data-ref="over"
        data-key="${key}"></script></div>`,
  )
  const settings = { websites: [site.url], look: 'light', accent: '#7a1f3d', version: null }
  const frame = await testHotel.send<{ key: string }>('PUT', `/hotels/${hotel.id}/booking-frame`, settings)
  key = frame.key
  try {
    await context.clearCookies()
    const devTools = await context.newCDPSession(page)
    await devTools.send('Network.enable')
    await devTools.send('Network.setCookieControls', {
      enableThirdPartyCookieRestriction: true,
    })
    await page.goto(site.url)
    await page.frameLocator('iframe').getByRole('button', { name: 'See rooms' }).click()
    const window = page.getByRole('dialog', { name: 'Villa Marenne' })
    const inside = window.frameLocator('iframe')
    await expect(inside.getByRole('heading', { level: 1, name: 'Villa Marenne' })).toBeVisible()
    await inside
      .getByRole('link', { name: /^Select / })
      .first()
      .click()
    await inside.getByRole('button', { name: 'Book now' }).click()
    await inside.getByLabel('Your name').fill('Hana Ito')
    await inside.getByLabel('Email').fill('hana@over.test')
    await inside.getByRole('checkbox', { name: /^I agree/ }).check()
    await inside.getByRole('button', { name: /^Book for/ }).click()
    await expect(inside.getByText('We sent the details to hana@over.test')).toBeVisible()
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      inside
        .getByRole('link', { name: /Cancel/ })
        .first()
        .click(),
    ])
    await expect(tab).toHaveURL(/\/stays\/bookings\/[\w-]+\/cancel/)
    expect(await context.cookies()).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    await window.getByRole('button', { name: 'Close' }).click()
    await expect(window).toBeHidden()
  } finally {
    site.close()
  }
})
