import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { addDays, dateIn } from '@roomlark/contract/dates'
import { createSession, setSwitches } from './fixtures/accounts.ts'
import { createHotel } from './fixtures/hotels.ts'
import { picture } from './fixtures/pictures.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a room type with rooms and a picture, then a rate plan with terms of its own', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const hotel = await createHotel(server, owner)
  await page.goto(`/hotels/${hotel.id}/rates?tab=rooms`)
  await page.getByRole('button', { name: 'Add room type' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add room type' })
  await dialog.getByRole('button', { name: 'Add room type' }).click()
  await expect(dialog.getByText('Name is required')).toBeVisible()
  await dialog.getByLabel('Name').fill('Garden Twin')
  await dialog.getByLabel('Base price per night').fill('165.50')
  await dialog.getByLabel('Room numbers').fill('101-104, 201')
  await expect(dialog.getByText('5 rooms to sell each night')).toBeVisible()
  await dialog.locator('input[type=file]').setInputFiles([
    { name: 'twin.png', mimeType: 'image/png', buffer: await picture('#04606c') },
    { name: 'desk.png', mimeType: 'image/png', buffer: await picture('#f29a55') },
  ])
  await expect(dialog.getByText('added as soon as the room type is created')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add room type' }).click()
  await expect(dialog).toHaveCount(0)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Garden Twin' }).first()
  await expect(row).toContainText('€165.50')
  await isSeen(page, row.locator('img'))

  const editor = page.getByRole('dialog', { name: 'Garden Twin' })
  await row.getByRole('button', { name: 'Edit Garden Twin' }).click()
  const shown = editor.getByRole('button', { name: /^Move photo \d$/ })
  await expect(shown).toHaveCount(2)
  // A photo that a colleague adds appears in the open editor once the list is read again; what is typed stays.
  await editor.getByLabel('Name').fill('Garden Suite')
  const [type] = await server.sql<{ id: string }[]>`SELECT id FROM room_types WHERE hotel_id = ${hotel.id}`
  const api = `${server.url}/api/v1/hotels/${hotel.id}`
  const authorization = `Bearer ${await createSession(server, owner)}`
  const images = new FormData()
  images.append(
    'images',
    new Blob([new Uint8Array(await picture('#7b5ea7'))], { type: 'image/png' }),
    'c.png',
  )
  const added = await fetch(`${api}/rooms/${type?.id}/images`, {
    method: 'POST',
    headers: { authorization },
    body: images,
  })
  expect(added.status).toBe(200)
  const on = addDays(dateIn('Europe/Rome', new Date()), 1)
  const sale = { roomTypeIds: [type?.id], fromOn: on, untilOn: on, weekdays: [], preview: false }
  const priced = await fetch(`${api}/calendar`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ ...sale, change: { minStay: 2 } }),
  })
  expect(priced.status).toBe(200)
  await expect(shown).toHaveCount(3)
  await expect(editor.getByLabel('Name')).toHaveValue('Garden Suite')
  await editor.getByRole('button', { name: 'Remove photo 3' }).click()
  await page.getByRole('button', { name: 'Remove photo', exact: true }).click()
  await expect(shown).toHaveCount(2)
  await editor.getByLabel('Name').fill('Garden Twin')
  await editor.getByRole('button', { name: 'Move photo 2', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  await expect(editor.getByText('Photo is back at position 2 of 2.')).toBeAttached()
  await editor.getByRole('button', { name: 'Remove photo 2' }).click()
  await page.getByRole('button', { name: 'Remove photo', exact: true }).click()
  await expect(editor.getByRole('listitem')).toHaveCount(1)
  const stored = () => server.sql`SELECT FROM room_type_images WHERE room_type_id = ${type?.id ?? ''}`
  await expect.poll(async () => (await stored()).length).toBe(1)
  await editor.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('link', { name: 'Rates and taxes' }).click()
  await page.getByRole('button', { name: 'Add rate plan' }).click()
  const plan = page.getByRole('dialog', { name: 'Add rate plan' })
  await plan.getByLabel('Name').fill('Early bird')
  await plan.getByLabel('Compared with the list price').fill('-10')
  await plan.getByLabel('Meals', { exact: true }).selectOption('Breakfast')
  await plan.getByRole('switch', { name: 'Meals on a line of their own' }).click()
  await plan.getByRole('radio', { name: 'Custom' }).check({ force: true })
  const first = plan.getByLabel('Step 1 ends this long before check-in')
  await first.fill('x')
  await plan.getByRole('button', { name: 'Add rate plan' }).click()
  await expect(first).toHaveAttribute('aria-invalid', 'true')
  await first.fill('21')
  const worth = plan.getByLabel('Worth per adult and night')
  await expect(worth).toHaveAttribute('aria-invalid', 'true')
  await worth.fill('12')
  await plan.getByRole('button', { name: 'Add rate plan' }).click()
  await expect(plan).toHaveCount(0)
  await expect(
    page.getByText(/meals worth €12 per adult and night, its own cancellation terms/i),
  ).toBeVisible()

  await page.goto(`/hotels/${hotel.id}`)
  await isSeen(page, page.getByRole('region', { name: 'Rooms' }).locator('img'))
  await setSwitches(server, { guestSite: 'closed' })
  await page.goto(`/stay/${hotel.slug}`)
  await page.getByRole('button', { name: 'Open 1 photo of Garden Twin' }).click()
  await expect(page.getByRole('dialog', { name: 'Photos of Garden Twin' })).toBeVisible()
})

test('prices by keyboard and drag, closed and open, in bulk with a preview, copied to a range', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const readNights = async (from: number, until: number) => {
    const rows = await server.sql<{ price: number | null; closed: boolean }[]>`
      SELECT n.price_override_cents::integer AS price, coalesce(n.closed, false) AS closed
      FROM generate_series(${testHotel.day(from)}::date, ${testHotel.day(until)}::date, '1 day') AS d (day)
      LEFT JOIN nights n ON n.night = d.day AND n.room_type_id = ${testHotel.type.id} ORDER BY d.day`
    return rows
  }
  await page.goto(`${testHotel.base}/rates`)
  const cells = page.getByRole('gridcell')
  await expect(cells.first()).toContainText(/^100/)

  await cells.first().click()
  await page.keyboard.type('12o')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter an amount')).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('5.50')
  await page.keyboard.press('Enter')
  await expect(cells.first()).toContainText('125.50')
  await expect.poll(async () => (await readNights(0, 0))[0]?.price).toBe(12_550)

  await cells.nth(2).hover()
  await page.mouse.down()
  await cells.nth(4).hover()
  await page.mouse.up()
  const bar = page.getByRole('form', { name: 'Change the selected nights' })
  await expect(bar).toContainText('3 nights selected')
  await bar.getByLabel('Rate').fill('140')
  await bar.getByRole('button', { name: 'Apply' }).click()
  await expect(cells.nth(3)).toContainText('140')
  await bar.getByRole('button', { name: 'Close dates' }).click()
  await expect(cells.nth(3)).toContainText('Closed')
  await expect
    .poll(async () => (await readNights(2, 4)).map(({ closed }) => closed))
    .toEqual([true, true, true])
  await bar.getByRole('button', { name: 'Open dates' }).click()
  await expect(cells.nth(3)).toContainText('3 left')

  await bar.getByRole('button', { name: 'Copy to range' }).click()
  const copy = page.getByRole('dialog', { name: 'Copy to range' })
  await copy.getByLabel('Copy to: first night').fill(testHotel.day(7))
  await copy.getByLabel('Last night').fill(testHotel.day(13))
  await copy.getByRole('button', { name: 'Preview' }).click()
  await expect(copy.getByText('3 nights will change.')).toBeVisible()
  await copy.getByRole('button', { name: 'Change 3 nights' }).click()
  await expect(copy).toHaveCount(0)
  await expect
    .poll(async () => (await readNights(7, 13)).map(({ price }) => price))
    .toEqual([null, null, 14_000, 14_000, 14_000, null, null])

  await page.getByRole('button', { name: 'Bulk edit' }).click()
  const bulk = page.getByRole('dialog', { name: 'Bulk edit' })
  await bulk.getByLabel('First night').fill(testHotel.day(20))
  await bulk.getByLabel('Last night').fill(testHotel.day(49))
  await bulk.getByLabel('Price', { exact: true }).selectOption('percent')
  await bulk.getByLabel('Percent, may be negative').fill('-10')
  await bulk.getByRole('button', { name: 'Preview' }).click()
  await expect(bulk.getByText('30 nights will change.')).toBeVisible()
  expect((await readNights(20, 20))[0]?.price).toBeNull()
  await bulk.getByRole('button', { name: 'Change 30 nights' }).click()
  await expect.poll(async () => (await readNights(20, 49)).every(({ price }) => price === 9000)).toBe(true)
})

test('an imported calendar that fails says so, and blocks nights once it works', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  let isWell = false
  const day = (date: string) => date.replaceAll('-', '')
  const event = `BEGIN:VEVENT\r\nUID:ida@channel\r\nDTSTART;VALUE=DATE:${day(testHotel.day(2))}\r\nDTEND;VALUE=DATE:${day(testHotel.day(4))}\r\nSUMMARY:Ida\r\nEND:VEVENT`
  const channel = createServer((_request, response) => {
    response.writeHead(isWell ? 200 : 500, { 'content-type': 'text/calendar' })
    response.end(`BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:x\r\n${event}\r\nEND:VCALENDAR\r\n`)
  })
  await new Promise<void>((resolve) => channel.listen(0, '127.0.0.1', resolve))
  try {
    await page.goto(`${testHotel.base}/rates?tab=feeds`)
    await page.getByRole('button', { name: 'Add calendar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add calendar' })
    await dialog.getByLabel('Name').fill('Channel')
    await dialog.getByLabel('Address').fill('no address')
    await dialog.getByRole('button', { name: 'Add calendar' }).click()
    await expect(dialog.getByText('Enter a web address (https://…)')).toBeVisible()
    const { port } = channel.address() as AddressInfo
    await dialog.getByLabel('Address').fill(`http://127.0.0.1:${port}/one.ics`)
    await dialog.getByRole('button', { name: 'Add calendar' }).click()
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Channel' })
    await row.getByRole('button', { name: 'Sync now' }).click()
    await expect(row.getByText('Failing')).toBeVisible()
    await expect(row.getByText('Nothing was changed')).toBeVisible()
    isWell = true
    await row.getByRole('button', { name: 'Sync now' }).click()
    await expect(row.getByText('Healthy')).toBeVisible()
    await expect(row).toContainText('1 block, last imported just now')

    await page.goto(`/bookings/calendar?hotel=${testHotel.hotel.id}`)
    const block = page.getByRole('img', { name: /^Blocked: Ida/ })
    await expect(block).toBeVisible()
    // A block runs from noon to noon, so two nights are as wide as two columns.
    const chart = page.getByRole('region', { name: 'Tape chart' })
    const [box, column] = [await block.boundingBox(), await chart.locator('ol > li').first().boundingBox()]
    expect(Math.round((box?.width ?? 0) / (column?.width ?? 1))).toBe(2)
  } finally {
    channel.close()
  }
})

async function isSeen(page: Page, image: ReturnType<Page['locator']>): Promise<void> {
  await expect(image.first()).toBeVisible()
  await expect
    .poll(() => image.first().evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
  await page.mouse.move(0, 0)
}
