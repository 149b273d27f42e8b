import {
  type CancellationFee,
  type CancellationPolicy,
  cancellationPeriods,
  feeCents,
} from '@roomlark/contract/cancellation'
import type { GuestLanguage } from '@roomlark/contract/guest-languages'
import { guestFeeWords } from '@roomlark/contract/guest-words'
import { cx } from '../lib/cx.ts'
import { momentWords, moneyIn } from './formats.ts'
import { say } from './say.ts'
import { textsIn } from './texts/languages.ts'

type FeeBarProps = {
  language: GuestLanguage
  policy: CancellationPolicy
  arrival: { checkInOn: string; checkInTime: string }
  /** What each night costs; without, only the share is told. */
  nightlyCents?: readonly number[]
  currency: string
  city: string
  /** On the hotel's clock. */
  now: string
}

/** What cancelling costs and until when, by the periods that are enforced. */
export function FeeBar({ language, policy, arrival, nightlyCents, currency, city, now }: FeeBarProps) {
  const words = textsIn[language].cancelling
  const periods = cancellationPeriods(policy, { ...arrival, nightlyCents: [] })
  return (
    <div>
      <p className="mb-2.5 flex flex-wrap justify-between gap-x-4 text-[14px]">
        <b>{words.heading}</b>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">{say(words.clock, { city })}</span>
      </p>
      <ol className="grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col">
        {periods.map(({ from, until, fee }) => {
          const isNow = (from === null || from <= now) && (until === null || now < until)
          return (
            <li key={until ?? 'end'} className="min-w-0 text-sm max-sm:flex max-sm:gap-2.5">
              <span
                aria-hidden="true"
                className={cx(
                  'relative block h-[5px] rounded-full max-sm:mt-1.5 max-sm:w-5 max-sm:shrink-0 sm:mb-2',
                  tintOf(fee),
                )}
              >
                {isNow ? (
                  <span className="absolute -top-[5px] left-[30%] size-[15px] rounded-full border-3 border-accent bg-surface" />
                ) : null}
              </span>
              <span className="block min-w-0">
                <b className={cx('block', isFree(fee) && 'text-success-text')}>
                  {isFree(fee) || !nightlyCents
                    ? guestFeeWords(language, fee)
                    : moneyIn(language, feeCents(fee, nightlyCents), currency)}
                </b>
                <span className="block text-muted">
                  {isFree(fee) || !nightlyCents ? '' : `${guestFeeWords(language, fee)}, `}
                  {until
                    ? say(words.until, { moment: momentWords(language, until) })
                    : from
                      ? words.after
                      : words.always}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

export function isFree(fee: CancellationFee): boolean {
  return fee.kind === 'percent' && fee.percent === 0
}

function tintOf(fee: CancellationFee): string {
  if (isFree(fee)) return 'bg-success'
  return fee.kind === 'percent' && fee.percent === 100 ? 'bg-control' : 'bg-warning'
}
