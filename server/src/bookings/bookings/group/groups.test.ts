import { randomUUID } from 'node:crypto'
import { unnamedPayer } from '@roomlark/contract/bookings/folio-input'
import { groupEventWords, roomingListRows } from '@roomlark/contract/bookings/group-words'
import type { Group, GroupBooking, GroupInput } from '@roomlark/contract/bookings/groups'
import { csvText } from '@roomlark/contract/csv'
import { plainFormats } from '@roomlark/contract/word-formats'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { jobsDone } from '../../../../test/mail.ts'
import { happened, miscounts, openTestHotel } from '../../../../test/test-hotel.ts'
import { examineDatabase } from '../../../operations/doctor/doctor.service.ts'
import { sweepGroups } from './ending.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000
const sweep = () => sweepGroups({ ...app.services, sql: app.pool })
const payer = {
  ...unnamedPayer,
  company: 'Meier GmbH',
  vatId: 'DE811569869',
  address: 'Hafenstr. 3',
  email: '',
  language: 'de',
}

async function openGroup(units: number, rooms: number, changes: Partial<GroupInput> = {}) {
  const own = await openTestHotel(app, units)
  const inDays = (days: number) => new Date(app.services.clock().getTime() + days * dayMs).toISOString()
  const input = (more: Partial<GroupInput> = {}): GroupInput => ({
    name: 'Meier',
    contactName: 'Ute Meier',
    contactEmail: 'ute@example.test',
    contactPhone: '',
    billing: 'guests',
    payer: null,
    ratePlanId: own.plan.id,
    notes: '',
    cutOffAt: inDays(8),
    arriveOn: own.day(10),
    departOn: own.day(13),
    blocks: [{ roomTypeId: own.type.id, priceCents: 9000, rooms: [rooms, rooms, rooms] }],
    ...changes,
    ...more,
  })
  const path = `${own.base}/groups`
  const made: Group = await own.data(own.ask('POST', path, input()))
  const at = `/api/v1/groups/${made.id}`
  const pickInput = (name: string, more: object = {}) => ({
    roomTypeId: own.type.id,
    checkInOn: own.day(10),
    checkOutOn: own.day(13),
    adults: 1,
    childAges: [],
    guest: { name },
    notes: '',
    specialRequests: '',
    mailGuest: false,
    ...more,
  })
  return {
    own,
    made,
    at,
    path,
    input,
    inDays,
    get: (): Promise<Group> => own.data(own.ask('GET', at)),
    update: (more: Partial<GroupInput>, version: number) => own.ask('PUT', at, { ...input(more), version }),
    pick: (name: string, more: object = {}, key: string = randomUUID()) =>
      app.ask('POST', `${at}/rooms`, {
        token: own.token,
        body: pickInput(name, more),
        headers: { 'idempotency-key': key },
      }),
    list: (csv: string, dryRun = false) => own.ask('POST', `${at}/rooming-list`, { csv, dryRun }),
    /** Sold and set aside on each night of the group, and one more. */
    counts: async () =>
      (await own.nights(own.day(10), own.day(13))).map(
        ({ sold, blocked }: { sold: number; blocked: number }) => `${sold}+${blocked}`,
      ),
  }
}

describe('a group', () => {
  test('takes its rooms out of sale everywhere, by night, and never what is not free', async () => {
    const { own, made, path, input, counts, get } = await openGroup(3, 2, { name: 'Chor Wien' })
    expect(made).toMatchObject({ state: 'open', agreed: 6, held: 6, picked: 0, account: null })
    expect(await counts()).toEqual(['0+2', '0+2', '0+2', '0+0'])
    await own.book()
    expect((await own.tryBook()).status).toBe(409)
    const query = `fromOn=${own.day(9)}&untilOn=${own.day(13)}`
    const tape = await own.data(own.ask('GET', `${own.base}/bookings/tape?${query}`))
    const hold = { groupId: made.id, name: 'Chor Wien', roomTypeId: own.type.id, rooms: 2 }
    const holds = [10, 11, 12].map((day) => ({ ...hold, night: own.day(day) }))
    expect(tape.groupHolds).toEqual(holds)
    expect((await own.data(own.ask('GET', `${own.base}/calendar?${query}`))).groupHolds).toEqual(holds)
    const offers = `/api/v1/guest/hotels/${own.hotel.slug}/offers?checkInOn=${own.day(10)}&checkOutOn=${own.day(11)}&adults=2`
    expect((await app.ask('GET', offers)).body.data).toEqual([])
    const ical = (await app.ask('GET', `/ical/${own.type.icalToken}.ics`)).body
    expect(ical.match(/BEGIN:VEVENT/g)).toHaveLength(3)
    expect(ical).not.toContain('Chor')
    const refused = await own.ask(
      'POST',
      path,
      input({
        name: 'Too many',
        blocks: [{ roomTypeId: own.type.id, priceCents: null, rooms: [1, 1, 3] }],
      }),
    )
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(
        /^Double: 1 room too few on .+; Double: 1 room too few on .+; Double: 2 rooms too few on /,
      ),
    ])
    expect((await own.ask('POST', path, input())).body.message).toContain('open group with that name')
    expect(await counts()).toEqual(['1+2', '1+2', '0+2', '0+0'])
    expect((await get()).version).toBe(1)
    expect(await miscounts(app)).toEqual([])
  })

  test.each([
    ['a cut-off after the arrival', { days: 11 }, 'cutOffAt'],
    ['a cut-off in the past', { days: -1 }, 'cutOffAt'],
    ['rooms for other nights', { blocks: [1, 1] }, 'blocks.0.rooms'],
    ['no room', { blocks: [0, 0, 0] }, 'blocks'],
    ['a company without a name', { billing: 'all' as const }, 'payer.company'],
  ])(
    'is refused with %s',
    async (_what, wrong: { days?: number; blocks?: number[]; billing?: 'all' }, field) => {
      const { own, path, input, inDays } = await openGroup(1, 1)
      const answer = await own.ask(
        'POST',
        path,
        input({
          name: 'Wrong',
          ...(wrong.days ? { cutOffAt: inDays(wrong.days) } : {}),
          ...(wrong.billing ? { billing: wrong.billing } : {}),
          ...(wrong.blocks
            ? { blocks: [{ roomTypeId: own.type.id, priceCents: null, rooms: wrong.blocks }] }
            : {}),
        }),
      )
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]])
    },
  )

  test('becomes bookings at its own price, also on nights around it, and a cancelled room comes back', async () => {
    const { own, pick, counts, get, made } = await openGroup(3, 2)
    await own.book({ checkInOn: own.day(10), checkOutOn: own.day(13) })
    const key = randomUUID()
    const picked: Group = await own.data(pick('Ada Rein', {}, key))
    expect((await pick('Ada Rein', {}, key)).body.data.rooms).toHaveLength(1)
    expect(await counts()).toEqual(['2+1', '2+1', '2+1', '0+0'])
    expect(picked).toMatchObject({ held: 3, picked: 3, bookings: 1, version: 2 })
    const [room] = picked.rooms
    const booking = await own.get(room?.id ?? '')
    expect(booking).toMatchObject({ roomCents: 27_000, group: { id: made.id, name: 'Meier' } })
    expect(happened(booking)[0]?.text).toMatch(/^Booked for group Meier: Double/)
    const found = await own.data(own.ask('GET', `/api/v1/bookings?search=meier&hotelId=${own.hotel.id}`))
    expect(found).toMatchObject([{ guestName: 'Ada Rein' }])
    await own.data(pick('Bo Rein', { checkInOn: own.day(11), checkOutOn: own.day(15) }))
    expect(await counts()).toEqual(['2+1', '3+0', '3+0', '1+0'])
    const full = await pick('Cy Rein')
    expect([full.status, full.body.message]).toEqual([
      409,
      expect.stringContaining('There is no room left on'),
    ])
    await own.data(own.transition(booking.id, 'cancelled', { cancelledBy: 'guest' }))
    expect(await counts()).toEqual(['1+2', '2+1', '2+1', '1+0'])
    expect((await own.tryBook()).status).toBe(409)
    const { version } = await own.get(booking.id)
    const reinstating = { change: { kind: 'reinstate' }, version, expectedTotalCents: booking.totalCents }
    await own.data(own.ask('POST', `/api/v1/bookings/${booking.id}/changes`, reinstating))
    expect(await counts()).toEqual(['2+1', '3+0', '3+0', '1+0'])
    expect((await get()).held).toBe(1)
    expect(await miscounts(app)).toEqual([])
  })

  test('whose company pays has its parts of every bill on one account', async () => {
    const { own, pick, get, update, input } = await openGroup(3, 3, { billing: 'room', payer })
    await own.data(pick('Ada Rein'))
    await own.data(pick('Bo Rein', { checkOutOn: own.day(11) }))
    const group = await get()
    expect(group.account).toEqual({ chargesCents: 36_000, paidCents: 0, balanceCents: 36_000 })
    const [ada, bo] = group.rooms
    const folio = await own.data(own.ask('GET', `/api/v1/bookings/${ada?.id}/folio`))
    expect(folio.folios).toMatchObject([
      { position: 1, chargesCents: 0, lines: [] },
      { position: 2, chargesCents: 27_000, payer, takes: ['room', 'taxes', 'fees'] },
    ])
    await own.data(
      app.ask('POST', `/api/v1/bookings/${ada?.id}/folio/payments`, {
        token: own.token,
        body: { position: 2, kind: 'payment', method: 'transfer', amountCents: 27_000 },
        headers: { 'idempotency-key': randomUUID() },
      }),
    )
    await own.data(own.transition(bo?.id ?? '', 'cancelled', { cancelledBy: 'hotel' }))
    expect((await get()).account).toEqual({ chargesCents: 27_000, paidCents: 27_000, balanceCents: 0 })
    const renamed = { ...payer, company: 'Meier AG' }
    await own.data(update({ ...input(), payer: renamed }, (await get()).version))
    const again = await own.data(own.ask('GET', `/api/v1/bookings/${ada?.id}/folio`))
    expect(again.folios[1].payer.company).toBe('Meier AG')
    const other = await update({ ...input(), billing: 'guests', payer: null }, (await get()).version)
    expect([other.status, Object.keys(other.body.fields)]).toEqual([400, ['billing']])
  })

  test('is changed up and down, released at its cut-off, and holds rooms again with a later one', async () => {
    const cutOffAt = new Date(app.services.clock().getTime() + 4 * dayMs).toISOString()
    const { own, pick, counts, get, update, inDays, at } = await openGroup(4, 2, { cutOffAt })
    await own.data(pick('Ada Rein'))
    const blocks = (rooms: number[], priceCents = 9000) => [{ roomTypeId: own.type.id, priceCents, rooms }]
    await own.data(update({ blocks: blocks([4, 3, 1]) }, 2))
    expect(await counts()).toEqual(['1+3', '1+2', '1+0', '0+0'])
    expect((await update({ name: 'Late' }, 2)).status).toBe(409)
    expect((await update({ blocks: blocks([5, 1, 1]) }, 3)).body.message).toContain('1 room too few on')
    await own.data(update({ blocks: blocks([2, 2, 2]) }, 3))
    // The groups of other tests need no reminder.
    await app.sql`UPDATE groups SET remind_at = NULL WHERE id <> ${(await get()).id}`
    app.advance(2.8 * dayMs)
    await sweep()
    await sweep()
    await jobsDone(app)
    const news = (await own.ask('GET', '/api/v1/notifications')).body.data
    expect(news.filter(({ event }: { event: string }) => event === 'group-ending')).toMatchObject([
      { params: { held: 3 }, particulars: 'Meier', link: `/bookings/groups/${(await get()).id}` },
    ])
    const mails = app.sent.filter(
      ({ to, subject }) => to === own.owner.email && subject.includes('group Meier'),
    )
    expect(mails).toHaveLength(1)
    app.advance(1.3 * dayMs)
    expect((await get()).state).toBe('open')
    await sweep()
    const released = await get()
    expect(released).toMatchObject({ state: 'released', held: 0, agreed: 6, picked: 3 })
    expect(released.events.map(({ kind }) => kind)).toEqual([
      ...['released', 'reminded', 'changed', 'changed', 'picked-up', 'created'],
    ])
    expect(groupEventWords(released.events[0] as Group['events'][0], plainFormats)).toBe(
      'Put 3 nights of rooms back on sale',
    )
    const dates = { arriveOn: released.arriveOn, departOn: released.departOn }
    const kept = { ...dates, cutOffAt: released.cutOffAt, notes: 'Late', blocks: blocks([2, 2, 2]) }
    const same: Group = await own.data(update(kept, released.version))
    expect(same).toMatchObject({ state: 'released', held: 0, notes: 'Late' })
    const again: Group = await own.data(update({ ...kept, cutOffAt: inDays(0.5) }, same.version))
    expect(again).toMatchObject({ state: 'open', held: 3 })
    const gone: Group = await own.data(own.ask('POST', `${at}/release`, { version: again.version }))
    expect(gone).toMatchObject({ state: 'released', held: 0 })
    expect((await own.ask('POST', `${at}/release`, { version: gone.version })).status).toBe(409)
    const late: Group = await own.data(
      pick('Late Guest', { checkInOn: released.arriveOn, checkOutOn: released.departOn }),
    )
    expect(late).toMatchObject({ picked: 6, state: 'released' })
    expect(await miscounts(app)).toEqual([])
  })

  test('is cancelled with its bookings or without them', async () => {
    const { own, pick, at, get } = await openGroup(3, 3)
    await own.data(pick('Ada Rein'))
    const { version } = await get()
    const cancelled: Group = await own.data(
      own.ask('POST', `${at}/cancel`, { version, bookings: 'keep', waiveFee: false }),
    )
    expect(cancelled).toMatchObject({ state: 'cancelled', held: 0, picked: 3, bookings: 1 })
    expect((await pick('Bo Rein')).status).toBe(409)
    const other = await openGroup(2, 2)
    await other.own.data(other.pick('Ada Rein'))
    const body = { version: 2, bookings: 'cancel', waiveFee: true, reason: 'The fair was called off' }
    const whole: Group = await other.own.data(other.own.ask('POST', `${other.at}/cancel`, body))
    expect(whole).toMatchObject({ state: 'cancelled', held: 0, picked: 0, bookings: 0 })
    expect(await other.counts()).toEqual(['0+0', '0+0', '0+0', '0+0'])
    expect(await miscounts(app)).toEqual([])
  })

  test('is unknown to others', async () => {
    const { at, made, own } = await openGroup(1, 1)
    const { token } = await createActor(app, 'hotel')
    const asked = [
      await app.ask('GET', at, { token }),
      await app.ask('POST', `${at}/release`, { token, body: { version: 1 } }),
      await app.ask('POST', `${at}/rooming-list`, { token, body: { csv: 'guestName\nX', dryRun: true } }),
    ]
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
    const listed = async (who: string) =>
      (await app.ask('GET', `/api/v1/groups?search=MEI`, { token: who })).body.data.map(({ id }: Group) => id)
    expect([await listed(token), await listed(own.token)]).toEqual([[], [made.id]])
  })
})

describe('a rooming list', () => {
  const heading = 'guestName,email,roomType,checkIn,checkOut,adults,childAges,notes'

  test('is read in a dry run, booked all or none, and changes nothing the second time', async () => {
    const { own, list, get, counts } = await openGroup(3, 2)
    const rows = [
      'Ada Rein,ada@example.test,double,,,2,,"Near the lift"',
      `Bo Rein,,Double,${own.day(10)},${own.day(12)},,,`,
      'Bo Rein,,Double,,,1,,',
    ]
    const wrong = [
      ...rows,
      ',,Double,,,1,,',
      'Cy Rein,nobody,Twin,,,1,,',
      `Di Rein,,Double,${own.day(12)},${own.day(11)},1,,`,
      'Ed Rein,,Double,,,9,,',
      'Fi Rein,,Double,,,1,,',
    ]
    const tried = await own.data(list([heading, ...wrong].join('\n'), true))
    expect(tried).toMatchObject({ written: 0, counts: { new: 3, error: 5, same: 0 } })
    const errors = new Map(tried.rows.map((row: { line: number; errors: object }) => [row.line, row.errors]))
    expect(errors.get(5)).toEqual({ guestName: "Enter the guest's name" })
    expect(errors.get(6)).toEqual({ email: 'Please enter a valid email address' })
    expect(errors.get(7)).toHaveProperty('checkIn')
    expect(errors.get(8)).toHaveProperty('adults')
    expect(errors.get(9)).toEqual({ roomType: expect.stringContaining('No room of this type is left on') })
    expect((await list([heading, ...wrong].join('\n'))).status).toBe(400)
    expect((await get()).rooms).toEqual([])
    const good = [heading, ...rows].join('\n')
    expect(await own.data(list(good))).toMatchObject({ written: 3, counts: { new: 3 } })
    expect(await counts()).toEqual(['3+0', '3+0', '2+0', '0+0'])
    expect(await own.data(list(good))).toMatchObject({ written: 0, counts: { same: 3, new: 0 } })
    const group = await get()
    expect(
      group.rooms.map(({ guestName, adults, notes }: GroupBooking) => [guestName, adults, notes]),
    ).toEqual([
      ['Ada Rein', 2, 'Near the lift'],
      ['Bo Rein', 1, ''],
      ['Bo Rein', 1, ''],
    ])
    const file = csvText(roomingListRows(group.rooms))
    expect(await own.data(list(file))).toMatchObject({ written: 0, counts: { same: 3, new: 0 } })
    const renamed = await own.data(list(file.replace('Ada Rein', 'Ida Rein'), true))
    expect(renamed.rows[0]).toMatchObject({ outcome: 'error', errors: { reference: expect.any(String) } })
    expect(await miscounts(app)).toEqual([])
  })

  test('imported by two clerks at once is booked once', async () => {
    const { own, list, get } = await openGroup(2, 2)
    const csv = `${heading}\nAda Rein,,Double,,,1,,\nBo Rein,,Double,,,1,,`
    const written = await Promise.all([own.data(list(csv)), own.data(list(csv))])
    expect(written.map((report) => report.written).toSorted()).toEqual([0, 2])
    expect((await get()).bookings).toBe(2)
  })
})

describe('two clerks at once', () => {
  test('who take the last room of a group have one winner', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { pick, get } = await openGroup(2, 1)
      const answers = await Promise.all([pick('Ada Rein'), pick('Bo Rein'), pick('Cy Rein')])
      // The second takes the room that is free, the third finds none.
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
      expect(await get()).toMatchObject({ held: 0, picked: 6, bookings: 2 })
    }
    expect(await miscounts(app)).toEqual([])
  })

  test('and the release, and other guests, never take a room twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { own, pick, get, made } = await openGroup(2, 2)
      await app.sql`UPDATE groups SET cut_off_at = ${app.services.clock()} WHERE id = ${made.id}`
      const dates = { checkInOn: own.day(10), checkOutOn: own.day(13) }
      const answers = await Promise.all([
        sweep(),
        ...['Ada', 'Bo'].map((name) => pick(name)),
        ...[1, 2].map(() => own.tryBook(dates)),
      ])
      const won = answers.filter((answer) => answer?.status === 200)
      expect(won.length).toBeLessThanOrEqual(2)
      expect(await get()).toMatchObject({ state: 'released', held: 0 })
      expect((await own.nights(own.day(10), own.day(12))).map(({ sold }: { sold: number }) => sold)).toEqual(
        Array(3).fill(won.length),
      )
    }
    expect(await miscounts(app)).toEqual([])
  })
})

test('whatever happens in any order, no night is oversold and the counters can be counted again', async () => {
  const { own, pick, get, update, made, at } = await openGroup(4, 2)
  let seed = 20_261_116
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const dates = () => {
    const from = 9 + random(4)
    return { checkInOn: own.day(from), checkOutOn: own.day(from + 1 + random(3)) }
  }
  const bookings: string[] = []
  for (let step = 0; step < 70; step += 1) {
    const group = await get()
    const rooms = [random(5), random(5), 1 + random(4)]
    const acts = [
      () => pick(`Guest ${step}`, dates()),
      () => pick(`Guest ${step}`, dates()),
      () => own.tryBook(dates()),
      () => update({ blocks: [{ roomTypeId: own.type.id, priceCents: 9000, rooms }] }, group.version),
      () => own.ask('POST', `${at}/release`, { version: group.version }),
      () =>
        own.transition(bookings[random(bookings.length)] ?? made.id, 'cancelled', { cancelledBy: 'hotel' }),
      async () => {
        const id = bookings[random(bookings.length)]
        if (!id) return pick(`Guest ${step}`, dates())
        const { version } = await own.get(id)
        return random(2) === 0 ? own.undo(id, version) : own.changeStay(id, { ...dates(), version })
      },
    ]
    const answer = await acts[random(acts.length)]?.()
    expect(answer?.status).toBeLessThan(500)
    for (const { id } of answer?.body.data?.rooms ?? []) if (id && !bookings.includes(id)) bookings.push(id)
    expect(await miscounts(app), `step ${step}`).toEqual([])
  }
  const group = await get()
  expect(group.blocks.flatMap(({ nights }) => nights).every(({ held, rooms }) => held <= rooms)).toBe(true)
  const { findings } = await examineDatabase({ sql: app.pool })
  expect(findings.filter(({ faults }) => faults > 0)).toEqual([])
})
