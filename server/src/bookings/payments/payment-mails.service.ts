import { longDay, moneyIn } from '@roomlark/contract/guest-formats'
import { toGuestLanguage } from '@roomlark/contract/guest-languages'
import type { JobPayloads } from '../../adapters/job-kinds.ts'
import type { ServiceContext } from '../../context.ts'
import { paymentMail } from '../../mail/guest-notices.ts'
import type { PaymentMailKind } from '../../mail/guest-texts.ts'
import { isLaunched } from '../../platform/platform/launch.service.ts'
import { makeGuestLink } from '../bookings/mail/guest-link.service.ts'
import { renderOnlineReceipt } from '../folios/invoices/online-receipt.service.ts'
import { makePaymentLink } from './links.service.ts'
import {
  type PaymentMailRow,
  selectDepositNotice,
  selectPaymentMail,
  selectRefundMail,
} from './payment-mails.queries.ts'

type News = JobPayloads['mail.payment']['news']

/** The job that tells a guest about a payment, a refund or an amount to pay, in their language. */
export async function mailPayment(
  ctx: ServiceContext,
  { news, id }: JobPayloads['mail.payment'],
): Promise<void> {
  const row = await readMail(ctx, news, id)
  if (!row) return
  const language = toGuestLanguage(row.language)
  const kind = chooseKind(news, row)
  const isOpen = await isLaunched(ctx, ['guestSite'], () => ctx.sql)
  const inLanguage = (link: string) => `${link}?lang=${language}`
  const manageLink =
    isOpen && row.isBooked ? makeGuestLink(ctx, { id: row.bookingId, linkVersion: row.linkVersion }) : null
  const receipt =
    kind === 'received' || kind === 'fee'
      ? await renderOnlineReceipt(ctx, { ...row, id, at: row.settledAt ?? ctx.clock() }, language)
      : undefined
  const payLink = isOpen ? findPayLink(ctx, kind, row, manageLink) : null
  await ctx.mailer.send({
    ...paymentMail({
      kind,
      to: row.to,
      language,
      hotelName: row.hotelName,
      publicUrl: ctx.publicUrl,
      at: ctx.clock(),
      reference: row.reference,
      contactEmail: row.contactEmail,
      amount: moneyIn(language, row.amountCents, row.currency),
      day: row.day === null ? '' : longDay(language, row.day),
      cardDigits: row.cardDigits,
      reason: row.reason,
      payLink: payLink && inLanguage(payLink),
      manageLink: manageLink && inLanguage(manageLink),
      searchLink: isOpen ? inLanguage(`${ctx.publicUrl}/stays`) : null,
    }),
    ...(receipt && { attachments: [receipt] }),
    id: `payment-${news}-${id}`,
  })
}

async function readMail(
  { sql }: ServiceContext,
  news: News,
  id: string,
): Promise<PaymentMailRow | undefined> {
  if (news === 'refunded') return selectRefundMail(sql, id)
  return news === 'charge-soon' || news === 'link' ? selectDepositNotice(sql, id) : selectPaymentMail(sql, id)
}

function chooseKind(news: News, { cause }: PaymentMailRow): PaymentMailKind {
  switch (news) {
    case 'paid':
      return 'received'
    case 'charged':
      return 'fee'
    case 'failed':
      return 'failed'
    case 'charge-soon':
      return 'upcoming'
    case 'link':
      return 'link'
    case 'refunded':
      return cause === 'rooms-gone' ? 'roomsGone' : cause === 'paid-twice' ? 'paidTwice' : 'refund'
  }
}

/** A deposit has a link of its own; anything else is paid on the page of the booking. */
function findPayLink(
  ctx: ServiceContext,
  kind: PaymentMailKind,
  { depositId, linkEndsAt }: PaymentMailRow,
  manageLink: string | null,
): string | null {
  if (kind !== 'failed' && kind !== 'link') return null
  if (depositId !== null && linkEndsAt !== null) return makePaymentLink(ctx, depositId)
  return manageLink && `${manageLink}/pay`
}
