import { readFile } from 'node:fs/promises'
import { createSession } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a guest calls, is booked, arrives and leaves early', async ({ page, server, signedIn }) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  await page.goto('/bookings')
  await page.getByRole('link', { name: 'New booking' }).first().click()
  await page.getByLabel('Source').selectOption('By phone')
  await page.getByLabel('Check-in').fill(testHotel.today)
  await page.getByLabel('Check-out').fill(testHotel.day(3))
  await page.getByRole('button', { name: 'Double, Flexible: €300.00' }).click()
  // The cursor stands where one types next.
  await expect(page.getByLabel('Guest name')).toBeFocused()
  const chosen = page.getByRole('group', { name: 'Room 1: Double' })
  await chosen.getByRole('button', { name: 'One adult less' }).click()
  await page.getByLabel('Check-out').fill(testHotel.day(4))
  await expect(page.getByText('€400.00').first()).toBeVisible()
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(page.getByText("Enter the guest's name")).toBeVisible()
  // A guest who calls need not have an email address.
  await page.getByLabel('Guest name').fill('Hana Nakamura')
  await page.getByRole('button', { name: 'Confirm booking' }).click()

  const panel = page.getByRole('complementary', { name: /booking/i })
  await expect(panel.getByRole('heading', { name: 'Hana Nakamura' })).toBeVisible()
  await expect(page.getByRole('table')).toContainText('Hana Nakamura')
  await expect(panel).toContainText('Direct, by phone')
  await expect(panel).toContainText(/Booked by phone: Double/)
  await expect(panel).toContainText('€400.00')
  await expect(panel).toContainText('No email address')
  await expect(panel.getByRole('heading', { name: /cancellation/i })).toBeVisible()
  await panel.getByRole('button', { name: 'Check in guest' }).click()
  const room = page.getByRole('dialog', { name: 'A room for Hana Nakamura' })
  await expect(room.getByLabel('Double')).toHaveValue(testHotel.type.rooms[0]?.id ?? '')
  await room.getByLabel('Double').selectOption('Room 102')
  await room.getByRole('button', { name: 'Check in' }).click()
  await expect(panel.getByText('Checked in').first()).toBeVisible()
  await expect(panel.getByText('102', { exact: true })).toBeVisible()
  await panel.getByRole('button', { name: 'Check out early' }).click()
  const early = page.getByRole('dialog', { name: 'Hana Nakamura leaves early?' })
  await expect(early).toContainText('3 nights can be sold again')
  await early.getByRole('button', { name: 'Check out early' }).click()
  const unpaid = page.getByRole('dialog', { name: 'Check Hana Nakamura out?' })
  await expect(unpaid).toContainText('€400.00 is left to pay')
  await unpaid.getByRole('button', { name: 'Record payment' }).click()
  const payment = page.getByRole('dialog', { name: 'Record a payment' })
  await payment.getByText('Cash', { exact: true }).click()
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await expect(unpaid).toContainText('Everything is paid.')
  await unpaid.getByRole('button', { name: 'Check out', exact: true }).click()
  await expect(panel.getByText('Checked out').first()).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Check out early' })).toHaveCount(0)
  const [row] = await server.sql`SELECT state FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
  expect(row?.state).toBe('checked-out')
})

test('the day view: one tap for an arrival or a departure, a question for a no-show, and one tap to undo it', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  await testHotel.assign(await testHotel.book('Ana Ruiz', 0, 2), 0)
  const ben = await testHotel.book('Ben Okri', 0, 3)
  const states = async () => {
    const rows = await server.sql`
      SELECT state FROM bookings WHERE hotel_id = ${testHotel.hotel.id} ORDER BY guest_name`
    return rows.map(({ state }) => state)
  }
  await page.goto('/bookings/day')
  // A double tap counts as one: nothing is refused, and nobody else arrives.
  await page.getByRole('button', { name: 'Arrived: Ana Ruiz' }).dblclick()
  await expect(page.getByText('Ana Ruiz is checked in.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.getByRole('button', { name: 'Left early: Ana Ruiz' }).click()
  const early = page.getByRole('dialog', { name: 'Ana Ruiz leaves early?' })
  await early.getByLabel('The nights stayed', { exact: false }).first().check()
  await expect(early.getByText('New total')).toBeVisible()
  await early.getByLabel('The whole stay').check()
  await early.getByRole('button', { name: 'Check out early' }).click()
  const unpaid = page.getByRole('dialog', { name: 'Check Ana Ruiz out?' })
  await unpaid.getByRole('button', { name: 'Check out anyway' }).click()
  await unpaid.getByLabel('Why do they leave without paying?').fill('The company pays')
  await unpaid.getByRole('button', { name: 'Check out anyway' }).click()
  const left = page.getByRole('listitem').filter({ hasText: 'is checked out. 1 night can be sold again.' })
  await left.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone: Ana Ruiz is still checked in.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Left early: Ana Ruiz' })).toBeVisible()
  expect(await states()).toEqual(['checked-in', 'confirmed'])

  await page.getByRole('button', { name: 'No-show: Ben Okri' }).click()
  const missing = page.getByRole('dialog', { name: 'Ben Okri did not arrive?' })
  await expect(missing.getByText(/at the hotel\. The guest may still come tonight\./)).toBeVisible()
  expect(await states()).toEqual(['checked-in', 'confirmed'])
  await missing.getByLabel(/Release the room/).check()
  await missing.getByRole('button', { name: 'Mark as no-show' }).click()
  await expect(
    page.getByText(/Ben Okri is marked as a no-show\. The fee of €[\d.]+ is posted to the folio/),
  ).toBeVisible()
  expect(await states()).toEqual(['checked-in', 'no-show'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`/bookings/day?booking=${ben.id}`)
  // Beside the open panel a name still has room for its words.
  await expect(page.getByRole('link', { name: 'Ana Ruiz' }).first()).toBeVisible()
  const lines = await page
    .locator('[data-booking]')
    .evaluateAll((links) => links.map((link) => Math.round(link.getBoundingClientRect().height / 20)))
  expect(lines.every((count) => count <= 2)).toBe(true)
  const panel = page.getByRole('complementary', { name: /booking/i })
  await panel.getByRole('button', { name: 'Undo no-show' }).click()
  await expect(panel.getByText(/No-show undone: 3 nights reinstated/)).toBeVisible()
  await page.getByRole('button', { name: 'Arrived: Ben Okri' }).dblclick()
  await page.getByRole('dialog').getByRole('button', { name: 'Check in' }).click()
  await expect.poll(states).toEqual(['checked-in', 'checked-in'])
})

test('a change shows its price and email first; a limit is exceeded with a reason; notes are not printed', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'))
  const night = { fromOn: testHotel.day(7), untilOn: testHotel.day(7), weekdays: [], preview: false }
  const limit = { roomTypeIds: [testHotel.type.id], ...night, change: { minStay: 3 } }
  await testHotel.send('PUT', `${testHotel.base}/calendar`, limit)
  const ana = await testHotel.book('Ana Ruiz', 2, 4, { notes: 'Owes us a favour', specialRequests: 'A cot' })
  await page.goto(`/bookings?booking=${ana.id}`)
  const panel = page.getByRole('complementary', { name: /booking/i })
  await panel.getByRole('button', { name: 'Change booking' }).click()
  await page.getByRole('menuitem', { name: 'Change dates' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change dates' })
  await expect(dialog.getByRole('button', { name: 'Change dates' })).toBeDisabled()
  await dialog.getByLabel('Check-out').fill(testHotel.day(5))
  await expect(dialog.getByText('These nights are available.')).toBeVisible()
  await expect(dialog.getByText('New total')).toBeVisible()
  await expect(dialog.getByText('€300.00')).toBeVisible()
  await expect(dialog.getByText('+€100.00').first()).toBeVisible()
  await expect(dialog.getByText(`Your stay at Villa Marenne has changed (${ana.reference})`)).toBeVisible()
  await dialog.getByLabel('Email the guest at guest@example.test').uncheck()
  await dialog.getByRole('button', { name: 'Change dates' }).click()
  await expect(page.getByText('The total is now €300.00 instead of €200.00.')).toBeVisible()
  await expect(panel.getByText(/The guest was not emailed/)).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await expect(panel.getByText('Villa Marenne')).toBeVisible()
  await expect(panel.getByRole('definition').filter({ hasText: 'A cot' })).toBeVisible()
  await expect(panel.getByText('Owes us a favour')).toBeHidden()
  await expect(panel.getByText(/The guest was not emailed/)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await page.goto(`/bookings/new?from=${testHotel.day(7)}&type=${testHotel.type.id}`)
  await page.getByLabel('Guest name').fill('Ben Okri')
  await expect(page.getByText('Guests could not book this')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm booking' })).toBeDisabled()
  await page.getByLabel('Reason for the exception').fill('Brother of the bride')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await expect(panel.getByText(/Reason: Brother of the bride/)).toBeVisible()
})

test('search, filters and sort live in the address; the file is safe to open', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 5)
  const zoe = await testHotel.book('Zoë Élan', 5, 7, { source: 'ota' })
  await testHotel.assign(zoe, 2)
  await testHotel.book('=HYPERLINK("http://evil.example")', 8, 9)
  await testHotel.book('Ana Ruiz', 1, 4, { source: 'ota' })
  await page.goto('/bookings')
  const guests = page.getByRole('table').getByRole('row')
  await expect(guests).toHaveCount(4)
  await page.getByLabel('Sort').selectOption('guest')
  await expect(page).toHaveURL(/sort=guest/)
  await page.getByLabel('Source').selectOption('ota')
  await expect(guests).toHaveCount(3)
  await expect(guests.nth(1)).toContainText('Ana Ruiz')
  await page.getByRole('searchbox', { name: 'Search bookings' }).fill('103')
  await expect(guests).toHaveCount(2)
  await expect(guests.nth(1)).toContainText('Zoë Élan')
  await expect(page).toHaveURL(/search=103/)
  await guests.nth(1).getByRole('link').first().click()
  await expect(page).toHaveURL(/booking=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zoë Élan' })).toBeVisible()
  await page.goBack()
  await expect(page).not.toHaveURL(/booking=/)
  await page.goBack()
  await expect(page).not.toHaveURL(/search=/)
  await expect(guests).toHaveCount(3)
  await page.goBack()
  await expect(page).not.toHaveURL(/source=/)
  await expect(page.getByLabel('Sort')).toHaveValue('guest')
  await expect(guests).toHaveCount(4)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain('"\'=HYPERLINK(""http://evil.example"")"')
  expect(lines[3]).toContain('"Double 103"')
})

test('two people edit one booking: the second is warned, and sees what the first did', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const testHotel = await openTestHotel(server, owner)
  const booking = await testHotel.assign(await testHotel.book('Ana Ruiz', 0, 2), 0)
  const other = await browser.newContext({ baseURL: server.url })
  await other.addCookies([
    { name: 'cookie-consent', value: 'true', url: server.url },
    { name: 'token', value: await createSession(server, owner), url: server.url },
  ])
  const colleague = await other.newPage()
  // The live stream is blocked, because it would immediately show what the colleague does.
  await page.route('**/api/v1/live', (route) => route.abort())
  for (const desk of [page, colleague]) {
    await desk.goto(`/bookings?booking=${booking.id}`)
    await expect(desk.getByRole('button', { name: 'Check in guest' })).toBeVisible()
  }
  await colleague.getByRole('button', { name: 'More actions' }).click()
  await colleague.getByRole('menuitem', { name: 'Cancel booking' }).click()
  const cancel = colleague.getByRole('dialog')
  await cancel.getByRole('radio', { name: /^The guest/ }).check()
  await expect(cancel.getByText(/No money is taken/)).toBeVisible()
  await cancel.getByRole('button', { name: /^Cancel and post €[\d.]+ to the folio$/ }).click()
  await expect(colleague.getByText(/is posted to the folio\. No money was taken\./)).toBeVisible()
  await expect(colleague.getByText('Cancelled').first()).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Check in guest' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'has just been loaded again' })).toBeVisible()
  await expect(page.getByText('Cancelled').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Check in guest' })).toHaveCount(0)
})
