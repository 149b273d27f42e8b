import { companyInput } from '../server/test/company-input.ts'
import { invoicingInput } from '../server/test/invoicing-input.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a company is kept, booked for, leaves its guest without paying, gets one bill and pays it', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const { base, send } = testHotel
  await send('PUT', `${base}/invoicing`, { ...invoicingInput(), version: 0 })
  const dialog = page.getByRole('dialog')
  const toasts = page.getByRole('status')

  await test.step('its VAT id is checked after it was saved', async () => {
    const { company, address, postalCode, city, vatId } = companyInput()
    await page.goto('/bookings/companies')
    await page.getByRole('button', { name: 'Add your first company' }).click()
    await dialog.getByLabel('Company', { exact: true }).fill(company)
    await dialog.getByLabel('Street and number').fill(address)
    await dialog.getByLabel('Postal code').fill(postalCode)
    await dialog.getByLabel('City').fill(city)
    await dialog.getByLabel('Country').selectOption('DE')
    await dialog.getByLabel('VAT id').fill('DE12')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(dialog.getByLabel('VAT id')).toHaveAttribute('aria-invalid', 'true')
    await dialog.getByLabel('VAT id').fill(vatId)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
    await expect(page.getByText('Valid', { exact: true })).toBeVisible()
  })
  const account = new URL(page.url()).pathname

  await test.step('the desk books for it', async () => {
    await page.goto(`/bookings/new?hotel=${testHotel.hotel.id}`)
    await page.getByLabel('Check-out').fill(testHotel.day(3))
    await page.getByRole('button', { name: /^Double, / }).click()
    await page.getByLabel('Guest name').fill('Ida Berg')
    await page.getByRole('combobox', { name: 'Company' }).fill('Meier')
    await page.getByRole('listbox').getByRole('option', { name: /Meier/ }).click()
    await expect(page.getByText('It pays: Room, Taxes and Fees.')).toBeVisible()
    await page.getByRole('button', { name: 'Confirm booking' }).click()
    await expect(toasts.getByText('The booking of Ida Berg is confirmed.')).toBeVisible()
  })

  await test.step('its guest leaves while it pays later', async () => {
    const panel = page.getByRole('complementary', { name: /booking/i })
    await panel.getByRole('button', { name: 'Check in guest' }).click()
    await dialog.getByRole('button', { name: 'Check in' }).click()
    await panel.getByRole('button', { name: 'Check out early' }).click()
    await dialog.getByRole('button', { name: 'Check out early' }).click()
    await dialog.getByRole('button', { name: 'The company pays later' }).click()
    await expect(panel.getByText(/The company pays .* later/)).toBeVisible()
  })

  await test.step('one bill is issued and paid', async () => {
    await page.goto(account)
    await page.getByRole('button', { name: /^Issue one bill over/ }).click()
    await expect(dialog.getByText(/^Ida Berg, /)).toBeVisible()
    const preview = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Preview as PDF' }).click()
    await preview
    await dialog.getByRole('button', { name: 'Issue bill' }).click()
    await expect(page.getByText('Everything is on an invoice')).toBeVisible()
    await page.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Record payment' }).click()
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(page.getByText('Nothing is open')).toBeVisible()
    await expect(page.getByText('Paid', { exact: true })).toBeVisible()
    await page.setViewportSize({ width: 390, height: 844 })
    await expectNoSidewaysScroll(page)
  })
})
