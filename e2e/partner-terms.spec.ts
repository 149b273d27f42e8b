import { addPartnership } from '../server/test/partnerships.ts'
import { createAccount, createSession } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

test('a hotel tries tiers and a campaign, saves both, and the partner reads them', async ({
  page,
  context,
  server,
}) => {
  const owner = await createAccount(server, 'hotel')
  const affiliate = await createAccount(server, 'affiliate')
  const { hotel, day } = await openTestHotel(server, owner, 2)
  const id = await addPartnership(server, { hotelId: hotel.id, affiliateId: affiliate.id })
  const signIn = async (account: typeof owner) => {
    const token = await createSession(server, account)
    await context.addCookies([{ name: 'token', value: token, url: server.url }])
  }
  await signIn(owner)
  await page.goto(`/hotels/${hotel.id}/partners/terms`)
  await page.getByLabel('Tier 1, from').fill('10')
  await page.getByLabel('Rate of tier 1').fill('18')
  await page.getByLabel('Bonus for a partner’s first stay').fill('50')
  await page.getByRole('button', { name: 'What would it have cost?' }).first().click()
  await expect(page.getByText('No stays of partners ended in these days.')).toBeVisible()
  await page.getByRole('button', { name: 'Save tiers' }).click()
  await expect(page.getByText('Saved, and your partners are told.')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Autumn')
  await page.getByLabel('First day').fill(day(0))
  await page.getByLabel('Last day').fill(day(9))
  await page.getByRole('button', { name: 'Start campaign' }).click()
  await expect(page.getByRole('list').getByText('Autumn')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await faultsInBothThemes(page)).toEqual([])
  await signIn(affiliate)
  await page.goto(`/partnerships/${id}`)
  await expect(page.getByText('Campaign Autumn')).toBeVisible()
  await expect(page.getByText(/18% from 10 stays in a quarter on; .*50\.00 for the first stay/)).toBeVisible()
  await expect(page.getByText(/So far 0 of 10 stays for 18%/)).toBeVisible()
})
