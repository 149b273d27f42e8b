import { previewSwitches } from '@roomlark/contract/platform/platform'
import { addLink } from '../server/test/tracked-links.ts'
import { createAccount, setSwitches } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('before the launch everything is exactly as the specification says', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner, 3, {
    name: 'Casa Limone',
    currency: 'USD',
  })
  await testHotel.book('Hana Nakamura', 10, 12)
  await server.sql`
    INSERT INTO notifications (user_id, event, particulars, link, occasion, at, in_app, mail)
    VALUES (${owner.id}, 'booking-new', ${'Claire Dubois booked a double\nTwo nights'}, '/bookings?booking=1', 'before', now(),
            true, 'off')`
  await setSwitches(server, previewSwitches)
  const refused: string[] = []
  page.on('response', (response) => response.status() === 403 && refused.push(response.url()))

  await page.goto('/dashboard')
  const shares = page.getByRole('region', { name: 'Revenue Distribution', exact: true })
  for (const [source, share] of Object.entries({ Direct: 45, Affiliate: 30, OTA: 20, Other: 5 })) {
    await expect(shares.getByRole('listitem').filter({ hasText: source })).toHaveText(`${source}${share}%`)
  }
  await expect(page.getByText('Last 6 months')).toBeVisible()
  const recent = page.getByRole('region', { name: 'Recent Activity' })
  await expect(recent.getByText('New booking received')).toHaveCount(5)
  await expect(recent.getByText('2 hours ago')).toHaveCount(5)
  await expect(recent.getByRole('link', { name: 'View all activity' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Arrivals today' })).toHaveCount(0)
  await expect(page.getByText('Hana Nakamura')).toHaveCount(0)

  const support = page.getByRole('contentinfo').getByRole('navigation', { name: 'Support' })
  await expect(support.getByRole('listitem')).toHaveText([
    'Contact Support',
    'Help Center',
    'API Documentation',
    'Status Page',
  ])
  await expect(support.getByRole('link')).toHaveText(['Contact Support'])
  const affiliateId = (await createAccount(server, 'affiliate')).id
  await addLink(server, { affiliateId, hotelId: testHotel.hotel.id, code: 'before-the-launch' })
  const { slug } = testHotel.hotel
  const ofGuests = ['/stays', '/stays/search', `/stays/${slug}`, `/stay/${slug}`, '/r/before-the-launch']
  for (const path of ['/help', ...ofGuests]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' }), path).toBeVisible()
    await expect(page.getByText("Sorry, we couldn't find the page you're looking for.")).toBeVisible()
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Go to Dashboard', 'Go Home'])
  }
  for (const path of ['/hotels/create', '/bookings']) {
    await page.goto(path)
    await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
    await expect(page.getByText('This page is coming soon.')).toBeVisible()
  }
  await page.goto('/hotels')
  await expect(page.getByRole('heading', { name: 'Casa Limone' })).toBeVisible()
  await page.goto('/settings/team')
  await expect(page.getByRole('navigation', { name: 'Settings' }).getByRole('link')).toHaveText([
    'General',
    'Notifications',
  ])
  await expect(page.getByText('did not load')).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const news = page.getByRole('region', { name: 'Notifications' })
  await expect(news.getByText('Claire Dubois booked a double')).toBeVisible()
  await expect(news.getByRole('link', { name: /Claire Dubois/ })).toHaveCount(0)
  expect(refused).toEqual([])
})

test('before the launch the dashboard is the same for every role', async ({ page, server, signedIn }) => {
  await setSwitches(server, previewSwitches)
  const cards: string[][] = []
  for (const userType of ['hotel', 'affiliate', 'admin'] as const) {
    await signedIn(userType)
    await page.goto('/dashboard')
    const card = page.getByRole('article')
    await expect(card).toHaveCount(4)
    const words = (await card.allInnerTexts()).map((text) => text.replaceAll(/Up|Down|[\d.,$%\s-]/g, ''))
    cards.push(words)
    const trends = await card.getByText('vs last period').all()
    const tops = await Promise.all(trends.map(async (one) => (await one.boundingBox())?.y))
    expect(new Set(tops).size).toBe(1)
  }
  expect(cards[1]).toEqual(cards[0])
  expect(cards[2]).toEqual(cards[0])
})

test('only an administrator may preview what is closed', async ({ page, server, signedIn }) => {
  const testHotel = await openTestHotel(server, await createAccount(server, 'hotel'), 3)
  const { reference } = await testHotel.book('Hana Nakamura', 1, 3)
  await setSwitches(server, previewSwitches)
  await signedIn('hotel')
  await page.goto('/profile?preview=open')
  await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Preview:/)).toHaveCount(0)
  await signedIn('admin')
  // An administrator's list begins with what other tests have booked.
  await page.goto(`/bookings?preview=open&search=${reference}`)
  await expect(page.getByText(/^Preview:/)).toBeVisible()
  await expect(page.getByText('Hana Nakamura').first()).toBeVisible()
  await page.goto('/profile?preview=open')
  await page.getByLabel('First name').fill('Ada')
  await page.getByRole('button', { name: /Save/ }).first().click()
  await expect(page.getByText('This part of Roomlark is not open yet.').first()).toBeVisible()
  await page.context().clearCookies()
  await page.goto('/register?preview=open')
  await expect(page.getByRole('button', { name: 'Registration Disabled' })).toBeDisabled()
})
