import { randomUUID } from 'node:crypto'
import { askAboutPayments } from '../../src/bookings/payments/ask.service.ts'
import { openPaymentPage } from '../../src/bookings/payments/begin.service.ts'
import { collectDeposits } from '../../src/bookings/payments/collect.service.ts'
import { beginLinkPayment } from '../../src/bookings/payments/links.service.ts'
import { beginBalancePayment } from '../../src/guest-site/checkout/guest-payments.service.ts'
import { payAgain, settleCheckout } from '../../src/guest-site/checkout/paying.service.ts'
import { makeGuest } from '../checkouts.ts'
import { attempt, type Guest, passTime, type World } from './model-world.ts'

export const acts = [
  // Guests
  ...(['begin', 'tab', 'pay', 'decline', 'refuse', 'debit', 'back', 'balance', 'dispute'] as const),
  // The desk
  ...(['cancel', 'miss', 'refund', 'charge', 'link'] as const),
  // The clock and the jobs that it starts
  ...(['wait', 'ask', 'collect'] as const),
  // The service
  ...(['fault', 'hear', 'lose', 'arrive', 'decide'] as const),
] as const

export type Step = { act: (typeof acts)[number]; pick: number; size: number }

const declinedCard = '4000000000000002'
const secureCard = '4000002500003155'
/** All of them pay; the second is declined when its holder is away, and a refund of the third is slow. */
const goodCards = ['4242424242424242', '4000000000000341', '4000000000007726', secureCard]
const faults = ['error', 'error-after', 'cut', 'cut-after', 'busy'] as const
/** Minutes, hours and days, each of which ends something else. */
const waits = [5, 35, 24 * 60, 8 * 24 * 60]

/** Takes a step, which may be refused, and notes if it was not. */
export async function take(world: World, step: Step): Promise<void> {
  if (await attempt(() => steps[step.act](world, step))) world.done.add(step.act)
}

function pickFrom<T>(list: readonly T[], pick: number): T | undefined {
  return list[pick % Math.max(1, list.length)]
}

/** The pages are picked from the newest on. */
const pickPage = ({ pages }: World, { pick }: Step) => pickFrom(pages.toReversed(), pick)

const makeContext = ({ app }: World) => ({
  ...app.services,
  sql: app.pool,
  actor: null,
  origin: { requestId: 'model', address: '127.0.0.1', userAgent: 'model' },
})

function note(world: World, url: string | null): boolean {
  if (url !== null && !world.pages.includes(url)) world.pages.push(url)
  return url !== null
}

async function pay(world: World, step: Step, means: string | { iban: string }): Promise<boolean> {
  const page = pickPage(world, step)
  if (page === undefined) return false
  let came = world.app.paymentSimulator.pay(page, means)
  if (came === 'asks') came = world.app.paymentSimulator.confirm(page, step.act !== 'refuse')
  return step.act === 'pay' || step.act === 'debit' ? came === 'done' : came === 'declined'
}

async function withGuest(
  { guests }: World,
  { pick }: Step,
  work: (guest: Guest) => Promise<boolean>,
): Promise<boolean> {
  const guest = pickFrom(guests, pick)
  return guest !== undefined && work(guest)
}

/** Opens a page for what somebody has begun to pay. */
async function openPage(world: World, paymentId: string): Promise<boolean> {
  const wishes = {
    backUrl: 'http://roomlark.test/back',
    cancelUrl: 'http://roomlark.test/',
    language: 'en',
  } as const
  return note(world, await openPaymentPage(makeContext(world), paymentId, wishes))
}

let visitors = 0

const steps: Record<Step['act'], (world: World, step: Step) => Promise<boolean>> = {
  async begin(world, { pick }) {
    const hotel = pickFrom(world.hotels, pick)
    if (!hotel) return false
    const site = makeGuest(world.app, hotel)
    const begun = await site.begin()
    if (begun.status !== 200) return false
    visitors += 1
    const { token } = begun.body.data
    const email = `guest${visitors}@example.test`
    const { status, body } = await site.confirm(token, { email })
    const [row] = await world.app.sql`
      SELECT booking_id AS id FROM checkouts ORDER BY created_at DESC LIMIT 1`
    world.guests.push({ hotel, site, token, email, bookingId: row?.id })
    return status === 200 && note(world, body.data.paymentUrl)
  },
  /** The second tab has the page of the first, or a new one if it has ended. */
  tab: (world, step) =>
    withGuest(world, step, async ({ site, token, email }) => {
      await attempt(() => payAgain(makeContext(world), token))
      const { status, body } = await site.confirm(token, { email })
      return status === 200 && note(world, body.data.paymentUrl)
    }),
  pay: (world, step) => pay(world, step, pickFrom(goodCards, step.size) ?? ''),
  decline: (world, step) => pay(world, step, declinedCard),
  refuse: (world, step) => pay(world, step, secureCard),
  debit: (world, step) =>
    pay(world, step, { iban: step.size % 3 === 2 ? 'DE62370400440532013001' : 'DE89370400440532013000' }),
  back: (world, step) =>
    withGuest(world, step, async ({ token }) => {
      await settleCheckout(makeContext(world), token)
      return true
    }),
  balance: (world, step) =>
    withGuest(world, step, async ({ bookingId }) => {
      const ctx = { ...makeContext(world), actor: { userType: 'guest' as const } }
      return openPage(world, await beginBalancePayment(ctx, bookingId))
    }),
  async dispute({ app }, { pick }) {
    const open = [...app.paymentSimulator.tables.charges.values()].filter(
      ({ status, isDisputed }) => status === 'succeeded' && !isDisputed,
    )
    const charge = pickFrom(open, pick)
    if (charge) app.paymentSimulator.openDispute(charge.id)
    return charge !== undefined
  },

  cancel: (world, step) =>
    withGuest(world, step, async ({ hotel, bookingId }) => {
      const cancelledBy = step.size % 2 ? 'guest' : 'hotel'
      return (await hotel.transition(bookingId, 'cancelled', { cancelledBy })).status === 200
    }),
  miss: (world, step) =>
    withGuest(world, step, async ({ hotel, bookingId }) => {
      return (await hotel.transition(bookingId, 'no-show')).status === 200
    }),
  refund: (world, step) =>
    withGuest(world, step, async ({ hotel, bookingId }) => {
      const { payments } = await hotel.readPayments(bookingId)
      const payment = pickFrom(payments, step.size)
      const body = { amountCents: 1 + step.size * 7, reason: 'Noise' }
      // Two clicks are one refund.
      const key = randomUUID()
      const send = () => hotel.post(`/bookings/${bookingId}/payments/${payment?.id}/refunds`, body, { key })
      const answers = payment ? await Promise.all([send(), send()]) : []
      return answers.some(({ status }) => status === 200)
    }),
  charge: (world, step) =>
    withGuest(world, step, async ({ hotel, bookingId }) => {
      const body = { amountCents: 1 + step.size, reason: 'Minibar' }
      return (await hotel.post(`/bookings/${bookingId}/payments/card-charges`, body)).status === 200
    }),
  link: (world, step) =>
    withGuest(world, step, async ({ hotel, bookingId }) => {
      const input = { amountCents: 1000 + step.size, dueOn: hotel.day(0), days: 20, mailGuest: false }
      const { status, body } = await hotel.post(`/bookings/${bookingId}/payments/links`, input)
      if (status !== 200) return false
      const ctx = { ...makeContext(world), actor: { userType: 'guest' as const } }
      const { links } = body.data
      return openPage(world, await beginLinkPayment(ctx, links.at(-1).depositId))
    }),

  async wait(world, { size }) {
    await passTime(world, waits[size % waits.length] ?? 5)
    return true
  },
  async ask(world) {
    await askAboutPayments(makeContext(world))
    return true
  },
  async collect(world) {
    await collectDeposits(makeContext(world))
    return true
  },

  /** The next calls fail, before or after they had their effect. */
  async fault({ app }, { pick, size }) {
    app.paymentSimulator.fail(faults[pick % faults.length] ?? 'cut', { times: 1 + (size % 3) })
    return true
  },
  async hear(world) {
    await world.hear()
    return true
  },
  async lose({ app }) {
    app.paymentSimulator.notices.lose()
    return true
  },
  async arrive({ app }) {
    app.paymentSimulator.settleWhatIsDue()
    return true
  },
  async decide({ app }, { pick, size }) {
    const open = [...app.paymentSimulator.tables.disputes.values()].filter(
      ({ status }) => status === 'needs_response',
    )
    const dispute = pickFrom(open, pick)
    if (dispute) app.paymentSimulator.decideDispute(dispute.id, size % 2 === 0)
    return dispute !== undefined
  },
}
