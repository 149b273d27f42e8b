import { readFile } from 'node:fs/promises'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { allCounted } from './fixtures/counted.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

const charts = [
  ...['Revenue', 'Bookings', 'Revenue by source', 'Occupancy by night', 'Occupancy', 'ADR and RevPAR'],
  ...['Pick-up', 'Cancellations', 'Lead time', 'Length of stay'],
]

test('an administrator filters, compares, keeps the view in the address and downloads files', async ({
  page,
  server,
  signedIn,
}) => {
  test.slow()
  const name = '=Larkspur House'
  const testHotel = await openTestHotel(server, await createAccount(server, 'hotel'), 5, {
    currency: 'USD',
    name,
    city: 'Bellano',
  })
  await testHotel.book('Hana Nakamura', 10, 12)
  await testHotel.book('Mateo Ferrer', 10, 12, { source: 'ota' })
  await allCounted(server)
  await signedIn('admin')

  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
  await expect(page.getByText('Overview of your platform activity')).toBeVisible()
  const [platform] = await server.sql<{ bookings: string; revenue: string }[]>`
    SELECT to_char(sum(bookings), 'FM999,990') AS bookings, to_char(sum(revenue_cents) / 100, 'FM$999,990') AS revenue
    FROM platform_days WHERE day > (now() AT TIME ZONE 'UTC')::date - 30`
  await expect(page.getByRole('article').filter({ hasText: 'Total Bookings' })).toContainText(
    platform?.bookings ?? 'figures',
  )
  await expect(page.getByRole('article').filter({ hasText: 'Total Revenue' })).toContainText(
    platform?.revenue ?? 'figures',
  )
  await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText('Mateo Ferrer')
  await expect(page.getByRole('application')).toHaveCount(2)
  await expect(page.getByText('Sample data')).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Arrivals today' })).toHaveCount(0)

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click()
  await expect(page.getByText('The whole platform, last 30 days')).toBeVisible()
  for (const chart of charts) {
    await expect(page.getByRole('region', { name: chart, exact: true })).toBeVisible()
  }
  for (const title of ['ADR', 'RevPAR', 'Length of stay', 'Cancellations']) {
    await expect(page.getByRole('article').filter({ hasText: title }).first()).toBeVisible()
  }
  const hotel = page.getByRole('combobox', { name: 'Hotel' })
  await hotel.fill('larkspur')
  await page.getByRole('option', { name }).click()
  await expect(page).toHaveURL(new RegExp(`hotel=${testHotel.hotel.id}`))
  const bookings = page.getByRole('article').filter({ hasText: 'Total Bookings' })
  await expect(bookings).toContainText('2')
  await page.getByLabel('Source', { exact: true }).selectOption('ota')
  await expect(bookings).toContainText('1')
  await page.getByLabel('Place', { exact: true }).selectOption('IT/Bellano')
  await page.getByRole('switch', { name: 'Compare with the period before' }).click()
  await expect(page).toHaveURL(/source=ota.*country=IT.*city=Bellano.*compare=before/)
  // Nothing was booked in the period before, and no percentage grows from nothing.
  await expect(bookings).not.toContainText('%')
  await page.getByRole('link', { name: /Last 90 days/ }).click()
  await page.getByRole('button', { name: 'Top hotels, options' }).click()
  await page.getByRole('menuitem', { name: 'View as table' }).click()
  await page.reload()
  await expect(page).toHaveURL(/period=90d/)
  await expect(bookings).toContainText('1')
  await expect(page.getByRole('row', { name: `${name} $200` })).toBeVisible()

  const csv = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Top hotels, options' }).click()
  await page.getByRole('menuitem', { name: 'Download CSV' }).click()
  expect(await readFile(await (await csv).path(), 'utf8')).toBe(
    `\uFEFF"Hotel","Revenue (USD)"\r\n"'${name}","200"\r\n`,
  )
  expect((await csv).suggestedFilename()).toMatch(/^top-hotels-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  const all = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const lines = (await readFile(await (await all).path(), 'utf8')).split('\r\n')
  expect((await all).suggestedFilename()).toMatch(/^analytics-\d{4}-\d\d-\d\d-to-\d{4}-\d\d-\d\d\.csv$/)
  expect(lines[0]).toBe('\uFEFF"Part","When or what","Figure","Unit","Value"')
  expect(lines[1]).toMatch(/^"Figures","[-0-9]+\/[-0-9]+","Total Bookings","","1"$/)
  for (const part of ['Revenue', 'ADR and RevPAR', 'Lead time', 'Length of stay']) {
    expect(lines.some((line) => line.startsWith(`"${part}",`))).toBe(true)
  }
  const png = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Occupancy by night, options' }).click()
  await page.getByRole('menuitem', { name: 'Download PNG' }).click()
  expect((await readFile(await (await png).path())).subarray(1, 4).toString()).toBe('PNG')

  const nights = page.getByRole('region', { name: 'Occupancy by night' })
  await nights.getByRole('application').focus()
  await page.keyboard.press('ArrowDown')
  await expect(nights.getByRole('status')).toContainText('Occupancy')

  await page.goto(`/analytics?hotel=${testHotel.hotel.id}&period=12m`)
  const stays = page.getByRole('region', { name: 'Length of stay', exact: true }).locator('svg text')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(stays.filter({ hasText: /5–7\s?nights/ })).toBeVisible()
    await expect(stays.filter({ hasText: /8\s?nights\s?or\s?more/ })).toBeVisible()
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  const revenue = page.getByRole('region', { name: 'Revenue', exact: true })
  await expect(revenue.locator('svg text').filter({ hasText: 'so far' })).toBeVisible()
  await expect(revenue.locator('path[stroke-dasharray="2 5"]')).toBeVisible()
})

test('a hotel has its analytics on its own page, without faults in either theme', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 5)
  await testHotel.book('Hana Nakamura', 10, 12)
  await allCounted(server)
  await page.goto(`/hotels/${testHotel.hotel.id}`)
  await page.getByRole('link', { name: 'Analytics', exact: true }).click()
  await expect(page).toHaveURL(/tab=analytics/)
  await expect(page.getByRole('article').filter({ hasText: 'Total Bookings' })).toContainText('1')
  const revenue = page.getByRole('article').filter({ hasText: 'Total Revenue' })
  await expect(revenue).toContainText('€200')
  await expect(page.getByText('Amounts in EUR, as booked.')).toBeVisible()
  await page.getByLabel('Currency').selectOption('USD')
  await expect(revenue).toContainText('$232')
  await expect(
    page.getByText('Amounts in USD, converted at the rate of the day each booking was made.'),
  ).toBeVisible()
  for (const chart of charts) {
    await expect(page.getByRole('region', { name: chart, exact: true })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Top hotels' })).toHaveCount(0)
  await expect(page.getByRole('application')).toHaveCount(10)
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page)
})
