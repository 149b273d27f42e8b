import type { PaymentTransfer, PaymentTransferLine } from '@roomlark/contract/bookings/payment-accounts'
import type { PageMeta } from '@roomlark/contract/paging'
import { say } from '@roomlark/contract/say'
import type { TransferFacts } from '../../adapters/payments/payment-service.ts'
import type { ServiceContext, SignedInContext } from '../../context.ts'
import { amountCell, sayCode, writeCsv } from '../../csv-export.ts'
import { notFound } from '../../errors.ts'
import { getHotelScope } from '../../hotel-scope.ts'
import { findAccountByService } from '../../inventory/payment-accounts/payment-accounts.service.ts'
import { getBookableHotel } from '../../inventory/rooms/nights/bookable-hotel.service.ts'
import {
  countTransfers,
  insertTransferLines,
  selectNewestTransfer,
  selectTransfer,
  selectTransferLines,
  selectTransferPage,
  upsertTransfer,
} from './transfers.queries.ts'

/** Transfers change for some days after they were made, until the bank has them. */
const changingMs = 14 * 86_400_000
const firstReadMs = 90 * 86_400_000

/** Reads what the service paid to the bank account of a hotel, and of what it consists. */
export async function readTransfers(ctx: ServiceContext, account: string): Promise<void> {
  const accountId = await findAccountByService(ctx.sql, account)
  if (!ctx.payments || !accountId) return
  const newest = await selectNewestTransfer(ctx.sql, accountId)
  const since = newest ? newest.getTime() - changingMs : ctx.clock().getTime() - firstReadMs
  for (const transfer of await ctx.payments.listTransfers(account, new Date(since))) {
    await readTransfer(ctx, { account, accountId }, transfer)
  }
}

/** Lines that do not add up yet are read again: the service completes them after it has announced a transfer. */
async function readTransfer(
  ctx: ServiceContext,
  { account, accountId }: { account: string; accountId: string },
  facts: TransferFacts,
): Promise<void> {
  const { id: serviceId, amount: amountCents, currency, state, arrivesOn, createdAt } = facts
  const transfer = { accountId, serviceId, amountCents, currency, state, arrivesOn, createdAt }
  const { id, isRead } = await upsertTransfer(ctx.sql, transfer)
  if (isRead || !ctx.payments) return
  const lines = await ctx.payments.listTransferLines(account, serviceId)
  if (lines.reduce((cents, { amount, fee }) => cents + amount - fee, 0) !== amountCents) return
  const rows = lines.map(({ id: lineId, kind, chargeId, amount, fee, at }) => ({
    serviceId: lineId,
    kind,
    chargeId,
    amountCents: amount,
    feeCents: fee,
    at,
  }))
  await ctx.sql.begin((tx) => insertTransferLines(tx, id, rows, ctx.clock()))
}

export async function listTransfers(
  ctx: SignedInContext,
  hotelId: string,
  query: { page: number; limit: number },
): Promise<{ data: PaymentTransfer[]; meta: PageMeta }> {
  await getBookableHotel(ctx, ctx.sql, hotelId)
  const total = await countTransfers(ctx.sql, hotelId)
  const { page, limit } = query
  return {
    data: await selectTransferPage(ctx.sql, hotelId, query),
    meta: { total, totalPages: Math.ceil(total / limit), page, limit },
  }
}

type TransferParams = { hotelId: string; transferId: string }

export async function listTransferLines(
  ctx: SignedInContext,
  params: TransferParams,
): Promise<PaymentTransferLine[]> {
  await getBookableHotel(ctx, ctx.sql, params.hotelId)
  if (!(await selectTransfer(ctx.sql, params))) throw notFound('transfer')
  const rows = await selectTransferLines(ctx.sql, params.transferId, getHotelScope(ctx.actor))
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** The lines of a transfer as a file for the bookkeeping. */
export async function exportTransfer(
  ctx: SignedInContext,
  params: TransferParams,
): Promise<{ filename: string; csv: string }> {
  const lines = await listTransferLines(ctx, params)
  const transfer = await selectTransfer(ctx.sql, params)
  if (!transfer) throw notFound('transfer')
  const { currency, arrivesOn } = transfer
  const amount = (cents: number) => amountCell(cents, currency)
  const csv = await writeCsv(
    [
      say('Time'),
      say('Kind'),
      say('Booking'),
      say('Guest'),
      say('Amount'),
      say('Fee'),
      say('Net'),
      say('Currency'),
    ],
    lines,
    ({ at, kind, reference, guestName, amountCents, feeCents }) => [
      at,
      sayCode(kind),
      reference ?? '',
      guestName ?? '',
      amount(amountCents),
      amount(feeCents),
      amount(amountCents - feeCents),
      currency,
    ],
  )
  return { filename: `${say('transfer##a file')}-${arrivesOn}.csv`, csv }
}
