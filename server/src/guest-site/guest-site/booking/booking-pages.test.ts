import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { plainCityTax } from '@roomlark/contract/inventory/tax-rules'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { jobsDone, mailTo } from '../../../../test/mail.ts'
import { planInput } from '../../../../test/rooms-input.ts'
import { simpleTaxes } from '../../../../test/tax-rules.ts'
import { happened, miscounts, openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { loadGuestRenderer } from '../../../adapters/guest-renderer.ts'
import { makeGuestToken } from '../../../bookings/bookings/mail/guest-link.service.ts'

const webFolder = join(import.meta.dirname, '../../../../../web/dist')
const script = '<script>alert(1)</script>'

let app: TestApp
let testHotel: TestHotel
beforeAll(async () => {
  app = await startTestApp({ webFolder, guestRenderer: await loadGuestRenderer(webFolder) })
})
beforeEach(async () => {
  testHotel = await openTestHotel(app, 2, {
    hotel: {
      name: 'Casa Limone',
      cancellationPolicy: {
        steps: [{ until: { amount: 5, unit: 'days' }, fee: { kind: 'percent', percent: 0 } }],
        noShowFee: { kind: 'percent', percent: 50 },
      },
    },
  })
})
afterAll(() => app.close())

type Form = Record<string, string | number>

const toWords = (form: Form) =>
  new URLSearchParams(Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]))

async function send(path: string, form: Form, headers: Record<string, string> = {}) {
  const body = toWords(form)
  const response = await fetch(app.url + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', ...headers },
  })
  const to = response.headers.get('location')
  if (!to?.includes('answer=')) return { status: response.status, to, body: await response.text() }
  // A browser follows the redirect to what the form is answered with.
  const answer = await get(to, headers)
  return { status: answer.status, to, body: String(answer.body) }
}
const get = (path: string, headers: Record<string, string> = {}) => app.ask('GET', path, { headers })
const makePath = (id: string) => `/stays/bookings/${makeGuestToken(app.services, { id, linkVersion: 1 })}`
const hidden = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

let guests = 0
function ownGuest() {
  guests += 1
  return { name: 'Hana Nakamura', email: `hana${guests}@example.test` }
}

describe('a booking on a plan with a value for its meals', () => {
  test('lists the meals apart from the nights, and costs to cancel what the whole price does', async () => {
    const mealValue = { adultCents: 1500, childCents: 0, vatKind: 'food' as const }
    const input = planInput({ name: 'B&B', mealPlan: 'breakfast', perAdultCents: 1500, mealValue })
    const plan = await testHotel.data(testHotel.ask('POST', `${testHotel.base}/rates/plans`, input))
    const { id } = await testHotel.book({ ratePlanId: plan.id, guest: ownGuest() })
    const page = String((await get(makePath(id))).body)
    // Two nights at 130.00, of which half is kept of a guest who does not come.
    for (const words of ['Breakfast, 2 guests', '€100.00', '€60.00', '€260.00', '€130.00']) {
      expect(page).toContain(words)
    }
  })
})

describe('the calendar of the page on which a stay is changed', () => {
  test('has the prices of the booked rooms by the agreed plan, and its own nights though all is sold', async () => {
    await testHotel.setTaxes({
      ...simpleTaxes({ vatPercent: 10 }),
      cityTax: plainCityTax('adult-night', 200),
    })
    const { id } = await testHotel.book({ guest: ownGuest() })
    await testHotel.book({ checkInOn: testHotel.day(10), checkOutOn: testHotel.day(13) })
    await testHotel.book({ checkInOn: testHotel.day(12), checkOutOn: testHotel.day(13) })
    await testHotel.data(
      testHotel.edit(
        { priceCents: 15_000, minStay: 2 },
        { fromOn: testHotel.day(9), untilOn: testHotel.day(9) },
      ),
    )
    const page = String((await get(`${makePath(id)}/change`)).body).replaceAll('&quot;', '"')
    const read = (offset: number) =>
      JSON.parse(new RegExp(`\\{"night":"${testHotel.day(offset)}"[^}]*\\}`).exec(page)?.[0] ?? 'null')
    expect(read(8)).toMatchObject({ priceCents: 10_400, minStay: 1, arrivals: true })
    expect(read(9)).toMatchObject({ priceCents: 15_400, minStay: 2 })
    expect(read(10)).toMatchObject({ priceCents: 10_400 })
    expect(read(12)).toMatchObject({ priceCents: null })
  })
})

describe('a booking of which a company pays a part', () => {
  test('says what is left for the guest, in their language and on paper', async () => {
    const { id } = await testHotel.book({ guest: ownGuest() })
    const write = (what: string, body: object) =>
      testHotel.data(
        app.ask('POST', `/api/v1/bookings/${id}/folio/${what}`, {
          token: testHotel.token,
          body,
          headers: { 'idempotency-key': randomUUID() },
        }),
      )
    expect((await get(makePath(id))).body).not.toContain('Left to pay')
    const payer = { name: '', company: 'Bell Ltd', vatId: '', address: '', email: '', language: '' }
    await write('folios', { payer, takes: ['room'] })
    const extra = { position: 1, extraId: null, name: 'Boat', quantity: 1, unitCents: 3500, vatPercent: 10 }
    await write('charges', extra)
    const paid = await write('payments', { position: 1, kind: 'payment', method: 'cash', amountCents: 2000 })
    await write('deposits', { amountCents: 2500, dueOn: testHotel.day(3), mailGuest: false })
    const left = `€${(paid.folios[0].balanceCents / 100).toFixed(2)}`
    const { body } = await get(makePath(id))
    for (const words of ['Charged at the hotel', 'Left to pay', left, ', cash', 'as a deposit', '€5.00']) {
      expect(body).toContain(words)
    }
    expect(body).toMatch(/Bell Ltd\W? pays/)
    expect((await get(`${makePath(id)}?lang=de`)).body).toContain('Noch zu zahlen')
    expect((await get(`${makePath(id)}/print`)).body).toContain('Left to pay')
  })
})

describe('letters of the hotel', () => {
  test('are stopped by the guest with one press, or by a mail program that comes from elsewhere', async () => {
    const booking = await testHotel.book({ guest: ownGuest() })
    const address = `${makePath(booking.id)}/letters`
    const asked = await get(address)
    expect([asked.status, asked.body.includes('Stop the letters')]).toEqual([200, true])
    const profile = async () => {
      const { guest } = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/guest`))
      return testHotel.data(testHotel.ask('GET', `/api/v1/guests/${guest.id}`))
    }
    expect((await profile()).noLetters).toBe(false)
    const elsewhere = { 'sec-fetch-site': 'cross-site', origin: 'https://mail.example' }
    for (const headers of [elsewhere, {}]) {
      const { status, body } = await send(address, { 'List-Unsubscribe': 'One-Click' }, headers)
      expect([status, body.includes('The letters are stopped')]).toEqual([200, true])
    }
    expect((await profile()).noLetters).toBe(true)
    expect((await get(`${address}?lang=de`)).body).toContain('Die Briefe sind abbestellt')
    expect((await send(address.replace(/.(\/letters)$/, '_$1'), {})).status).toBe(404)
  })
})

describe('the link of a booking', () => {
  test('opens it, for nobody to keep or to index, without what is internal to the hotel', async () => {
    const booking = await testHotel.book({ notes: 'Owes us from last year', specialRequests: 'A quiet room' })
    const { status, headers, body } = await get(makePath(booking.id))
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(body).toContain(booking.reference)
    expect(body).toContain('A quiet room')
    expect(body).toContain('€200.00')
    expect(body).toContain('name="robots" content="noindex"')
    expect(body).not.toContain('last year')
    expect(body).not.toContain(booking.id)
  })

  test('explains the total with every fee and tax under its name, also what a change would make of it', async () => {
    const own = await openTestHotel(app)
    await own.setTaxes({
      ...simpleTaxes(),
      cityTax: { ...plainCityTax('person-night', 150), name: 'Kurtaxe' },
      fees: [{ name: 'Final cleaning', cents: 3000, per: 'stay', vatKind: 'fees' }],
    })
    const booking = await own.book({ guest: ownGuest() })
    const dates = `checkInOn=${own.day(10)}&checkOutOn=${own.day(13)}`
    for (const page of ['', '/print', `/change?${dates}`]) {
      const { body } = await get(`${makePath(booking.id)}${page}`)
      for (const words of ['Final cleaning', '€30.00', 'Kurtaxe', '€6.00']) expect(body).toContain(words)
    }
  })

  test('ends when the hotel corrects the email address or sends a new one, and leads to the lookup', async () => {
    const booking = await testHotel.book({ guest: { ...ownGuest(), email: 'mistyped@example.test' } })
    const linkIn = async (to: string) => {
      await jobsDone(app)
      const text = app.sent.findLast((mail) => mail.to === to)?.text ?? ''
      return /\/stays\/bookings\/[\w-]{43}/.exec(text)?.[0] ?? ''
    }
    const first = await linkIn('mistyped@example.test')
    expect((await get(first)).status).toBe(200)
    const right = ownGuest()
    const details = { guest: right, notes: '', specialRequests: '', version: booking.version }
    await testHotel.data(testHotel.ask('PUT', `/api/v1/bookings/${booking.id}/details`, details))
    const second = await linkIn(right.email)
    expect((await get(second)).status).toBe(200)
    const isEnded = async (link: string) => {
      const asked = await Promise.all([
        ...['', '/print', '/change', '/cancel', '/letters', '/erase'].map((page) => get(link + page)),
        send(`${link}/cancel`, { reason: 'plans', expectedFeeCents: 0 }),
        send(`${link}/messages`, { text: 'Hello' }),
      ])
      for (const { status, body } of asked) {
        expect([status, body.includes('This link has ended'), body.includes(right.email)]).toEqual([
          410,
          true,
          false,
        ])
      }
      expect((await get(`${link}/calendar.ics`)).status).toBe(404)
    }
    await isEnded(first)
    // A name that is corrected leaves the link as it is.
    const { version } = await testHotel.get(booking.id)
    const renamed = { ...details, guest: { ...right, name: 'Hanako Nakamura' }, version }
    await testHotel.data(testHotel.ask('PUT', `/api/v1/bookings/${booking.id}/details`, renamed))
    expect((await get(second)).status).toBe(200)

    // An email that is being sent has the link of before.
    await jobsDone(app)
    const renew = () => testHotel.ask('POST', `/api/v1/bookings/${booking.id}/guest-link`)
    const letters = await testHotel.data(renew())
    expect(letters.map(({ kind }: { kind: string }) => kind)).toContain('confirmation')
    const third = await linkIn(right.email)
    for (const ended of [first, second]) await isEnded(ended)
    expect((await get(third)).status).toBe(200)
    const found = await send('/stays/bookings', { reference: booking.reference, email: right.email })
    expect(found.to).toBe(third)
    const changed = happened(await testHotel.get(booking.id)).filter(({ kind }) => kind === 'changed')
    expect(changed.at(-1)).toMatchObject({ params: { details: ['link'] } })
    expect(
      (await (await openTestHotel(app)).ask('POST', `/api/v1/bookings/${booking.id}/guest-link`)).status,
    ).toBe(404)
  })

  test('tells a guest who has just booked so, and shows nothing of the kind otherwise', async () => {
    const booking = await testHotel.book({ guest: ownGuest() })
    expect((await get(`${makePath(booking.id)}?confirmed=1`)).body).toContain('You are booked, Hana')
    expect((await get(makePath(booking.id))).body).not.toContain('You are booked')
    await testHotel.data(testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'hotel' }))
    const off = await get(`${makePath(booking.id)}?confirmed=1`)
    expect(off.body).not.toContain('You are booked')
    expect(off.body).toContain('The hotel cancelled')
  })

  test('is 404 when a character of it is changed, and when it was signed elsewhere', async () => {
    const booking = await testHotel.book()
    const path = makePath(booking.id)
    const swapped = path.slice(0, -3) + (path.at(-3) === 'A' ? 'B' : 'A') + path.slice(-2)
    for (const wrong of [swapped, path.slice(0, -1), `${path}A`, '/stays/bookings/undefined']) {
      for (const page of ['', '/change', '/cancel', '/letters', '/erase', '/print', '/calendar.ics']) {
        expect([wrong + page, (await get(wrong + page)).status]).toEqual([wrong + page, 404])
      }
      for (const form of ['/change', '/cancel', '/messages', '/erase']) {
        expect((await send(wrong + form, { text: 'Hello', confirm: 'yes' })).status).toBe(404)
      }
    }
  })

  test('closes a year after the stay, and not before', async () => {
    const booking = await testHotel.book({ checkInOn: testHotel.day(1), checkOutOn: testHotel.day(2) })
    app.advance(366 * 86_400_000)
    expect((await get(makePath(booking.id))).status).toBe(200)
    app.advance(4 * 86_400_000)
    expect((await get(makePath(booking.id))).status).toBe(404)
    app.advance(-370 * 86_400_000)
  })

  test('shows each state, in the language asked for', async () => {
    const booking = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(2) })
    expect((await get(`${makePath(booking.id)}?lang=de`)).body).toContain('Ihr Schlüssel für')
    expect((await get(makePath(booking.id), { 'accept-language': 'fr' })).body).toContain('Votre clé pour')
    await testHotel.data(testHotel.transition(booking.id, 'checked-in'))
    expect((await get(makePath(booking.id))).body).toContain('You have arrived')
    await testHotel.data(testHotel.transition(booking.id, 'checked-out'))
    expect((await get(makePath(booking.id))).body).toContain('Your stay is over')
    const missed = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(2) })
    await testHotel.data(testHotel.transition(missed.id, 'no-show'))
    expect((await get(makePath(missed.id))).body).toContain('You were not seen at the hotel')
    const held = await testHotel.book({ state: 'held' })
    expect((await get(`${makePath(held.id)}?lang=es`)).body).toContain('retenidas para usted')
  })

  test('has a page to print and a file for the calendar', async () => {
    const booking = await testHotel.book()
    const printed = await get(`${makePath(booking.id)}/print`)
    expect(printed.body).toContain(booking.reference)
    expect(printed.body).toContain('To pay at the hotel')
    const file = await get(`${makePath(booking.id)}/calendar.ics`)
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.body).toContain('BEGIN:VEVENT')
    expect(file.body).toContain(booking.reference)
    const unfolded = String(file.body).replaceAll('\r\n ', '')
    expect(unfolded).toContain(`URL:${app.services.publicUrl}${makePath(booking.id)}`)
  })
})

describe('looking a booking up', () => {
  const lookUp = (reference: string, email: string, address = '203.0.113.9') =>
    send('/stays/bookings', { reference, email }, { 'x-test-address': address })

  test('opens it for reference and email, however they are typed', async () => {
    const guest = ownGuest()
    const booking = await testHotel.book({ guest })
    const { status, to } = await lookUp(
      ` ${booking.reference.toLowerCase().replace('-', ' ')} `,
      guest.email.toUpperCase(),
    )
    expect([status, to]).toEqual([303, makePath(booking.id)])
  })

  test('answers a wrong reference and a wrong email alike', async () => {
    const guest = ownGuest()
    const booking = await testHotel.book({ guest })
    const wrongEmail = await lookUp(booking.reference, 'somebody@example.test')
    const wrongReference = await lookUp('RL-CCCCCC', guest.email)
    expect([wrongEmail.status, wrongReference.status]).toEqual([404, 404])
    const blank = ({ body }: { body: string }) => body.replaceAll(/value="[^"]*"/g, '')
    expect(blank(wrongEmail)).toBe(blank(wrongReference))
    expect(wrongEmail.body).toContain('We found no booking with these two')
  })

  test('counts tries by reference, also of a booking that does not exist, and tells how long to wait', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect((await lookUp('RL-DDDDDD', 'a@example.test')).status).toBe(404)
    const refused = await lookUp('RL-DDDDDD', 'a@example.test')
    expect(refused.status).toBe(429)
    expect(refused.body).toContain('Too many tries')
    app.advance(16 * 60_000)
  })

  test('counts wrong tries by visitor, and none that was right', async () => {
    const guest = ownGuest()
    const booking = await testHotel.book({ guest })
    for (let time = 0; time < 21; time += 1) {
      expect((await lookUp(booking.reference, guest.email)).status).toBe(303)
    }
    const statuses: number[] = []
    for (let tries = 0; tries < 22; tries += 1) {
      statuses.push((await lookUp(`RL-${String(tries).padStart(6, 'F')}`, 'a@example.test')).status)
    }
    expect(statuses.slice(0, 10).every((status) => status === 404)).toBe(true)
    expect(statuses.at(-1)).toBe(429)
    const form = { reference: booking.reference, email: guest.email }
    const other = { 'x-test-address': '203.0.113.9', 'user-agent': 'Another/1.0' }
    expect((await send('/stays/bookings', form, other)).status).toBe(303)
    app.advance(16 * 60_000)
  })

  test('takes any text without harm', async () => {
    for (const text of ['', '\0', script, 'x'.repeat(10_000), "' OR 1=1 --", '\uD800']) {
      const { status, body } = await lookUp(text, text)
      expect([404, 429]).toContain(status)
      expect(body).not.toContain(script)
    }
    app.advance(16 * 60_000)
  })

  test('refuses a form of another site', async () => {
    const form = { reference: 'RL-CCCCCC', email: 'a@example.test' }
    expect((await send('/stays/bookings', form, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    const headers = { origin: 'https://elsewhere.example' }
    const answer = await fetch(`${app.url}/stays/bookings`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers,
    })
    expect(answer.status).toBe(403)
  })
})

describe('cancelling', () => {
  test('costs what was shown, is the guest’s doing, and tells the hotel', async () => {
    const guest = ownGuest()
    const booking = await testHotel.book({ guest, checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) })
    const shown = await get(`${makePath(booking.id)}/cancel`)
    expect(shown.body).toContain('Cancel and owe €100.00')
    const form = { expectedFeeCents: hidden(shown.body, 'expectedFeeCents'), reason: 'plans' }
    expect(form.expectedFeeCents).toBe('10000')
    const done = await send(`${makePath(booking.id)}/cancel`, form)
    expect([done.status, done.to]).toEqual([303, `${makePath(booking.id)}?cancelled=1`])
    const after = await testHotel.get(booking.id)
    expect(after).toMatchObject({ state: 'cancelled', cancelledBy: 'guest', feeCents: 10_000 })
    expect(happened(after).at(-1)).toMatchObject({ kind: 'cancelled', actor: 'Guest' })
    const { body } = await testHotel.ask('GET', '/api/v1/notifications')
    expect(body.data[0]).toMatchObject({ event: 'booking-cancelled' })
    expect((await mailTo(app, guest.email, 2)).subject).toContain('cancelled')
    expect((await get(makePath(booking.id))).body).toContain('You cancelled on')
    // A second click finds the booking already cancelled.
    expect((await send(`${makePath(booking.id)}/cancel`, form)).status).toBe(303)
    expect(happened(await testHotel.get(booking.id)).filter(({ kind }) => kind === 'cancelled')).toHaveLength(
      1,
    )
  })

  test('does nothing for another fee than that of now, and shows that', async () => {
    const booking = await testHotel.book({ checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) })
    for (const expectedFeeCents of [0, 9999, -1, 'x']) {
      const { status, body } = await send(`${makePath(booking.id)}/cancel`, { expectedFeeCents })
      expect(status).toBe(409)
      expect(body).toContain('The cancellation fee has changed')
      expect(hidden(body, 'expectedFeeCents')).toBe('10000')
    }
    expect((await testHotel.get(booking.id)).state).toBe('confirmed')
  })

  test('loses against the desk that checks the guest in, or wins, but never both', async () => {
    testHotel = await openTestHotel(app, 5)
    const stay = { checkInOn: testHotel.today(), checkOutOn: testHotel.day(2) }
    for (let round = 0; round < 4; round += 1) {
      const booking = await testHotel.book(stay)
      const expectedFeeCents = hidden((await get(`${makePath(booking.id)}/cancel`)).body, 'expectedFeeCents')
      const [guest, desk] = await Promise.all([
        send(`${makePath(booking.id)}/cancel`, { expectedFeeCents }),
        testHotel.transition(booking.id, 'checked-in'),
      ])
      const { state } = await testHotel.get(booking.id)
      expect([guest.status === 303, desk.status === 200]).toEqual([
        state === 'cancelled',
        state === 'checked-in',
      ])
      if (state === 'checked-in') await testHotel.data(testHotel.transition(booking.id, 'checked-out'))
    }
    expect(await miscounts(app)).toEqual([])
  })

  test('is no longer for the guest once the stay has begun', async () => {
    const booking = await testHotel.book({ checkInOn: testHotel.today(), checkOutOn: testHotel.day(2) })
    await testHotel.data(testHotel.transition(booking.id, 'checked-in'))
    expect((await get(`${makePath(booking.id)}/cancel`)).body).toContain('can no longer be cancelled here')
    expect((await send(`${makePath(booking.id)}/cancel`, { expectedFeeCents: 0 })).status).toBe(409)
  })
})

describe('changing', () => {
  const asked = (id: string, words: Form) => get(`${makePath(id)}/change?${toWords(words)}`)
  const formIn = (html: string, names: string[]) =>
    Object.fromEntries(names.map((name) => [name, hidden(html, name)]))
  const names = ['checkInOn', 'checkOutOn', 'adults', 'childAges', 'version', 'expectedTotalCents']

  test('shows the new price first, and then moves the booking for it', async () => {
    const guest = ownGuest()
    const booking = await testHotel.book({ guest })
    const dates = { checkInOn: testHotel.day(11), checkOutOn: testHotel.day(14) }
    const quoted = await asked(booking.id, dates)
    expect(quoted.body).toContain('Change for €300.00')
    const form = formIn(quoted.body, names)
    expect(form).toMatchObject({ ...dates, expectedTotalCents: '30000' })
    const done = await send(`${makePath(booking.id)}/change`, form)
    expect([done.status, done.to]).toEqual([303, `${makePath(booking.id)}?changed=1`])
    const after = await testHotel.get(booking.id)
    expect(after).toMatchObject({ ...dates, totalCents: 30_000 })
    expect(happened(after).at(-1)).toMatchObject({ kind: 'moved', actor: 'Guest' })
    expect((await mailTo(app, guest.email, 2)).subject).toContain('changed')
    // A second click finds the change already made.
    expect((await send(`${makePath(booking.id)}/change`, form)).status).toBe(303)
    expect((await testHotel.get(booking.id)).version).toBe(after.version)
    expect(await miscounts(app)).toEqual([])
  })

  test('changes guests and rooms: rooms come and go, and guests cost what they cost', async () => {
    testHotel = await openTestHotel(app, 2, {
      type: { maxAdults: 3, includedAdults: 2, extraAdultCents: 1500 },
    })
    const { type } = testHotel
    const booking = await testHotel.book({ guest: ownGuest(), adults: 2 })
    const wish = { adults: 3, [`room.${type.id}`]: 1 }
    const third = await asked(booking.id, wish)
    expect(third.body).toContain('Change for €230.00')
    const room = { [`room.${type.id}`]: hidden(third.body, `room.${type.id}`) }
    expect(
      (await send(`${makePath(booking.id)}/change`, { ...formIn(third.body, names), ...room })).status,
    ).toBe(303)
    const more = await testHotel.get(booking.id)
    expect(more).toMatchObject({ adults: 3, totalCents: 23_000 })
    expect(happened(more).at(-1)).toMatchObject({ kind: 'changed', params: { details: ['guests'] } })

    const two = await asked(booking.id, { adults: 3, [`room.${type.id}`]: 2 })
    expect(two.body).toContain('Change for €400.00')
    const form = { ...formIn(two.body, names), [`room.${type.id}`]: 2 }
    expect((await send(`${makePath(booking.id)}/change`, form)).status).toBe(303)
    const both = await testHotel.get(booking.id)
    expect(both.stays).toHaveLength(2)
    expect(both.totalCents).toBe(40_000)
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].sold).toBe(2)

    const back = await asked(booking.id, { adults: 2, [`room.${type.id}`]: 1 })
    expect(back.body).toContain('Change for €200.00')
    const less = { ...formIn(back.body, names), [`room.${type.id}`]: 1 }
    expect((await send(`${makePath(booking.id)}/change`, less)).status).toBe(303)
    expect((await testHotel.get(booking.id)).stays).toHaveLength(1)
    expect((await testHotel.nights(testHotel.day(10), testHotel.day(10)))[0].sold).toBe(1)
    expect(await miscounts(app)).toEqual([])
  })

  test('holds guests to limits that a desk may pass, and says why', async () => {
    const booking = await testHotel.book({ checkOutOn: testHotel.day(13) })
    await testHotel.data(
      testHotel.edit({ minStay: 3 }, { fromOn: testHotel.day(10), untilOn: testHotel.day(20) }),
    )
    const short = await asked(booking.id, { checkInOn: testHotel.day(11), checkOutOn: testHotel.day(12) })
    expect(short.body).toContain('This is not possible')
    expect(short.body).toContain('Stay at least 3 nights')
    const form = {
      checkInOn: testHotel.day(11),
      checkOutOn: testHotel.day(12),
      adults: 2,
      childAges: '',
      version: booking.version,
      expectedTotalCents: 10_000,
    }
    expect((await send(`${makePath(booking.id)}/change`, form)).status).toBe(409)
    await testHotel.book({
      checkInOn: testHotel.day(15),
      checkOutOn: testHotel.day(18),
      rooms: [{ roomTypeId: testHotel.type.id, quantity: 2 }],
    })
    const full = await asked(booking.id, { checkInOn: testHotel.day(13), checkOutOn: testHotel.day(16) })
    expect(full.body).toContain('Full on')
    const crowd = await asked(booking.id, { adults: 20 })
    expect(crowd.body).toContain('Too many guests')
    expect(await testHotel.get(booking.id)).toMatchObject({
      checkOutOn: testHotel.day(13),
      version: booking.version,
    })
  })

  test('keeps what it has, whatever was closed since', async () => {
    const booking = await testHotel.book({ checkOutOn: testHotel.day(13) })
    await testHotel.data(
      testHotel.edit({ closed: true }, { fromOn: testHotel.day(10), untilOn: testHotel.day(12) }),
    )
    const shorter = await asked(booking.id, { checkOutOn: testHotel.day(12) })
    expect(shorter.body).toContain('Change for €200.00')
    const longer = await asked(booking.id, { checkInOn: testHotel.day(9) })
    expect(longer.body).toContain('Change for €400.00')
  })

  test('does nothing for a tampered or outdated total, and shows the new one', async () => {
    const booking = await testHotel.book()
    const dates = { checkInOn: testHotel.day(11), checkOutOn: testHotel.day(14), adults: 2, childAges: '' }
    const wrong = { ...dates, version: booking.version, expectedTotalCents: 100 }
    const refused = await send(`${makePath(booking.id)}/change`, wrong)
    expect(refused.status).toBe(409)
    expect(refused.body).toContain('The price has changed in the meantime')
    expect(hidden(refused.body, 'expectedTotalCents')).toBe('30000')
    expect(await testHotel.get(booking.id)).toMatchObject({
      checkInOn: booking.checkInOn,
      totalCents: 20_000,
    })
  })

  test('of two tabs, the second is shown what the first has made of it', async () => {
    const booking = await testHotel.book()
    const [one, two] = await Promise.all([
      asked(booking.id, { checkInOn: testHotel.day(11), checkOutOn: testHotel.day(13) }),
      asked(booking.id, { checkInOn: testHotel.day(12), checkOutOn: testHotel.day(14) }),
    ])
    const answers = await Promise.all(
      [one, two].map(({ body }) => send(`${makePath(booking.id)}/change`, formIn(body, names))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toContain('has changed in the meantime')
    expect(await miscounts(app)).toEqual([])
  })

  test('ends with free cancellation', async () => {
    const booking = await testHotel.book({ checkInOn: testHotel.day(2), checkOutOn: testHotel.day(4) })
    expect((await asked(booking.id, {})).body).toContain('can no longer be changed here')
    const form = { checkInOn: testHotel.day(3), checkOutOn: testHotel.day(5), adults: 2, childAges: '' }
    const late = { ...form, version: booking.version, expectedTotalCents: 20_000 }
    const refused = await send(`${makePath(booking.id)}/change`, late)
    expect(refused.status).toBe(409)
    expect((await testHotel.get(booking.id)).checkInOn).toBe(booking.checkInOn)
  })

  test('takes any text without harm', async () => {
    const booking = await testHotel.book()
    const other = await openTestHotel(app, 1)
    const wrong: Form[] = [
      { checkInOn: '2030-02-30' },
      { checkInOn: testHotel.day(-3) },
      { checkOutOn: testHotel.day(9) },
      { checkOutOn: testHotel.day(900) },
      { adults: 0 },
      { adults: 1e9 },
      { adults: script },
      { childAges: '3,99' },
      { [`room.${other.type.id}`]: 1 },
      { [`room.${testHotel.type.id}`]: 0 },
      { [`room.${testHotel.type.id}`]: 51 },
      { [`room.${script}`]: 1 },
      { checkInOn: 'x'.repeat(5000) },
    ]
    for (const words of wrong) {
      const page = await asked(booking.id, words)
      expect([words, [200, 400].includes(page.status)]).toEqual([words, true])
      expect(page.body).not.toContain('expectedTotalCents')
      expect(page.body).not.toContain(script)
      const form = { adults: 2, childAges: '', version: 1, expectedTotalCents: 20_000, ...words }
      expect([400, 409]).toContain((await send(`${makePath(booking.id)}/change`, form)).status)
    }
    expect(await testHotel.get(booking.id)).toMatchObject({ version: booking.version, totalCents: 20_000 })
  })
})

describe('messages', () => {
  test('go both ways, are notified and mailed, and show scripts as text', async () => {
    const guest = { ...ownGuest(), language: 'de' }
    const booking = await testHotel.book({ guest })
    const sent = await send(`${makePath(booking.id)}/messages`, { text: `Is there parking? ${script}` })
    expect([sent.status, sent.to]).toEqual([303, `${makePath(booking.id)}?sent=1#messages`])
    const { body } = await testHotel.ask('GET', '/api/v1/notifications')
    expect(body.data[0]).toMatchObject({ event: 'guest-message', particulars: guest.name })
    const path = `/api/v1/bookings/${booking.id}/messages`
    const [message] = await testHotel.data(testHotel.ask('GET', path))
    expect(message).toMatchObject({ byGuest: true, isSeen: false, author: guest.name })
    const [seen] = await testHotel.data(testHotel.ask('POST', `${path}/seen`, { upTo: message.id }))
    expect(seen.isSeen).toBe(true)
    await testHotel.data(testHotel.ask('POST', path, { text: 'Yes, behind the house.\nIt is free.' }))
    const mail = await mailTo(app, guest.email, 2)
    expect(mail.subject).toContain('Eine Nachricht von Casa Limone')
    expect(mail.text).toContain('Yes, behind the house.')
    expect(mail.text).toContain(makePath(booking.id))
    const page = await get(makePath(booking.id))
    expect(page.body).toContain('Yes, behind the house.')
    expect(page.body).toContain('&lt;script&gt;alert(1)')
    expect(page.body).not.toContain(script)
    // Guests do not learn who wrote it at the hotel.
    expect(page.body).not.toContain('Ada Byron')
  })

  test('that are empty or too long are not sent, and what was typed is not lost', async () => {
    const booking = await testHotel.book()
    const empty = await send(`${makePath(booking.id)}/messages`, { text: '  \n ' })
    expect([empty.status, empty.body.includes('Write a message first')]).toEqual([400, true])
    const long = await send(`${makePath(booking.id)}/messages`, { text: 'lark '.repeat(2000) })
    expect(long.status).toBe(400)
    expect(long.body).toContain('Nothing was sent')
    expect(long.body).toContain('lark lark')
    expect(await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/messages`))).toEqual([])
  })

  test('are limited, and are the hotel’s own', async () => {
    const booking = await testHotel.book()
    const write = (text: string) => send(`${makePath(booking.id)}/messages`, { text })
    for (let count = 0; count < 10; count += 1) expect((await write(`Message ${count}`)).status).toBe(303)
    const refused = await write('One too many, and kept')
    expect(refused.status).toBe(429)
    expect(refused.body).toContain('You have sent many messages')
    expect(refused.body).toContain('>One too many, and kept</textarea>')
    const other = await openTestHotel(app, 1)
    expect((await other.ask('GET', `/api/v1/bookings/${booking.id}/messages`)).status).toBe(404)
    expect((await other.ask('POST', `/api/v1/bookings/${booking.id}/messages`, { text: 'Hi' })).status).toBe(
      404,
    )
  })

  test('are added and never changed', async () => {
    const booking = await testHotel.book()
    await send(`${makePath(booking.id)}/messages`, { text: 'Once' })
    const change = app.sql`UPDATE booking_messages SET text = 'Twice' WHERE booking_id = ${booking.id}`
    await expect(change).rejects.toThrow('append-only')
    await expect(app.sql`DELETE FROM booking_messages`).rejects.toThrow()
  })
})

describe('erasing', () => {
  test('waits for the end of the stay, and needs a confirmation', async () => {
    const guest = { ...ownGuest(), phone: '+39 333 1234567' }
    const booking = await testHotel.book({ guest, specialRequests: 'For Hana', notes: 'Hana again' })
    expect((await get(`${makePath(booking.id)}/erase`)).body).toContain('once your stay is over or cancelled')
    expect((await send(`${makePath(booking.id)}/erase`, { confirm: 'yes' })).status).toBe(409)
    await send(`${makePath(booking.id)}/messages`, { text: 'I am Hana' })
    await testHotel.data(
      testHotel.transition(booking.id, 'cancelled', { cancelledBy: 'guest', reason: 'Hana is ill' }),
    )
    await jobsDone(app)
    const unsure = await send(`${makePath(booking.id)}/erase`, {})
    expect([unsure.status, unsure.body.includes('Tick the box first')]).toEqual([400, true])
    expect((await send(`${makePath(booking.id)}/erase`, { confirm: 'yes' })).status).toBe(303)
    const after = await testHotel.get(booking.id)
    expect(after.guest).toMatchObject({ name: 'Former guest', phone: null })
    expect(happened(after).at(-1)).toMatchObject({ actor: 'Guest', kind: 'changed' })
    const gone = await get(makePath(booking.id))
    expect([gone.status, gone.body.includes('Your data is erased')]).toEqual([410, true])
    const thread = await testHotel.data(testHotel.ask('GET', `/api/v1/bookings/${booking.id}/messages`))
    expect(thread).toMatchObject([{ text: null, author: 'Former guest' }])
    await jobsDone(app)
    const [{ left }] = await app.sql<[{ left: number }]>`
      SELECT count(*)::integer AS left FROM (
        SELECT to_jsonb(b) AS row FROM bookings b WHERE id = ${booking.id}
        UNION ALL SELECT to_jsonb(e) FROM booking_events e WHERE booking_id = ${booking.id}
        UNION ALL SELECT to_jsonb(m) FROM booking_mails m WHERE booking_id = ${booking.id}
        UNION ALL SELECT to_jsonb(m) FROM booking_messages m WHERE booking_id = ${booking.id}
        UNION ALL SELECT to_jsonb(n) FROM notifications n WHERE link LIKE ${`%${booking.id}`}
      ) AS rows WHERE row::text ~ '(Hana|hana|333 1234567)'`
    expect(left).toBe(0)
    expect((await send('/stays/bookings', { reference: booking.reference, email: guest.email })).status).toBe(
      404,
    )
  })
})
