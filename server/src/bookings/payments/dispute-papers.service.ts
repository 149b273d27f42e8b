import type { PaperKind, PaymentDispute } from '@roomlark/contract/bookings/card-disputes'
import { paymentLimits } from '@roomlark/contract/bookings/payments'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { type Paper, PaymentRefused, PaymentUnclear } from '../../adapters/payments/payment-service.ts'
import type { SignedInContext } from '../../context.ts'
import { AppError } from '../../errors.ts'
import {
  paymentServiceDown,
  requirePaymentService,
} from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { deletePaper, lockDispute, selectPapers, upsertPaper } from './dispute-papers.queries.ts'
import { getDispute, getOpenDispute } from './disputes.service.ts'

type PaperParams = { hotelId: string; disputeId: string; kind: PaperKind }
type Uploads = AsyncIterable<{ name: string; bytes: Buffer }>

/**
 * Hands a paper to the payment service for the answer to a dispute. Only the service keeps the file; one that takes the
 * place of another is sent with the answer, and the other is not.
 */
export async function addPaper(
  ctx: SignedInContext,
  params: PaperParams,
  uploads: Uploads,
): Promise<PaymentDispute> {
  const { id, account } = await getOpenDispute(ctx, params)
  const paper = await receivePaper(uploads)
  const { kind } = params
  // Nothing is handed on that does not fit.
  requireRoom(await selectPapers(ctx.sql, id), kind, paper)
  const serviceId = await storePaper(ctx, account, paper)
  await ctx.sql.begin(async (tx) => {
    await lockDispute(tx, id)
    requireRoom(await selectPapers(tx, id), kind, paper)
    await getOpenDispute({ ...ctx, sql: tx }, params)
    const { name, bytes } = paper
    await upsertPaper(tx, id, { kind, serviceId, name, bytes: bytes.length, at: ctx.clock() })
  })
  return getDispute(ctx, params)
}

export async function removePaper(ctx: SignedInContext, params: PaperParams): Promise<PaymentDispute> {
  const { id } = await getOpenDispute(ctx, params)
  await ctx.sql.begin(async (tx) => {
    await lockDispute(tx, id)
    await getOpenDispute({ ...ctx, sql: tx }, params)
    await deletePaper(tx, id, params.kind)
  })
  return getDispute(ctx, params)
}

async function receivePaper(uploads: Uploads): Promise<Paper> {
  let paper: Paper | undefined
  for await (const { name, bytes } of uploads) {
    if (paper) throw new AppError('bad_request', say('Send one paper at a time.'))
    const type = findPaperType(bytes)
    if (!type) {
      const file = isolate(name)
      throw new AppError('unsupported_media_type', say('“{file}” is no PDF, PNG or JPEG file.', { file }))
    }
    paper = { name, type, bytes }
  }
  if (!paper) throw new AppError('bad_request', say('Choose a paper.'))
  return paper
}

function requireRoom(
  papers: readonly { kind: PaperKind; bytes: number }[],
  kind: PaperKind,
  { bytes }: Paper,
): void {
  const others = papers.filter((paper) => paper.kind !== kind).reduce((sum, paper) => sum + paper.bytes, 0)
  if (others + bytes.length <= paymentLimits.paperBytes) return
  const megabytes = paymentLimits.paperBytes / 1_000_000
  throw new AppError(
    'payload_too_large',
    say('All papers together may have {megabytes} MB. Send a smaller one, or remove another.', { megabytes }),
  )
}

async function storePaper(ctx: SignedInContext, account: string | null, paper: Paper): Promise<string> {
  try {
    return await requirePaymentService(ctx).storePaper(account, paper)
  } catch (error) {
    if (error instanceof PaymentUnclear) throw paymentServiceDown(error)
    if (!(error instanceof PaymentRefused)) throw error
    const message = say('The payment service does not take this file.')
    throw new AppError('unsupported_media_type', message, { cause: error })
  }
}

type PaperType = 'application/pdf' | 'image/png' | 'image/jpeg'

const signatures: [PaperType, Buffer][] = [
  ['application/pdf', Buffer.from('%PDF-')],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
]

/** Tells by the first bytes of a file what it is, whatever its name says; undefined if banks do not read it. */
export function findPaperType(bytes: Buffer): PaperType | undefined {
  return signatures.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0]
}
