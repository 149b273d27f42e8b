import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { RunStatement } from '@roomlark/contract/settlement/payouts'
import { type Answer, type Call, send } from './client.ts'
import { makeBooking, type Outlet, type Shop } from './shop.ts'

/** Bookings that servers have confirmed, and so must never lose. */
export type Acknowledged = {
  /** Bookings by id, with the key of the attempt. */
  bookings: Map<string, string>
  /** Bookings whose cancellation was confirmed. */
  cancelled: Set<string>
  /** The tags of clicks that were answered. */
  clicks: Set<string>
  /** Payout runs whose approval was confirmed. */
  approved: Set<string>
  /** Statements that were confirmed as paid. */
  paid: Set<string>
}

export type Load = {
  acknowledged: Acknowledged
  requests(): number
  /** Answers that no fault excuses, each once. */
  unexpected: Set<string>
  /** The longest time in which no booking was confirmed. */
  longestGapMs(): number
  /** Books at one server, and says whether it was confirmed. */
  bookAt(url: string, outlet?: Outlet): Promise<boolean>
  /** Answer of a server to the last booking it did not confirm. */
  lastRefusal(url: string): string
  stop(): Promise<void>
}

export type LoadOptions = {
  shop: Shop
  /** The servers that can be asked now. */
  urls: () => string[]
  /** How many book at a time. */
  bookers?: number
  /**
   * With more bookings than this in the large hotel the oldest is cancelled; 700 are half of what it can sell. A load that
   * runs for long would otherwise sell it out, and a server that has nothing left to sell looks like a broken one.
   */
  mostStanding?: number
  /** Statuses that this scenario excuses besides the usual ones. */
  excused?: number[]
}

/** Nobody tries for longer than this to have one thing confirmed. */
const patienceMs = 30_000
const arrivals = { first: 5, last: 40 }
/** A person's browser; every click comes from another one. */
const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0'

/**
 * Books, cancels, clicks and pays out until it is stopped. Whatever can be repeated is repeated with the same key until
 * somebody confirms or refuses it, as a good client does.
 */
export function startLoad({ shop, urls, bookers = 6, mostStanding = 700, excused = [] }: LoadOptions): Load {
  const acknowledged: Acknowledged = {
    bookings: new Map(),
    cancelled: new Set(),
    clicks: new Set(),
    approved: new Set(),
    paid: new Set(),
  }
  const unexpected = new Set<string>()
  const refusals = new Map<string, string>()
  /** The bookings of the large hotel that nobody has cancelled, oldest first. */
  const standing: string[] = []
  let requests = 0
  let turn = 0
  let isOver = false
  let confirmedAt = performance.now()
  let longestGapMs = 0

  /** The answer, or null if there was none. */
  async function request(url: string, call: Call): Promise<Answer | null> {
    requests += 1
    const answer = await send(url, call).catch(() => null)
    if (
      answer &&
      answer.status >= 300 &&
      !isRefusal(answer) &&
      ![302, 503, ...excused].includes(answer.status)
    ) {
      unexpected.add(`${call.method ?? 'GET'} ${readShape(call.path)} answered ${answer.status}`)
    }
    return answer
  }

  /** The answer, or null if there was none or it does not settle anything. */
  async function ask(url: string, call: Call): Promise<Answer | null> {
    return settled(await request(url, call))
  }

  function someServer(): string {
    const known = urls()
    turn += 1
    return known[turn % known.length] ?? ''
  }

  /** Asks one server after the other until the matter is settled. */
  async function persist(call: Call): Promise<Answer | null> {
    const begunAt = performance.now()
    for (;;) {
      const answer = await ask(someServer(), call)
      if (answer || performance.now() - begunAt > patienceMs) return answer
      await delay(50)
    }
  }

  function bookingCall(outlet: Outlet): Call & { key: string } {
    const key = randomUUID()
    const checkInOn = shop.day(randomInt(arrivals.first, arrivals.last))
    const body = makeBooking(outlet, { checkInOn, name: key, isReferred: randomInt(2) === 0 })
    return { method: 'POST', path: `/api/v1/hotels/${outlet.hotelId}/bookings`, token: shop.token, key, body }
  }

  function noteBooking(answer: Answer | null, key: string): string | null {
    if (answer && ![200, 409].includes(answer.status) && !excused.includes(answer.status)) {
      unexpected.add(`a booking was answered with ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    if (answer?.status !== 200) return null
    const { id } = answer.body.data
    const now = performance.now()
    longestGapMs = Math.max(longestGapMs, now - confirmedAt)
    confirmedAt = now
    acknowledged.bookings.set(id, key)
    return id
  }

  async function book(): Promise<void> {
    const outlet = randomInt(4) === 0 ? shop.small : shop.large
    const call = bookingCall(outlet)
    const id = noteBooking(await persist(call), call.key)
    if (id === null) return
    if (randomInt(4) === 0) await cancel(id)
    else if (outlet === shop.large) standing.push(id)
    for (const oldest of standing.splice(0, standing.length - mostStanding)) await cancel(oldest)
  }

  async function cancel(id: string): Promise<void> {
    const body = { to: 'cancelled', cancelledBy: 'hotel' }
    const path = `/api/v1/bookings/${id}/transitions`
    // Asked again, a cancelled booking refuses; that is settled too, but confirmed to nobody.
    const answer = await persist({ method: 'POST', path, token: shop.token, body })
    if (answer?.status === 200) acknowledged.cancelled.add(id)
  }

  /** A click cannot be repeated: each is one more. */
  async function click(): Promise<void> {
    const tag = randomUUID()
    const headers = { 'user-agent': `${browser}.${randomInt(2 ** 31)} Safari/537.36` }
    const answer = await ask(someServer(), { path: `/r/${shop.large.code}?tag=${tag}`, headers })
    if (answer?.status === 302) acknowledged.clicks.add(tag)
    else if (answer) unexpected.add(`a click was answered with ${answer.status}`)
  }

  /** Draws up a run again and again, has it approved, and records one transfer after the other as paid. */
  async function payOut(): Promise<void> {
    const post = (path: string, token: string, body?: unknown) =>
      persist({ method: 'POST', path: `/api/v1/payouts${path}`, token, body })
    let runId = ''
    for (let draws = 0; draws < 6 && !isOver; draws += 1) {
      const drawn = await post('', shop.drawer)
      if (drawn?.status === 200) runId = drawn.body.data.id
      await delay(200)
    }
    while (!isOver && !acknowledged.approved.has(runId)) {
      const read = await persist({ path: `/api/v1/payouts/${runId}`, token: shop.approver })
      if (read?.status !== 200) continue
      const { state, version, pays } = read.body.data
      if (state === 'draft') await post(`/${runId}/approval`, shop.approver, { version, cents: pays.cents })
      else acknowledged.approved.add(runId)
    }
    // The files are made once, and repeated gives the same ones. A server may be killed while it makes them.
    let exported: Answer | null = null
    while (!isOver && exported?.status !== 200) {
      exported = await post(`/${runId}/export`, shop.approver)
      await delay(50)
    }
    const path = `/api/v1/payouts/${runId}/statements?limit=100`
    const listed = isOver ? null : await persist({ path, token: shop.approver })
    const statements: RunStatement[] = listed?.status === 200 ? listed.body.data : []
    for (const { id } of statements) {
      if (isOver) return
      const body = { statementIds: [id], paidOn: shop.day(0), bankReference: '' }
      const answer = await post(`/${runId}/paid`, shop.drawer, body)
      if (answer?.status === 200) acknowledged.paid.add(id)
      else if (answer)
        unexpected.add(`a transfer was answered with ${answer.status} ${JSON.stringify(answer.body)}`)
      await delay(150)
    }
  }

  async function repeat(work: () => Promise<void>, pauseMs: number): Promise<void> {
    while (!isOver) {
      await work()
      await delay(pauseMs)
    }
  }

  const working = [
    ...Array.from({ length: bookers }, () => repeat(book, 25)),
    ...Array.from({ length: 2 }, () => repeat(click, 20)),
    payOut(),
  ]
  return {
    acknowledged,
    requests: () => requests,
    unexpected,
    longestGapMs: () => longestGapMs,
    async bookAt(url, outlet = shop.large) {
      const call = bookingCall(outlet)
      const answer = await request(url, call)
      const id = noteBooking(settled(answer), call.key)
      if (id === null)
        refusals.set(url, answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'nothing')
      if (id === null) return false
      if (outlet === shop.large) standing.push(id)
      return true
    },
    lastRefusal: (url) => refusals.get(url) ?? 'nothing',
    async stop() {
      isOver = true
      await Promise.all(working)
    },
  }
}

function settled(answer: Answer | null): Answer | null {
  if (!answer) return null
  return answer.status >= 500 || (isRefusal(answer) && answer.isLater) ? null : answer
}

function isRefusal({ status }: Answer): boolean {
  return status >= 400 && status < 500
}

function readShape(path: string): string {
  return path.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id').replace(/\?.*/, '')
}
