import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { addLink, browser } from '../server/test/tracked-links.ts'
import { createAccount } from './fixtures/accounts.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

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
  const site = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><title>Slow Miles</title><body style="background: #222"><div style="width: 340px">
      <script async src="${server.url}/embed.js" data-hotel="${hotel.slug}" data-look="auto" data-lang="de"
        data-ref="embedded"></script></div>`)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`)
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
    await frame.getByRole('button', { name: 'Zimmer ansehen' }).click()
    await expect(page).toHaveURL(new RegExp(`${server.url}/stays/${hotel.slug}\\?.*adults=1.*&ref=`))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const [clicks] = await server.sql`
      SELECT count(*)::integer AS counted FROM clicks c JOIN tracked_links l ON l.id = c.link_id
      WHERE l.code = 'embedded' AND c.counted`
    expect(clicks?.counted).toBe(1)
  } finally {
    site.close()
    site.closeAllConnections()
  }
})
