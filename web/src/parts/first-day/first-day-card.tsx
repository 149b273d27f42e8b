import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useFirstDay } from '../../data/own-partnerships.ts'
import { Checklist } from '../../ui/checklist.tsx'
import { LedBy } from '../../ui/led-by.tsx'
import { listFirstSteps } from './first-steps.ts'

type BelowFirstDayProps = { className: string; children: ReactNode }

/** On the dashboard: leads a new affiliate to the first working link, and then disappears. */
export function BelowFirstDay({ className, children }: BelowFirstDayProps) {
  const { data: day, isPending } = useFirstDay()
  return (
    <LedBy
      first={
        day ? (
          <Checklist
            label={say('First steps')}
            title={say('Your first link')}
            subtitle={say('Four steps, and a recommendation earns.')}
            steps={listFirstSteps(day)}
            columns={4}
            className={className}
          />
        ) : null
      }
      isPending={isPending}
    >
      {children}
    </LedBy>
  )
}
