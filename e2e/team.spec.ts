import { randomUUID } from 'node:crypto'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

const chosen = 'the lake before breakfast'

test('somebody is invited, works with a role, and loses it in an open tab', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const name = 'Villa Marenne'
  const { book } = await openTestHotel(server, owner, 3, { name })
  const ana = await book('Ana Ruiz', 0, 2)
  const email = `luca-${randomUUID().slice(0, 8)}@example.test`

  await page.goto('/settings/team')
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByLabel(name).selectOption('Read only')
  await expect(dialog.getByText('Read only: sees everything and changes nothing')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(email).first()).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
  const luca = await other.newPage()
  const { text } = await mailTo(server, email)
  await luca.goto(/\/team-invitation\?token=\S+/.exec(text)?.[0] ?? '')
  await luca.getByLabel('First name').fill('Luca')
  await luca.getByLabel('Last name').fill('Ferrante')
  await luca.getByLabel('Choose a password').fill(chosen)
  await luca.getByLabel('Confirm password').fill(chosen)
  await luca.getByRole('checkbox').check()
  await luca.getByRole('button', { name: 'Join the team' }).click()
  await expect(luca.getByText('Welcome back, Luca')).toBeVisible()

  await test.step('the role shows the booking and hides what it cannot do', async () => {
    await luca.goto(`/bookings?booking=${ana.id}`)
    await expect(luca.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible()
    await expect(luca.getByRole('button', { name: 'Check in guest' })).toHaveCount(0)
    await expect(luca.getByRole('link', { name: 'New booking' })).toHaveCount(0)
    await luca.goto('/hotels/create')
    await expect(luca.getByText('This page is not part of your role')).toBeVisible()
    await luca.goto(`/bookings?booking=${ana.id}`)
    await expect(luca.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible()
  })

  await test.step('another role counts in the open tab', async () => {
    await page.reload()
    await page.getByRole('button', { name: `Luca Ferrante, ${name}: Read only` }).click()
    await page.getByRole('menuitem', { name: /^Front desk/ }).click()
    await expect(luca.getByRole('button', { name: 'Check in guest' })).toBeVisible()
  })

  await test.step('and so does being removed', async () => {
    await page.getByRole('button', { name: 'More about Luca Ferrante' }).click()
    await page.getByRole('menuitem', { name: 'Remove from the team' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove from the team' }).click()
    await expect(luca.getByText(/You no longer work in the team of/).first()).toBeVisible()
    await expect(luca.getByText('Ana Ruiz')).toHaveCount(0)
    await luca.goto('/hotels')
    await expect(luca.getByText('No hotels found.')).toBeVisible()
  })
  await other.close()
})
