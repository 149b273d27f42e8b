import { isolate } from '@roomlark/contract/isolate'
import { fill } from '@roomlark/contract/say'
import type { ServiceContext } from '../../../context.ts'
import { paperMail } from '../../../mail/guest-notices.ts'
import { selectMail } from './invoices.queries.ts'
import { paperDocument } from './paper-pdf.service.ts'
import { paperWordsIn } from './paper-words.ts'

/** The job that emails a paper. Nothing is sent if the guest was erased in the meantime. */
export async function sendInvoice(
  ctx: Pick<ServiceContext, 'sql' | 'mailer' | 'pdfs' | 'publicUrl'>,
  { mailId }: { mailId: number },
): Promise<void> {
  const mail = await selectMail(ctx.sql, mailId)
  if (!mail) return
  const { paper, number, kind } = mail
  const words = paperWordsIn(paper.language)
  const pdf = await ctx.pdfs.render(paperDocument(paper, { number, madeAt: mail.issuedAt }))
  const values = { number, hotel: isolate(mail.hotelName), reference: mail.reference }
  await ctx.mailer.send({
    ...paperMail({
      to: mail.email,
      language: paper.language,
      hotelName: mail.hotelName,
      publicUrl: ctx.publicUrl,
      at: mail.at,
      subject: fill(words.mailSubject[kind], values),
      text: fill(words.mailBody, values),
      reference: mail.reference,
    }),
    attachments: [{ filename: `${number}.pdf`, contentType: 'application/pdf', content: pdf }],
    id: `invoice-${mailId}`,
  })
}
