import { paymentParts } from '@roomlark/contract/bookings/guest-payment-words'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { isPaidOnline } from '@roomlark/contract/inventory/payment-terms'
import { cx } from '../lib/cx.ts'
import { CreditCard } from '../ui/icons/credit-card.ts'
import { KeyRound } from '../ui/icons/key-round.ts'

type PaymentLineProps = {
  language: GuestLanguage
  priced: Parameters<typeof paymentParts>[1]
  className?: string
}

/** The due date of each part of a price. Lines break between parts, never between an amount and its date. */
export function PaymentLine({ language, priced, className }: PaymentLineProps) {
  const parts = paymentParts(language, priced, 'offered')
  const Icon = isPaidOnline(priced.payment) ? CreditCard : KeyRound
  return (
    <span className={cx('flex items-start gap-1.5 text-[14px] text-muted tabular-nums', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-[15px] shrink-0" />
      <span className="min-w-0">
        {parts.map((part, index) => (
          <span key={part}>
            {index === 0 ? null : ' · '}
            <span className="inline-block">{part}</span>
          </span>
        ))}
      </span>
    </span>
  )
}
