import { expect, test } from './fixtures/test.ts'

test('a visitor is asked in the language of the browser, and refused in it', async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'de-AT', baseURL: server.url })
  const page = await context.newPage()
  await page.goto('/login')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('nobody@example.test')
  await page.getByLabel('Passwort', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await expect(
    page.getByText('Die E-Mail-Adresse oder das Passwort ist falsch.', { exact: true }),
  ).toBeVisible()
  await context.close()
})

test('an account chooses its language once, and finds it again', async ({ page, signedIn, signInAs }) => {
  const account = await signedIn('hotel')
  await page.goto('/settings')
  await page.getByLabel('Language').selectOption('Italiano')
  await expect(page.getByLabel('Formats')).toHaveValue('it-IT')
  await page.getByRole('button', { name: 'Save formats' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Impostazioni')
  // Another member of the same team may have another one.
  await signedIn('affiliate')
  await page.goto('/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await signInAs(account)
  await page.goto('/hotels')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hotel')
  await page.goto('/help/close-the-day')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chiudere la giornata')
})
