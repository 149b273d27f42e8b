import { addDays, utcDay } from '@roomlark/contract/dates'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

test('an admin announces new terms; a hotel sees the banner, and the page keeps the version in force', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  await signedIn('admin')
  await page.goto('/settings?section=legal')
  await page.getByRole('button', { name: 'New version of the Cookie Policy' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await expect(text).toHaveValue(/^## .*\| `_fbp` \| /s)
  await page.getByLabel('What is new').fill('One cookie fewer')
  await page.getByRole('button', { name: 'Publish and announce' }).click()
  await expect(page.getByText('The text is the same as version 1')).toBeVisible()
  await page.getByLabel('Takes effect on').fill('2020-01-01')
  await text.fill('## Crumbs\n\nWe keep **none**. <b>No tags.</b>')
  const difference = page.getByRole('region', { name: 'Changes from version 1' })
  await expect(difference.locator('ins').filter({ hasText: 'Crumbs' })).toBeVisible()
  await expect(difference.locator('del').filter({ hasText: '_fbp' })).toBeAttached()
  await page.getByRole('button', { name: 'Publish and announce' }).click()
  await expect(page.getByText(/promise 30 days’ notice/)).toBeVisible()
  const soon = addDays(utcDay(new Date()), 40)
  await page.getByLabel('Takes effect on').fill(soon)
  await page.getByRole('button', { name: 'Publish and announce' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await question.getByLabel('Type PUBLISH to confirm').fill('PUBLISH')
  await question.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Version 2 announced')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await signedIn('hotel')
  await page.goto('/notifications')
  await expect(page.getByText('One cookie fewer')).toBeVisible()
  await page.getByRole('link', { name: 'Read it' }).click()
  await expect(page.getByText('We keep none. <b>No tags.</b>')).toBeVisible()
  await page.getByRole('link', { name: 'Read the version in force' }).click()
  await expect(page.getByRole('main')).toContainText('2 years')
  await expect(page.getByText(/Version 1/)).toBeVisible()
  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('One cookie fewer')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
  await expect(page.getByText('One cookie fewer')).toHaveCount(0)

  // Whoever is asked to agree can read the texts without script.
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'de-DE' })
  const reader = await plain.newPage()
  await reader.goto('/cookie-policy?version=announced')
  await expect(reader.getByText('We keep none. <b>No tags.</b>')).toBeVisible()
  await expect(reader.getByText('nur auf Englisch')).toBeVisible()
  await plain.close()

  // Visitors see it too on every public page, except on the text itself, which says so anyway.
  await page.evaluate(() => localStorage.clear())
  await page.context().clearCookies()
  for (const path of ['/login', '/help']) {
    await page.goto(path)
    await expect(page.getByRole('region', { name: 'Changes to our legal texts' })).toContainText(
      'One cookie fewer',
    )
  }
  await server.sql`ALTER TABLE legal_versions DISABLE TRIGGER legal_versions_append_only`
  await server.sql`DELETE FROM legal_versions`
  await server.sql`ALTER TABLE legal_versions ENABLE TRIGGER legal_versions_append_only`
})
