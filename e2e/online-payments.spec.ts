import type { Locator, Page } from '@playwright/test'
import { planInput } from '../server/test/rooms-input.ts'
import { createAccount, setSwitches } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import type { Server } from './fixtures/server.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** Opens a hotel whose guests pay when they book, connected through the pages of the payment service. */
async function openPrepaidHotel(server: Server, page: Page) {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  await setSwitches(server, { onlinePayments: 'open' })
  const { hotel, base, plan, send } = testHotel
  const { url } = await send<{ url: string }>('POST', `${base}/payments/account`, {})
  await page.goto(url)
  // The address that it comes back to is for people who are signed in.
  await page.getByRole('button', { name: 'Submit' }).click()
  const findState = async () =>
    (
      await server.sql`
      SELECT a.state FROM payment_accounts a JOIN hotel_payment_settings s ON s.account_id = a.id
      WHERE s.hotel_id = ${hotel.id}`
    )[0]?.state
  await expect.poll(findState).toBe('active')
  const paymentTerms = { kind: 'prepaid', cityTaxAtHotel: false } as const
  await send('PUT', `${base}/rates/plans/${plan.id}`, { ...planInput({ paymentTerms }), version: 1 })
  return testHotel
}

/** Counts what a thumb does: every press, and every field that has to be touched before it is filled in. */
function countTaps() {
  let taps = 0
  return {
    get taps() {
      return taps
    },
    async press(target: Locator) {
      taps += 1
      await target.click()
    },
    async fill(target: Locator, text: string) {
      taps += 1
      await target.fill(text)
    },
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a guest pays for a room after a declined card, pays an extra and gets the money back', async ({
    page,
    server,
  }) => {
    const { hotel, day, send } = await openPrepaidHotel(server, page)
    const hand = countTaps()
    const button = (name: string | RegExp) => page.getByRole('button', { name })
    await page.goto(`/stays/${hotel.slug}?checkInOn=${day(10)}&checkOutOn=${day(12)}&adults=2`)
    await hand.press(page.getByRole('link', { name: /^Select Double, Flexible/ }))
    await hand.press(button('Book now'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Almost yours')
    await hand.fill(page.getByLabel('Your name'), 'Elena Marchetti')
    await hand.fill(page.getByLabel('Email'), 'elena.pays@guests.example')
    await hand.press(page.getByRole('checkbox', { name: /^I agree to/ }))
    await hand.press(button(/€200\.00|Book/).last())

    // The page of the checkout leads on to that of the payment service by itself.
    await expect(page).toHaveURL(/\/simulated-payments\/pay\//)
    await hand.fill(page.getByLabel('Card number'), '4000 0000 0000 0002')
    await hand.press(button('Pay €200.00'))
    await expect(page.getByRole('alert')).toContainText('declined')
    await hand.press(page.getByRole('link', { name: /^Back to/ }))
    await expect(page.getByRole('heading', { name: 'Your card was declined' })).toBeVisible()
    await expectNoSidewaysScroll(page, 'declined')
    expect(await faultsInBothThemes(page)).toEqual([])
    await hand.press(page.getByRole('link', { name: 'Try again' }))
    await hand.fill(page.getByLabel('Card number'), '4242 4242 4242 4242')
    await hand.press(button('Pay €200.00'))
    await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
    await expect(page.getByText('€200.00 is paid.')).toBeVisible()
    expect(hand.taps).toBeLessThanOrEqual(14)
    await expectNoSidewaysScroll(page, 'booked')

    const [booking] =
      await server.sql`SELECT id FROM bookings WHERE hotel_id = ${hotel.id} AND state = 'confirmed'`
    const dinner = { position: 1, extraId: null, name: 'Dinner', quantity: 1, unitCents: 4000, vatPercent: 0 }
    await send('POST', `/bookings/${booking?.id}/folio/charges`, { ...dinner, note: '' })
    const [address = ''] = page.url().split('?')
    await page.goto(address)
    await button('Pay €40.00 now').click()
    await expect(page).toHaveURL(/\/simulated-payments\/pay\//)
    await page.getByLabel('Card number').fill('4242 4242 4242 4242')
    await button('Pay €40.00').click()
    await expect(page.getByRole('heading', { name: 'Thank you, your payment has arrived' })).toBeVisible()

    await page.getByRole('link', { name: 'Cancel booking' }).click()
    await expect(page.getByText(/will be returned to you the way you paid/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'cancel')
    expect(await faultsInBothThemes(page)).toEqual([])
    await button(/^Cancel and get €200\.00 back/).click()
    await expect(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible()
    await expect(page.getByText(/€200\.00 is on its way back to you/)).toBeVisible()
    await expectNoSidewaysScroll(page, 'cancelled')
    expect(await faultsInBothThemes(page)).toEqual([])
  })
})
