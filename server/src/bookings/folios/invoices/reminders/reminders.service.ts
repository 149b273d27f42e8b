import { type RemindInput, reminderSteps } from '@roomlark/contract/bookings/invoice-reminders'
import type { BookingInvoices } from '@roomlark/contract/bookings/invoices'
import { dateIn } from '@roomlark/contract/dates'
import { datedRange, moneyIn } from '@roomlark/contract/guest-formats'
import { isolate } from '@roomlark/contract/isolate'
import { fill, say } from '@roomlark/contract/say'
import { createAttempts } from '../../../../attempts.ts'
import type { ServiceContext, SignedInContext } from '../../../../context.ts'
import type { Transaction } from '../../../../db/database.ts'
import { tellOfBooking } from '../../../../db/outbox.ts'
import { AppError, notFound } from '../../../../errors.ts'
import { paperMail } from '../../../../mail/guest-notices.ts'
import { recordAudit } from '../../../../platform/audit/audit.service.ts'
import { takeMail } from '../../../../platform/limits/mail-limits.service.ts'
import { workOnFolio } from '../../folios.service.ts'
import { makeAttachments } from '../e-invoice/e-invoice.service.ts'
import { getPaper, listInvoices } from '../invoices.service.ts'
import { readInvoicing } from '../invoicing.service.ts'
import { reminderWordsIn } from './reminder-words.ts'
import {
  type DueReminder,
  insertReminder,
  lockBooking,
  lockBookingsOfBill,
  type OverdueInvoice,
  selectDueReminders,
  selectOverdue,
  selectOverdueBill,
  selectReminder,
} from './reminders.queries.ts'

/** Sends the next reminder of an invoice that is overdue; of two clerks who do it at once, the second is told. */
export async function remindOfInvoice(
  ctx: SignedInContext,
  ids: { bookingId: string; invoiceId: string },
  { step, email }: RemindInput,
  key: string,
): Promise<BookingInvoices> {
  const attempt = { name: 'remind-invoice', input: { invoiceId: ids.invoiceId, step, email }, key }
  await workOnFolio(ctx, ids.bookingId, attempt, async (tx, { booking }) => {
    const { number } = await getPaper(ctx, tx, ids)
    const today = dateIn(booking.timeZone, ctx.clock())
    const overdue = await selectOverdue(tx, { bookingId: ids.bookingId, today })
    const invoice = overdue.find(({ id }) => id === ids.invoiceId)
    if (!invoice) throw new AppError('conflict', say('This invoice is not overdue.'))
    if (invoice.reminded !== step - 1) {
      throw new AppError('conflict', say('Somebody sent this reminder already. Look at it again.'))
    }
    await takeMail(ctx, tx, 'invoice', email)
    await queueReminder(ctx, tx, invoice, { step, email, byId: ctx.actor.userId })
    const target = `booking:${ids.bookingId}`
    await recordAudit(ctx, tx, { action: 'invoice.reminded', target, after: { number, step } })
  })
  return listInvoices(ctx, ids.bookingId)
}

export async function queueReminder(
  ctx: Pick<ServiceContext, 'jobs' | 'clock'>,
  tx: Transaction,
  { id, bookingId, openCents }: OverdueInvoice,
  { step, email, byId }: RemindInput & { byId: string | null },
): Promise<void> {
  const at = ctx.clock()
  const reminder = { invoiceId: id, bookingId, step, email, openCents, at, byId }
  const reminderId = await insertReminder(tx, reminder)
  if (reminderId === undefined) throw notFound('invoice')
  await ctx.jobs.enqueue(tx, 'mail.invoice-reminder', { reminderId })
  if (bookingId) await tellOfBooking(tx, 'folio', bookingId)
}

const batch = 100

/** Runs every hour: sends the reminders whose day has come, of hotels that send them automatically. */
export async function remindOfInvoices(ctx: ServiceContext): Promise<void> {
  const { attempt, throwFailures } = createAttempts()
  let after: string | undefined
  for (;;) {
    const page = await selectDueReminders(ctx.sql, ctx.clock(), after, batch)
    for (const due of page) await attempt(ctx.sql.begin((tx) => remindOnce(ctx, tx, due)))
    after = page.at(-1)?.invoiceId
    if (page.length < batch) break
  }
  throwFailures('some invoices could not be reminded of')
}

/** Amounts paid in the meantime are not reminded of. */
async function remindOnce(ctx: ServiceContext, tx: Transaction, due: DueReminder): Promise<void> {
  const { bookingId, invoiceId, timeZone, email } = due
  const today = dateIn(timeZone, ctx.clock())
  if (bookingId) await lockBooking(tx, bookingId)
  else await lockBookingsOfBill(tx, invoiceId)
  const invoice = bookingId
    ? (await selectOverdue(tx, { bookingId, today })).find(({ id }) => id === invoiceId)
    : await selectOverdueBill(tx, { billId: invoiceId, today })
  if (!invoice || invoice.reminded >= reminderSteps.length) return
  await queueReminder(ctx, tx, invoice, { step: invoice.reminded + 1, email, byId: null })
}

/** The job that emails a reminder with the invoice. Nothing is sent if the guest was erased in the meantime. */
export async function mailReminder(
  ctx: Pick<ServiceContext, 'sql' | 'mailer' | 'pdfs' | 'publicUrl'>,
  { reminderId }: { reminderId: number },
): Promise<void> {
  const reminder = await selectReminder(ctx.sql, reminderId)
  if (!reminder?.email) return
  const { paper, number, step, openCents, hotelName, reference } = reminder
  const { language, dueOn, issuedOn, currency, issuer } = paper
  const words = reminderWordsIn(language)
  const { eInvoice } = await readInvoicing(ctx.sql, reminder.hotelId, { ownerId: undefined })
  const day = datedRange(language, dueOn ?? issuedOn, dueOn ?? issuedOn)
  const values = { number, hotel: isolate(hotelName), amount: moneyIn(language, openCents, currency), day }
  const text = [
    fill(words.bodies[step - 1] ?? '', values),
    issuer.iban ? fill(words.account, { iban: issuer.iban, number }) : '',
    words.ifPaid,
  ]
  await ctx.mailer.send({
    ...paperMail({
      to: reminder.email,
      language,
      hotelName,
      publicUrl: ctx.publicUrl,
      at: reminder.at,
      subject: fill(words.subjects[step - 1] ?? '', values),
      text: text.filter(Boolean).join(' '),
      reference,
    }),
    attachments: await makeAttachments(ctx, reminder, eInvoice),
    id: `invoice-reminder-${reminderId}`,
  })
}
