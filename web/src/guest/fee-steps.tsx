import { cx } from '../lib/cx.ts'

/** One period of a cancellation policy, in words. */
export type FeeStep = {
  key: string
  tint: 'bg-success' | 'bg-warning' | 'bg-control'
  amount: string
  isFree: boolean
  detail: string
  /** The part of a payment that comes back; null if nothing was paid. */
  back: string | null
  isNow: boolean
}

export type FeeStepsProps = { heading: string; clock: string; steps: FeeStep[] }

/** Cancellation fees and their deadlines. It has no words of its own, so that an island can show it. */
export function FeeSteps({ heading, clock, steps }: FeeStepsProps) {
  return (
    <div>
      <p className="mb-2.5 flex flex-wrap justify-between gap-x-4 text-[14px]">
        <b>{heading}</b>
        <span className="min-w-0 text-sm wrap-anywhere text-muted">{clock}</span>
      </p>
      <ol className="grid gap-2.5 sm:auto-cols-fr sm:grid-flow-col">
        {steps.map(({ key, tint, amount, isFree, detail, back, isNow }) => (
          <li key={key} className="min-w-0 text-sm max-sm:flex max-sm:gap-2.5">
            <span
              aria-hidden="true"
              className={cx(
                'relative block h-[5px] rounded-full max-sm:mt-1.5 max-sm:w-5 max-sm:shrink-0 sm:mb-2',
                tint,
              )}
            >
              {isNow ? (
                <span className="absolute -top-[5px] left-[30%] size-[15px] rounded-full border-3 border-accent bg-surface" />
              ) : null}
            </span>
            <span className="block min-w-0">
              <b className={cx('block', isFree && 'text-success-text')}>{amount}</b>
              <span className="block text-muted">{detail}</span>
              {back === null ? null : <span className="block first-letter:uppercase">{back}</span>}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
