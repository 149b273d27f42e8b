import { type OpenedLink, openPaymentLink } from '../../bookings/payments/links.service.ts'
import type { ServiceContext } from '../../context.ts'
import type { GuestPaymentRow } from './guest-payments.queries.ts'
import { findPayment } from './guest-payments.service.ts'
import { type LinkedStay, selectLinkedStay } from './payment-links.queries.ts'

export type LinkToPay = { link: OpenedLink; stay: LinkedStay; payment: GuestPaymentRow | null }

/** Opens a link to pay with what its page shows. Returns null if it is not one of ours. */
export async function openLinkToPay(
  ctx: Pick<ServiceContext, 'cipher' | 'clock' | 'sql'>,
  token: string,
): Promise<LinkToPay | null> {
  const link = await openPaymentLink(ctx, token)
  if (!link) return null
  const stay = await selectLinkedStay(ctx.sql, link.bookingId)
  const payment = link.paymentId ? await findPayment(ctx.sql, link.bookingId, link.paymentId) : undefined
  return { link, stay, payment: payment ?? null }
}
