import type { PaymentLink } from '@roomlark/contract/bookings/payments'
import { dateIn } from '@roomlark/contract/dates'
import { say } from '@roomlark/contract/say'
import type { ActingContext, ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { readSignedId, signId } from '../../signed-id.ts'
import { readBalance } from '../folios/folios.service.ts'
import { listDeposits } from '../folios/posting/deposits.service.ts'
import { beginPayment } from './begin.service.ts'
import { type LinkedDeposit, selectLinkedDeposit } from './links.queries.ts'
import { lockBookingRow, selectPaymentsOfBooking } from './payments.queries.ts'

const purpose = 'payment link'
/** Builds the address at which a guest pays a deposit. Whoever has it can pay, and sees nothing of the booking. */
export function makePaymentLink(
  ctx: Pick<ServiceContext, 'cipher' | 'publicUrl'>,
  depositId: string,
): string {
  return `${ctx.publicUrl}/stays/pay/${makePaymentToken(ctx, depositId)}`
}

export function makePaymentToken({ cipher }: Pick<ServiceContext, 'cipher'>, depositId: string): string {
  return signId(cipher, purpose, depositId)
}

/** The payment that a link asks a guest for. */
export type OpenedLink = LinkedDeposit & {
  state: PaymentLink['state'] | 'processing' | 'withdrawn'
  /** The part that is not paid yet: never more than is owed for the booking. */
  payableCents: number
  /** The newest payment that was begun by this link. */
  paymentId: string | null
}

/** Returns null for a link that is not ours. */
export async function openPaymentLink(
  ctx: Pick<ServiceContext, 'cipher' | 'clock' | 'sql'>,
  token: string,
): Promise<OpenedLink | null> {
  const id = readSignedId(ctx.cipher, purpose, token)
  return id === undefined ? null : readLink(ctx, ctx.sql, id)
}

async function readLink(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  depositId: string,
): Promise<OpenedLink | null> {
  const deposit = await selectLinkedDeposit(sql, depositId)
  if (!deposit) return null
  const payments = (await selectPaymentsOfBooking(sql, deposit.bookingId)).filter(
    (payment) => payment.depositId === depositId,
  )
  const payableCents = Math.max(0, Math.min(deposit.amountCents, await readBalance(sql, deposit.bookingId)))
  return {
    ...deposit,
    payableCents,
    paymentId: payments.at(-1)?.id ?? null,
    state: await findState(ctx, sql, deposit, payments, payableCents),
  }
}

async function findState(
  ctx: Pick<ServiceContext, 'clock'>,
  sql: Sql,
  deposit: LinkedDeposit,
  payments: readonly { state: string }[],
  payableCents: number,
): Promise<OpenedLink['state']> {
  if (payments.some(({ state }) => state === 'succeeded')) return 'paid'
  if (payments.some(({ state }) => state === 'processing')) return 'processing'
  if (deposit.isWithdrawn) return 'withdrawn'
  const today = dateIn('UTC', ctx.clock())
  const own = (await listDeposits(sql, deposit.bookingId, today)).find(({ id }) => id === deposit.id)
  if (own?.state === 'paid' || payableCents === 0) return 'paid'
  return deposit.linkEndsAt !== null && deposit.linkEndsAt > ctx.clock() ? 'open' : 'expired'
}

/** Begins the payment of a link; `openPaymentPage` leads on. Two tabs get the same payment. */
export async function beginLinkPayment(ctx: ActingContext, depositId: string): Promise<string> {
  return ctx.sql.begin(async (tx) => {
    const found = await selectLinkedDeposit(tx, depositId)
    if (found) await lockBookingRow(tx, found.bookingId)
    const link = await readLink(ctx, tx, depositId)
    if (link?.state !== 'open') throw new AppError('conflict', say('This link can no longer be paid.'))
    return beginPayment(ctx, tx, {
      purpose: 'deposit',
      hotelId: link.hotelId,
      bookingId: link.bookingId,
      depositId,
      amountCents: link.payableCents,
      currency: link.currency,
      keepsCard: false,
    })
  })
}

/** Lists the links of a booking, the first to be due first. */
export async function listLinks(ctx: ServiceContext, bookingId: string): Promise<PaymentLink[]> {
  const today = dateIn('UTC', ctx.clock())
  return (await listDeposits(ctx.sql, bookingId, today)).flatMap((deposit) => {
    const { id: depositId, amountCents, dueOn, linkEndsAt } = deposit
    if (linkEndsAt === null) return []
    const state = deposit.state === 'paid' ? 'paid' : linkEndsAt > ctx.clock() ? 'open' : 'expired'
    const endsAt = linkEndsAt.toISOString()
    return [{ depositId, amountCents, dueOn, endsAt, url: makePaymentLink(ctx, depositId), state } as const]
  })
}
