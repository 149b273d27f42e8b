import { randomUUID } from 'node:crypto'
import type { BookingInvoices, Invoice } from '@roomlark/contract/bookings/invoices'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../../test/app.ts'
import { mailTo } from '../../../../../test/mail.ts'
import { openTestHotel, type TestHotel } from '../../../../../test/test-hotel.ts'
import { remindOfInvoices } from './reminders.service.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const dayMs = 86_400_000

function openDesk(hotel: TestHotel) {
  const post = (path: string, body: object) =>
    app.ask('POST', `/api/v1/bookings/${path}`, {
      token: hotel.token,
      body,
      headers: { 'idempotency-key': randomUUID() },
    })
  /** Issues an invoice to this address that was to be paid some days ago. */
  async function issue(email: string, daysAgo: number): Promise<Invoice & { path: string; id: string }> {
    const { id } = await hotel.book({ checkInOn: hotel.day(5), checkOutOn: hotel.day(6) })
    const payer = { name: 'Jonas Weber', company: '', vatId: '', address: '', email, language: 'de' }
    await hotel.data(
      hotel.ask('PUT', `/api/v1/bookings/${id}/folio/folios/1`, { payer, takes: [], version: 0 }),
    )
    const { invoices }: BookingInvoices = await hotel.data(
      post(`${id}/invoices`, { position: 1, kind: 'invoice' }),
    )
    const [invoice] = invoices
    if (!invoice) throw new Error('nothing was issued')
    await app.sql.begin(async (tx) => {
      await tx`ALTER TABLE invoices DISABLE TRIGGER invoices_append_only`
      await tx`
        UPDATE invoices SET paper = jsonb_set(paper, '{dueOn}', to_jsonb(current_date - ${daysAgo}::integer))
        WHERE id = ${invoice.id}`
      await tx`ALTER TABLE invoices ENABLE ALWAYS TRIGGER invoices_append_only`
    })
    return { ...invoice, id, path: `${id}/invoices/${invoice.id}/reminders` }
  }
  const read = async (id: string): Promise<Invoice | undefined> => {
    const { invoices }: BookingInvoices = await hotel.data(
      hotel.ask('GET', `/api/v1/bookings/${id}/invoices`),
    )
    return invoices[0]
  }
  const pay = (id: string, amountCents: number) =>
    hotel.data(
      post(`${id}/folio/payments`, {
        position: 1,
        kind: 'payment',
        isMeant: true,
        method: 'transfer',
        amountCents,
      }),
    )
  return { post, issue, read, pay }
}

describe('POST /bookings/:id/invoices/:invoiceId/reminders', () => {
  test('sends the three reminders of an overdue invoice in turn, each once, in the language of who pays', async () => {
    const hotel = await openTestHotel(app, 6)
    await hotel.setInvoicing()
    const { post, issue, read } = openDesk(hotel)
    const early = await issue('early@guests.test', -3)
    expect((await post(early.path, { step: 1, email: 'early@guests.test' })).status).toBe(409)
    const email = 'late@guests.test'
    const late = await issue(email, 8)
    expect(await read(late.id)).toMatchObject({ nextReminder: 1, reminders: [] })
    expect((await post(late.path, { step: 2, email })).status).toBe(409)
    await hotel.data(post(late.path, { step: 1, email }))
    const mail = await mailTo(app, email)
    expect(mail).toMatchObject({
      subject: expect.stringContaining(`Zahlungserinnerung: Rechnung ${late.number}`),
      text: expect.stringContaining('IT60X0542811101000000123456'),
      attachments: [{ filename: `${late.number}.pdf` }],
    })
    // Two clerks remind at once.
    const both = await Promise.all([post(late.path, { step: 2, email }), post(late.path, { step: 2, email })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    await hotel.data(post(late.path, { step: 3, email }))
    expect((await post(late.path, { step: 4, email })).status).toBe(400)
    const { nextReminder, reminders } = (await read(late.id)) ?? {}
    expect(nextReminder).toBeNull()
    expect(reminders?.map(({ step, by }) => [step, by])).toEqual(
      [1, 2, 3].map((step) => [step, expect.any(String)]),
    )
    const stranger = await openTestHotel(app, 1)
    const headers = { 'idempotency-key': randomUUID() }
    const foreign = { token: stranger.token, body: { step: 1, email }, headers }
    expect((await app.ask('POST', `/api/v1/bookings/${late.path}`, foreign)).status).toBe(404)
  })

  test('asks nobody who has paid', async () => {
    const hotel = await openTestHotel(app, 2)
    await hotel.setInvoicing()
    const { post, issue, read, pay } = openDesk(hotel)
    const { id, path, totalCents } = await issue('paid@guests.test', 8)
    await pay(id, totalCents)
    expect(await read(id)).toMatchObject({ nextReminder: null })
    expect((await post(path, { step: 1, email: 'paid@guests.test' })).status).toBe(409)
  })
})

describe('reminding automatically', () => {
  test('follows the days of hotels that want it, and stops once the invoice is paid', async () => {
    const hotel = await openTestHotel(app, 6)
    await hotel.setInvoicing({ remindsAutomatically: true, reminderDays: [7, 21, 35] })
    const { issue, read, pay } = openDesk(hotel)
    const soon = await issue('soon@guests.test', 6)
    const due = await issue('due@guests.test', 30)
    const paid = await issue('settled@guests.test', 30)
    await pay(paid.id, paid.totalCents)
    const quiet = await openTestHotel(app, 2)
    await quiet.setInvoicing()
    const unasked = await openDesk(quiet).issue('quiet@guests.test', 30)
    const sweep = (inDays: number) => {
      const at = new Date(app.services.clock().getTime() + inDays * dayMs)
      return remindOfInvoices({ ...app.services, sql: app.pool, clock: () => at })
    }
    const steps = async (id: string) => (await read(id))?.reminders.map(({ step, by }) => [step, by])
    await sweep(0)
    await sweep(0)
    expect(await steps(due.id)).toEqual([[1, null]])
    expect(await steps(soon.id)).toEqual([])
    await sweep(13)
    expect(await steps(due.id)).toEqual([[1, null]])
    expect(await steps(soon.id)).toEqual([[1, null]])
    await sweep(15)
    expect((await steps(due.id))?.length).toBe(2)
    await pay(due.id, due.totalCents)
    await sweep(60)
    expect((await steps(due.id))?.length).toBe(2)
    expect(await steps(paid.id)).toEqual([])
    expect((await openDesk(quiet).read(unasked.id))?.reminders).toEqual([])
  })
})

describe('a reminder that fails', () => {
  test('keeps no other waiting, and is tried again', async () => {
    const hotel = await openTestHotel(app, 2)
    await hotel.setInvoicing({ remindsAutomatically: true, reminderDays: [7, 21, 35] })
    const { issue, read } = openDesk(hotel)
    const invoices = [await issue('first@guests.test', 30), await issue('second@guests.test', 20)]
    const steps = async () =>
      Promise.all(invoices.map(async ({ id }) => (await read(id))?.reminders.map(({ step }) => step)))
    const sweep = () => remindOfInvoices({ ...app.services, sql: app.pool })
    await app.sql`
      CREATE FUNCTION fail_first() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN RAISE EXCEPTION 'broken'; END $$`
    await app.sql.unsafe(`
      CREATE TRIGGER fail_first BEFORE INSERT ON invoice_reminders FOR EACH ROW
      WHEN (NEW.booking_id = '${invoices[0]?.id}') EXECUTE FUNCTION fail_first()`)
    await expect(sweep()).rejects.toMatchObject({ errors: [expect.objectContaining({ message: 'broken' })] })
    expect(await steps()).toEqual([[], [1]])
    await app.sql`DROP TRIGGER fail_first ON invoice_reminders`
    await sweep()
    expect(await steps()).toEqual([[1], [1]])
  })
})

describe('PUT /hotels/:hotelId/invoicing', () => {
  test('refuses reminders that do not follow each other', async () => {
    const hotel = await openTestHotel(app, 1)
    const settings = await hotel.setInvoicing()
    const { hotelCountry: _country, chargesVat: _vat, ...input } = settings
    const send = (reminderDays: number[]) =>
      hotel.ask('PUT', `${hotel.base}/invoicing`, { ...input, reminderDays })
    expect((await send([7, 7, 35])).status).toBe(400)
    expect((await send([0, 7, 35])).status).toBe(400)
    expect((await send([3, 10, 20])).status).toBe(200)
  })
})
