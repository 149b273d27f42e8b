import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { newAddress } from '../../../../test/checkouts.ts'
import { ageHolds } from '../../../../test/holds.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({
    webFolder,
    trustProxyHops: 1,
    guestRenderer: await loadGuestRenderer(webFolder),
  })
})
afterAll(() => app.close())

type Fields = Record<string, string>
type Sent = { status: number; headers: Headers; location: string; html: string; answeredAt?: string }

/** Imitates a browser without script, which submits forms and follows the redirect to their answers. */
function openBrowser(testHotel: TestHotel, headers: Fields = {}) {
  const own = { 'x-forwarded-for': newAddress(), 'user-agent': 'Plain/1.0', ...headers }
  const send = async (path: string, fields?: Fields): Promise<Sent> => {
    const response = await fetch(app.url + path, {
      redirect: 'manual',
      headers: { 'sec-fetch-site': 'same-origin', ...own },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const location = response.headers.get('location') ?? ''
    if (location.includes('answer=')) return { ...(await send(location)), answeredAt: location }
    // Keeps only what is displayed, without the data passed to islands.
    const html = (await response.text()).replaceAll(/ data-props="[^"]*"/g, '')
    return { status: response.status, headers: response.headers, location, html }
  }
  const wish = (changes: Fields = {}): Fields => ({
    checkInOn: testHotel.day(10),
    checkOutOn: testHotel.day(12),
    adults: '2',
    rooms: '1',
    plan: testHotel.plan.id,
    room: `${testHotel.type.id}.1`,
    expectedTotalCents: '20000',
    ...changes,
  })
  const book = (changes: Fields = {}) => send(`/stays/${testHotel.hotel.slug}/book`, wish(changes))
  return { send, wish, book, get: (path: string) => send(path) }
}

const typed: Fields = {
  act: 'book',
  forWhom: 'myself',
  name: 'Elena Marchetti',
  email: 'elena@example.test',
  phone: '+39 320 555 0142',
  country: 'IT',
  arrivalTime: '20:40',
  specialRequests: 'The evening ferry',
  termsAccepted: 'yes',
  expectedTotalCents: '20000',
}

const selectBookings = ({ hotel }: TestHotel) =>
  app.sql`SELECT id, state FROM bookings WHERE hotel_id = ${hotel.id} ORDER BY created_at, id`

describe('a booking without script', () => {
  test('goes from the hotel’s page to the booking by plain forms', async () => {
    const testHotel = await openTestHotel(app, 1, { hotel: { name: 'Casa Limone' } })
    const browser = openBrowser(testHotel)
    const choice = `plan=${testHotel.plan.id}&room=${testHotel.type.id}.1`
    const stay = `checkInOn=${testHotel.day(10)}&checkOutOn=${testHotel.day(12)}`
    const hotelPage = await browser.get(`/stays/${testHotel.hotel.slug}?${stay}&${choice}`)
    expect(hotelPage.html).toContain(`action="/stays/${testHotel.hotel.slug}/book"`)
    expect(hotelPage.html).toContain('name="expectedTotalCents" value="20000"')
    const begun = await browser.book()
    expect(begun.status).toBe(303)
    expect(begun.location).toMatch(/^\/stays\/checkout\/[\w-]{43}$/)
    const page = await browser.get(begun.location)
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.html).toContain('<meta name="robots" content="noindex"/>')
    for (const words of [
      'Almost yours',
      'Held for you',
      'Casa Limone',
      'Book for €200.00',
      'If you cancel',
    ]) {
      expect(page.html).toContain(words)
    }
    expect(page.html).toMatch(/role="timer"[^>]*>(10:00|9:5\d)</)
    expect(page.html).not.toMatch(/card number|cvc/i)
    const booked = await browser.send(begun.location, typed)
    expect(booked.status).toBe(303)
    expect(booked.location).toMatch(/^\/stays\/bookings\/[\w-]{43}\?confirmed=1$/)
    // Going back, reloading and submitting again all lead to the same booking.
    expect((await browser.get(begun.location)).location).toBe(booked.location)
    expect((await browser.send(begun.location, typed)).location).toBe(booked.location)
    expect(await selectBookings(testHotel)).toMatchObject([{ state: 'confirmed' }])
  })

  test('back, reload and a second tab at each step never make a second booking', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const states = async () => (await selectBookings(testHotel)).map(({ state }) => state)
    const first = await browser.book()
    for (let reload = 0; reload < 2; reload += 1) {
      expect((await browser.get(first.location)).html).toContain('Held for you')
    }
    expect(await states()).toEqual(['held'])
    // The guest goes back to the hotel's page and starts again, and the last room moves to the new attempt.
    const second = await browser.book()
    expect([second.status, second.location === first.location]).toEqual([303, false])
    expect(await states()).toEqual(['expired', 'held'])
    // Reloading the form with errors submits it again and changes nothing.
    for (let reload = 0; reload < 2; reload += 1) {
      expect((await browser.send(second.location, { ...typed, email: 'x' })).status).toBe(400)
    }
    // The tab that was left behind cannot book, and says so.
    const behind = await browser.send(first.location, typed)
    expect([behind.status, behind.html.includes('This was just taken')]).toEqual([409, true])
    const booked = await browser.send(second.location, typed)
    expect(booked.status).toBe(303)
    // Anything that another tab of the same checkout still sends leads to the booking.
    for (const act of ['book', 'extend', 'hold', 'look', 'apply-code', 'remove-code']) {
      const late = await browser.send(second.location, { ...typed, act, promoCode: 'WELCOME' })
      expect([act, late.status, late.location]).toEqual([act, 303, booked.location])
    }
    expect((await browser.send(first.location, typed)).status).toBe(409)
    expect(await states()).toEqual(['expired', 'confirmed'])
  })

  test('carries language and currency on, and speaks the language', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const begun = await browser.book({ lang: 'de', currency: 'USD' })
    expect(begun.location).toMatch(/\?lang=de&currency=USD$/)
    const page = await browser.get(begun.location)
    expect(page.html).toContain('Für Sie reserviert')
    expect(page.html).toMatch(/etwa \d+,\d\d\s\$/)
    const [path = ''] = begun.location.split('?')
    const wrong = await browser.send(path, { ...typed, email: 'x', lang: 'de' })
    expect(wrong.html).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein')
    const booked = await browser.send(path, { ...typed, lang: 'de' })
    expect(booked.location).toMatch(/\?confirmed=1&lang=de$/)
    const [row] = await app.sql`
      SELECT guest_language AS language FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    expect(row).toEqual({ language: 'de' })
  })

  test('tells every error at once and loses nothing that was typed', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    const { termsAccepted: _, ...without } = typed
    const planted = '"><script>alert(1)</script>'
    const { status, html, answeredAt } = await browser.send(location, {
      ...without,
      name: '',
      email: planted,
    })
    expect(status).toBe(400)
    // The browser was redirected to an address that says nothing of what was typed.
    expect(answeredAt).toMatch(new RegExp(`^${location}\\?answer=[\\w-]{36}$`))
    expect(html).toContain('3 things need another look')
    expect(html).toContain('href="#checkout-email"')
    expect(html).toContain('Please agree to the terms to continue')
    expect(html).toContain('value="+39 320 555 0142"')
    expect(html).toContain('The evening ferry</textarea>')
    expect(html).not.toContain('<script>alert')
    // If the guest now changes the language, none of this ends up in the address.
    expect(html).not.toMatch(/type="hidden" name="(name|email|phone|specialRequests)"/)
    const long = await browser.send(location, { ...typed, specialRequests: 'x'.repeat(10_000) })
    expect(long.status).toBe(400)
    expect(long.html).toContain('x'.repeat(10_000))
    expect(await selectBookings(testHotel)).toMatchObject([{ state: 'held' }])
  })

  test('an answer is shown on the page of its own form only', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [one, other] = [openBrowser(testHotel), openBrowser(testHotel)]
    const [mine, theirs] = [await one.book(), await other.book()]
    const refused = await one.send(mine.location, { ...typed, email: 'elena' })
    expect(refused.html).toContain('The evening ferry')
    const query = refused.answeredAt?.split('?')[1]
    const shown = await other.get(`${theirs.location}?${query}`)
    expect(shown.status).toBe(200)
    expect(shown.html).not.toContain('The evening ferry')
  })

  test('books nothing without the price that was agreed to', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    const { expectedTotalCents: _, ...without } = typed
    const shown = await browser.send(location, without)
    expect([shown.status, shown.html.includes('Book for €200.00')]).toEqual([400, true])
    expect(await selectBookings(testHotel)).toMatchObject([{ state: 'held' }])
  })

  test('makes a hold longer, and holds again what has ended, with everything typed', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    await ageHolds(app, 8.5)
    expect((await browser.get(location)).html).toContain('Keep it 10 minutes more')
    const longer = await browser.send(location, { ...typed, act: 'extend' })
    expect(longer.status).toBe(200)
    expect(longer.html).toMatch(/role="timer"[^>]*>(10:00|9:5\d)</)
    expect(longer.html).toContain('value="Elena Marchetti"')
    await ageHolds(app, 11)
    const late = await browser.send(location, typed)
    expect(late.status).toBe(409)
    for (const words of ['Your 10 minutes are up', 'Hold it again', 'value="Elena Marchetti"']) {
      expect(late.html).toContain(words)
    }
    const again = await browser.send(location, { ...typed, act: 'hold' })
    expect(again.html).toContain('Held for you')
    expect(again.html).toContain('value="Elena Marchetti"')
    expect((await browser.send(location, typed)).status).toBe(303)
  })

  test('a hold that the hotel has cancelled is not said to have run out', async () => {
    const testHotel = await openTestHotel(app)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    const [booking] = await app.sql`SELECT id FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    await testHotel.data(testHotel.transition(booking?.id, 'cancelled', { cancelledBy: 'hotel' }))
    const { html } = await browser.get(location)
    for (const words of ['The hotel has cancelled this', 'Nothing was charged']) expect(html).toContain(words)
    expect(html).not.toContain('minutes are up')
  })

  test('looking at a hold that has ended ends nothing, and finds its rooms free', async () => {
    const testHotel = await openTestHotel(app, 2)
    const [browser, other] = [openBrowser(testHotel), openBrowser(testHotel)]
    const { location } = await browser.book()
    await other.book()
    await ageHolds(app, 11)
    const rows = () => app.sql`SELECT id, state, xmin FROM bookings WHERE hotel_id = ${testHotel.hotel.id}`
    const before = await rows()
    expect((await browser.get(location)).html).toContain('Your 10 minutes are up')
    expect([...(await rows())]).toEqual([...before])
    expect(before.map(({ state }) => state)).toEqual(['held', 'held'])
    expect((await browser.send(location, { ...typed, act: 'hold' })).html).toContain('Held for you')
  })

  test('a hold that ended at another price says both, with the nights, and holds at the new one', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    await ageHolds(app, 11)
    await testHotel.data(testHotel.edit({ priceCents: 15_000 }))
    const page = await browser.get(location)
    expect(page.html).toContain('The price is now €250.00')
    expect(page.html).toContain('€50.00 more')
    expect(page.html).toMatch(/€100\.00<\/s> <b>€150\.00<\/b>/)
    expect(page.html).toContain('name="expectedTotalCents" value="25000"')
    const again = await browser.send(location, { ...typed, act: 'hold', expectedTotalCents: '25000' })
    expect(again.html).toContain('Book for €250.00')
    expect((await browser.send(location, { ...typed, expectedTotalCents: '25000' })).status).toBe(303)
  })

  test('a promo code is entered, refused and taken out with everything typed, and survives the end of a hold', async () => {
    const testHotel = await openTestHotel(app, 2)
    const code = { discountPercent: 15, fromOn: null, maxBookings: null, partnerId: null, isActive: true }
    for (const body of [
      { ...code, code: 'WELCOME', untilOn: null },
      { ...code, code: 'SPRING', untilOn: '2026-05-31' },
    ]) {
      await testHotel.data(testHotel.ask('POST', `${testHotel.base}/promo-codes`, body))
    }
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    const unknown = await browser.send(location, { ...typed, act: 'apply-code', promoCode: '<b>no' })
    expect([unknown.status, unknown.html.includes('This code cannot be used for this stay')]).toEqual([
      400,
      true,
    ])
    expect(unknown.html).toContain('value="&lt;b&gt;no"')
    expect(unknown.html).toContain('value="Elena Marchetti"')
    const ended = await browser.send(location, { ...typed, act: 'apply-code', promoCode: 'spring' })
    expect(ended.html).toContain('This code ended on ')
    // Pressing Enter in the field shows the price first, and does not book.
    const applied = await browser.send(location, { ...typed, promoCode: 'welcome' })
    expect(applied.status).toBe(200)
    for (const text of ['15% off the room', '−€30.00', 'Book for €170.00', 'value="Elena Marchetti"']) {
      expect(applied.html).toContain(text)
    }
    await ageHolds(app, 11)
    const lapsed = await browser.get(location)
    expect(lapsed.html).toContain('Your 10 minutes are up')
    const again = await browser.send(location, { ...typed, act: 'hold', expectedTotalCents: '17000' })
    expect(again.html).toContain('Book for €170.00')
    const without = await browser.send(location, { ...typed, act: 'remove-code' })
    expect(without.html).toContain('Book for €200.00')
    await browser.send(location, { ...typed, act: 'apply-code', promoCode: 'WELCOME' })
    const booked = await browser.send(location, { ...typed, expectedTotalCents: '17000' })
    expect([booked.status, booked.location]).toEqual([303, expect.stringContaining('confirmed=1')])
  })

  test('to look at a checkout whose hold has ended writes nothing', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    await ageHolds(app, 11)
    // Whoever writes a row, even as it was, leaves the number of another transaction in it.
    const rows = () => app.sql`
      SELECT 'booking' AS of, xmin::text, state FROM bookings WHERE hotel_id = ${testHotel.hotel.id}
      UNION ALL SELECT 'checkout', xmin::text, booking_id::text FROM checkouts WHERE hotel_id = ${testHotel.hotel.id}
      UNION ALL SELECT 'event', xmin::text, kind FROM booking_events WHERE hotel_id = ${testHotel.hotel.id}
      UNION ALL SELECT 'stay', xmin::text, taking::text FROM booking_stays WHERE room_type_id = ${testHotel.type.id}
      UNION ALL SELECT 'room', xmin::text, sold::text FROM nights WHERE room_type_id = ${testHotel.type.id}
      UNION ALL SELECT 'night', n.xmin::text, n.taken::text FROM booking_nights n
        JOIN booking_stays s ON s.id = n.stay_id WHERE s.room_type_id = ${testHotel.type.id}
      ORDER BY 1, 2, 3`
    const before = await rows()
    expect(before.length).toBeGreaterThan(6)
    expect((await browser.get(location)).html).toContain('Your 10 minutes are up')
    const token = location.split('/').at(-1)
    const read = await app.ask('GET', `/api/v1/guest/checkouts/${token}`)
    expect(read.body.data.state).toBe('lapsed')
    expect(await rows()).toEqual(before)
  })

  test('what is gone is told, with what is still free', async () => {
    const testHotel = await openTestHotel(app, 1)
    const suite = await testHotel.addType(1, { name: 'Suite', basePriceCents: 30_000 })
    const browser = openBrowser(testHotel)
    const { location } = await browser.book()
    await ageHolds(app, 11)
    await testHotel.book()
    const gone = await browser.send(location, { ...typed, act: 'hold' })
    expect(gone.status).toBe(409)
    for (const words of ['This was just taken', 'Full on', 'Hold Suite, Flexible, €600.00']) {
      expect(gone.html).toContain(words)
    }
    const room = `${testHotel.plan.id}.${suite.id}.60000`
    const other = await browser.send(location, { ...typed, act: 'look', room })
    expect(other.html).toContain('Book for €600.00')
    expect(other.html).toContain('value="Elena Marchetti"')
  })
})

describe('POST /stays/{slug}/book', () => {
  test('one of two guests gets the last room, the other gets a page that says so', async () => {
    const testHotel = await openTestHotel(app, 1)
    const answers = await Promise.all([openBrowser(testHotel).book(), openBrowser(testHotel).book()])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.html).toContain('This was just taken')
    expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  test('a price other than the one shown is refused, with a way to book at it', async () => {
    const testHotel = await openTestHotel(app, 1)
    const { status, html } = await openBrowser(testHotel).book({ expectedTotalCents: '1' })
    expect(status).toBe(409)
    expect(html).toContain('The price is now €200.00')
    expect(html).toContain('name="expectedTotalCents" value="20000"')
    expect(await selectBookings(testHotel)).toEqual([])
  })

  test.each<[string, Fields, number]>([
    ['30 February', { checkInOn: '2027-02-30' }, 400],
    ['the past', { checkInOn: '2020-01-01', checkOutOn: '2020-01-03' }, 400],
    ['400 nights', { checkOutOn: '2099-01-01' }, 400],
    ['a check-out before the check-in', { checkOutOn: '2020-01-01' }, 400],
    ['a party of none', { adults: '0' }, 400],
    ['a huge party', { adults: '61' }, 400],
    ['a foreign room', { room: `${randomUUID()}.1` }, 404],
    ['a foreign plan', { plan: randomUUID() }, 404],
    ['no price', { expectedTotalCents: '' }, 400],
    ['a price of letters', { expectedTotalCents: '1e9' }, 400],
    ['10,000 characters', { adults: '9'.repeat(10_000) }, 400],
    ['a script for a room', { room: '"><script>alert(1)</script>.1' }, 400],
  ])('%s is refused on a page, and nothing is stored', async (_label, changes, expected) => {
    const testHotel = await openTestHotel(app, 1)
    const { status, html } = await openBrowser(testHotel).book(changes)
    expect(status).toBe(expected)
    expect(html).toContain('This could not be booked')
    expect(html).not.toContain('<script>alert')
    expect(await selectBookings(testHotel)).toEqual([])
  })

  test('a second click with one key leads to the same checkout', async () => {
    const testHotel = await openTestHotel(app, 3)
    const browser = openBrowser(testHotel)
    const key = randomUUID()
    const answers = await Promise.all([browser.book({ key }), browser.book({ key })])
    expect(answers[0]?.location).toBe(answers[1]?.location)
    expect(await selectBookings(testHotel)).toHaveLength(1)
    const other = await browser.book({ key, adults: '1' })
    expect([other.status, other.html.includes('This could not be booked')]).toEqual([422, true])
  })

  test('forms of other sites are refused', async () => {
    const testHotel = await openTestHotel(app, 1)
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      expect((await openBrowser(testHotel, headers).book()).status).toBe(403)
    }
    expect(await selectBookings(testHotel)).toEqual([])
  })

  test('unknown hotels and tokens are 404 pages', async () => {
    const testHotel = await openTestHotel(app, 1)
    const browser = openBrowser(testHotel)
    for (const slug of ['no-such-house', '%00', '%E2%82%AC']) {
      expect((await browser.send(`/stays/${slug}/book`, browser.wish())).status).toBe(404)
    }
    const unknown = `/stays/checkout/${'a'.repeat(43)}`
    expect((await browser.get(unknown)).status).toBe(404)
    expect((await browser.send(unknown, typed)).status).toBe(404)
  })
})
