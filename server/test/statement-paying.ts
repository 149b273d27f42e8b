import { addDays, dateIn } from '@roomlark/contract/dates'
import type { HotelStatement } from '@roomlark/contract/settlement/hotel-statements'
import { expect } from 'vitest'
import type { TestApp } from './app.ts'
import { addClosedStatement } from './closed-statements.ts'
import { createActor } from './factories.ts'
import { openPastHotel } from './past-bookings.ts'
import { waitUntil } from './wait.ts'

/** Has the service's messages arrive, and waits until what they are about was read. */
export async function deliverNotices(
  app: TestApp,
  how?: { reversed?: boolean; times?: number },
): Promise<void> {
  await app.paymentSimulator.notices.deliver(how)
  await waitUntil('the notices to be handled', async () => {
    const [row] = await app.sql`SELECT FROM payment_notices WHERE handled_at IS NULL LIMIT 1`
    return row === undefined
  })
}

/** A hotel that owes something, and what its owner does about it. */
export async function openOwing(app: TestApp, currency = 'USD') {
  const owner = await createActor(app, 'hotel')
  const affiliate = await createActor(app, 'affiliate')
  const past = await openPastHotel(app, owner.token, { currency, usdRate: 1 })
  const { hotel } = past
  const base = `/api/v1/hotels/${hotel.id}`
  let months = 0

  /** Closes a month of which a tenth of this is owed, due in so many days. */
  async function owe(nightCents: number, dueInDays = 10) {
    months += 1
    const month = `2025-${String(months).padStart(2, '0')}-01`
    const dueOn = addDays(dateIn(hotel.timeZone, app.services.clock()), dueInDays)
    const bill = { affiliateId: affiliate.id, month, nightCents: [nightCents], dueOn }
    const { id, number } = await addClosedStatement(app, past, bill)
    return { id, number, path: `${base}/statements/${month.slice(0, 7)}` }
  }

  const send = (method: string, path: string, token = owner.token) =>
    app.ask(method, path, { token, ...(method === 'POST' && { body: {} }) })

  return {
    owner,
    affiliate,
    hotel,
    base,
    owe,
    send,
    begin: (path: string, token?: string) => send('POST', `${path}/online-payments`, token),
    /** Begins a payment, and returns the address of its page. */
    async open(path: string): Promise<string> {
      const { status, body } = await send('POST', `${path}/online-payments`)
      expect(status, JSON.stringify(body)).toBe(200)
      return body.data.url
    },
    /** Comes back from the page. */
    async check(path: string): Promise<HotelStatement> {
      return (await send('POST', `${path}/online-payments/check`)).body.data
    },
    read: async (path: string): Promise<HotelStatement> => (await send('GET', path)).body.data,
    news: async (): Promise<string[]> => {
      const rows = await app.sql<{ news: string }[]>`
        SELECT params ->> 'news' AS news FROM notifications WHERE user_id = ${owner.id} AND event = 'money' ORDER BY id`
      return rows.map(({ news }) => news)
    },
    /** The rows that statements have of payments, in their order. */
    rows: async (statementId: string): Promise<[string, number][]> => {
      const rows = await app.sql<{ kind: string; cents: number }[]>`
        SELECT kind, amount_cents::float8 AS cents FROM hotel_payments WHERE statement_id = ${statementId}
        ORDER BY at, amount_cents`
      return rows.map(({ kind, cents }) => [kind, cents])
    },
    /** The hotel's debt in the ledger. */
    receivable: async (): Promise<number> => {
      const [row] = await app.sql<{ cents: number }[]>`
        SELECT coalesce(sum(balance_cents), 0)::float8 AS cents FROM ledger_account_balances
        WHERE kind = 'hotel-receivable' AND holder_id = ${hotel.id}`
      return row?.cents ?? 0
    },
  }
}
