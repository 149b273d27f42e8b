import { simpleTaxes } from '../server/test/tax-rules.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

test('a payment and a refund start with what is likely, and what looks like a mistake is asked about', async ({
  page,
  server,
  signedIn,
}) => {
  const owner = await signedIn('hotel', { firstName: 'Ada', lastName: 'Byron' })
  const testHotel = await openTestHotel(server, owner)
  const taxes = simpleTaxes({ vatPercent: 10 })
  await testHotel.send('PUT', `${testHotel.base}/rates/taxes`, { ...taxes, version: 0 })
  const { id } = await testHotel.book('Ana Ruiz', 0, 3)
  await testHotel.send('POST', `/bookings/${id}/folio/deposits`, {
    amountCents: 10_000,
    dueOn: testHotel.today,
    howToPay: '',
    mailGuest: false,
  })
  await page.goto(`/bookings/${id}/folio`)
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByLabel('Amount')
  const choose = (how: string) => dialog.getByText(how, { exact: true }).click()
  const isChosen = (how: string) => expect(dialog.getByRole('radio', { name: how })).toBeChecked()
  const open = (name: string) => page.getByRole('button', { name }).first().click()
  const paid = async () => {
    const [row] = await server.sql`
      SELECT count(*)::integer AS lines, -sum(amount_cents)::integer AS cents FROM folio_lines
      WHERE booking_id = ${id} AND kind IN ('payment', 'refund')`
    return row
  }

  await test.step('a payment starts with what is left of the deposit, then with the balance', async () => {
    await open('Record payment')
    await expect(amount).toHaveValue('100')
    await amount.fill('60')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog).toHaveCount(0)
    await open('Record payment')
    await expect(amount).toHaveValue('40')
    await choose('Cash')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog).toHaveCount(0)
    await open('Record payment')
    await expect(amount).toHaveValue('200')
  })

  await test.step('the same payment again within a minute is asked about', async () => {
    await amount.fill('40')
    await choose('Cash')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Ada Byron recorded a payment of €40.00 just now. Please confirm that this is another one.',
    )
    expect(await paid()).toEqual({ lines: 2, cents: 10_000 })
    await dialog.getByRole('button', { name: 'Yes, record it' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await paid()).toEqual({ lines: 3, cents: 14_000 })
  })

  await test.step('more than is owed is asked about, until the amount is another', async () => {
    await open('Record payment')
    await amount.fill('1600')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog.getByRole('alert')).toHaveText(
      'Only €160.00 is left to pay on this folio. Please confirm that €1,600.00 was paid.',
    )
    await amount.fill('170')
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await choose('Cash')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await dialog.getByRole('button', { name: 'Yes, record it' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await paid()).toEqual({ lines: 4, cents: 31_000 })
  })

  await test.step('a refund starts with what was paid too much, the way it was paid last', async () => {
    await open('More actions')
    await page.getByRole('menuitem', { name: 'Record refund' }).click()
    await expect(amount).toHaveValue('10')
    await isChosen('Cash')
    await dialog.getByLabel('Why').fill('Paid too much')
    await dialog.getByRole('button', { name: 'Record refund' }).click()
    await expect(dialog).toHaveCount(0)
    expect((await paid())?.cents).toBe(30_000)
  })

  await test.step('a free charge starts with the VAT that the hotel charges for other things', async () => {
    await open('Add charge')
    await expect(dialog.getByLabel('VAT included, %')).toHaveValue('10')
  })

  await test.step('cash is rounded where there are no small coins, and the folio is even', async () => {
    const alps = { name: 'Alpenblick', currency: 'CHF', country: 'CH', timeZone: 'Europe/Zurich' }
    const swiss = await openTestHotel(server, owner, 1, alps)
    const stay = await swiss.book('Urs Frei', 0, 1)
    await swiss.send('POST', `/bookings/${stay.id}/folio/charges`, {
      ...{ position: 1, extraId: null, kind: 'food', name: 'Cheese board', quantity: 1 },
      ...{ unitCents: 3952, vatPercent: 0 },
    })
    await page.goto(`/bookings/${stay.id}/folio`)
    await open('Record payment')
    await expect(amount).toHaveValue('139.52')
    await choose('Cash')
    await expect(amount).toHaveValue('139.50')
    await dialog.getByRole('button', { name: 'Record payment' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByText('Cash rounding')).toBeVisible()
    const [row] = await server.sql`
      SELECT sum(amount_cents)::integer AS left FROM folio_lines WHERE booking_id = ${stay.id}`
    expect(row?.left).toBe(0)
  })
})
