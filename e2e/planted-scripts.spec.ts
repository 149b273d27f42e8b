import type { BrowserContext } from '@playwright/test'
import { addLink, browser as person } from '../server/test/tracked-links.ts'
import { createAccount, createSession } from './fixtures/accounts.ts'
import { mailTo } from './fixtures/mail.ts'
import { expect, test } from './fixtures/test.ts'
import { openTestHotel } from './fixtures/test-hotel.ts'

/** Runs wherever it is not shown as text: in markup, in an attribute, and in a block of data that it ends. */
const trap = '</script>"\'><img src=x onerror=planted()>'
/** Also ends a title, a text area and a comment, and is an address that runs; too long for short names. */
const longTrap = `javascript:planted()//</title></textarea>-->${trap}`

/** Fills every field that takes any text with a trap. */
const planted = {
  hotel: `Hotel ${longTrap}`,
  city: `Plantville ${trap}`,
  street: `Street ${longTrap}`,
  about: `About ${longTrap}`,
  rules: `Rules ${longTrap}`,
  caption: `Caption ${longTrap}`,
  room: `Room ${trap}`,
  roomAbout: `In the room ${longTrap}`,
  plan: `Plan ${trap}`,
  partner: `Partner ${trap}`,
  guest: `Guest ${trap}`,
  staying: `Staying ${trap}`,
  wishes: `Wishes ${longTrap}`,
  question: `Question ${longTrap}`,
  answer: `Answer ${longTrap}`,
  notes: `Notes ${longTrap}`,
}

/** A context in which every trap that is sprung is counted, and nothing but the pages themselves prevents it. */
async function openUnprotected(context: BrowserContext) {
  const sprung: string[] = []
  await context.exposeFunction('planted', () => sprung.push('a script ran'))
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    sprung.push(`a dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  /** Nothing became an element, a handler or an address, and these texts are shown as they were written. */
  const expectHarmless = async (...texts: string[]) => {
    for (const text of texts) {
      await expect(page.locator('body'), page.url()).toContainText(text.replaceAll(/\s+/g, ' '))
    }
    expect([...sprung, ...(await page.evaluate(findTraps))], page.url()).toEqual([])
  }
  return { page, sprung, expectHarmless }
}

function findTraps(): string[] {
  const isTrap = ({ name, value }: Attr) =>
    /^on/i.test(name) ||
    (/^(href|src|action|formaction|srcdoc)$/i.test(name) && /^\s*javascript:/i.test(value))
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].filter(isTrap).map(({ name, value }) => `${element.tagName} ${name}=${value}`),
  )
}

/** Every word that any page of the site reads from its address. */
function everyWord(): string {
  const names =
    'place checkInOn checkOutOn adults childAges rooms plan room stars meals amenities freeCancellation sort minPrice maxPrice priceIn page lang currency ref code look shape dates via confirmed changed sent utm_source'
  return new URLSearchParams(names.split(' ').map((name) => [name, `${name} ${longTrap}`])).toString()
}

test('scripts that anybody plants anywhere are shown as text on every page and in every mail', async ({
  browser,
  server,
}) => {
  const owner = await createAccount(server)
  const desk = 'desk@planted.example'
  const house = await openTestHotel(server, owner, 2, {
    name: planted.hotel,
    city: planted.city,
    streetAddress: planted.street,
    description: planted.about,
    houseRules: planted.rules,
    contactEmail: desk,
  })
  const { hotel, base, type, plan, send, day } = house
  await house.addPhotos(['teal'])
  const affiliate = await createAccount(server, 'affiliate')
  await addLink(server, { affiliateId: affiliate.id, hotelId: hotel.id, code: 'planted' })
  await server.sql`UPDATE room_types SET name = ${planted.room}, description = ${planted.roomAbout} WHERE id = ${type.id}`
  await server.sql`UPDATE rate_plans SET name = ${planted.plan} WHERE id = ${plan.id}`
  await server.sql`UPDATE hotel_images SET caption = ${planted.caption} WHERE hotel_id = ${hotel.id}`
  await server.sql`UPDATE users SET company_name = ${planted.partner} WHERE id = ${affiliate.id}`
  await server.sql`UPDATE tracked_links SET label = ${longTrap} WHERE code = 'planted'`
  const promoCode = { discountPercent: 10, fromOn: null, untilOn: null, maxBookings: null, isActive: true }
  await expect(send('POST', `${base}/promo-codes`, { ...promoCode, code: trap })).rejects.toThrow(
    'Use 3 to 20 letters, digits and hyphens',
  )

  // Without the policy that would stop it, whatever is not escaped runs.
  const context = await browser.newContext({
    bypassCSP: true,
    baseURL: server.url,
    locale: 'en-US',
    userAgent: person,
    viewport: { width: 1440, height: 900 },
  })
  await context.addCookies([{ name: 'cookie-consent', value: 'true', url: server.url }])
  const { page, sprung, expectHarmless } = await openUnprotected(context)

  await test.step('a trap that is not escaped is noticed', async () => {
    await page.goto('/robots.txt')
    await page.setContent(`<title>${longTrap}</title>`)
    await expect.poll(() => sprung).toEqual(['a script ran'])
    expect(await page.evaluate(findTraps)).toEqual(['IMG onerror=planted()'])
    sprung.length = 0
  })

  const stay = `checkInOn=${day(10)}&checkOutOn=${day(12)}`
  await test.step('search', async () => {
    // It is like no other text here: the search forgives typing errors.
    const nowhere = 'Zwurx"><svg/onload=alert(1)>'
    await page.goto(`/stays/search?place=${encodeURIComponent(nowhere)}&${everyWord()}`)
    await expectHarmless(nowhere)
    const where = page.getByRole('combobox', { name: 'Where' })
    await expect(where).toHaveValue(nowhere)
    const suggestion = page.getByRole('option', { name: /^Plantville/ })
    let city = ''
    await expect(async () => {
      const found = await fetch(`${server.url}/api/v1/guest/places?search=plantville`)
      const { data } = (await found.json()) as { data: { place: string; kind: string }[] }
      city = data.find(({ kind }) => kind === 'city')?.place ?? ''
      expect(city).not.toBe('')
    }).toPass()
    await where.fill('plantville')
    await expect(suggestion.first()).toBeVisible()
    await expectHarmless(planted.city)
    await page.goto(`/stays/search?place=${encodeURIComponent(city)}&${stay}`)
    await expectHarmless(planted.hotel, planted.city)
  })

  await test.step('hotel, box for other sites, and what is not there', async () => {
    await page.goto(`/stays/${hotel.slug}?${everyWord()}`)
    await expectHarmless(planted.hotel)
    await page.goto(`/embed/${hotel.slug}?code=planted&look=${encodeURIComponent(longTrap)}&${stay}`)
    await expectHarmless(planted.hotel, planted.partner)
    await page.goto(`/stays/${encodeURIComponent(longTrap)}?${everyWord()}`)
    await expectHarmless()
    await page.goto(`/r/planted?checkInOn=${day(10)}&checkOutOn=${day(12)}&${everyWord()}`)
    await expectHarmless(planted.hotel, planted.partner)
    const ref = new URL(page.url()).searchParams.get('ref') ?? ''
    expect(ref).toMatch(/^[\w-]{60,}$/)
    await page.goto(`/stays/${hotel.slug}?${stay}&plan=${plan.id}&room=${type.id}.1&ref=${ref}`)
    await expectHarmless(
      ...[planted.hotel, planted.city, planted.street, planted.about, planted.rules],
      ...[planted.room, planted.roomAbout, planted.plan, planted.partner],
    )
    await page.getByRole('link', { name: 'Open photo 1 of 1' }).click()
    await expectHarmless(planted.caption)
    await page.keyboard.press('Escape')
  })

  const email = 'planted@guests.example'
  await test.step('checkout', async () => {
    await page.getByRole('button', { name: 'Book now' }).click()
    await page.getByLabel('Somebody else').check()
    await page.getByLabel('Your name').fill(planted.guest)
    await page.getByLabel('Name of the guest who stays').fill(planted.staying)
    await page.getByLabel('Email').fill(trap)
    await page.getByLabel('Phone').fill(trap)
    await page.getByLabel('Anything the hotel should know?').fill(planted.wishes)
    await page.getByText('Add a promo code').click()
    await page.getByLabel('Promo code', { exact: true }).fill(trap)
    await page.getByRole('button', { name: 'Apply' }).click()
    // The page of the server, with everything typed in it.
    await expect(page.getByText('This code cannot be used for this stay')).toBeVisible()
    await expectHarmless(planted.hotel, planted.room, planted.plan)
    await expect(page.getByLabel('Promo code', { exact: true })).toHaveValue(trap)
    await expect(page.getByLabel('Phone')).toHaveValue(trap)
    await expect(page.getByLabel('Anything the hotel should know?')).toHaveValue(planted.wishes)
    await page.getByLabel('Promo code', { exact: true }).fill('')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Phone').fill('')
    await page.getByRole('checkbox', { name: /^I agree to/ }).check()
    await page.getByRole('button', { name: /^Book for/ }).click()
    await expect(page).toHaveURL(/\?confirmed=1/)
    await expectHarmless(planted.hotel, planted.room, planted.plan, planted.wishes, planted.street)
  })

  const [booking] = await server.sql<
    { id: string }[]
  >`SELECT id FROM bookings WHERE hotel_id = ${hotel.id} AND state = 'confirmed'`
  const id = booking?.id ?? ''
  const path = new URL(page.url()).pathname
  await test.step('managing the booking', async () => {
    await server.sql`UPDATE bookings SET notes = ${planted.notes} WHERE id = ${id}`
    await send('POST', `/bookings/${id}/messages`, { text: planted.answer })
    await page.getByLabel('Ask the hotel something').fill(planted.question)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expectHarmless(planted.question, planted.answer)
    await page.goto(`${path}/print`)
    await expectHarmless(planted.guest, planted.hotel, planted.rules, planted.room, planted.plan)
    await page.goto(`${path}/change?${everyWord()}`)
    await expectHarmless(planted.hotel, planted.room)
    await page.goto(`${path}/erase?${everyWord()}`)
    await expectHarmless(planted.hotel)
    await page.goto('/stays/bookings')
    await page.getByRole('textbox', { name: 'Reference' }).fill(trap.slice(0, 40))
    await page.getByLabel('Email').fill('nobody@guests.example')
    await page.getByRole('button', { name: 'Open my booking' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Reference' })).toHaveValue(trap.slice(0, 40))
    await expectHarmless()
  })

  await test.step('what the hotel sees', async () => {
    await context.addCookies([
      { name: 'token', value: await createSession(server, owner), url: server.url, secure: true },
    ])
    await page.goto(`/bookings?booking=${id}`)
    await expect(page.getByRole('list', { name: 'Messages' })).toContainText(planted.question)
    await expectHarmless(
      ...[planted.guest, planted.staying, planted.wishes, planted.notes, planted.room, planted.plan],
      ...[planted.question, planted.answer],
    )
    await page.goto('/dashboard')
    await expect(page.getByRole('region', { name: 'Recent Activity' })).toContainText(planted.guest)
    await page.getByRole('button', { name: /^Notifications, / }).click()
    await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(planted.guest)
    await expectHarmless()
    await page.goto(`/hotels/${hotel.id}/embed`)
    await expect(page.frameLocator('iframe').getByText(planted.hotel)).toBeVisible()
    await expectHarmless()
    for (const [address, text] of [
      ['/dashboard/activity', planted.guest],
      ['/notifications', planted.guest],
      [`/bookings/calendar?from=${day(9)}`, planted.guest],
      ['/hotels', planted.hotel],
      [`/hotels/${hotel.id}`, planted.rules],
      [`/hotels/${hotel.id}/rates`, planted.room],
      [`/hotels/${hotel.id}/rates?tab=plans`, planted.plan],
    ] as const) {
      await page.goto(address)
      await expectHarmless(text)
    }
  })

  await test.step('cancelling, and every mail', async () => {
    await page.goto(`${path}/cancel?reason=${encodeURIComponent(longTrap)}`)
    await expectHarmless(planted.hotel, planted.city)
    await page.getByRole('button', { name: /^Cancel (for free|and owe)/ }).click()
    await expect(page.getByRole('heading', { name: 'Your stay is cancelled' })).toBeVisible()
    await expectHarmless(planted.hotel)
    // Confirmation, answer and cancellation go to the guest; the hotel has its own copies.
    await Promise.all([mailTo(server, email, 3), mailTo(server, desk, 2), mailTo(server, owner.email)])
    await page.goto('/robots.txt')
    const mails = (await server.mail()).filter(({ to }) => [email, desk, owner.email].includes(to))
    for (const { html } of mails) {
      await page.setContent(html)
      await expectHarmless(planted.hotel)
    }
    const texts = mails.map(({ text }) => text).join('\n')
    for (const text of [planted.guest, planted.wishes, planted.answer]) expect(texts).toContain(text)
  })
  await context.close()
})
