import type { Page } from '@playwright/test'
import { createAccount } from './fixtures/accounts.ts'
import { faultsInBothThemes } from './fixtures/axe.ts'
import { mailTo } from './fixtures/mail.ts'
import type { Server } from './fixtures/server.ts'
import { chooseDates } from './fixtures/stay-dates.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'
import { expectNoSidewaysScroll } from './fixtures/width.ts'

/** The path of the link in the confirmation, or in a later email. */
async function linkIn(server: Server, email: string, count = 1): Promise<string> {
  const { text } = await mailTo(server, email, count)
  const [, path] = /(\/stays\/bookings\/[\w-]{43})/.exec(text) ?? []
  if (!path) throw new Error(`no link in: ${text}`)
  return path
}

test('a guest opens the link of the email on a phone, changes the stay, cancels it and erases their data', async ({
  page,
  server,
}) => {
  const testHotel = await openTestHotel(server, await createAccount(server), 2)
  const email = 'tove.link@guests.example'
  const booking = await testHotel.book('Tove Nilsen', 10, 12, { guest: { name: 'Tove Nilsen', email } })
  await page.setViewportSize({ width: 360, height: 780 })
  const path = await linkIn(server, email)
  const expectSound = async () => {
    expect(await faultsInBothThemes(page), page.url()).toEqual([])
    await expectNoSidewaysScroll(page, page.url())
  }
  await page.goto(path)
  await expect(page.getByText(booking.reference)).toBeVisible()
  await expectSound()

  await page.getByRole('link', { name: 'Change dates or guests' }).click()
  await chooseDates(page, testHotel.day(10), testHotel.day(13))
  await page.getByRole('button', { name: 'Show the new price' }).click()
  await expect(page.getByText('€100.00 more, paid at the hotel')).toBeVisible()
  await expectSound()
  await page.getByRole('button', { name: 'Change for €300.00' }).click()
  await expect(page.getByRole('heading', { name: 'Your booking is changed' })).toBeVisible()
  // Reloading sends nothing again, and going back leads to the form as it was.
  await page.reload()
  await expect(page.getByText('€300.00').first()).toBeVisible()

  await page.getByRole('link', { name: 'Print' }).click()
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await expectSound()
  await page.goBack()

  await page.getByRole('link', { name: 'Cancel booking' }).click()
  await expect(page.getByText('If you cancel now, it costs nothing')).toBeVisible()
  await expectSound()
  await page.getByRole('combobox', { name: /^Why are you cancelling/ }).selectOption('Our plans changed')
  await page.getByRole('button', { name: 'Cancel for free' }).click()
  await expect(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible()
  await expectSound()

  await page.getByRole('link', { name: 'Erase my data' }).click()
  await expectSound()
  await page.getByRole('checkbox', { name: /^Yes, erase my data/ }).check()
  await page.getByRole('button', { name: 'Erase my data' }).click()
  await expect(page.getByRole('heading', { name: 'Your data is erased' })).toBeVisible()
  await expectSound()
  await page.goto('/stays/bookings')
  await page.getByRole('textbox', { name: 'Reference' }).fill('RL-CCCCCC')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Open my booking' }).click()
  await expect(page.getByRole('alert')).toContainText('We found no booking with these two')
  await expectSound()
})

test('guest and desk write to each other, and the desk sees it without reloading', async ({
  page,
  browser,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 2)
  const email = 'tove.writes@guests.example'
  const booking = await testHotel.book('Tove Nilsen', 10, 12, { guest: { name: 'Tove Nilsen', email } })
  await page.goto(`/bookings?booking=${booking.id}`)
  await expect(page.getByText('Nothing has been written yet.')).toBeVisible()
  await page.getByLabel('Write to the guest').fill('Do you come by car?')
  await page.getByRole('button', { name: 'Send message' }).click()
  const thread = page.getByRole('list', { name: 'Messages' })
  await expect(thread).toContainText('Do you come by car?')

  // Guests without script write by the same form.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url, locale: 'en-US' })
  const guest: Page = await context.newPage()
  const path = await linkIn(server, email)
  await guest.goto(path)
  await expect(guest.getByText('Do you come by car?')).toBeVisible()
  await guest.getByLabel('Ask the hotel something').fill('Is there parking? <img src=x onerror=alert(1)>')
  await guest.getByRole('button', { name: 'Send message' }).click()
  await expect(guest.getByRole('heading', { name: 'Your message is sent' })).toBeVisible()
  await expect(thread).toContainText('Is there parking? <img src=x onerror=alert(1)>')

  await page.getByLabel('Write to the guest').fill('Yes, behind the house.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(thread).toContainText('Yes, behind the house.')
  expect((await mailTo(server, email, 3)).text).toContain('Yes, behind the house.')
  await guest.goto(path)
  await expect(guest.getByText('Yes, behind the house.')).toBeVisible()

  // The link reached somebody else: the desk ends it, and only the guest's new one opens the booking.
  await page.getByRole('button', { name: 'Send a new link and end the old one' }).click()
  const asked = page.getByRole('alertdialog', { name: 'Send a new link and end the old one?' })
  await expect(asked).toContainText(`The new link goes to ${email}.`)
  await asked.getByLabel('Type NEW LINK to confirm').fill('NEW LINK')
  await guest.goto(path)
  await expect(guest.getByText('Yes, behind the house.')).toBeVisible()
  await asked.getByRole('button', { name: 'Send new link' }).click()
  await expect(page.getByText('A new link is on its way. The old one no longer works.')).toBeVisible()
  await expect(page.getByText('Changed the guest’s link')).toBeVisible()
  await guest.goto(path)
  await expect(guest.getByRole('alert')).toContainText('This link has ended')
  await expect(guest.getByRole('heading', { name: 'Find your booking' })).toBeVisible()
  await expect(guest.getByText('Yes, behind the house.')).toBeHidden()
  await guest.goto(await linkIn(server, email, 4))
  await expect(guest.getByText('Yes, behind the house.')).toBeVisible()
  await context.close()
})

test('a guest checks in online and signs on the screen, and the desk finds it at arrival', async ({
  page,
  server,
  signedIn,
}) => {
  const testHotel = await openTestHotel(server, await signedIn('hotel'), 2, {
    houseRules: 'Quiet from ten to seven.',
  })
  const email = 'ada.checkin@guests.example'
  const { id } = await testHotel.book('Ada Nilsen', 0, 2, {
    guest: { name: 'Ada Nilsen', email },
    adults: 1,
  })
  await page.goto(await linkIn(server, email))
  await page.getByRole('link', { name: 'Check in online' }).click()
  await page.getByRole('button', { name: 'Finish the check-in' }).click()
  await expect(page.getByRole('region', { name: /things need another look/ })).toBeFocused()
  const choose = (label: string, option: string) => page.getByLabel(label).selectOption(option)
  await choose('Nationality', 'Norway')
  await page.getByLabel('Date of birth').fill('1988-04-02')
  await page.getByLabel('Place of birth').fill('Bergen')
  await choose('Sex', 'Female')
  await choose('Identity document', 'Passport')
  await page.getByLabel('Number of the document').fill('ABC 12345')
  await page.getByLabel('Issued by, or where').fill('Bergen')
  await page.getByRole('checkbox', { name: /house rules/ }).check()
  const pad = page.getByRole('img', { name: /^Sign here/ })
  await pad.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await pad.boundingBox()) ?? {}
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 4, { steps: 10 })
  await page.mouse.move(x + width / 1.5, y + height / 1.5, { steps: 10 })
  await page.mouse.up()
  await expect(page.getByRole('img', { name: 'Your signature' })).toBeVisible()
  expect(await faultsInBothThemes(page), page.url()).toEqual([])
  await page.getByRole('button', { name: 'Finish the check-in' }).click()
  await expect(page.getByRole('heading', { name: 'You are checked in online' })).toBeVisible()

  await page.goto(`/bookings/day?booking=${id}`)
  const panel = page.getByRole('complementary', { name: /booking/i })
  await expect(panel.getByRole('img', { name: 'Signature' })).toBeVisible()
  await expect(panel).toContainText('Passport, ABC 12345, Bergen')
  expect(await faultsInBothThemes(page), page.url()).toEqual([])
  await panel.getByRole('button', { name: 'Check in guest' }).click()
  const room = page.getByRole('dialog', { name: 'A room for Ada Nilsen' })
  await expect(room).toContainText('Checked in online, and signed.')
  await room.getByRole('button', { name: 'Check in' }).click()
  await expect(panel.getByText('Checked in', { exact: true }).first()).toBeVisible()
})
