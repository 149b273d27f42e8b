import { password } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import { expect, test } from './fixtures/test.ts'

test('a user downloads their data, deletes the account, and comes back', async ({
  page,
  server,
  signedIn,
}) => {
  const account = await signedIn('affiliate')
  await page.goto('/profile?tab=data')
  await page.getByRole('button', { name: 'Request my data' }).click()
  expect((await mailTo(server, account.email)).text).toContain(`${server.url}/profile?tab=data`)
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('roomlark-my-data.zip')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password').fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL(/\/login/)
  await mailTo(server, account.email, 2)

  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Welcome back, Amara')).toBeVisible()
  expect((await mailTo(server, account.email, 3)).subject).toBe('Your Roomlark account will not be deleted')
})
