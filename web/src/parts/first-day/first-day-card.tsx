import type { ReactNode } from 'react'
import { useFirstDay } from '../../data/own-partnerships.ts'
import { cx } from '../../lib/cx.ts'
import { Checklist } from '../../ui/checklist.tsx'
import { firstStepsOf } from './first-steps.ts'

type BelowFirstDayProps = { className: string; children: ReactNode }

/**
 * On the dashboard: leads a new affiliate to the first working link, and then disappears. What is below it waits until
 * it is known whether there is a checklist, since it would jump, but for no longer than a second.
 */
export function BelowFirstDay({ className, children }: BelowFirstDayProps) {
  const { data: day, isPending } = useFirstDay()
  return (
    <>
      {day ? (
        <Checklist
          label="First steps"
          title="Your first link"
          subtitle="Four steps, and a recommendation earns."
          steps={firstStepsOf(day)}
          columns={4}
          className={className}
        />
      ) : null}
      <div className={cx(isPending && 'invisible [animation:reveal_0s_1s_forwards]')}>{children}</div>
    </>
  )
}
