import type { Page } from '@playwright/test'
import { csvText } from '@roomlark/contract/csv'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

async function choose(page: Page, rows: string[][]): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'brought.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(csvText(rows)),
  })
}

test('a hotel brings its rooms and bookings, and sees errors first', async ({ page, server, signedIn }) => {
  const owner = await signedIn('hotel')
  const { hotel, day } = await openTestHotel(server, owner, 1)
  await page.goto(`/hotels/${hotel.id}/import`)
  await choose(page, [
    ['roomType', 'rooms', 'basePrice'],
    ['Suite', '201..203', '250'],
    ['Attic', '101', ''],
  ])
  await expect(page.getByText('1 of 2 rows needs attention')).toBeVisible()
  await expect(page.getByRole('row', { name: /^3 Attic .*A new room type needs a price/ })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await choose(page, [
    ['roomType', 'rooms', 'basePrice'],
    ['Suite', '201..203', '250'],
  ])
  await page.getByRole('button', { name: 'Import 1 row' }).click()
  await expect(page.getByText('3 rooms added')).toBeVisible()

  await page.getByRole('navigation', { name: 'Import' }).getByRole('link', { name: 'Bookings' }).click()
  // The tab before has a place for a file too.
  await expect(page.getByRole('switch', { name: 'Email guests a confirmation' })).toBeVisible()
  const heading = ['reference', 'guestName', 'checkIn', 'checkOut', 'roomType', 'roomNumber', 'total']
  const stay = (reference: string, room: string) => [
    ...[reference, 'Ida Berg', day(3), day(5), 'Suite', room, '300'],
  ]
  await choose(page, [heading, stay('OLD-1', '201'), stay('OLD-2', '201')])
  await expect(page.getByRole('row', { name: /^3 OLD-2.*Room 201 is taken/ })).toBeVisible()
  const good = [heading, stay('OLD-1', '201'), stay('OLD-2', '202')]
  await choose(page, good)
  await page.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(page.getByText('2 bookings imported')).toBeVisible()
  await choose(page, good)
  await expect(page.getByRole('row', { name: /^2 OLD-1.*Imported before/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nothing to import' })).toBeDisabled()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsInBothThemes(page)).toEqual([])
})
