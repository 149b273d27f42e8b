import { createHotel } from './fixtures/hotels.ts'
import { expect, test } from './fixtures/test.ts'

test('pages, search and the address stay in step, also back and forward', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  for (let index = 1; index <= 12; index += 1) {
    await createHotel(server, owner, { name: `House ${index}`, city: index <= 2 ? 'Flåm' : 'Positano' })
  }
  await page.goto('/hotels')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(10)
  await expect(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible()
  // While the next page is loading, the line describes what is on the screen.
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/v1/hotels?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Showing 1 to 10 of 12 results')).toBeVisible()
  release()
  await expect(page.getByText('Showing 11 to 12 of 12 results')).toBeVisible()
  await page.unrouteAll()
  await expect(cards).toHaveCount(2)

  // spec §4: searching keeps the page number, so the only page of results is before this one.
  const box = page.getByPlaceholder('Search hotels...')
  await box.pressSequentially('flam')
  await expect(box).toBeFocused()
  await expect(page).toHaveURL(/page=2.*search=flam|search=flam.*page=2/)
  await expect(page.getByText('No hotels found.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(cards).toHaveCount(2)
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('No hotels found.')).toBeVisible()
  await expect(box).toHaveValue('flam')
  // The whole search is one step in the history, however many letters were typed.
  await page.goBack()
  await expect(page.getByText('Showing 11 to 12 of 12 results')).toBeVisible()
  await expect(box).toHaveValue('')
  await page.goForward()
  await expect(box).toHaveValue('flam')
  await page.goForward()
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(box).toHaveValue('flam')
  await expect(cards).toHaveCount(2)
})

test('a late answer to an earlier search never replaces a newer one', async ({ page, server, signedIn }) => {
  const owner = await signedIn('hotel')
  await createHotel(server, owner, { name: 'Alder House' })
  await createHotel(server, owner, { name: 'Birch House' })
  await page.goto('/hotels')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  let releaseAlder = () => {}
  const held = new Promise<void>((resolve) => {
    releaseAlder = resolve
  })
  await page.route('**/api/v1/hotels?*', async (route) => {
    if (route.request().url().includes('search=alder')) await held
    await route.continue().catch(() => undefined)
  })
  const box = page.getByPlaceholder('Search hotels...')
  const asked = page.waitForRequest(/search=alder/)
  await box.fill('alder')
  await asked
  await box.fill('birch')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Birch House')
  releaseAlder()
  await expect(box).toHaveValue('birch')
  await expect(cards).toContainText('Birch House')
})

test('an administrator sees the owner and filters by owner and status', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel', { firstName: 'Grace', lastName: 'Hopper' })
  await createHotel(server, owner, { name: 'Hopper House' })
  await createHotel(server, owner, { name: 'Hopper Closed', isActive: false })
  await signedIn('admin')
  await page.goto('/hotels?search=hopper')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(2)
  await expect(cards.first()).toContainText('Grace Hopper')
  await page.getByLabel('Status').selectOption('inactive')
  await expect(cards).toHaveCount(1)
  await expect(cards).toContainText('Hopper Closed')
  await expect(page).toHaveURL(/status=inactive/)

  await page.goto('/hotels')
  const chooser = page.getByRole('combobox', { name: 'Owner' })
  await expect(chooser).toHaveValue('Any owner')
  await chooser.fill('grace')
  await page.getByRole('option', { name: 'Grace Hopper' }).click()
  await expect(page).toHaveURL(new RegExp(`owner=${owner.id}`))
  await expect(cards).toHaveCount(2)
  await page.reload()
  await expect(chooser).toHaveValue('Grace Hopper')
  await expect(cards).toHaveCount(2)
  await chooser.click()
  await page.getByRole('option', { name: 'Any owner' }).click()
  await expect(page).not.toHaveURL(/owner=/)
})
