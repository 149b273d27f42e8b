import { hotelColumns } from '@roomlark/contract/inventory/hotel-import'
import { hotelInput } from '../server/test/hotel-input.ts'
import { createSession } from './fixtures/accounts.ts'
import { createHotel } from './fixtures/hotels.ts'
import { picture } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a hotel is created with pictures, shown, and kept in the list', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/hotels/create')
  await page.getByRole('button', { name: 'Create hotel' }).click()
  await expect(page.getByText('Hotel name is required')).toBeVisible()
  await expect(page.getByLabel('Hotel name')).toBeFocused()

  await page.getByLabel('Hotel name').fill('Casa Brisa')
  await page.getByRole('radio', { name: /4 stars/ }).check({ force: true })
  await page.getByLabel('Street address').fill('Carrer del Port 5')
  await page.getByLabel('City').fill('Cadaqués')
  const country = page.getByRole('combobox', { name: 'Country' })
  await country.fill('spai')
  await page.getByRole('option', { name: 'Spain' }).click()
  await expect(country).toHaveValue('Spain')
  await page.getByLabel('Base commission rate').fill('12.5')
  await page.getByLabel('About the hotel').fill('A house by the sea.')
  await page.locator('input[type=file]').setInputFiles([
    { name: 'one.png', mimeType: 'image/png', buffer: await picture('#04606c') },
    { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await picture('#f29a55', 'jpeg') },
    { name: 'notes.tiff', mimeType: 'image/tiff', buffer: Buffer.from('II*') },
  ])
  await expect(page.getByText('notes.tiff was not added: use JPG, PNG or WebP.')).toBeVisible()
  await page.getByRole('button', { name: 'Create hotel' }).click()
  await expect(page.getByText('Hotel created').first()).toBeVisible()
  await expect(page).toHaveURL(/\/hotels\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Casa Brisa' })).toBeVisible()
  await page.goto('/hotels')
  const card = page.getByRole('article').filter({ hasText: 'Casa Brisa' })
  await expect(card).toContainText('Cadaqués, Spain')
  const image = card.locator('img').first()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
})

test('what was typed survives a reload as a draft', async ({ page, signedIn }) => {
  await signedIn('hotel')
  await page.goto('/hotels/create')
  await page.getByLabel('Hotel name').fill('Half a hotel')
  await expect
    .poll(() =>
      page.evaluate(() => Object.values(localStorage).some((value) => value.includes('Half a hotel'))),
    )
    .toBe(true)
  page.on('dialog', (dialog) => dialog.accept())
  await page.reload()
  await expect(page.getByText('We kept your draft')).toBeVisible()
  await expect(page.getByLabel('Hotel name')).toHaveValue('Half a hotel')
})

test('leaving with unsaved changes asks first, by link and by the back button', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const hotel = await createHotel(server, owner)
  await page.goto('/hotels')
  await page.getByRole('link', { name: /Edit/ }).first().click()
  const way = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(way.getByRole('link', { name: 'Villa Marenne' })).toHaveAttribute(
    'href',
    `/hotels/${hotel.id}`,
  )
  await page.getByLabel('Hotel name').fill('Changed')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay on this page' }).click()
  await expect(page.getByLabel('Hotel name')).toHaveValue('Changed')
  await page.evaluate(() => history.back())
  await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  const [row] = await server.sql`SELECT name FROM hotels WHERE id = ${hotel.id}`
  expect(row?.name).toBe('Villa Marenne')
})

test('of two edits the later one is warned, keeps its text, and can be merged', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const hotel = await createHotel(server, owner)
  await page.goto(`/hotels/${hotel.id}/edit`)
  await page.getByLabel('Hotel name').fill('Mine')
  const token = await createSession(server, owner)
  const theirs = await fetch(`${server.url}/api/v1/hotels/${hotel.id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ ...hotelInput({ city: 'Amalfi' }), version: 1 }),
  })
  expect(theirs.status).toBe(200)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(/Somebody changed this hotel while you were editing it/).first()).toBeVisible()
  await expect(page.getByLabel('Hotel name')).toHaveValue('Mine')
  await page.getByRole('button', { name: 'Load the newer version' }).click()
  const dialog = page.getByRole('dialog', { name: 'Compare the versions' })
  await expect(dialog).toContainText('Amalfi')
  await dialog.getByRole('button', { name: 'Use these' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect
    .poll(async () => (await server.sql`SELECT name, city, version FROM hotels WHERE id = ${hotel.id}`)[0])
    .toEqual({
      name: 'Mine',
      city: 'Amalfi',
      version: 3,
    })
})

test('pictures are ordered by keyboard, and one failed upload is retried alone', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const hotel = await createHotel(server, owner)
  await page.goto(`/hotels/${hotel.id}/edit`)
  let failing = true
  await page.route('**/api/v1/hotels/*/images', (route) => {
    const isBad = route.request().postDataBuffer()?.includes('bad.png')
    return failing && isBad
      ? route.fulfill({ status: 503, json: { success: false, code: 'unavailable', message: 'Busy' } })
      : route.continue()
  })
  await page.locator('input[type=file]').setInputFiles([
    { name: 'good.png', mimeType: 'image/png', buffer: await picture('#04606c') },
    { name: 'bad.png', mimeType: 'image/png', buffer: await picture('#ba2347') },
  ])
  const again = page.getByRole('button', { name: 'Upload bad.png again' })
  await expect(again).toBeVisible()
  const count = async () => (await server.sql`SELECT 1 FROM hotel_images WHERE hotel_id = ${hotel.id}`).length
  await expect.poll(count).toBe(1)
  failing = false
  await again.press('Enter')
  await expect.poll(count).toBe(2)
  await expect(page.getByRole('button', { name: 'Move photo 2', exact: true })).toBeFocused()

  const order = async () =>
    (
      await server.sql<
        { id: string }[]
      >`SELECT id FROM hotel_images WHERE hotel_id = ${hotel.id} ORDER BY position`
    ).map(({ id }) => id)
  const before = await order()
  const handle = page.getByRole('button', { name: 'Move photo 2', exact: true })
  await handle.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual([...before].reverse())
})

test('a file that is not a picture can only be removed, a picture gets its caption by keyboard', async ({
  page,
  server,
  signedIn,
}) => {
  const hotel = await createHotel(server, await signedIn('hotel'))
  await page.goto(`/hotels/${hotel.id}/edit`)
  await page.locator('input[type=file]').setInputFiles([
    { name: 'good.png', mimeType: 'image/png', buffer: await picture('#04606c') },
    { name: 'bad.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Not a picture at all') },
  ])
  await expect(page.getByText('“bad.jpg” is not a JPEG, PNG or WebP picture.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload bad.jpg again' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Do not add bad.jpg' }).click()
  await expect(page.getByText('“bad.jpg”')).toHaveCount(0)
  await expect(page.getByRole('group', { name: 'Photos' })).toBeFocused()

  const opener = page.getByRole('button', { name: 'Caption of photo 1' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Caption' })
  await expect(dialog.getByLabel('Caption')).toBeFocused()
  await page.keyboard.type('The lemon terrace')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await server.sql`SELECT caption FROM hotel_images WHERE hotel_id = ${hotel.id}`).toEqual([
    { caption: 'The lemon terrace' },
  ])
})

test('a hotel is closed, opened, and deleted only by its name', async ({ page, server, signedIn }) => {
  const { hotel } = await openTestHotel(server, await signedIn('hotel'))
  await page.goto(`/hotels/${hotel.id}`)
  const active = page.getByRole('switch', { name: 'Active' })
  await expect(active).toBeChecked()
  const guestPage = page.getByRole('link', { name: 'Guest page in a new tab' })
  await expect(guestPage).toHaveAttribute('target', '_blank')
  await active.click()
  await expect(active).not.toBeChecked()
  await expect(guestPage).toHaveCount(0)
  await expect(page.getByText('No guest page while inactive')).toBeVisible()
  await expect
    .poll(async () => (await server.sql`SELECT is_active FROM hotels WHERE id = ${hotel.id}`)[0]?.is_active)
    .toBe(false)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete hotel' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete Villa Marenne?' })
  await expect(dialog.getByRole('button', { name: 'Delete hotel' })).toBeDisabled()
  await dialog.getByRole('textbox').fill('Villa Marenne')
  const removals: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') removals.push(request.url())
  })
  await dialog.getByRole('button', { name: 'Delete hotel' }).dblclick()
  await expect(page).toHaveURL(/\/hotels$/)
  await expect(page.getByText('Villa Marenne was removed.').first()).toBeVisible()
  expect(await server.sql`SELECT 1 FROM hotels WHERE id = ${hotel.id}`).toHaveLength(0)
  expect(removals).toHaveLength(1)
})

test('the gallery opens large and is navigated by keyboard', async ({ page, server, signedIn }) => {
  const owner = await signedIn('hotel')
  const hotel = await createHotel(server, owner)
  const token = await createSession(server, owner)
  const body = new FormData()
  for (const color of ['#04606c', '#f29a55', '#6b3a70']) {
    body.append(
      'images',
      new Blob([new Uint8Array(await picture(color))], { type: 'image/png' }),
      `${color}.png`,
    )
  }
  const sent = await fetch(`${server.url}/api/v1/hotels/${hotel.id}/images`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  expect(sent.status).toBe(200)
  await page.goto(`/hotels/${hotel.id}`)
  await page.getByRole('button', { name: /3 photos/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: /3 photos/ })).toBeFocused()
})

test('a CSV is checked first, then imported whole', async ({ page, server, signedIn }) => {
  const owner = await signedIn('hotel')
  await page.goto('/hotels/import')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download template' }).click()
  const template = await readAll(await (await download).createReadStream())
  expect(template.split(/\r?\n/)[0]).toContain(hotelColumns.name?.label)

  const [heading = '', example = ''] = template.trim().split(/\r?\n/)
  const broken = example.replace(/,EUR,|,"EUR",/, ',XXXX,')
  await page.locator('input[type=file]').setInputFiles({
    name: 'hotels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([`${heading},colour`, `${example},red`].join('\n')),
  })
  await expect(page.getByText('unknown columns: "colour"')).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'hotels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, '', example, broken, `${example},extra`].join('\n')),
  })
  await expect(page.getByText('2 of 3 rows need attention')).toBeVisible()
  await expect(page.getByRole('row', { name: /^4 .*Choose a currency/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^5 .*too many cells/ })).toBeVisible()
  await page.locator('input[type=file]').setInputFiles({
    name: 'hotels.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([heading, example, example].join('\n')),
  })
  await expect(page.getByText('1 row is a duplicate')).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 .*Same as line 2/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Import 1 hotel' })).toBeVisible()
  await page.getByText('Import them too').click()
  await page.getByRole('button', { name: 'Import 2 hotels' }).click()
  await expect(page).toHaveURL(/\/hotels$/)
  await expect(page.getByRole('article')).toHaveCount(2)
  const [row] = await server.sql`SELECT count(*)::integer AS count FROM hotels WHERE owner_id = ${owner.id}`
  expect(row?.count).toBe(2)
})

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
}

test('a new owner is guided to a hotel that can be booked', async ({ page, server, signedIn }) => {
  const owner = await signedIn('hotel')
  await page.goto('/dashboard')
  const checklist = page.getByRole('region', { name: 'Setup checklist' })
  await expect(checklist).toContainText('0 of 7 done')
  await checklist.getByRole('link', { name: 'Next: Add your hotel' }).click()
  await expect(page).toHaveURL(/\/hotels\/create$/)
  const hotel = await createHotel(server, owner)
  await page.goto('/dashboard')
  await expect(checklist).toContainText(
    'Guests cannot see or book it: it has no room and it has no rate plan',
  )
  await checklist.getByRole('link', { name: 'Done: Make it active' }).click()
  await expect(page).toHaveURL(`/hotels/${hotel.id}#active`)
  await expect(page.getByText('No guest page yet')).toBeVisible()
  const places = {
    'Add photos': '/edit#section-photos',
    'Add rooms': '/rates?tab=rooms',
    'Add a rate plan': '/rates?tab=plans',
    'Set taxes': '/rates?tab=plans#taxes',
    'List it for partners': '/partners',
  }
  for (const [step, path] of Object.entries(places)) {
    const link = checklist.getByRole('link', { name: step })
    await expect(link).toHaveAttribute('href', `/hotels/${hotel.id}${path}`)
  }
  await checklist.getByRole('link', { name: 'Add photos' }).click()
  await expect(page.getByRole('group', { name: 'Photos' })).toBeInViewport()
})

test('a hotel with upcoming stays is not archived; without any it is, and can be restored', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const ana = await testHotel.book('Ana Ruiz', 3, 5)
  await testHotel
    .book('Ben Okri', 3, 5)
    .then(({ id }) =>
      testHotel.send('POST', `/bookings/${id}/transitions`, { to: 'cancelled', cancelledBy: 'guest' }),
    )
  async function askToDelete() {
    await page.goto(testHotel.base)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete hotel' }).click()
  }
  await askToDelete()
  const refusal = page.getByRole('dialog', { name: 'Villa Marenne cannot be archived yet' })
  await expect(refusal).toContainText('1 stay is current or upcoming')
  await refusal.getByRole('link', { name: 'See this booking' }).click()
  await expect(page.getByRole('link', { name: /Ana Ruiz/ }).first()).toBeVisible()
  await expect(page.getByText('Ben Okri')).toHaveCount(0)
  await testHotel.send('POST', `/bookings/${ana.id}/transitions`, { to: 'cancelled', cancelledBy: 'guest' })

  await askToDelete()
  const question = page.getByRole('alertdialog', { name: 'Archive Villa Marenne?' })
  await question.getByRole('textbox').fill('Villa Marenne')
  await question.getByRole('button', { name: 'Archive hotel' }).click()
  await expect(page.getByText('No hotels found.')).toBeVisible()
  await page.getByLabel('Status').selectOption('Archived')
  await expect(page).toHaveURL('/hotels?status=archived')
  const card = page.getByRole('article', { name: 'Villa Marenne' })
  await expect(card.getByText('Archived', { exact: true })).toBeVisible()
  await card.getByRole('button', { name: 'Restore' }).click()
  await expect(page).toHaveURL(testHotel.base)
  await expect(page.getByRole('switch', { name: 'Active' })).not.toBeChecked()
})
