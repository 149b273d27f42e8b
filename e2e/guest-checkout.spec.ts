import type { Page } from '@playwright/test'
import { browser as person } from '../server/test/tracked-links.ts'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { runJob } from './fixtures/jobs.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

async function openChoice(server: Server, rooms: number) {
  const testHotel = await openTestHotel(server, await createAccount(server), rooms)
  const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
  const choice = `plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
  const states = () =>
    server.sql`SELECT state FROM bookings WHERE hotel_id = ${testHotel.hotel.id} ORDER BY created_at`
  const addCode = (code: string) =>
    testHotel.send('POST', `${testHotel.base}/promo-codes`, {
      code,
      discountPercent: 15,
      fromOn: null,
      untilOn: null,
      maxBookings: null,
      partnerId: null,
      isActive: true,
    })
  return { path: `/stays/${testHotel.hotel.slug}?${stay}&${choice}`, states, addCode }
}

test('a hold that ends keeps what was typed, and can be had again', async ({ page, server }) => {
  const { path, states } = await openChoice(server, 2)
  await page.goto(path)
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByLabel('Your name').fill('Elena Marchetti')
  // The page can be used before its script is there, which adds the time.
  await expect(
    page.getByText(/until \d\d:\d\d, nobody else can take it/).locator('visible=true'),
  ).toBeVisible()
  await server.sql`UPDATE bookings SET held_until = now() + interval '90 seconds' WHERE state = 'held'`
  const comeBack = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comeBack()
  await page.getByRole('button', { name: 'Keep it 10 minutes more' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^(10:00|9:\d\d)$/)
  await server.sql`UPDATE bookings SET held_until = now() + interval '1 second' WHERE state = 'held'`
  await comeBack()
  await expect(page.getByRole('heading', { name: 'Your 10 minutes are up' })).toBeVisible()
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await faultsInBothThemes(page)).toEqual([])
  await expectNoSidewaysScroll(page, 'ended')
  await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
  await page.getByRole('button', { name: 'Hold it again for 10 minutes' }).click()
  await expect(page.getByText('Held for you').locator('visible=true')).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
  // Nobody needed its room, so the old hold is left to the sweep of every minute.
  await runJob(server, 'bookings.sweep')
  expect(await states()).toEqual([{ state: 'expired' }, { state: 'held' }])
})

test('what was typed survives a promo code, Back, and beginning again', async ({ page, server }) => {
  const { path, addCode } = await openChoice(server, 2)
  await addCode('WELCOME')
  await page.goto(path)
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByLabel('Your name').fill('Elena Marchetti')
  await expect(page.locator('[name=keepsTyped]')).toBeAttached()
  await page.getByLabel('Anything the hotel should know?').fill('A quiet room')
  await page.getByRole('checkbox', { name: /^I agree/ }).check()
  await page.getByText('Add a promo code').click()
  await page.getByRole('textbox', { name: 'Promo code' }).fill('welcome')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('15% off the room')).toBeVisible()
  const expectTyped = async () => {
    await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
    await expect(page.getByLabel('Anything the hotel should know?')).toHaveValue('A quiet room')
  }
  await expectTyped()
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked()
  // The page is no answer to a form, so coming back to it asks nothing.
  await page.goto('/stays')
  await page.goBack()
  await expect(page.getByText('15% off the room')).toBeVisible()
  await expectTyped()
  await page.goto(path)
  await page.getByRole('button', { name: 'Book now' }).click()
  await expectTyped()
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).not.toBeChecked()
})

test('of two guests who want the last room at once, one gets it and the other is told', async ({
  page,
  browser,
  server,
}) => {
  const { path, states } = await openChoice(server, 1)
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-US', userAgent: person })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
  const guests = [page, await context.newPage()]
  for (const guest of guests) await guest.goto(path)
  await Promise.all(guests.map((guest) => guest.getByRole('button', { name: 'Book now' }).click()))
  const told = async (guest: Page) => {
    const held = guest.getByRole('timer')
    const taken = guest.getByRole('heading', { name: 'This was just taken' })
    await expect(held.or(taken)).toBeVisible()
    return (await taken.isVisible()) ? 'taken' : 'held'
  }
  expect((await Promise.all(guests.map(told))).sort()).toEqual(['held', 'taken'])
  expect(await states()).toEqual([{ state: 'held' }])
  await context.close()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a refused form is left and come back to by Back and Forward, with what was typed', async ({
    page,
    server,
  }) => {
    const { path } = await openChoice(server, 2)
    await page.goto(path)
    await page.getByRole('button', { name: 'Book now' }).click()
    await page.getByLabel('Your name').fill('Elena Marchetti')
    await page.getByText('Add a promo code').click()
    await page.getByRole('textbox', { name: 'Promo code' }).fill('NOSUCH')
    await page.getByRole('button', { name: 'Apply' }).click()
    const expectRefusal = async () => {
      await expect(page.getByText('This code cannot be used for this stay')).toBeVisible()
      await expect(page.getByLabel('Your name')).toHaveValue('Elena Marchetti')
      await expect(page.getByRole('textbox', { name: 'Promo code' })).toHaveValue('NOSUCH')
    }
    await expectRefusal()
    expect(page.url()).not.toMatch(/elena|nosuch/i)
    await page.goBack()
    await expect(page.getByText('Held for you').locator('visible=true')).toBeVisible()
    await page.goForward()
    await expectRefusal()
    await page.reload()
    await expectRefusal()
    // The same holds for a booking that is looked up.
    await page.goto('/stays/bookings')
    await page.getByLabel('Email').fill('elena@example.test')
    await page.locator('[name=reference]').fill('RL-DDDDDD')
    await page.locator('main form button').click()
    const expectUnknown = async () => {
      await expect(page.locator('#lookup-fault')).toBeVisible()
      await expect(page.getByLabel('Email')).toHaveValue('elena@example.test')
    }
    await expectUnknown()
    await page.goBack()
    await page.goForward()
    await expectUnknown()
  })
})
