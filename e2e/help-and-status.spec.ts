import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'

test('the footer links to the help, where a guest finds an answer, and to the status page', async ({
  page,
  server,
  signedIn,
}) => {
  await signedIn('affiliate')
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help Center' }).click()
  for (const name of ['Hotels', 'Affiliates', 'Guests', 'Administrators']) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  }
  await page.getByLabel('Search the articles').fill('zeppelin')
  await expect(page.getByText(/No articles match/)).toBeVisible()
  await page.getByLabel('Search the articles').fill('how do i get paid')
  await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(
    'How commissions are calculated and paid',
  )
  await page.getByLabel('Search the articles').fill('refunds stay')
  await expect(page).toHaveURL(/q=refunds/)
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: /Change or cancel your stay/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Change or cancel your stay' })).toBeVisible()
  await expect(page.getByText(/5–10 business days/)).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Search the articles')).toHaveValue('refunds stay')

  await server.sql`
    INSERT INTO status_days (component, day, checks, failed)
    VALUES ('mail', (now() AT TIME ZONE 'UTC')::date - 3, 288, 12) ON CONFLICT DO NOTHING`
  await page.goto('/status')
  await expect(page.getByText('Everything is working')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Background jobs' })).toContainText('Working')
  await page.getByText('Days with problems of Mail').click()
  await expect(page.getByText(/failed in 12 of 288 checks/)).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
})
