import type { Page } from '@playwright/test'
import type { TeamRole } from '@roomlark/contract/team-roles'
import { invoicingInput } from '../server/test/invoicing-input.ts'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { runJob } from './fixtures/jobs.ts'
import { openTabOf } from './fixtures/own-tab.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** Creates somebody who works in one hotel of an owner. */
async function createMember(
  server: Server,
  { ownerId, hotelId, role }: { ownerId: string; hotelId: string; role: TeamRole },
  firstName: string,
) {
  const member = await createAccount(server, 'hotel', { firstName, lastName: 'Rossi' })
  await server.sql`INSERT INTO team_members (user_id, owner_id, joined_at) VALUES (${member.id}, ${ownerId}, now())`
  await server.sql`
    INSERT INTO team_places (user_id, owner_id, hotel_id, role) VALUES (${member.id}, ${ownerId}, ${hotelId}, ${role})`
  return member
}

const phone = { width: 390, height: 844 }
const screen = { width: 1440, height: 900 }

/** Records a payment in the dialog that is open. */
async function pay(page: Page, method: string): Promise<void> {
  const payment = page.getByRole('dialog', { name: 'Record a payment' })
  await payment.getByText(method, { exact: true }).click()
  await payment.getByRole('button', { name: 'Record payment' }).click()
  await expect(payment).toHaveCount(0)
}

test('a day of a hotel: the desk in the morning, rooms on a phone, the close in the evening, the books, and the night', async ({
  browser,
  server,
}) => {
  test.slow()
  const owner = await createAccount(server)
  const testHotel = await openTestHotel(server, owner, 3, { name: 'Hotel Aurora' })
  const { hotel } = testHotel
  const at = { ownerId: owner.id, hotelId: hotel.id }
  const desk = await createMember(server, { ...at, role: 'front-desk' }, 'Dora')
  const housekeeper = await createMember(server, { ...at, role: 'housekeeping' }, 'Hugo')
  const accountant = await createMember(server, { ...at, role: 'accountant' }, 'Alma')
  // Ana leaves today, Ben arrives into her room, and Cleo does not come.
  const ana = await testHotel.assign(await testHotel.book('Ana Ruiz', 0, 1), 0)
  await testHotel.send('POST', `/bookings/${ana.id}/transitions`, { to: 'checked-in', rooms: [] })
  const ben = await testHotel.book('Ben Okri', 1, 3)
  await testHotel.book('Cleo Marin', 1, 2)
  const [morning, evening] = [`${testHotel.day(1)}T08:00:00Z`, `${testHotel.day(1)}T21:00:00Z`]
  await server.setClock(morning)
  const inHotel = `?hotel=${hotel.id}`
  const page = await openTabOf(browser, server, desk, morning, screen)
  const dialog = page.getByRole('dialog')

  await test.step('in the morning the front desk checks out who leaves, against money', async () => {
    await page.goto(`/bookings/day${inHotel}`)
    await page.getByRole('button', { name: 'Left: Ana Ruiz' }).click()
    await expect(dialog).toContainText('€100.00 is left to pay')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await pay(page, 'Cash')
    await expect(dialog).toContainText('Everything is paid.')
    await dialog.getByRole('button', { name: 'Check out', exact: true }).click()
    await expect(page.getByText('Ana Ruiz is checked out.')).toBeVisible()
  })

  await test.step('on a phone the housekeeper finds the room dirty, and no more than the rooms', async () => {
    const rooms = await openTabOf(browser, server, housekeeper, morning, phone)
    await rooms.goto(`/bookings/housekeeping${inHotel}`)
    await rooms.getByRole('button', { name: 'Mark room 101 as clean' }).click()
    await expect(rooms.getByRole('button', { name: 'Undo: room 101 is clean' })).toBeVisible()
    await expect(rooms.getByText('Ana Ruiz')).toHaveCount(0)
    await rooms.goto(`/bookings/reports/day${inHotel}`)
    await expect(rooms.getByText('This page is not part of your role')).toBeVisible()
    await rooms.context().close()
  })

  await test.step('the front desk checks in who arrives, into the room that is clean again', async () => {
    await page.getByRole('button', { name: 'Arrived: Ben Okri' }).click()
    await dialog.getByLabel('Double').selectOption('Room 101')
    await expect(dialog.getByText('is not clean yet')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Check in', exact: true }).click()
    await expect(page.getByText('Ben Okri is checked in.')).toBeVisible()
    await page.goto(`/bookings/${ben.id}/folio`)
    await page.getByRole('button', { name: 'Record payment' }).first().click()
    await pay(page, 'Card at the terminal')
  })

  await test.step('in the evening the desk closes the day, on a phone, with the drawer counted', async () => {
    await server.setClock(evening)
    await page.clock.setSystemTime(evening)
    await page.setViewportSize(phone)
    await page.goto(`/bookings/reports/day${inHotel}&day=${testHotel.day(1)}`)
    await expect(page.getByText('Still open: 1 arrival.')).toBeVisible()
    expect(await faultsInBothThemes(page)).toEqual([])
    await expectNoSidewaysScroll(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'No-show: Cleo Marin' }).click()
    await dialog.getByLabel(/Keep the room/).check()
    await dialog.getByRole('button', { name: 'Mark as no-show' }).click()
    await expect(page.getByText(/Cleo Marin is marked as a no-show/)).toBeVisible()
    await expect(page.getByText('Still open: 1 balance.')).toBeVisible()
    await page.getByRole('button', { name: /^Close / }).click()
    await dialog.getByLabel('In the drawer before').fill('50')
    await dialog.getByLabel('Counted now').fill('145')
    await expect(dialog).toContainText('The drawer should have €150.00. It has €5.00 less.')
    await dialog.getByRole('button', { name: 'Close the day' }).click()
    await expect(
      dialog
        .getByText('Say why')
        .or(dialog.getByText(/difference/i))
        .first(),
    ).toBeVisible()
    await dialog.getByLabel('Note').fill('Change for the bakery')
    await dialog.getByRole('button', { name: 'Close the day' }).click()
    await expect(dialog).toHaveCount(0)
    const [closed] = await server.sql`SELECT day::text FROM day_closes WHERE hotel_id = ${hotel.id}`
    expect(closed?.day).toBe(testHotel.day(1))
  })

  await test.step('what is paid after the close counts for the next day', async () => {
    await page.setViewportSize(screen)
    await page.goto(`/bookings/${ben.id}/folio`)
    await page.getByRole('button', { name: 'Add charge' }).first().click()
    await dialog.getByLabel('What for').fill('Late dinner')
    await dialog.getByLabel('Kind').selectOption('Food')
    await dialog.getByLabel('Price').fill('30')
    await dialog.getByRole('button', { name: 'Charge €30.00' }).click()
    await expect(page.getByRole('cell', { name: /^Late dinner/ })).toBeVisible()
    const [line] = await server.sql`
      SELECT on_date::text AS day FROM folio_lines WHERE booking_id = ${ben.id} AND kind = 'extra'`
    expect(line?.day).toBe(testHotel.day(2))
  })

  await test.step('an invoice is shown before it is numbered', async () => {
    const papers = () => server.sql`SELECT kind FROM invoices WHERE booking_id = ${ben.id}`
    await page.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(dialog).toContainText('This invoice cannot be issued yet')
    await expect(dialog).toContainText('A manager can enter it.')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await testHotel.send('PUT', `${testHotel.base}/invoicing`, { ...invoicingInput(), version: 0 })
    await page.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(dialog).toContainText('Issue this invoice?')
    await expect(dialog.getByRole('row', { name: /Late dinner/ })).toContainText('€30.00')
    expect(await faultsInBothThemes(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(await papers()).toEqual([])
    await page.getByRole('button', { name: 'Issue invoice' }).click()
    await dialog.getByRole('button', { name: 'Issue invoice' }).click()
    await expect(page.getByText(/-0001 is issued\./)).toBeVisible()
    expect(await papers()).toHaveLength(1)
  })

  await test.step('the accountant reads the closed day and the books, and changes nothing', async () => {
    const books = await openTabOf(browser, server, accountant, evening, screen)
    const dates = `from=${testHotel.day(1)}&until=${testHotel.day(1)}`
    await books.goto(`/bookings/reports/cash${inHotel}&${dates}`)
    const sums = books.getByRole('table', { name: 'Sums by method and person' })
    await expect(sums.getByRole('row', { name: /Cash Dora Rossi/ })).toContainText('€100.00')
    await expect(sums.getByRole('row', { name: /Card.* Dora Rossi/ })).toContainText('€200.00')
    await expect(sums.getByRole('row', { name: /^Total/ })).toContainText('€300.00')
    expect(await faultsInBothThemes(books)).toEqual([])
    const download = books.waitForEvent('download')
    await books.getByRole('button', { name: 'Download PDF' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await books.getByRole('link', { name: 'Taxes' }).click()
    await expect(books.getByRole('heading', { name: 'When something counts' })).toBeVisible()
    expect(await faultsInBothThemes(books)).toEqual([])
    await books.getByRole('link', { name: 'Day close' }).click()
    await expect(books.getByRole('button', { name: /^Close / })).toHaveCount(0)
    await books.goto(`/bookings/${ben.id}/folio`)
    await expect(books.getByText('Late dinner')).toBeVisible()
    await expect(books.getByRole('button', { name: 'Record payment' })).toHaveCount(0)
    await books.context().close()
  })

  await test.step('from then on the hotel has its days closed by itself', async () => {
    const rules = await openTabOf(browser, server, owner, evening, screen)
    await rules.goto(`/bookings/reports/day${inHotel}`)
    await rules.getByRole('button', { name: 'Desk rules' }).click()
    await rules.getByLabel('Close the day automatically at').fill('03:00')
    await rules.getByRole('button', { name: 'Save' }).click()
    await expect(rules.getByText('The rules are saved.')).toBeVisible()
    const night = `${testHotel.day(3)}T04:00:00Z`
    await server.setClock(night)
    await runJob(server, 'days.close')
    await rules.clock.setSystemTime(night)
    await rules.reload()
    await expect(rules.getByText('Closed automatically')).toHaveCount(1)
    await expect(rules.getByText(/Closes by itself at 03:00/)).toBeVisible()
    await rules.context().close()
  })
  await page.context().close()
})
