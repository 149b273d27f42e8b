import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import type { Server } from './fixtures/server.ts'
import { chooseDates } from './fixtures/stay-dates.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** Opens two hotels in a city of their own and waits until guests can find them. */
async function openCity(server: Server, city: string) {
  const owner = await createAccount(server)
  const plain = await openTestHotel(server, owner, 2, { name: `${city} Inn`, city, starRating: 3 })
  await openTestHotel(server, owner, 2, { name: `${city} Grand`, city, starRating: 5 })
  const found = async () => {
    const answer = await fetch(`${server.url}/api/v1/guest/places?search=${city}`)
    const { data } = (await answer.json()) as { data: { kind: string; hotels: number }[] }
    return data.find(({ kind }) => kind === 'city')?.hotels ?? 0
  }
  await expect.poll(found).toBe(2)
  return plain
}

test('a guest on a narrow phone finds a mistyped place by keyboard and filters the list in place', async ({
  page,
  server,
}) => {
  const { day } = await openCity(server, 'Quietmere')
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/stays')
  const where = page.getByRole('combobox', { name: 'Where' })
  await where.pressSequentially('quitemere')
  const suggestion = page.getByRole('option', { name: /^Quietmere Italy 2 hotels/ })
  await expect(suggestion).toBeVisible()
  await where.press('ArrowDown')
  await expect(suggestion).toHaveAttribute('aria-selected', 'true')
  await where.press('Enter')
  await expect(where).toHaveValue('Quietmere, Italy')
  await chooseDates(page, day(10), day(12))
  await page.getByRole('button', { name: 'Search', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: '2 stays in Quietmere' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('place')).toBe('city:IT:quietmere')
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page, 'results')

  await page.getByRole('button', { name: 'Filters' }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  await filters.getByRole('checkbox', { name: /^5 stars/ }).check()
  // The sheet stays open with the new counts, and the focus stays where it was.
  await expect(filters.getByRole('button', { name: 'Show 1 stay' })).toBeVisible()
  await expect(filters.getByRole('checkbox', { name: /^5 stars/ })).toBeFocused()
  expect(await faultsInBothThemes(page)).toEqual([])
  await filters.getByRole('button', { name: 'Show 1 stay' }).click()
  await expect(filters).toBeHidden()
  await expect(page.getByRole('link', { name: 'Quietmere Grand' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quietmere Inn' })).toBeHidden()
  await expect(page).toHaveURL(/stars=5/)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Quietmere Inn', exact: true })).toBeVisible()

  await page.locator('summary', { hasText: 'Map' }).click()
  await page.getByRole('button', { name: 'Show streets' }).click()
  const streets = page.getByRole('region', { name: 'Map of the stays in the list' })
  await expect(streets).toBeVisible()
  await expect(page.getByRole('link', { name: /^Quietmere Grand, €/ })).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByRole('link', { name: 'Search here' }).click()
  await expect(page).toHaveURL(/area=/)
  await expect(page.getByRole('heading', { level: 1, name: '2 stays in Quietmere' })).toBeVisible()
  await expect(streets).toBeVisible()
  await expectNoSidewaysScroll(page, 'the map')
})

test('without script, place, filters and order are chosen by plain forms and links', async ({
  browser,
  server,
}) => {
  const { day } = await openCity(server, 'Stillhaven')
  // This needs its own context, because the tab that tests share has scripts enabled.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'en-US' })
  const page = await context.newPage()
  await page.goto('/stays')
  await page.getByRole('textbox', { name: 'Where' }).fill('stilhaven')
  await page.getByLabel('Check-in').fill(day(10))
  await page.getByLabel('Check-out').fill(day(12))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2 stays in Stillhaven' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Where' })).toHaveValue('Stillhaven, Italy')
  await page.locator('summary', { hasText: 'Sort by' }).click()
  await page.getByRole('link', { name: 'Most stars' }).click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Stillhaven Grand')
  await page.getByRole('checkbox', { name: /^3 stars/ }).check()
  await page.getByLabel('At most, in EUR').fill('500')
  await page.getByLabel('At most, in EUR').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '1 stay in Stillhaven' })).toBeVisible()
  await expect(page).toHaveURL(/maxPrice=500.*stars=3|stars=3.*maxPrice=500/)
  // Changed dates keep the filters, and a phone opens the form and the filters without script too.
  await page.setViewportSize({ width: 360, height: 780 })
  await page.getByRole('button', { name: /^Change the search/ }).click()
  await page.getByLabel('Check-out').fill(day(13))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('3 nights, taxes included')).toBeVisible()
  await page.getByRole('button', { name: 'Filters, 2 set' }).click()
  await expect(page.getByRole('checkbox', { name: /^3 stars/ })).toBeChecked()
  await page.getByRole('link', { name: 'Clear filters' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '2 stays in Stillhaven' })).toBeVisible()
  await page.locator('summary', { hasText: 'Map' }).click()
  await page.getByRole('link', { name: 'Zoom in' }).click()
  await expect(page).toHaveURL(/area=/)
  await expect(page.getByRole('link', { name: 'Zoom out' })).toBeVisible()
  await page.getByRole('link', { name: 'Go north' }).click()
  await page.getByRole('link', { name: 'Go north' }).click()
  await expect(page.getByRole('heading', { name: 'No stay passes all your filters' })).toBeVisible()
  await context.close()
})
