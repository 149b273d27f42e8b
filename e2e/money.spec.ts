import type { Page } from '@playwright/test'
import { addMonths } from '@roomlark/contract/dates'
import { toMonthStart } from '@roomlark/contract/money-calendar'
import { addPartnership } from '../server/test/partnerships.ts'
import { addLink, browser as person } from '../server/test/tracked-links.ts'
import { createAccount, password, turnOnMfa } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { runJob } from './fixtures/jobs.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** Of €1,000.00 at 15 percent, a fifth of which Roomlark keeps, $139.20 is left to the affiliate; of €800.00 $111.36. */
const rateBps = 1500

/** Opens the earnings of the affiliate who is signed in and checks one of their balances. */
async function expectBalance(page: Page, name: string, amount: string): Promise<void> {
  await page.goto('/performance/earnings')
  const term = page.getByRole('term').filter({ hasText: name })
  await expect(page.locator('dl > div').filter({ has: term }).first()).toContainText(amount)
}

/** Follows a link of an affiliate and books what it shows. */
async function bookByLink(page: Page, code: string): Promise<void> {
  // Without a name of its own a headless browser is taken for the robot that it is.
  await page.setExtraHTTPHeaders({ 'user-agent': person })
  await page.goto(`/r/${code}`)
  await page.getByRole('link', { name: 'Select Double, Flexible, €1,000.00' }).click()
  await page.getByRole('button', { name: 'Book now' }).click()
  await page.getByLabel('Your name').fill('Elena Marchetti')
  await page.getByLabel('Email').fill('elena@guests.example')
  await page.getByRole('checkbox', { name: /^I agree to/ }).check()
  await page.getByRole('button', { name: 'Book for €1,000.00' }).click()
  await expect(page).toHaveURL(/\/stays\/bookings\/[\w-]+\?confirmed=1/)
}

test('a commission goes from the click to the bank, as affiliate, hotel and administrator see it', async ({
  page,
  server,
  signInAs,
}) => {
  test.slow()
  const hotelier = await createAccount(server)
  const affiliate = await createAccount(server, 'affiliate', { firstName: 'Jonas', lastName: 'Lindqvist' })
  const admin = await createAccount(server, 'admin')
  await turnOnMfa(server, admin)
  const { hotel, base, today } = await openTestHotel(server, hotelier, 2, { name: 'Hotel Journey' })
  const ours = page.getByRole('row').filter({ hasText: 'Hotel Journey' })
  // The stay is in a month to come, so that every day of its money is known whenever this runs; and not in the next
  // one, for which another test draws up the payout run.
  const month = addMonths(toMonthStart(today), 2)
  const at = (months: number, rest: string) => `${addMonths(month, months).slice(0, 8)}${rest}Z`
  await addPartnership(server, { hotelId: hotel.id, affiliateId: affiliate.id, rateBps })
  await addLink(server, {
    affiliateId: affiliate.id,
    hotelId: hotel.id,
    code: 'money-journey',
    checkInOn: `${month.slice(0, 8)}04`,
    checkOutOn: `${month.slice(0, 8)}14`,
  })
  await server.sql`
    INSERT INTO settings (name, value) VALUES ('money', ${server.sql.json({
      payer: { name: 'Roomlark', address: 'Lark Lane 1', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D' },
    })})`
  const ratesFrom = addMonths(month, 2)
  await server.sql`INSERT INTO exchange_rates (currency, usd_rate, valid_from) VALUES ('EUR', 1.16, ${ratesFrom})`
  const dialog = page.getByRole('dialog')

  await bookByLink(page, 'money-journey')
  await signInAs(affiliate)
  await expectBalance(page, 'Expected', '$139.20')

  await server.setClock(at(0, '16T12:00:00'))
  await signInAs(hotelier)
  await page.goto(`${base}/statements/${month.slice(0, 7)}`)
  const total = page.getByRole('region', { name: 'Total' })
  await expect(total).toContainText('€0.00')
  await page.getByRole('button', { name: 'Arrived' }).click()
  await expect(total).toContainText('€150.00')
  await page.getByRole('button', { name: /^Object to/ }).click()
  await dialog.getByLabel('Reason').selectOption('shorter-stay')
  await dialog.getByLabel('What you kept (optional)').fill('800')
  await dialog.getByLabel('What happened').fill('Two nights were given back.')
  await dialog.getByRole('button', { name: 'Object' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(total).toContainText('€0.00')
  expect(await faultsInBothThemes(page)).toEqual([])

  await signInAs(admin)
  await page.goto('/bookings/disputes')
  await ours.getByRole('link').first().click()
  await page.getByRole('button', { name: 'Propose' }).click()
  await dialog.getByLabel('Why').fill('Eight nights were kept.')
  await dialog.getByRole('button', { name: 'Send proposal' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('€120.00').first()).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  // Nobody answers for ten days, so the proposal stands, and the stay is payable the day after.
  await server.setClock(at(0, '28T12:00:00'))
  await runJob(server, 'disputes.settle')
  await runJob(server, 'commissions.advance')
  await server.setClock(at(1, '06T12:00:00'))
  await runJob(server, 'statements.close')

  await page.goto('/bookings/statements')
  await ours.getByRole('link', { name: /^HS-/ }).click()
  await page.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('120')
  await dialog.getByRole('button', { name: 'Record payment' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('€120.00 recorded')).toBeVisible()
  await signInAs(hotelier)
  await page.goto(`${base}/statements/${month.slice(0, 7)}`)
  await expect(total).toContainText('€120.00')
  await expect(total).toContainText('Settled')

  await signInAs(affiliate)
  await expectBalance(page, 'Payable', '$111.36')
  await page.goto('/performance/earnings/details')
  await page.getByRole('button', { name: 'Add account' }).click()
  await dialog.getByRole('textbox', { name: 'IBAN' }).fill('SE45 5000 0000 0583 9825 7466')
  await dialog.getByLabel('BIC').fill('ESSESESS')
  await dialog.getByLabel('Street and number').fill('Hornsgatan 48')
  await dialog.getByLabel('Postal code').fill('118 21')
  await dialog.getByLabel('City').fill('Stockholm')
  await dialog.getByRole('combobox', { name: 'Country' }).fill('Sweden')
  await page.getByRole('option', { name: 'Sweden' }).click()
  await dialog.getByLabel('Tax number').fill('19850412-0142')
  await dialog.getByRole('textbox', { name: 'Password' }).fill(password)
  await dialog.getByRole('button', { name: 'Save account' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('New account, ending 7466')).toBeVisible()
  await expect(page.getByText('Nothing is paid out until then', { exact: true })).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])

  await server.setClock(at(2, '01T00:30:00'))
  await runJob(server, 'payouts.draw')
  await signInAs(admin)
  await page.goto('/bookings/payouts')
  await page.getByRole('button', { name: 'Approve $111.36' }).click()
  await dialog.getByRole('button', { name: 'Approve $111.36' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Make the bank files' }).click()
  await page.getByRole('checkbox', { name: 'Choose Jonas Lindqvist' }).check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download International transfers' }).click()
  expect((await downloading).suggestedFilename()).toMatch(/\.xml$/)
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark 1 as paid' }).click()
  await dialog.getByLabel('Paid on').fill(addMonths(month, 2))
  await dialog.getByLabel('Bank reference').fill('RLK 0205')
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Result' })).toContainText('Paid, 1$111.36')

  await signInAs(affiliate)
  await expectBalance(page, 'Paid in', '$111.36')
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('link', { name: /^ST-/ }).click()
  await expect(page.getByText('RLK 0205').first()).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: '$111.36' }).first()).toBeVisible()
})

test('a held commission shows its reason, is answered by the affiliate and released by an administrator', async ({
  page,
  server,
  signInAs,
  signedIn,
}) => {
  const affiliate = await createAccount(server, 'affiliate')
  const { hotel, book } = await openTestHotel(server, await createAccount(server), 2)
  const partnershipId = await addPartnership(server, {
    hotelId: hotel.id,
    affiliateId: affiliate.id,
    rateBps,
  })
  const { reference } = await book('Hana Nakamura', 0, 10, {
    source: 'affiliate',
    partnershipId,
    guest: { name: 'Hana Nakamura', email: 'someone@mailinator.com' },
  })

  await signInAs(affiliate)
  await page.goto('/performance/earnings')
  await page.getByRole('link', { name: `$139.20, ${reference}` }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('$139.20 is on hold')
  await page.getByLabel('Answer').fill('The guest wrote to me before booking.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByLabel('Answer')).toHaveValue('')
  await expect(page.getByText('mailinator')).toHaveCount(0)

  await signedIn('admin')
  await page.goto('/bookings/holds')
  await page.getByRole('link', { name: /Answered/ }).click()
  await expect(page.getByText('The guest wrote to me before booking.')).toBeVisible()
  expect(await faultsInBothThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Release $139.20' }).click()
  await page.getByRole('dialog').getByLabel('Reason').fill('The guest is known to the partner.')
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(page.getByText('$139.20 is released.')).toBeVisible()

  await signInAs(affiliate)
  await expectBalance(page, 'Expected', '$139.20')
  await expect(page.getByText('on hold')).toHaveCount(0)
})
