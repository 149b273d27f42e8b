import { randomUUID } from 'node:crypto'
import type { JournalEntry, Receivable } from '@roomlark/contract/bookings/invoice-journal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/app.ts'
import { openTestHotel, type TestHotel } from '../../../../test/test-hotel.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const minibar = { position: 1, extraId: null, name: 'Minibar', quantity: 1, unitCents: 1450, vatPercent: 0 }

describe('the journal of invoices', () => {
  const read = async (of: TestHotel, query = '') => {
    const { body } = await of.ask('GET', `/api/v1/invoices${query}`)
    expect(body).toMatchObject({ success: true })
    return body as unknown as { data: JournalEntry[]; meta: { total: number } }
  }
  const owed = (of: TestHotel) =>
    of.data(of.ask('GET', '/api/v1/invoices/receivables')) as Promise<Receivable[]>

  test('says what is open on each, by what was paid since, and who owes it for how long', async () => {
    const own = await openTestHotel(app, 9)
    await own.setInvoicing()
    const send = (path: string, body: object) =>
      own.data(
        app.ask('POST', `/api/v1/bookings/${path}`, {
          token: own.token,
          body,
          headers: { 'idempotency-key': randomUUID() },
        }),
      )
    const invoice = async (company = '') => {
      const { id } = await own.book({ checkInOn: own.day(5), checkOutOn: own.day(6) })
      await send(`${id}/folio/charges`, minibar)
      const payer = {
        name: 'Jonas Weber',
        company,
        vatId: '',
        address: 'Am Tor 2',
        email: '',
        language: 'en',
      }
      await own.data(
        own.ask('PUT', `/api/v1/bookings/${id}/folio/folios/1`, { payer, takes: [], version: 1 }),
      )
      const { invoices } = await send(`${id}/invoices`, { position: 1, kind: 'invoice' })
      return { id, paper: invoices[0] }
    }
    const pay = (id: string, amountCents: number) =>
      send(`${id}/folio/payments`, {
        position: 1,
        kind: 'payment',
        isMeant: true,
        method: 'transfer',
        amountCents,
      })
    const [open, late, part, paid, credited] = [
      await invoice('Weber GmbH'),
      await invoice('WEBER GmbH'),
      await invoice('Fjord AS'),
      await invoice(),
      await invoice(),
    ]
    const { totalCents } = paid.paper
    await pay(part.id, 1000)
    await pay(paid.id, totalCents)
    await send(`${credited.id}/invoices/${credited.paper.id}/credit`, { reason: 'Wrong' })
    await app.sql.begin(async (tx) => {
      await tx`ALTER TABLE invoices DISABLE TRIGGER invoices_append_only`
      await tx`
        UPDATE invoices SET issued_on = issued_on - 40, paper = jsonb_set(paper, '{dueOn}', to_jsonb(issued_on - 26))
        WHERE id = ${late.paper.id}`
      await tx`ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_append_only`
    })
    const { data, meta } = await read(own)
    expect(meta.total).toBe(6)
    const states = new Map(data.map(({ number, state, openCents }) => [number, [state, openCents]]))
    expect(states.get(open.paper.number)).toEqual(['open', totalCents])
    expect(states.get(late.paper.number)).toEqual(['overdue', totalCents])
    expect(states.get(part.paper.number)).toEqual(['part-paid', totalCents - 1000])
    expect(states.get(paid.paper.number)).toEqual(['paid', 0])
    expect(states.get(credited.paper.number)).toEqual(['credited', 0])
    expect(data[0]).toMatchObject({ kind: 'credit-note', state: null, totalCents: -totalCents })
    const found = async (query: string) => (await read(own, query)).data.map(({ number }) => number)
    expect(await found('?state=overdue')).toEqual([late.paper.number])
    expect(await found(`?search=${open.paper.number}`)).toEqual([open.paper.number])
    expect(await found('?search=weber+gmbh')).toEqual([late.paper.number, open.paper.number])
    expect(await owed(own)).toMatchObject([
      {
        company: expect.stringMatching(/weber/i),
        invoices: 2,
        until30Cents: totalCents,
        until60Cents: totalCents,
      },
      { company: 'Fjord AS', openCents: totalCents - 1000, overdueCents: 0 },
    ])
    // A second invoice of the same folio is paid only after the first.
    await send(`${part.id}/folio/charges`, minibar)
    await send(`${part.id}/invoices`, { position: 1, kind: 'invoice' })
    await pay(part.id, totalCents)
    const [second, first] = (await read(own, '?search=fjord')).data
    expect([first?.state, second?.state, second?.openCents]).toEqual(['paid', 'part-paid', 450])
    expect((await read(await openTestHotel(app, 1))).meta.total).toBe(0)
  })
})
