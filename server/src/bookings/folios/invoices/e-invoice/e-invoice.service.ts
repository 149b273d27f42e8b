import {
  type EInvoiceNeed,
  eInvoiceNeedNames,
  listEInvoiceGaps,
} from '@roomlark/contract/bookings/e-invoice-needs'
import type { EInvoiceChoice, EInvoiceFile, EInvoiceFormat } from '@roomlark/contract/bookings/e-invoices'
import { listWords } from '@roomlark/contract/list-words'
import { say } from '@roomlark/contract/say'
import type { Attachment } from '../../../../adapters/mailer.ts'
import type { ServiceContext, SignedInContext } from '../../../../context.ts'
import { AppError } from '../../../../errors.ts'
import type { StoredPaper } from '../invoices.queries.ts'
import { getPaper } from '../invoices.service.ts'
import { paperDocument } from '../paper-pdf.service.ts'
import { writeCii } from './cii.ts'
import { makeEInvoice } from './e-invoice.ts'
import { writeXRechnung } from './ubl.ts'

type Drawing = Pick<ServiceContext, 'pdfs'> & Partial<Pick<ServiceContext, 'caller'>>
type Issued = Pick<StoredPaper, 'number' | 'issuedAt' | 'kind' | 'paper'>

/** An issued paper as e-invoice; it never changes, as the paper itself. */
export async function getEInvoice(
  ctx: SignedInContext,
  ids: { bookingId: string; invoiceId: string },
  format: EInvoiceFormat,
): Promise<EInvoiceFile> {
  return makeEInvoiceFile(ctx, await getPaper(ctx, ctx.sql, ids), format)
}

export async function makeEInvoiceFile(
  ctx: SignedInContext,
  issued: Issued,
  format: EInvoiceFormat,
): Promise<EInvoiceFile> {
  if (issued.kind === 'receipt') {
    throw new AppError('conflict', say('A receipt is no invoice, so there is no e-invoice of it.'))
  }
  requireWhole(listEInvoiceGaps(issued.paper, format))
  const { filename, contentType, content } = await makeFile(ctx, issued, format)
  return { filename, contentType, base64: Buffer.from(content).toString('base64') }
}

function requireWhole(missing: EInvoiceNeed[]): void {
  if (missing.length === 0) return
  const fields = listWords(missing.map((need) => say(eInvoiceNeedNames[need])))
  throw new AppError(
    'conflict',
    say('This cannot be an e-invoice, because this is missing: {fields}.', { fields }),
  )
}

type File = Attachment & Pick<EInvoiceFile, 'contentType'>

async function makeFile(ctx: Drawing, issued: Issued, format: EInvoiceFormat): Promise<File> {
  const { paper, number } = issued
  const invoice = makeEInvoice(paper, number)
  if (format === 'factur-x') return drawPdf(ctx, issued, writeCii(invoice))
  return { filename: `${number}.xml`, contentType: 'application/xml', content: writeXRechnung(invoice) }
}

async function drawPdf(ctx: Drawing, { paper, number, issuedAt }: Issued, xml?: string): Promise<File> {
  const document = paperDocument(paper, { number, madeAt: issuedAt })
  const data = xml === undefined ? {} : { data: { xml, description: `${document.title} ${number}` } }
  const content = await ctx.pdfs.render({ ...document, ...data }, ctx.caller)
  return { filename: `${number}.pdf`, contentType: 'application/pdf', content }
}

/** Attachments of a paper's email: always the PDF, and the e-invoice if the paper has everything it requires. */
export async function makeAttachments(
  ctx: Drawing,
  issued: Issued,
  choice: EInvoiceChoice,
): Promise<Attachment[]> {
  const isPossible =
    issued.kind !== 'receipt' && choice !== 'none' && listEInvoiceGaps(issued.paper, choice).length === 0
  if (!isPossible) return [await drawPdf(ctx, issued)]
  const file = await makeFile(ctx, issued, choice)
  return choice === 'factur-x' ? [file] : [await drawPdf(ctx, issued), file]
}
