import type { HotelSetup } from '@roomlark/contract/hotel-setup'
import { setupSteps } from '@roomlark/contract/hotel-setup'
import type { ReactNode } from 'react'
import { useHotelSetup, useNextSetup } from '../../data/hotel-setup.ts'
import { Checklist } from '../../ui/checklist.tsx'
import { LedBy } from '../../ui/led-by.tsx'
import { saleWords, stepsOf } from './setup-steps.ts'

type BelowNextSetupProps = { className: string; children: ReactNode }

/** On the dashboard: leads a new owner to the first bookable hotel, and then disappears. */
export function BelowNextSetup({ className, children }: BelowNextSetupProps) {
  const { data: next, isPending } = useNextSetup()
  return (
    <LedBy
      first={next ? <SetupChecklist setup={next.hotel} className={className} /> : null}
      isPending={isPending}
    >
      {children}
    </LedBy>
  )
}

/** On a hotel's own page, for as long as a step is open or guests do not see the hotel. */
export function HotelSetupCard({ hotelId, className }: { hotelId: string; className: string }) {
  const { data: setup } = useHotelSetup(hotelId)
  if (!setup || (setup.isOnSale && setup.done.length === setupSteps.length)) return null
  return <SetupChecklist setup={setup} className={className} />
}

function SetupChecklist({ setup, className }: { setup: HotelSetup | null; className: string }) {
  return (
    <Checklist
      label="Setup checklist"
      title={
        <span className="wrap-anywhere">
          {setup ? `Get ${setup.hotelName} ready` : 'Open your first hotel'}
        </span>
      }
      subtitle={setup ? saleWords(setup) : 'Six steps, and guests can book it.'}
      steps={stepsOf(setup)}
      columns={3}
      className={className}
    />
  )
}
