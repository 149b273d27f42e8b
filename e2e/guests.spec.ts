import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a guest who comes again is recognised, noted and merged, also on a phone', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const first = await testHotel.book('Ana Ruiz', 0, 2, {
    guest: { name: 'Ana Ruiz', email: 'ana@example.test' },
  })
  await testHotel.book('Ana R.', 4, 5, { guest: { name: 'Ana R.', email: 'ana@work.test' } })

  await page.goto(`/bookings?booking=${first.id}`)
  await page.getByRole('link', { name: 'Guest profile' }).click()
  await expect(page.getByRole('heading', { name: 'Ana Ruiz', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByLabel('Preferences (optional)').fill('High floor')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The guest is saved.')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Actions for this guest' }).click()
  await page.getByRole('menuitem', { name: 'Merge with another guest' }).click()
  await page.getByLabel('Search guests').fill('work.test')
  await page.getByRole('button', { name: /Ana R\./ }).click()
  await page.getByRole('radio', { name: 'ana@work.test' }).check()
  await page.getByRole('button', { name: 'Merge for good' }).click()
  await expect(page.getByText('The two guests are one now.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ana R.' })).toBeVisible()
  await page.getByRole('link', { name: 'Guests' }).first().click()
  await expect(page.getByText('1 guest', { exact: true })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(`/bookings/new?hotel=${testHotel.hotel.id}`)
  await page.getByLabel(/^Email/).fill('ana@example.test')
  await expect(page.getByText('Ana Ruiz has booked before')).toBeVisible()
  await page.getByRole('button', { name: 'Fill in the rest' }).click()
  await expect(page.getByLabel('Guest name')).toHaveValue('Ana Ruiz')
})
