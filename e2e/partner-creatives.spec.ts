import { addPartnership } from '../server/test/partnerships.ts'
import { addLink } from '../server/test/tracked-links.ts'
import { createAccount, createSession } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a hotel releases a picture, and its partner takes a banner with it', async ({
  page,
  context,
  server,
}) => {
  const owner = await createAccount(server, 'hotel')
  const affiliate = await createAccount(server, 'affiliate')
  const { hotel, addPhotos } = await openTestHotel(server, owner, 2)
  await addPhotos(['teal', 'orange'])
  const id = await addPartnership(server, { hotelId: hotel.id, affiliateId: affiliate.id })
  const code = `sea-${id.slice(0, 8)}`
  await addLink(server, { hotelId: hotel.id, affiliateId: affiliate.id, code })
  const signIn = async (account: typeof owner) => {
    const token = await createSession(server, account)
    await context.addCookies([{ name: 'token', value: token, url: server.url }])
  }
  await signIn(owner)
  await page.goto(`/hotels/${hotel.id}/partners/creatives`)
  await page.getByRole('switch', { name: 'Partners may use it' }).first().click()
  await page.getByLabel('Credit').first().fill('© Anna Ferri')
  await page.getByLabel('What it shows, in English').first().fill('The terrace above the sea')
  await page.getByLabel('Short text, in English').fill('A house above the sea, with lemon trees.')
  await page.getByRole('button', { name: 'Save creatives' }).click()
  await expect(page.getByText('Saved. Your partners find it')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await faultsInBothThemes(page)).toEqual([])
  await signIn(affiliate)
  await page.goto(`/partnerships/${id}/creatives`)
  for (const size of ['300 × 250', '728 × 90', '160 × 600']) {
    await page.getByText(size, { exact: true }).click()
    const [width, height] = size.split(' × ')
    await expect(page.locator('pre')).toContainText(`width:${width}px;height:${height}px`)
  }
  await expect(page.locator('pre')).toContainText(`/r/${code}?lang=en`)
  await expect(page.getByRole('link', { name: /^WebP/ })).toHaveCount(2)
  await expectNoSidewaysScroll(page)
  expect(await faultsInBothThemes(page)).toEqual([])
})
