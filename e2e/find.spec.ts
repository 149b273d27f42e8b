import { companyInput } from '../server/test/company-input.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('one search from anywhere finds guests, companies, pages and rooms to block', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  await testHotel.send('POST', `${testHotel.base}/companies`, companyInput({ company: 'Meier Maschinenbau' }))
  const guest = { name: 'Hana Nakamura', email: 'hana@example.test', phone: '+39 320 555 0142' }
  const { reference } = await testHotel.book('Hana Nakamura', 0, 2, { guest })
  await page.goto('/dashboard')
  const dialog = page.getByRole('dialog', { name: 'Search everything' })
  const find = async (text: string, name: RegExp) => {
    await dialog.getByRole('combobox').fill(text)
    await expect(dialog.getByRole('option', { name }).first()).toBeVisible()
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Control+k')
  await find('nakam', /Hana Nakamura/)
  await find('3205550142', /Hana Nakamura/)
  await find('hana@example', /Hana Nakamura/)
  await find(reference, /Hana Nakamura/)
  await find('maschinen', /Meier Maschinenbau/)
  await find('new booking', /New booking/)
  await find('block 102', /Block room 102/)
  await page.keyboard.press('Enter')
  // Not the company, which was still listed when Enter was pressed.
  await expect(page).toHaveURL(/\/bookings\/calendar/)
})
