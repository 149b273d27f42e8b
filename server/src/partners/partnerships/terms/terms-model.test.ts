import { randomUUID } from 'node:crypto'
import { addDays, utcDay } from '@roomlark/contract/dates'
import type { PartnershipStep } from '@roomlark/contract/partners/partnerships'
import type { PartnershipState } from '@roomlark/contract/partnership-events'
import { firstDayAfterNotice } from '@roomlark/contract/platform/legal'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { createActor } from '../../../../test/factories.ts'
import { countRuns } from '../../../../test/property-runs.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'
import { consentTo, follow } from '../../../../test/tracked-links.ts'
import { createBooking } from '../../../bookings/bookings/create/create.service.ts'
import { attributeBooking } from '../../referrals/attribution.service.ts'
import { carryReferral } from '../../referrals/carrying.service.ts'
import { requestPartnership } from '../affiliate/requests.service.ts'
import { takeStep } from '../steps.service.ts'
import { cancelTermChange, changeBaseRate, changePartnerTerms } from './terms.service.ts'

/**
 * Two affiliates, one hotel, a guest who allows cookies and one who does not. The model below knows nothing of SQL:
 * who a booking counts for and on which terms is worked out from what happened, in plain lists.
 */
const hour = 3_600_000
const day = 24 * hour
const platformDays = 30
const firstBase = 1200
type Who = 0 | 1
type Guest = 'consenting' | 'refusing'

type Change = { of: 'base' | Who; term: 'rate' | 'window'; value: number | null; at: number }
type Touch = { by: Who; at: number }
type Model = {
  now: () => number
  states: (PartnershipState | null)[]
  askAgainOn: (string | null)[]
  changes: Change[]
  touches: Record<Guest, Touch[]>
}
type Real = {
  hotel: TestHotel
  affiliates: { id: string }[]
  links: string[]
  carried: Record<Guest, { cookie: string; ref: string }>
}
type Command = fc.AsyncCommand<Model, Real>

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const ctx = (actorId: string, userType: 'hotel' | 'affiliate') => ({
  ...app.services,
  sql: app.pool,
  origin: { requestId: 'model', address: '127.0.0.1', userAgent: 'model' },
  actor: { userId: actorId, userType, sessionId: actorId, mfaEnabled: false },
})

/** The value that counts at a moment: the newest that has taken effect. */
function valueAt(model: Model, of: 'base' | Who, term: 'rate' | 'window', at: number): number | null {
  const known = model.changes.filter((one) => one.of === of && one.term === term && one.at <= at)
  return known.toSorted((a, b) => a.at - b.at).at(-1)?.value ?? null
}
const baseAt = (model: Model, at: number) => valueAt(model, 'base', 'rate', at) ?? firstBase
const rateAt = (model: Model, who: Who, at: number) => valueAt(model, who, 'rate', at) ?? baseAt(model, at)
const windowAt = (model: Model, who: Who, at: number) => valueAt(model, who, 'window', at) ?? platformDays
const isPending = (model: Model, of: 'base' | Who, term: 'rate' | 'window') =>
  model.changes.some((one) => one.of === of && one.term === term && one.at > model.now())

async function findPartnership({ hotel, affiliates }: Real, who: Who) {
  const [row] = await app.sql<{ id: string; version: number }[]>`
    SELECT id, version FROM partnerships WHERE hotel_id = ${hotel.hotel.id} AND affiliate_id = ${affiliates[who]?.id ?? ''}`
  return row
}

/** A refusal is an answer here rather than an error, because the model says beforehand which one is right. */
async function isTaken(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'conflict' })
    return false
  }
}

function command(name: string, run: (model: Model, real: Real) => Promise<void>): Command {
  return { check: () => true, run, toString: () => name }
}

const ask = (who: Who) =>
  command(`ask(${who})`, async (model, real) => {
    const [state, again] = [model.states[who], model.askAgainOn[who]]
    const isOver = state === null || state === 'ended' || state === 'declined'
    // The hotel's calendar decides on which day an affiliate may ask again.
    const may = isOver && (!again || again <= utcDay(model.now() + 2 * hour))
    const made = requestPartnership(
      ctx(real.affiliates[who]?.id ?? '', 'affiliate'),
      real.hotel.hotel.id,
      'I write about quiet hotels by the sea.',
    )
    expect(await isTaken(made)).toBe(may)
    if (!may) return
    model.states[who] = 'requested'
    model.askAgainOn[who] = null
    const partnership = await findPartnership(real, who)
    real.links[who] ??= await insertLink(real, who, partnership?.id ?? '')
  })

async function insertLink({ hotel, affiliates }: Real, who: Who, partnershipId: string): Promise<string> {
  const code = randomUUID()
  await app.sql`
    INSERT INTO tracked_links (partnership_id, affiliate_id, hotel_id, code, created_at)
    VALUES (${partnershipId}, ${affiliates[who]?.id ?? ''}, ${hotel.hotel.id}, ${code}, now())`
  return code
}

const outcomes: Partial<Record<PartnershipStep, [from: PartnershipState[], to: PartnershipState]>> = {
  approve: [['requested'], 'active'],
  decline: [['requested'], 'declined'],
  pause: [['active'], 'paused'],
  resume: [['paused'], 'active'],
  end: [['active', 'paused'], 'ended'],
}

const step = (who: Who, name: 'approve' | 'decline' | 'pause' | 'resume' | 'end', days: number) =>
  command(`${name}(${who}, ${days})`, async (model, real) => {
    const partnership = await findPartnership(real, who)
    if (!partnership) return
    const [from, to] = outcomes[name] ?? [[], 'ended' as const]
    const state = model.states[who] ?? null
    const may = state !== null && from.includes(state)
    const askAgainOn = addDays(utcDay(model.now()), days)
    const declined = name === 'decline' ? { reason: 'not-a-fit' as const, askAgainOn } : {}
    const input = { step: name, version: partnership.version, note: '', ...declined }
    expect(await isTaken(takeStep(ctx(real.hotel.owner.id, 'hotel'), partnership.id, input))).toBe(may)
    if (!may) return
    model.states[who] = to
    model.askAgainOn[who] = name === 'decline' ? askAgainOn : null
  })

const agree = (who: Who, term: 'rate' | 'window', value: number | null) =>
  command(`agree(${who}, ${term}, ${value})`, async (model, real) => {
    const partnership = await findPartnership(real, who)
    if (!partnership) return
    const now = model.now()
    const [rate, window] = [valueAt(model, who, 'rate', now), valueAt(model, who, 'window', now)]
    const current = term === 'rate' ? rate : window
    const state = model.states[who] ?? 'ended'
    const isOver = state === 'ended' || state === 'declined'
    const may = !isOver && (value === current || !isPending(model, who, term))
    const input = {
      ratePercent:
        (term === 'rate' ? value : rate) === null ? null : Number(term === 'rate' ? value : rate) / 100,
      windowDays: term === 'window' ? value : window,
      note: '',
      version: partnership.version,
    }
    const changed = changePartnerTerms(ctx(real.hotel.owner.id, 'hotel'), partnership.id, input)
    expect(await isTaken(changed)).toBe(may)
    if (!may || value === current) return
    const lowestBase = Math.min(
      baseAt(model, now),
      ...model.changes.filter(({ of, at }) => of === 'base' && at > now).map((one) => one.value ?? firstBase),
    )
    const isWorse =
      term === 'rate'
        ? (value ?? lowestBase) < rateAt(model, who, now)
        : (value ?? platformDays) < windowAt(model, who, now)
    const isBinding = state === 'active' || state === 'paused'
    const at = isWorse && isBinding ? Date.parse(firstDayAfterNotice(new Date(now))) : now
    model.changes.push({ of: who, term, value, at })
  })

const setBase = (value: number) =>
  command(`base(${value})`, async (model, real) => {
    const now = model.now()
    const before = baseAt(model, now)
    const may = before === value || !isPending(model, 'base', 'rate')
    const hotelId = real.hotel.hotel.id
    const changed = app.pool.begin((tx) =>
      changeBaseRate(ctx(real.hotel.owner.id, 'hotel'), tx, { hotelId, fromBps: before, toBps: value }),
    )
    expect(await isTaken(changed)).toBe(may)
    if (!may || before === value) return
    const depends = ([0, 1] as const).some(
      (who) =>
        (model.states[who] === 'active' || model.states[who] === 'paused') &&
        valueAt(model, who, 'rate', now) === null,
    )
    const at = value < before && depends ? Date.parse(firstDayAfterNotice(new Date(now))) : now
    model.changes.push({ of: 'base', term: 'rate', value, at })
  })

const cancel = command('cancel', async (model, real) => {
  const pending = model.changes.find(({ at }) => at > model.now())
  if (!pending) return
  const [row] = await app.sql<{ id: number }[]>`
    SELECT c.id::float8 AS id FROM term_changes c LEFT JOIN partnerships p ON p.id = c.partnership_id
    WHERE c.hotel_id = ${real.hotel.hotel.id} AND c.cancelled_at IS NULL AND c.term = ${pending.term}
      AND c.effective_at > ${app.services.clock()}
      AND p.affiliate_id IS NOT DISTINCT FROM ${pending.of === 'base' ? null : (real.affiliates[pending.of]?.id ?? '')}`
  const hotelId = real.hotel.hotel.id
  await cancelTermChange(ctx(real.hotel.owner.id, 'hotel'), { hotelId, changeId: row?.id ?? 0 })
  model.changes = model.changes.filter((one) => one !== pending)
})

const wait = (hours: number) =>
  command(`wait(${hours} h)`, async () => {
    app.advance(hours * hour)
  })

const click = (who: Who, guest: Guest) =>
  command(`click(${who}, ${guest})`, async (model, real) => {
    const code = real.links[who]
    if (!code) return
    app.advance(1000)
    const carried = real.carried[guest]
    const followed = await follow(app, code, { cookie: carried.cookie })
    const [kept] = followed.headers.getSetCookie()
    if (kept) carried.cookie = `${consentTo(true)}; ${kept.split(';')[0]}`
    carried.ref = followed.ref
    const touch = model.states[who] === 'active' ? [{ by: who, at: model.now() }] : []
    // Without a cookie only the address carries anything, and it has one place.
    model.touches[guest] = guest === 'consenting' ? [...model.touches[guest], ...touch] : touch
  })

const leave = (guest: Guest) =>
  command(`leave(${guest})`, async (model, real) => {
    real.carried[guest].ref = ''
    if (guest === 'refusing') model.touches[guest] = []
  })

function makeStay({ hotel }: Real, now: number) {
  const checkInOn = addDays(utcDay(now), 20)
  return hotel.bookingInput({ checkInOn, checkOutOn: addDays(checkInOn, 1), state: 'held' })
}

async function frozen(bookingId: string) {
  const [row] = await app.sql`
    SELECT b.affiliate_id AS affiliate, b.source, b.commission_bps AS bps, r.method, r.rate_bps AS rate,
           r.window_days AS days, r.platform_share_bps AS share, p.affiliate_id AS partner
    FROM bookings b LEFT JOIN booking_referrals r ON r.booking_id = b.id
      LEFT JOIN partnerships p ON p.id = r.partnership_id AND p.id = b.partnership_id
    WHERE b.id = ${bookingId}`
  return row
}

const book = (guest: Guest) =>
  command(`book(${guest})`, async (model, real) => {
    const now = model.now()
    const { cookie, ref } = real.carried[guest]
    const { reference } = await carryReferral({ ...app.services, sql: app.pool }, ref, cookie)
    const hotelId = real.hotel.hotel.id
    const keeper = ctx(real.hotel.owner.id, 'hotel')
    const { id } = await createBooking(keeper, hotelId, makeStay(real, now), randomUUID())
    await app.pool.begin((tx) => attributeBooking(keeper, tx, { bookingId: id, hotelId, reference }))
    const last = model.touches[guest]
      .filter(({ by, at }) => model.states[by] === 'active' && now - at <= windowAt(model, by, now) * day)
      .at(-1)
    if (!last)
      return expect(await frozen(id)).toMatchObject({ affiliate: null, source: 'direct', method: null })
    const affiliate = real.affiliates[last.by]?.id
    const rate = rateAt(model, last.by, now)
    expect(await frozen(id)).toEqual({
      affiliate,
      partner: affiliate,
      source: 'affiliate',
      bps: rate,
      rate,
      share: 2000,
      days: windowAt(model, last.by, now),
      method: guest === 'consenting' ? 'link' : 'visit',
    })
  })

const bookAtDesk = (who: Who) =>
  command(`desk(${who})`, async (model, real) => {
    const partnership = await findPartnership(real, who)
    if (!partnership) return
    const now = model.now()
    const input = { ...makeStay(real, now), source: 'affiliate' as const, partnershipId: partnership.id }
    const keeper = ctx(real.hotel.owner.id, 'hotel')
    const made = createBooking(keeper, real.hotel.hotel.id, input, randomUUID())
    if (model.states[who] !== 'active') {
      return expect(made).rejects.toMatchObject({ code: 'validation_failed' })
    }
    const affiliate = real.affiliates[who]?.id
    const rate = rateAt(model, who, now)
    expect(await frozen((await made).id)).toMatchObject({
      affiliate,
      partner: affiliate,
      source: 'affiliate',
      bps: rate,
      rate,
      share: 2000,
      method: 'desk',
    })
  })

const who = fc.constantFrom<Who>(0, 1)
const guest = fc.constantFrom<Guest>('consenting', 'refusing')
const rates = fc.constantFrom(800, 1000, 1200, 1500, 1800)
const stepNames = ['approve', 'approve', 'decline', 'pause', 'resume', 'resume', 'end'] as const
const commands = [
  who.map(ask),
  fc
    .tuple(who, fc.constantFrom(...stepNames), fc.nat(20))
    .map(([one, name, days]) => step(one, name, days + 1)),
  fc.tuple(who, fc.option(rates)).map(([one, value]) => agree(one, 'rate', value)),
  fc.tuple(who, rates).map(([one, value]) => agree(one, 'rate', value)),
  fc.tuple(who, fc.option(fc.constantFrom(7, 20, 60))).map(([one, value]) => agree(one, 'window', value)),
  rates.map(setBase),
  fc.constant(cancel),
  fc.constantFrom(1, 30, 24 * 8, 24 * 25).map(wait),
  ...[1, 2, 3].map(() => fc.tuple(who, guest).map(([one, by]) => click(one, by))),
  guest.map(leave),
  ...[1, 2, 3].map(() => guest.map(book)),
  who.map(bookAtDesk),
  who.map(bookAtDesk),
]

test('in any order of agreements, clicks and bookings, who is credited and on which terms equals the model', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 60, size: 'max' }), async (cmds) => {
      const hotel = await openTestHotel(app, 60, { hotel: { baseCommissionRate: firstBase / 100 } })
      await app.sql`UPDATE hotel_partner_settings SET is_listed = true WHERE hotel_id = ${hotel.hotel.id}`
      const affiliates = [await createActor(app, 'affiliate'), await createActor(app, 'affiliate')]
      for (const { id } of affiliates) {
        await app.sql`
          INSERT INTO affiliate_profiles (user_id, public_name, updated_at) VALUES (${id}, 'Slow Miles', now())`
      }
      await app.sql`SELECT make_click_months(current_date, current_date + 1500)`
      // Most of what can go wrong happens between partners, so they are that from the beginning.
      const partners = [ask(0), step(0, 'approve', 1), ask(1), step(1, 'approve', 1)]
      await fc.asyncModelRun(
        () => ({
          model: {
            now: () => app.services.clock().getTime(),
            states: [null, null],
            askAgainOn: [null, null],
            changes: [],
            touches: { consenting: [], refusing: [] },
          },
          real: {
            hotel,
            affiliates,
            links: [],
            carried: {
              consenting: { cookie: consentTo(true), ref: '' },
              refusing: { cookie: consentTo(false), ref: '' },
            },
          },
        }),
        [...partners, ...cmds],
      )
    }),
    { numRuns: countRuns(4) },
  )
})
