import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../test/app.ts'
import { advanceTo, putEndedStay } from '../../../test/ended-stays.ts'
import { createActor, createSession } from '../../../test/factories.ts'
import { openPastHotel } from '../../../test/past-bookings.ts'
import { followBooking, moveCommissions } from '../../partners/commissions/commissions.service.ts'
import { closeStatements } from './closing/closing.service.ts'

let app: TestApp
/** Later than any real clock that runs this test, so that the server's clock only moves forward. */
const year = new Date().getUTCFullYear() + 1
const on = (day: string) => `${year}-${day}`

beforeAll(async () => {
  app = await startTestApp()
  advanceTo(app, `${on('06-16')}T12:00:00Z`)
})
afterAll(() => app.close())

/** A hotel with a partner at 10 %, whose rooms cost 100.00 a night, VAT of 9.09 included. */
async function openHotel() {
  const owner = await createActor(app, 'hotel')
  const affiliate = await createActor(app, 'affiliate')
  await app.sql`UPDATE users SET company_name = 'Slow Miles' WHERE id = ${affiliate.id}`
  const past = await openPastHotel(app, owner.token)
  const { id } = past.hotel
  const base = `/api/v1/hotels/${id}/statements`
  const session = { token: owner.token }
  /** A stay nobody has said anything about, or that is still to come. */
  async function confirmed(
    checkInOn: string,
    nights: number,
    state: 'confirmed' | 'checked-in' = 'confirmed',
  ) {
    const bookingId = await past.put({
      madeAt: new Date(`${on('05-01')}T12:00:00Z`),
      source: 'affiliate',
      affiliateId: affiliate.id,
      state,
      checkInOn: on(checkInOn),
      nights,
      vatCents: 909 * nights,
    })
    const [event] = await app.sql<[{ id: number }]>`
      SELECT max(id)::float8 AS id FROM booking_events WHERE booking_id = ${bookingId}`
    await app.pool.begin((tx) => followBooking(app.services, tx, bookingId, event.id))
    return bookingId
  }
  return {
    owner,
    affiliate,
    id,
    base,
    confirmed,
    session,
    stay: (checkInOn: string, nights = 2) =>
      putEndedStay(app, past, { affiliateId: affiliate.id, checkInOn: on(checkInOn), nights }),
    signInAgain: async () => {
      session.token = await createSession(app, owner.id)
    },
    get: async (path: string, token = session.token) => app.ask('GET', base + path, { token }),
    answer: async (bookingId: string, body: object, token = session.token) =>
      app.ask('POST', `${base}/questions/${bookingId}`, { token, body }),
  }
}

async function dispute(bookingId: string) {
  await app.pool.begin(async (tx) => {
    await tx`
      INSERT INTO commission_disputes (booking_id, hotel_id, affiliate_id, opened_by, opened_side, opened_at, answer_by)
      SELECT booking_id, hotel_id, affiliate_id, affiliate_id, 'hotel', now(), now() FROM commissions
      WHERE booking_id = ${bookingId}`
    await moveCommissions(app.services, tx, [bookingId], { cause: 'dispute' })
  })
}

async function readState(bookingId: string) {
  const [row] = await app.sql`
    SELECT b.state, b.version, c.stage, c.base_cents::integer AS base, c.gross_cents::integer AS gross, c.ended_on::text AS "endedOn"
    FROM bookings b JOIN commissions c ON c.booking_id = b.id WHERE b.id = ${bookingId}`
  return row
}

async function pdfText(base64: string): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(Buffer.from(base64, 'base64')))
  const { text } = await extractText(document, { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

describe('the living statement', () => {
  test('counts stays as they end, shows what waits and what is to come, then stays as it was closed', async () => {
    const hotel = await openHotel()
    const counted = await hotel.stay('05-30', 3)
    const today = await hotel.stay('06-14')
    const disputed = await hotel.stay('06-04', 3)
    await dispute(disputed)
    const asked = await hotel.confirmed('06-11', 4)
    await hotel.confirmed('06-20', 4)
    await hotel.confirmed('07-02', 2)
    const statement = (await hotel.get(`/${year}-06`)).body.data
    expect(statement).toMatchObject({
      month: `${year}-06`,
      state: 'open',
      number: null,
      currency: 'EUR',
      currencies: ['EUR'],
      today: on('06-16'),
      closesOn: on('07-05'),
      dueOn: on('07-19'),
      totalCents: 5_000,
      lines: 2,
      objectionsUntil: null,
      counted: { lines: 2, baseCents: 50_000, grossCents: 5_000 },
      disputed: { lines: 1, grossCents: 3_000 },
      // The VAT that the price includes earns nothing.
      asked: { lines: 1, baseCents: 40_000 - 3_636, grossCents: 3_636 },
      held: { lines: 0 },
      toCome: { lines: 1, grossCents: 3_636 },
    })
    const { data: lines, meta } = (await hotel.get(`/${year}-06/lines`)).body
    expect(meta).toMatchObject({ total: 4 })
    expect(lines.map((line: { bookingId: string; state: string }) => [line.bookingId, line.state])).toEqual([
      [counted, 'counted'],
      [disputed, 'disputed'],
      [asked, 'asked'],
      [today, 'counted'],
    ])
    expect(lines[0]).toMatchObject({
      partnerName: 'Slow Miles',
      ratePercent: 10,
      outcome: 'stayed',
      kind: 'commission',
    })
    expect(JSON.stringify(lines)).not.toContain('Hana')
    expect((await hotel.get(`/${year}-06/lines?view=waiting`)).body).toMatchObject({
      data: [{ bookingId: disputed }, { bookingId: asked }],
      meta: { total: 2 },
    })
    const list = (await hotel.get('')).body.data
    expect(list).toMatchObject({ open: [{ month: `${year}-06`, totalCents: 5_000 }], closed: [] })

    advanceTo(app, `${on('07-03')}T12:00:00Z`)
    await hotel.signInAgain()
    // June is open until the 5th, and July has begun.
    expect((await hotel.get('')).body.data.open).toMatchObject([
      { month: `${year}-07`, totalCents: 0 },
      { month: `${year}-06`, totalCents: 5_000 },
    ])
    expect((await hotel.get(`/${year}-07`)).body.data).toMatchObject({
      asked: { lines: 0 },
      toCome: { lines: 1 },
    })
    advanceTo(app, `${on('07-06')}T12:00:00Z`)
    await closeStatements({ ...app.services, sql: app.pool })
    const closed = (await hotel.get(`/${year}-06`)).body.data
    expect(closed).toMatchObject({
      state: 'closed',
      number: `HS-${year}-00001`,
      totalCents: 5_000,
      lines: 2,
      objectionsUntil: on('10-04'),
      asked: { lines: 0 },
      paid: { paidCents: 0, openCents: 5_000, settledAt: null },
    })
    expect((await hotel.get(`/${year}-06/lines`)).body.data).toMatchObject([
      { line: 1, bookingId: counted, isDisputed: false },
      { line: 2, bookingId: today },
    ])
    // The disputed line goes into the next statement.
    expect((await hotel.get(`/${year}-07`)).body.data).toMatchObject({
      disputed: { lines: 1 },
      asked: { lines: 3 },
    })
    expect((await hotel.get('')).body).toMatchObject({
      data: { closed: [{ month: `${year}-06`, number: `HS-${year}-00001` }] },
      meta: { total: 1 },
    })
    expect((await hotel.get(`/${year}-05`)).body.data).toMatchObject({ state: 'nothing', lines: 0 })
    expect((await hotel.get(`/${year}-09`)).status).toBe(404)
  })

  test('is a CSV and a PDF, which says whether it is closed', async () => {
    const hotel = await openHotel()
    await hotel.stay('06-20', 3)
    await hotel.stay('06-25')
    await closeStatements({ ...app.services, sql: app.pool })
    await hotel.confirmed('07-01', 2)
    const { filename, csv } = (await hotel.get(`/${year}-06/export`)).body.data
    expect(filename).toBe(`HS-${year}-00002.csv`)
    expect(csv.split('\r\n')[1]).toMatch(
      new RegExp(
        `^"HS-${year}-00002","1","RL-\\w+","commission","counted","stayed","${year}-06-20","${year}-06-23","3"`,
      ),
    )
    const paper = (await hotel.get(`/${year}-06/pdf`)).body.data
    expect(paper.filename).toBe(`HS-${year}-00002.pdf`)
    const text = await pdfText(paper.base64)
    for (const words of [
      `Statement June ${year}`,
      ...[
        'Villa Marenne',
        'Ada Byron',
        'Via dei Limoni 14',
        'Positano, Italy',
        `HS-${year}-00002, page 1 of 1`,
      ],
      ...[`To pay by 19 July ${year} €50.00`, '20 to 23 June', 'Slow Miles 2 €500.00 €50.00'],
      ...['Partners €40.00', 'Roomlark’s share €10.00', `give this number: HS-${year}-00002`],
    ]) {
      expect(text).toContain(words)
    }
    expect(text).not.toContain('Hana')
    const draft = await pdfText((await hotel.get(`/${year}-07/pdf`)).body.data.base64)
    expect(draft).toContain('asked, not counted')
    expect(draft).toContain('Nothing is to be paid yet.')
  })

  test('is hidden from other hotels and affiliates, and shows administrators no guest', async () => {
    const [hotel, other, admin] = [await openHotel(), await openHotel(), await createActor(app, 'admin')]
    const bookingId = await hotel.confirmed('06-20', 2)
    const month = app.services.clock().toISOString().slice(0, 7)
    for (const path of [
      '',
      `/${month}`,
      `/${month}/lines`,
      `/${month}/export`,
      '/questions',
      `/${month}/pdf`,
    ]) {
      expect((await hotel.get(path, other.owner.token)).status, path).toBe(404)
      expect((await hotel.get(path, hotel.affiliate.token)).status, path).toBe(403)
      expect((await hotel.get(path, admin.token)).status, path).toBe(200)
    }
    expect((await hotel.get('/questions')).body.data).toMatchObject([{ guestName: 'Hana Nakamura' }])
    expect((await hotel.get('/questions', admin.token)).body).toMatchObject({
      data: [{ bookingId, guestName: null }],
      meta: { total: 1 },
    })
    const { version } = (await readState(bookingId)) ?? {}
    const stayed = { answer: 'stayed', version }
    expect((await hotel.answer(bookingId, stayed, other.owner.token)).status).toBe(404)
    const foreign = await app.ask('POST', `${other.base}/questions/${bookingId}`, {
      token: other.owner.token,
      body: stayed,
    })
    expect(foreign.status).toBe(404)
  })
})

describe('a question about a stay that is over', () => {
  test('is answered with arrived, no-show or left early, each in one step', async () => {
    const hotel = await openHotel()
    const stays = [
      await hotel.confirmed('06-10', 2),
      await hotel.confirmed('06-11', 2),
      await hotel.confirmed('06-12', 4),
      await hotel.confirmed('06-15', 2, 'checked-in'),
    ] as const
    const [arrived, missing, early, inHouse] = stays
    const versions = Object.fromEntries(
      (await hotel.get('/questions')).body.data.map((one: { bookingId: string; version: number }) => [
        one.bookingId,
        one.version,
      ]),
    )
    expect(Object.keys(versions)).toEqual([...stays])
    const answer = (id: string, body: object) => hotel.answer(id, { version: versions[id], ...body })

    expect((await answer(arrived, { answer: 'stayed' })).status).toBe(200)
    expect(await readState(arrived)).toMatchObject({
      state: 'checked-out',
      stage: 'ended',
      endedOn: on('06-12'),
      gross: 1_818,
    })
    // The second of two clicks finds the booking changed.
    expect((await answer(arrived, { answer: 'no-show' })).status).toBe(409)
    const events = await app.sql`
      SELECT kind FROM booking_events WHERE booking_id = ${arrived} AND actor_id = ${hotel.owner.id} ORDER BY id`
    expect(events.map(({ kind }) => kind)).toEqual(['checked-in', 'checked-out'])

    const tooMuch = await answer(early, { answer: 'left-early', keptCents: 40_000 })
    expect(tooMuch.status).toBe(400)
    expect(tooMuch.body.fields).toHaveProperty('keptCents')
    expect((await answer(early, { answer: 'left-early', keptCents: 9_091 })).status).toBe(200)
    expect(await readState(early)).toMatchObject({ state: 'checked-out', base: 9_091, gross: 909 })

    // A guest who has checked in cannot be a no-show.
    expect((await answer(inHouse, { answer: 'no-show' })).status).toBe(409)
    expect((await answer(inHouse, { answer: 'stayed' })).status).toBe(200)
    expect(await readState(inHouse)).toMatchObject({ state: 'checked-out', gross: 1_818 })

    // Undone and answered again, nothing is left of the first answer.
    const undo = await app.ask('POST', `/api/v1/bookings/${early}/undo`, {
      token: hotel.session.token,
      body: { version: (await readState(early))?.version },
    })
    expect(undo.status).toBe(200)
    versions[early] = undo.body.data.version
    expect((await hotel.get('/questions')).body.data).toMatchObject([
      { bookingId: missing },
      { bookingId: early, isCheckedIn: true, roomCents: 36_364 },
    ])
    expect((await answer(early, { answer: 'stayed' })).status).toBe(200)
    expect(await readState(early)).toMatchObject({ base: 36_364, gross: 3_636 })

    await app.sql`
      INSERT INTO nights (room_type_id, night, capacity, sold)
      SELECT s.room_type_id, n.night, 10, 1 FROM booking_stays s JOIN booking_nights n ON n.stay_id = s.id
      WHERE s.booking_id = ${missing}`
    await app.sql`UPDATE hotels SET archived_at = now() WHERE id = ${hotel.id}`
    expect((await answer(missing, { answer: 'no-show' })).status).toBe(200)
    expect(await readState(missing)).toMatchObject({ state: 'no-show' })
    expect((await hotel.get('/questions')).body.meta).toEqual({ total: 0 })
  })

  test('is not asked before the day of departure is over', async () => {
    const hotel = await openHotel()
    const today = app.services.clock().toISOString().slice(5, 10)
    const bookingId = await hotel.confirmed(today, 1)
    const { version } = (await readState(bookingId)) ?? {}
    expect((await hotel.answer(bookingId, { answer: 'stayed', version })).status).toBe(409)
  })
})
