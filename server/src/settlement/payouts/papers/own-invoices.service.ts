import { isolate } from '@roomlark/contract/isolate'
import type { PdfFile } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { type InvoiceRequest, ownInvoiceBytes } from '@roomlark/contract/settlement/own-invoices'
import type { SignedInContext } from '../../../context.ts'
import { tell } from '../../../db/outbox.ts'
import { AppError, notFound } from '../../../errors.ts'
import { recordAudit } from '../../../platform/audit/audit.service.ts'
import { lockPayee } from '../details/paying.service.ts'
import {
  type RequestRow,
  selectOwnInvoice,
  selectRequests,
  upsertOwnInvoice,
} from './own-invoices.queries.ts'

type Uploads = AsyncIterable<{ name: string; bytes: Buffer }>

export async function listRequests(ctx: SignedInContext): Promise<InvoiceRequest[]> {
  return (await selectRequests(ctx.sql, ctx.actor.userId)).map(toRequest)
}

/** Keeps the invoice encrypted, as it came: nothing opens it here, and whoever reads it downloads it. */
export async function sendInvoice(
  ctx: SignedInContext,
  statementId: string,
  uploads: Uploads,
): Promise<InvoiceRequest> {
  const { userId } = ctx.actor
  const paper = await receivePdf(uploads)
  return ctx.sql.begin(async (tx) => {
    await lockPayee(tx, userId)
    const [asked] = await selectRequests(tx, userId, { statementId })
    if (!asked) throw notFound('statement')
    const sealed = ctx.cipher.encrypt(paper.bytes.toString('base64'))
    const name = paper.name.slice(0, 200) || 'invoice.pdf'
    await upsertOwnInvoice(tx, { statementId, affiliateId: userId, name, sealed, at: ctx.clock() })
    await recordAudit(ctx, tx, {
      action: 'own-invoice.sent',
      target: `user:${userId}`,
      after: { number: asked.statement.number },
    })
    await tell(tx, { type: 'money' }, { userIds: [userId], admins: true })
    const [sent] = await selectRequests(tx, userId, { statementId })
    if (!sent) throw new Error('the payout of the invoice that was just sent is not there')
    return toRequest(sent)
  })
}

export async function readOwnInvoice(ctx: SignedInContext, statementId: string): Promise<PdfFile> {
  const row = await selectOwnInvoice(ctx.sql, statementId, { affiliateId: ctx.actor.userId })
  if (!row) throw notFound('invoice')
  return toFile(ctx, row)
}

/** The invoice of somebody in a run, for an administrator; that it was read is recorded. */
export async function readInvoiceOfRun(
  ctx: SignedInContext,
  runId: string,
  statementId: string,
): Promise<PdfFile> {
  return ctx.sql.begin(async (tx) => {
    const row = await selectOwnInvoice(tx, statementId, { runId })
    if (!row) throw notFound('invoice')
    const entry = { target: `payout-run:${runId}`, after: { number: row.number } }
    await recordAudit(ctx, tx, { action: 'own-invoice.downloaded', ...entry })
    return toFile(ctx, row)
  })
}

function toFile(
  { cipher }: SignedInContext,
  { number, sealed }: { number: string; sealed: Buffer },
): PdfFile {
  return { filename: `${number}-invoice.pdf`, base64: cipher.decrypt(sealed) }
}

/** Scripts, programs and other files in a PDF are what harms those who open it; an invoice needs none. */
const harmful = /\/(JavaScript|JS|Launch|OpenAction|AA|RichMedia)\b/

async function receivePdf(uploads: Uploads): Promise<{ name: string; bytes: Buffer }> {
  let paper: { name: string; bytes: Buffer } | undefined
  for await (const one of uploads) {
    if (paper) throw new AppError('bad_request', say('Send one paper at a time.'))
    paper = one
  }
  if (!paper) throw new AppError('bad_request', say('Choose a paper.'))
  const { name, bytes } = paper
  const file = isolate(name)
  if (bytes.length > ownInvoiceBytes) {
    const megabytes = ownInvoiceBytes / 1_000_000
    throw new AppError(
      'payload_too_large',
      say('“{file}” is larger than {megabytes} MB.', { file, megabytes }),
    )
  }
  const isWhole = bytes.subarray(-1024).includes('%%EOF')
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-')) || !isWhole) {
    throw new AppError('unsupported_media_type', say('“{file}” is no whole PDF file.', { file }))
  }
  if (harmful.test(bytes.toString('latin1'))) {
    throw new AppError(
      'unsupported_media_type',
      say('“{file}” has scripts or actions. Save it as a plain PDF and send it again.', { file }),
    )
  }
  return paper
}

function toRequest({ name, receivedAt, ...row }: RequestRow): InvoiceRequest {
  return { ...row, received: name && receivedAt ? { name, at: receivedAt.toISOString() } : null }
}
