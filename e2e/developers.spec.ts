import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('an owner makes a key, uses it, adds an address and sends it an event, and revokes the key', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  await openTestHotel(server, owner, 2, { name: 'Villa Marenne' })
  // A session that has not entered its password lately is asked for it before a key is made.
  await server.sql`UPDATE sessions SET confirmed_until = NULL WHERE user_id = ${owner.id}`
  await page.goto('/settings?section=developers')
  await expect(page.getByText('No keys yet')).toBeVisible()

  await page.getByRole('button', { name: 'New key' }).click()
  const dialog = page.getByRole('dialog', { name: 'New key' })
  await dialog.getByLabel('Name').fill('Channel manager')
  await dialog.getByRole('group', { name: 'hotels and rooms' }).getByText('Read', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Make key' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Confirm it is you' })
  await confirmation.getByLabel('Your password').fill(owner.password)
  await confirmation.getByLabel('Your password').press('Enter')
  await expect(page.getByText('it is shown only once')).toBeVisible()
  const secret = await page.locator('code', { hasText: /^rl_live_\w{32}$/ }).textContent()

  const ask = (path: string) =>
    fetch(`${server.url}/api/v1${path}`, { headers: { authorization: `Bearer ${secret}` } })
  const listed = await ask('/hotels')
  expect((await listed.json()).data).toMatchObject([{ name: 'Villa Marenne' }])
  expect((await ask('/bookings')).status).toBe(403)

  await page.getByRole('button', { name: 'Add address' }).click()
  const address = page.getByRole('dialog', { name: 'Add address' })
  await address.getByLabel('Name').fill('PMS')
  await address.getByLabel('Address').fill('https://10.0.0.7/hook')
  await address.getByLabel(/^Bookings/).check()
  await address.getByRole('button', { name: 'Add address' }).click()
  await expect(address.getByText('This address is in a private network')).toBeVisible()
  await address.getByLabel('Address').fill('https://pms.invalid/hook')
  await address.getByRole('button', { name: 'Add address' }).click()
  const first = await page.locator('code', { hasText: /^whsec_/ }).textContent()
  await expect(page.getByText('All booking events')).toBeVisible()
  await page.getByRole('button', { name: 'More about PMS' }).click()
  await page.getByRole('menuitem', { name: 'Send test event' }).click()
  await page.getByRole('button', { name: /^Open webhook\.test/ }).click()
  await expect(page.getByText('"webhook": "PMS"')).toBeVisible()
  await page.getByRole('button', { name: 'Redeliver now' }).click()
  await expect(page.getByText('The event is on its way again.')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await page.getByRole('button', { name: 'More about PMS' }).click()
  await page.getByRole('menuitem', { name: 'New secret' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Make new secret' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('code', { hasText: /^whsec_/ })).not.toHaveText(first ?? '')

  await page.getByRole('button', { name: 'Revoke Channel manager' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke key' }).click()
  await expect(page.getByText('No keys yet')).toBeVisible()
  const refused = await ask('/hotels')
  expect([refused.status, (await refused.json()).message]).toEqual([
    401,
    expect.stringContaining('was revoked'),
  ])
})
