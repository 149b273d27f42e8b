import { setTimeout as delay } from 'node:timers/promises'
import { get } from '../client.ts'
import {
  askNow,
  beginPaying,
  comeBack,
  expectBooked,
  holdRoom,
  openPayments,
  type PayingGuest,
} from '../payments/paying-guests.ts'
import { type SimulatedService, startPaymentService } from '../payments/payment-service.ts'
import type { Scenario, Stage } from '../scenario.ts'
import { waitUntil } from '../wait.ts'

const firstUrl = ({ servers }: Stage) => servers[0]?.url ?? ''

/** Kills the server at an event and starts it again. */
async function killServer({ servers: [server] }: Stage): Promise<void> {
  await server?.kill()
  await server?.start()
}

async function payAll(
  stage: Stage,
  { simulator }: SimulatedService,
  guest: PayingGuest,
  url = firstUrl(stage),
): Promise<void> {
  let page: string | null = null
  await waitUntil('a page to pay on', async () => {
    page ??= await beginPaying(url, guest)
    return page !== null
  })
  simulator.pay(page ?? '')
}

/** One guest for each step between the hold, the payment, the notice and the confirmation. */
const steps: ((stage: Stage, service: SimulatedService, guest: PayingGuest) => Promise<void>)[] = [
  async function whilePageIsOpened(stage, service, guest) {
    service.simulator.fail('slow', { call: /checkout\/sessions$/ })
    const begun = beginPaying(firstUrl(stage), guest)
    await waitUntil('the payment to be written', async () => {
      const rows = await stage.sql`
        SELECT 1 FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE b.guest_email = ${guest.email}`
      return rows.length === 1
    })
    await killServer(stage)
    await begun
    await payAll(stage, service, guest)
  },
  async function afterPageWasOpened(stage, service, guest) {
    // The service has opened it, and nobody heard the answer.
    service.simulator.fail('cut-after', { call: /checkout\/sessions$/, times: 2 })
    await beginPaying(firstUrl(stage), guest)
    await killServer(stage)
    await payAll(stage, service, guest)
  },
  async function whileGuestPays(stage, service, guest) {
    const page = await beginPaying(firstUrl(stage), guest)
    await stage.servers[0]?.kill()
    service.simulator.pay(page ?? '')
    // Nobody takes these messages.
    await service.simulator.notices.deliver()
    await stage.servers[0]?.start()
  },
  async function whenNoticeWasTaken(stage, service, guest) {
    await payAll(stage, service, guest)
    await service.simulator.notices.deliver()
    await killServer(stage)
  },
  async function whileFactsAreRead(stage, service, guest) {
    await payAll(stage, service, guest)
    service.simulator.fail('slow', { call: /GET .*checkout\/sessions\// })
    const back = comeBack(firstUrl(stage), guest)
    await delay(50)
    await killServer(stage)
    await back
  },
]

export function paymentsKilled(): Scenario {
  let service: SimulatedService
  return {
    name: 'payments-killed',
    about: 'kill -9 at each step between hold, payment, notice, confirmation and refund',
    servers: 1,
    bookers: 2,
    async surround() {
      service = await startPaymentService()
      return service
    },
    async inflict(stage) {
      service.sendNoticesTo(firstUrl(stage))
      await openPayments(stage, service)
      const guests: PayingGuest[] = []
      for (const step of steps) {
        const guest = await holdRoom(stage, firstUrl(stage))
        guests.push(guest)
        await step(stage, service, guest)
        service.simulator.mend()
      }
      await expectBooked(stage, service, guests)
      await cancelWhileKilled(stage, service, guests)
      stage.over()
      stage.note(
        `${guests.length} guests were charged once each, and ${guests.length} got their money back once`,
      )
    },
  }
}

/** The service has carried out a refund, or not, when the server is killed that has asked for it. */
async function cancelWhileKilled(
  stage: Stage,
  { simulator }: SimulatedService,
  guests: readonly PayingGuest[],
): Promise<void> {
  for (const [index, { email }] of guests.entries()) {
    simulator.fail(index % 2 === 0 ? 'slow' : 'cut-after', { call: /POST .*refunds/ })
    const [booking] = await stage.sql<[{ id: string }]>`SELECT id FROM bookings WHERE guest_email = ${email}`
    const path = `/api/v1/bookings/${booking.id}/transitions`
    const body = { to: 'cancelled', cancelledBy: 'hotel' }
    await get(firstUrl(stage), { method: 'POST', path, token: stage.shop.token, body })
    await killServer(stage)
    simulator.mend()
  }
  const emails = guests.map(({ email }) => email)
  await waitUntil('the refunds', async () => {
    const [row] = await stage.sql<[{ count: number }]>`
      SELECT count(*)::integer AS count
      FROM payment_refunds r JOIN payments p ON p.id = r.payment_id JOIN bookings b ON b.id = p.booking_id
      WHERE b.guest_email = ANY(${emails}) AND r.state = 'succeeded'`
    if (row.count === guests.length) return true
    await askNow(stage)
    return false
  })
  const made = simulator.tables.refunds.size
  if (made !== guests.length) stage.fail(`${made} refunds for ${guests.length} guests`)
}

export function paymentsDown(): Scenario {
  let service: SimulatedService
  return {
    name: 'payments-down',
    about: 'the payment service is down for ten minutes, slow, and answers 500 after having done it',
    servers: 2,
    bookers: 2,
    async surround() {
      service = await startPaymentService()
      return service
    },
    async inflict(stage) {
      const { simulator } = service
      service.sendNoticesTo(firstUrl(stage))
      await openPayments(stage, service)
      const guests: PayingGuest[] = []
      for (const fault of ['cut', 'slow', 'error-after', 'cut-after', 'busy'] as const) {
        const [waiting, paid] = [
          await holdRoom(stage, firstUrl(stage)),
          await holdRoom(stage, firstUrl(stage)),
        ]
        guests.push(waiting, paid)
        const page = await beginPaying(firstUrl(stage), paid)
        simulator.fail(fault, { times: fault === 'slow' ? 4 : 10_000 })
        simulator.pay(page ?? '')
        simulator.notices.lose()
        await comeBack(firstUrl(stage), paid)
        await beginPaying(firstUrl(stage), waiting)
        // Ten minutes later the servers have asked in vain.
        await askNow(stage)
        await delay(500)
        simulator.mend()
        await payAll(stage, service, waiting)
        simulator.notices.lose()
      }
      await expectBooked(stage, service, guests)
      stage.over()
    },
  }
}

/** So many guests pay, and the network loses every fifth message about it. */
export function noticesLost(): Scenario {
  let service: SimulatedService
  return {
    name: 'notices-lost',
    about: 'a thousand guests pay, and every fifth message of the payment service is lost',
    servers: 2,
    bookers: 1,
    async surround() {
      service = await startPaymentService()
      return service
    },
    async inflict(stage) {
      const wanted = stage.isQuick ? 50 : 1000
      const { simulator } = service
      service.sendNoticesTo(firstUrl(stage))
      await openPayments(stage, service)
      const guests: PayingGuest[] = []
      const payOne = async (url: string) => {
        const guest = await holdRoom(stage, url)
        guests.push(guest)
        // A busy server may refuse at first. Nobody comes back.
        await payAll(stage, service, guest, url)
      }
      while (guests.length < wanted) await Promise.all(stage.servers.map(({ url }) => payOne(url)))
      const lost = simulator.notices.lose({ every: 5 })
      const begunAt = performance.now()
      await simulator.notices.deliver()
      await expectBooked(stage, service, guests)
      stage.over()
      const seconds = Math.round((performance.now() - begunAt) / 1000)
      stage.note(
        `${guests.length} guests paid, ${lost} messages were lost, all was settled after ${seconds} s`,
      )
    },
  }
}
