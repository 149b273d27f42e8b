import type { BookingInvoices } from '@roomlark/contract/bookings/invoices'
import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { ServiceContext, SignedInContext } from '../../../context.ts'
import { paperMail } from '../../../mail/guest-notices.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { takeMail } from '../../../platform/limits/mail-limits.service.ts'
import { workOnFolio } from '../folios.service.ts'
import { makeAttachments } from './e-invoice/e-invoice.service.ts'
import { insertMail, selectMail } from './invoices.queries.ts'
import { getPaper, listInvoices } from './invoices.service.ts'
import { readInvoicing } from './invoicing.service.ts'
import { paperWordsIn } from './paper-words.ts'

/** Emails a paper; sending it once more takes another key. */
export async function mailInvoice(
  ctx: SignedInContext,
  ids: { bookingId: string; invoiceId: string },
  email: string,
  key: string,
): Promise<BookingInvoices> {
  const attempt = { name: 'mail-invoice', input: { invoiceId: ids.invoiceId, email }, key }
  await workOnFolio(ctx, ids.bookingId, attempt, async (tx) => {
    const { number } = await getPaper(ctx, tx, ids)
    await takeMail(ctx, tx, 'invoice', email)
    const mailId = await insertMail(tx, { ...ids, email, at: ctx.clock(), byId: ctx.actor.userId })
    await ctx.jobs.enqueue(tx, 'mail.invoice', { mailId })
    const target = `booking:${ids.bookingId}`
    await recordAudit(ctx, tx, { action: 'invoice.sent', target, after: { number } })
  })
  return listInvoices(ctx, ids.bookingId)
}

/** The job that emails a paper. Nothing is sent if the guest was erased in the meantime. */
export async function sendInvoice(
  ctx: Pick<ServiceContext, 'sql' | 'mailer' | 'pdfs' | 'publicUrl'>,
  { mailId }: { mailId: number },
): Promise<void> {
  const mail = await selectMail(ctx.sql, mailId)
  if (!mail) return
  const { paper, number, kind } = mail
  const words = paperWordsIn(paper.language)
  const { eInvoice } = await readInvoicing(ctx.sql, mail.hotelId, { ownerId: undefined })
  const values = { number, hotel: isolate(mail.hotelName), reference: mail.reference }
  await ctx.mailer.send({
    ...paperMail({
      to: mail.email,
      language: paper.language,
      hotelName: mail.hotelName,
      publicUrl: ctx.publicUrl,
      at: mail.at,
      subject: fill(words.mailSubject[kind], values),
      text: paper.stays
        ? fill(words.billBody, { ...values, count: String(paper.stays.length) })
        : fill(words.mailBody, values),
      reference: mail.reference,
    }),
    attachments: await makeAttachments(ctx, mail, eInvoice),
    id: `invoice-${mailId}`,
  })
}
