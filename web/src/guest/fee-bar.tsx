import { backWords } from '@roomlark/contract/bookings/guest-payment-words'
import { guestFeeWords } from '@roomlark/contract/bookings/guest-words'
import { momentWords, moneyIn } from '@roomlark/contract/guest-formats'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import {
  type CancellationFee,
  type CancellationPolicy,
  cancellationPeriods,
  feeCents,
} from '@roomlark/contract/inventory/cancellation'
import { type PaymentPlan, paidBy } from '@roomlark/contract/inventory/payment-terms'
import { fill } from '@roomlark/contract/say'
import { type FeeStep, FeeSteps, type FeeStepsProps } from './fee-steps.tsx'
import { textsIn } from './texts/texts.ts'

type FeeBarProps = {
  language: GuestLanguage
  policy: CancellationPolicy
  arrival: { checkInOn: string; checkInTime: string }
  /** Price of each night; without it, only the percentage is shown. */
  nightlyCents?: readonly number[]
  /** The sum paid before the stay, of which a part comes back. */
  payment?: PaymentPlan
  currency: string
  city: string
  /** On the hotel's clock. */
  now: string
}

/** Cancellation fees and their deadlines, by the periods that are enforced. */
export function FeeBar(props: FeeBarProps) {
  return <FeeSteps {...toFeeSteps(props)} />
}

/** The same as words alone, for an island. */
export function toFeeSteps(props: FeeBarProps): FeeStepsProps {
  const { language, policy, arrival, nightlyCents, payment, currency, city, now } = props
  const words = textsIn(language).cancelling
  const periods = cancellationPeriods(policy, { ...arrival, nightlyCents: [] })
  return {
    heading: words.heading,
    clock: fill(words.clock, { city }),
    steps: periods.map(({ from, until, fee }) => {
      const isPlain = isFree(fee) || !nightlyCents
      const moment = until ? fill(words.until, { moment: momentWords(language, until) }) : undefined
      return {
        key: until ?? 'end',
        tint: chooseTint(fee),
        amount: isPlain
          ? guestFeeWords(language, fee)
          : moneyIn(language, feeCents(fee, nightlyCents), currency),
        isFree: isFree(fee),
        detail: `${isPlain ? '' : `${guestFeeWords(language, fee)}, `}${moment ?? (from ? words.after : words.always)}`,
        back:
          payment && nightlyCents
            ? backWords(language, {
                paidCents: paidBy(payment, until),
                feeCents: feeCents(fee, nightlyCents),
                currency,
              })
            : null,
        isNow: (from === null || from <= now) && (until === null || now < until),
      }
    }),
  }
}

export function isFree(fee: CancellationFee): boolean {
  return fee.kind === 'percent' && fee.percent === 0
}

function chooseTint(fee: CancellationFee): FeeStep['tint'] {
  if (isFree(fee)) return 'bg-success'
  return fee.kind === 'percent' && fee.percent === 100 ? 'bg-control' : 'bg-warning'
}
