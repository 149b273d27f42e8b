import {
  guestPaymentWordsIn,
  type PaymentTime,
  paymentRows,
} from '@roomlark/contract/bookings/guest-payment-words'
import { moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'

type PaymentRowsProps = {
  language: GuestLanguage
  priced: Parameters<typeof paymentRows>[1]
  time: PaymentTime
}

/** Due dates of the parts below the total; hidden where all is paid at the hotel. */
export function PaymentRows({ language, priced, time }: PaymentRowsProps) {
  const rows = paymentRows(language, priced, time)
  if (rows.length === 0) return null
  return (
    <dl
      aria-label={guestPaymentWordsIn(language).heading}
      className="mt-3 grid gap-1.5 rounded-md bg-sunken px-4 py-3 text-[14px] tabular-nums"
    >
      {rows.map(({ term, cents }, index) => (
        <div key={term} className="flex justify-between gap-4">
          <dt className={index === 0 ? 'font-strong' : 'text-muted'}>{term}</dt>
          <dd className={index === 0 ? 'font-strong' : ''}>{moneyIn(language, cents, priced.currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
