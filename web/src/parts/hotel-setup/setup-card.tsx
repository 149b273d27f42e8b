import type { HotelSetup } from '@roomlark/contract/inventory/hotel-setup'
import { setupSteps } from '@roomlark/contract/inventory/hotel-setup'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { useHotelSetup, useNextSetup } from '../../data/hotel-setup.ts'
import { Checklist } from '../../ui/checklist.tsx'
import { LedBy } from '../../ui/led-by.tsx'
import { listSetupSteps, saleWords } from './setup-steps.ts'

/** `hasPartners` is true if partnerships are open, so that there are partners to list a hotel for. */
type WithPartners = { hasPartners: boolean; className: string }

/** On the dashboard: leads a new owner to the first bookable hotel, and then disappears. */
export function BelowNextSetup({ children, ...look }: WithPartners & { children: ReactNode }) {
  const { data: next, isPending } = useNextSetup()
  return (
    <LedBy first={next ? <SetupChecklist setup={next.hotel} {...look} /> : null} isPending={isPending}>
      {children}
    </LedBy>
  )
}

/** On a hotel's own page, for as long as a step that guests notice is open or they do not see the hotel. */
export function HotelSetupCard({ hotelId, ...look }: WithPartners & { hotelId: string }) {
  const { data: setup } = useHotelSetup(hotelId)
  const isOpen = setupSteps.some((step) => step !== 'partners' && !setup?.done.includes(step))
  if (!setup || (setup.isOnSale && !isOpen)) return null
  return <SetupChecklist setup={setup} {...look} />
}

function SetupChecklist({ setup, hasPartners, className }: WithPartners & { setup: HotelSetup | null }) {
  return (
    <Checklist
      label={say('Setup checklist')}
      title={
        <span className="wrap-anywhere">
          {setup ? say('Get {hotel} ready', { hotel: setup.hotelName }) : say('Open your first hotel')}
        </span>
      }
      subtitle={setup ? saleWords(setup) : say('A few steps, and guests can book it.')}
      steps={listSetupSteps(setup, hasPartners)}
      columns={4}
      className={className}
    />
  )
}
