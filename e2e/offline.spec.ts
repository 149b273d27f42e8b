import type { Page } from '@playwright/test'
import { addDays } from '@roomlark/contract/dates'
import { createAccount, password, setSwitches } from './fixtures/accounts.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test.afterEach(({ context }) => context.setOffline(false))

/** The question before a page is left is there once the page has fetched what dialogs are made of. */
async function gotoAndPrepare(page: Page, path: string): Promise<void> {
  const dialog = page.waitForEvent('requestfinished', (request) => request.url().includes('/dialog-frame-'))
  await page.goto(path)
  await dialog
}

const bar = (page: Page) => page.getByText(/^You are offline\./).locator('..')

test('a page form waits for the connection, warns before it is left, and is sent', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const account = await signedIn('hotel', { firstName: 'Ada' })
  const savedName = async () => {
    const [row] = await server.sql<{ first: string }[]>`
      SELECT first_name AS first FROM users WHERE id = ${account.id}`
    return row?.first
  }
  await gotoAndPrepare(page, '/profile')
  await page.getByLabel('First name').fill('Grace')
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()
  await expect(bar(page)).toContainText('Your changes are not saved yet.')
  expect(await savedName()).toBe('Ada')

  await test.step('leaving asks first', async () => {
    await page.getByRole('link', { name: 'Dashboard' }).first().click()
    await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible()
    await page.getByRole('button', { name: 'Stay on this page' }).click()
  })
  await test.step('given up, it says so and keeps what was typed', async () => {
    await page.getByRole('button', { name: 'Discard these changes' }).click()
    await expect(page.getByRole('alert')).toContainText('This was not saved, because you were offline.')
    await expect(page.getByLabel('First name')).toHaveValue('Grace')
  })
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  expect(await savedName()).toBe('Grace')
})

test('nights of the rates grid changed offline are marked until the server has them', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const { hotel, today, type } = await openTestHotel(server, owner)
  const prices = () => server.sql<{ night: string; cents: number }[]>`
    SELECT night::text, price_override_cents::int AS cents FROM nights
    WHERE room_type_id = ${type.id} AND price_override_cents IS NOT NULL ORDER BY night`
  await gotoAndPrepare(page, `/hotels/${hotel.id}/rates`)
  const cell = (offset: number) => page.locator(`[role=gridcell][aria-colindex="${offset + 2}"]`).first()
  await expect(cell(1)).toBeVisible()
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  for (const [offset, price] of [
    [1, '140'],
    [2, '150'],
  ] as const) {
    await cell(offset).click()
    await page.keyboard.type(price)
    await page.keyboard.press('Enter')
    await expect(cell(offset)).toHaveAccessibleName(/not saved yet/)
  }
  await expect(page.getByText('2 changes are not saved yet.')).toBeVisible()
  expect(await prices()).toHaveLength(0)

  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stay on this page' }).click()
  await context.setOffline(false)
  await expect(cell(1)).not.toHaveAccessibleName(/not saved/)
  await expect(cell(2)).not.toHaveAccessibleName(/not saved/)
  await expect.poll(prices).toEqual([
    { night: addDays(today, 1), cents: 14000 },
    { night: addDays(today, 2), cents: 15000 },
  ])

  await test.step('a change the server refuses is taken back and marked', async () => {
    await page.route('**/calendar', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 409, json: { success: false, code: 'conflict', message: 'Not now.' } }),
    )
    await cell(3).click()
    await page.keyboard.type('160')
    await page.keyboard.press('Enter')
    await expect(page.getByText('A change was not saved: Not now.')).toBeVisible()
    await expect(cell(3)).toHaveAccessibleName(/change not saved/)
    await page.unroute('**/calendar')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(prices).toHaveLength(3)
    await expect(cell(3)).not.toHaveAccessibleName(/not saved/)
  })
})

test('dialogs, choices and steps at the desk wait too, and a closed dialog discards its change', async ({
  page,
  context,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel')
  const hotel = await openTestHotel(server, owner)
  const booking = await hotel.book('Ines Prieto', 0, 2)
  await hotel.assign(booking, 0)
  const state = async () => {
    const [row] = await server.sql<{ state: string }[]>`SELECT state FROM bookings WHERE id = ${booking.id}`
    return row?.state
  }

  await test.step('a choice that is saved immediately', async () => {
    await page.goto('/settings?section=notifications')
    const choice = page.getByRole('switch').first()
    const before = await choice.getAttribute('aria-checked')
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await choice.click()
    await expect(page.getByText('Not saved yet', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('Not saved yet', { exact: true })).toBeHidden()
    await expect(choice).not.toHaveAttribute('aria-checked', before ?? '')
  })

  await test.step('a step at the desk', async () => {
    await page.goto(`/bookings/day?hotel=${hotel.hotel.id}`)
    const arrived = page.getByRole('button', { name: 'Arrived: Ines Prieto' })
    await expect(arrived).toBeVisible()
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await arrived.click()
    await expect(bar(page)).toContainText('Your changes are not saved yet.')
    await expect(arrived).toBeVisible()
    expect(await state()).toBe('confirmed')
    await context.setOffline(false)
    await expect.poll(state).toBe('checked-in')
  })

  await test.step('a payment and a charge: sent once, also if the answer was lost', async () => {
    const lines = () => server.sql<{ kind: string; cents: number }[]>`
      SELECT kind, amount_cents::int AS cents FROM folio_lines
      WHERE booking_id = ${booking.id} AND kind IN ('payment', 'extra') ORDER BY number`
    await page.goto(`/bookings/${booking.id}/folio`)
    await page.getByRole('button', { name: 'Record payment' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Amount').fill('50')
    await dialog.getByLabel('Note').fill('Slip 12')
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()
    await expect(dialog.getByLabel('Note')).toHaveValue('Slip 12')
    expect(await lines()).toHaveLength(0)
    await context.setOffline(false)
    await expect(page.getByText('€50.00 payment recorded.')).toBeVisible()

    // The server writes the charge, but its answer never arrives.
    await page.route(
      '**/folio/charges',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await page.getByRole('button', { name: 'Add charge' }).first().click()
    await dialog.getByLabel('What for').fill('Minibar')
    await dialog.getByLabel('Kind').selectOption('Food')
    await dialog.getByLabel('Price').fill('9')
    await dialog.getByRole('button', { name: 'Charge €9.00' }).click()
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(dialog.getByLabel('What for')).toHaveValue('Minibar')
    await dialog.getByRole('button', { name: 'Charge €9.00' }).click()
    await expect(dialog).toBeHidden()
    expect([...(await lines())]).toEqual([
      { kind: 'payment', cents: -5000 },
      { kind: 'extra', cents: 900 },
    ])
  })

  await test.step('what a room is like', async () => {
    const room = hotel.type.rooms[1]
    await hotel.send('PUT', `${hotel.base}/housekeeping/rooms/${room?.id}/state`, {
      state: 'dirty',
      version: 0,
    })
    await page.goto(`/bookings/housekeeping?hotel=${hotel.hotel.id}`)
    const marking = page.getByRole('button', { name: `Mark room ${room?.number} as clean` })
    await expect(marking).toBeVisible()
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await marking.click()
    await expect(marking).toHaveText('Waiting for the connection')
    await context.setOffline(false)
    await expect(page.getByRole('button', { name: `Undo: room ${room?.number} is clean` })).toBeVisible()
  })

  await test.step('the form of a hotel', async () => {
    await page.goto(`/hotels/${hotel.hotel.id}/edit`)
    await page.getByLabel('Hotel name').fill('Casa Nueva')
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()
    await expect(page.getByText('1 unsaved change', { exact: true })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText('All changes saved')).toBeVisible()
    const [row] = await server.sql`SELECT name FROM hotels WHERE id = ${hotel.hotel.id}`
    expect(row?.name).toBe('Casa Nueva')
  })

  await test.step('a dialog closed while it waits', async () => {
    await page.goto(`/hotels/${hotel.hotel.id}/rates?tab=plans`)
    await page.getByRole('button', { name: /Edit/ }).first().click()
    const name = page.getByRole('dialog').getByLabel('Name')
    await name.fill('Renamed offline')
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('button', { name: 'Waiting for the connection' })).toBeVisible()

    await page.keyboard.press('Escape')
    const question = page.getByRole('alertdialog', { name: 'Discard what you entered?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(name).toHaveValue('Renamed offline')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
    const plans = await server.sql`SELECT FROM rate_plans WHERE name = 'Renamed offline'`
    expect(plans).toHaveLength(0)
  })
})

test('public pages say so too, and a sign-in tried offline keeps what was typed', async ({
  page,
  context,
  server,
}) => {
  const owner = await createAccount(server)
  const { hotel } = await openTestHotel(server, owner)
  await setSwitches(server, { guestSite: 'closed' })
  for (const path of ['/login', '/register', '/forgot-password', '/help', '/terms', `/stay/${hotel.slug}`]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await context.setOffline(true)
    await expect(bar(page)).toBeVisible()
    await context.setOffline(false)
    await expect(bar(page)).toBeHidden()
  }

  await page.goto('/login')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await context.setOffline(true)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not reach the server.')
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  await context.setOffline(false)
  await expect(bar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
