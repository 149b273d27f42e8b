import type { CancellationPolicy } from '@roomlark/contract/inventory/cancellation'
import { HotelInput } from '@roomlark/contract/inventory/hotel-input'
import { say } from '@roomlark/contract/say'
import { cx } from '../../lib/cx.ts'
import { isoDate, longDate } from '../../lib/format-date.ts'
import { policyIssues } from './cancellation-model.ts'
import { feeText, policyTerms } from './policy-text.ts'

type CancellationTimelineProps = { policy: CancellationPolicy; checkInTime: string }

/** The terms for one arrival as a guest reads them, which are those that are enforced. */
export function CancellationTimeline({ policy, checkInTime }: CancellationTimelineProps) {
  if (policyIssues(policy).size > 0) {
    return (
      <p className="mt-4 text-[14px] text-muted">{say('Complete the steps to see what guests are told.')}</p>
    )
  }
  const arrival = exampleArrival()
  const clock = HotelInput.shape.checkInTime.safeParse(checkInTime).success ? checkInTime : '15:00'
  const free = feeText({ kind: 'percent', percent: 0 })
  const terms = policyTerms(policy, { checkInOn: isoDate(arrival), checkInTime: clock })
  return (
    <div className="mt-4" aria-live="polite">
      <p className="text-sm text-muted">
        {say('A guest who arrives on {arrival} at {clock} is told:', { arrival: longDate(arrival), clock })}
      </p>
      <ol className="mt-3">
        {terms.map(({ when, until, fee }, index) => (
          <li key={when} className="relative flex gap-3 pb-3.5 last:pb-0">
            {index < terms.length - 1 ? (
              <span aria-hidden="true" className="absolute top-4 bottom-[-6px] left-[6px] w-0.5 bg-border" />
            ) : null}
            <span
              aria-hidden="true"
              className={cx(
                'relative mt-1 size-3.5 shrink-0 rounded-full border-[3px]',
                fee === free ? 'border-success bg-success' : 'border-accent bg-surface',
              )}
            />
            <span className="text-[14px] leading-[21px]">
              <b>{fee}</b>
              <span className="block text-muted">
                {when}
                {until ? `, ${until}` : ''}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

function exampleArrival(): Date {
  const now = new Date()
  return new Date(now.getFullYear(), now.getMonth() + 2, now.getDate())
}
