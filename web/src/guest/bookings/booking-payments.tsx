import { momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import type { GuestBooking, GuestPayment } from '@roomlark/contract/guest-site/guest-booking-page'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { fill } from '@roomlark/contract/say'
import { buttonClass } from '../../ui/button-class.ts'
import { CreditCard } from '../../ui/icons/credit-card.ts'
import { makeAddress } from '../page-address.ts'
import { textsIn } from '../texts/texts.ts'
import { makeBookingPath } from './booking-form.ts'

type PaymentsProps = { visit: GuestVisit; booking: GuestBooking; token: string }

/** Lists what was paid online and what came back, and offers to pay what is left. */
export function BookingPayments({ visit, booking, token }: PaymentsProps) {
  const { language } = visit
  const words = textsIn(language).pay
  const { payments, payableCents, currency } = booking
  if (payments.length === 0 && payableCents === 0) return null
  const money = (cents: number) => moneyIn(language, cents, currency)
  return (
    <div className="mt-[18px] grid gap-3.5 border-t border-border pt-[18px]">
      {payments.length > 0 ? (
        <section aria-labelledby="payments">
          <h3 id="payments" className="text-[16px]">
            {words.payments}
          </h3>
          <ul className="mt-2 grid gap-3 text-[14px]">
            {payments.map((payment) => (
              <li key={payment.id} className="grid gap-0.5">
                <span className="flex justify-between gap-4 tabular-nums">
                  <span className="min-w-0">
                    {sayMethod(language, payment)}, {isKept(payment) ? words.kept : words[payment.state]}
                  </span>
                  {isKept(payment) ? null : (
                    <b className="shrink-0 font-[560]">{money(payment.amountCents)}</b>
                  )}
                </span>
                <span className="flex flex-wrap justify-between gap-x-4 text-sm text-muted">
                  {momentWords(language, payment.at)}
                  {payment.state === 'succeeded' && !isKept(payment) ? (
                    <a
                      href={makeAddress(visit, `${makeBookingPath(token)}/receipts/${payment.id}.pdf`)}
                      className="link print:hidden"
                    >
                      {words.receipt}
                    </a>
                  ) : null}
                </span>
                {payment.refunds.map((refund) => (
                  <span key={refund.at} className="mt-1 flex justify-between gap-4 tabular-nums">
                    <span className="min-w-0">
                      {words.refund}, {refundWords(language, refund.state)}
                    </span>
                    <span className="shrink-0">{money(0 - refund.amountCents)}</span>
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {payableCents > 0 ? (
        <form
          method="post"
          action={makeAddress(visit, makeBookingPath(token, 'pay'))}
          className="print:hidden"
        >
          <input type="hidden" name="act" value="pay" />
          <button type="submit" className={buttonClass({ block: true })}>
            <CreditCard aria-hidden="true" className="size-[18px]" />
            {fill(words.balance, { amount: money(payableCents) })}
          </button>
        </form>
      ) : null}
    </div>
  )
}

/** A card that only guarantees the booking: nothing was charged, and there is no receipt. */
function isKept({ amountCents }: GuestPayment): boolean {
  return amountCents === 0
}

/** Names of ways to pay that are the same in every language. */
const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
}

/** `Visa •••• 4242` */
function sayMethod(language: GuestLanguage, { method, cardBrand, cardDigits }: GuestPayment): string {
  const words = textsIn(language).pay
  const digits = cardDigits ? ` •••• ${cardDigits}` : ''
  const name =
    brands[cardBrand ?? ''] ??
    brands[method ?? ''] ??
    (method === 'card' || method === 'sepa_debit' ? words.methods[method] : words.online)
  return name + digits
}

function refundWords(language: GuestLanguage, state: GuestPayment['refunds'][number]['state']): string {
  const { onItsWay, refundReturned, refundFailed } = textsIn(language).pay
  return { 'on-its-way': onItsWay, returned: refundReturned, failed: refundFailed }[state]
}
