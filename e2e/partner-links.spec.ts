import { readFile } from 'node:fs/promises'
import { addPartnership } from '../server/test/partnerships.ts'
import { browser } from '../server/test/tracked-links.ts'
import { createAccount } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

// Without a name of its own a headless browser is taken for the robot that it is.
test.beforeEach(({ page }) => page.setExtraHTTPHeaders({ 'user-agent': browser }))
test.use({ viewport: { width: 390, height: 844 } })

test('on a phone, a link is made, copied and printed, fails on its dates and passes with the nearest', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const testHotel = await openTestHotel(server, await createAccount(server), 1, { name: 'Casa Limone' })
  const affiliate = await signedIn('affiliate')
  const id = await addPartnership(server, { hotelId: testHotel.hotel.id, affiliateId: affiliate.id })
  await testHotel.book('Tove Nilsen', 23, 24)

  await page.goto(`/partnerships/${id}`)
  await page.getByRole('button', { name: 'New link' }).click()
  const dialog = page.getByRole('dialog', { name: 'New link' })
  await dialog.getByLabel('Label').fill('terrace')
  await dialog.getByText('A room on dates').click()
  await dialog.getByLabel('Check-in').fill(testHotel.day(20))
  await dialog.getByLabel('Check-out').fill(testHotel.day(24))
  await expect(dialog.getByText('Nothing is free on these dates')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Code' }).fill('slow-miles')
  await dialog.getByRole('button', { name: 'Create link' }).click()

  const panel = page.getByRole('region', { name: 'Link terrace' })
  await panel.getByRole('button', { name: 'Copy' }).click()
  await expect(panel.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/r\/slow-miles$/)
  const downloadFile = async (kind: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: kind }).click(),
    ])
    return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
  }
  const [png, svg] = [await downloadFile('PNG'), await downloadFile('SVG')]
  expect([png.name, png.bytes.subarray(1, 4).toString()]).toEqual(['slow-miles.png', 'PNG'])
  expect([svg.name, svg.bytes.subarray(0, 4).toString()]).toEqual(['slow-miles.svg', '<svg'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await panel.getByRole('link', { name: 'Test my link' }).click()
  await expect(page.getByRole('status').filter({ hasText: '7 of 8 steps passed' })).toBeVisible()
  await expect(page.getByText('The dates cannot be booked')).toBeVisible()
  await page.getByRole('button', { name: /^Use \d/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '8 of 8 steps passed' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const [link] = await server.sql`
    SELECT check_out_on::text AS until FROM tracked_links WHERE code = 'slow-miles'`
  expect(link?.until).toBe(testHotel.day(23))
  const clicks =
    await server.sql`SELECT FROM clicks c JOIN tracked_links l ON l.id = c.link_id WHERE l.code = 'slow-miles'`
  expect(clicks).toHaveLength(0)
})
