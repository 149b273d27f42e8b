import { previewSwitches } from '@roomlark/contract/platform'
import { createAccount, setSwitches } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('before the launch everything is exactly as the specification says', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 3, { currency: 'USD' })
  await testHotel.book('Hana Nakamura', 10, 12)
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
  for (const path of ['/help', '/status', '/api/docs']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  for (const path of ['/hotels/create', '/bookings', '/profile', '/dashboard/activity']) {
    await page.goto(path)
    await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
  }
  expect(refused).toEqual([])
})

test('only an administrator may preview what is closed', async ({ page, server, signedIn }) => {
  const testHotel = await openTestHotel(server, await createAccount(server, 'hotel'), 3)
  await testHotel.book('Hana Nakamura', 1, 3)
  await setSwitches(server, previewSwitches)
  await signedIn('hotel')
  for (const path of ['/bookings', '/hotels/create', '/profile']) {
    await page.goto(`${path}?preview=open`)
    await expect(page.getByText('COMING SOON', { exact: true })).toBeVisible()
    await expect(page.getByText(/^Preview:/)).toHaveCount(0)
  }
  await signedIn('admin')
  await page.goto('/bookings?preview=open')
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
