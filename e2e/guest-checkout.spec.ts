import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

async function openChoice(server: Server) {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  const choice = `plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
  const states = () =>
    server.sql`SELECT state FROM bookings WHERE hotel_id = ${testHotel.hotel.id} ORDER BY created_at`
  return { path: `/stays/${testHotel.hotel.slug}?${stay}&${choice}`, states }
}

test('a guest books with one press, however often the button is pressed', async ({ page, server }) => {
  const { path, states } = await openChoice(server)
  await page.goto(path)
  await page.getByRole('button', { name: 'Book now' }).dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost yours')
  const timer = page.getByRole('timer', { name: 'Time left to book' })
  const first = await timer.textContent()
  await expect(timer).not.toHaveText(first ?? '')
  const stay = page.getByRole('complementary', { name: 'Your stay' })
  await expect(stay.getByText(/until \d\d:\d\d, nobody else can take it/)).toBeVisible()
  const book = page.getByRole('button', { name: 'Book for €200.00' })
  await book.click()
  await expect(page.getByRole('heading', { name: '3 things need another look' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page, 'checkout')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('link', { name: 'Please enter your name' }).click()
  await page.keyboard.type('Elena Marchetti')
  await page.getByLabel('Email').fill('elena@example.test')
  await page.getByRole('checkbox', { name: /^I agree to/ }).check()
  await book.dblclick()
  await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
  expect(await states()).toEqual([{ state: 'confirmed' }])
  await page.goBack()
  await expect(page).toHaveURL(/\/stays\/(bookings|checkout)\//)
  expect(await states()).toEqual([{ state: 'confirmed' }])
})

test('without script a guest books on a phone, for somebody else', async ({ browser, server }) => {
  const { path, states } = await openChoice(server)
  const context = await browser.newContext({
    ...{ javaScriptEnabled: false, baseURL: server.url, locale: 'de-DE' },
    viewport: { width: 360, height: 780 },
  })
  const page = await context.newPage()
  await page.goto(`${path}&lang=de`)
  await page.getByRole('button', { name: 'Jetzt buchen' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await page.getByLabel('Für jemand anderen').check()
  await page.getByLabel('Ihr Name').fill('Elena Marchetti')
  await page.getByLabel('E-Mail').fill('elena@')
  await page.getByLabel('Was sollte das Hotel wissen?').fill('Abendfähre')
  await page.getByRole('button', { name: /^Für 200,00.€ buchen$/ }).click()
  await expect(page.getByRole('heading', { name: '3 Angaben brauchen noch einen Blick' })).toBeVisible()
  await expect(page.getByLabel('Was sollte das Hotel wissen?')).toHaveValue('Abendfähre')
  await page.getByLabel('Name des Gastes, der übernachtet').fill('Nonna Marchetti')
  await page.getByLabel('E-Mail').fill('elena@example.test')
  await page.getByRole('checkbox', { name: /^Ich stimme/ }).check()
  await page.getByRole('button', { name: /^Für 200,00.€ buchen$/ }).click()
  await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1&lang=de$/)
  expect(await states()).toEqual([{ state: 'confirmed' }])
  await context.close()
})

test('a hold that ends keeps what was typed, and can be had again', async ({ page, server }) => {
  const { path, states } = await openChoice(server)
  await page.goto(path)
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByLabel('Your name').fill('Elena Marchetti')
  await server.sql`UPDATE bookings SET held_until = now() + interval '90 seconds' WHERE state = 'held'`
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await page.getByRole('button', { name: 'Keep it 10 minutes more' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await server.sql`UPDATE bookings SET held_until = now() + interval '1 second' WHERE state = 'held'`
  await comeBack()
  await expect(page.getByRole('heading', { name: 'Your 10 minutes are up' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
  await page.getByRole('button', { name: 'Hold it again for 10 minutes' }).click()
  await expect(page.getByText('Held for you').locator('visible=true')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
  expect(await states()).toEqual([{ state: 'expired' }, { state: 'held' }])
})
