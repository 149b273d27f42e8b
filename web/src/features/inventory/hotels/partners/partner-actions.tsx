import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { type NotedStep, notedSteps } from './noted-steps.ts'
import { StepNoteDialog } from './step-note-dialog.tsx'

/** Pause, resume or end a partnership, or withdraw an invitation. */
export function PartnerActions({ partner }: { partner: HotelPartner }) {
  const isAdmin = useUser().userType === 'admin'
  const [asks, setAsks] = useState<NotedStep | null>(null)
  const mayDecide = useMay('decide-partners', partner.hotelId)
  if (!mayDecide) return null
  const isHeldByAdmin = partner.state === 'paused' && partner.pausedByAdmin && !isAdmin
  return (
    <div className="flex flex-wrap items-center gap-2 pb-5">
      {isHeldByAdmin ? (
        <p className="w-full text-sm text-muted">
          {say('Roomlark paused this partnership. Only Roomlark can resume it.')}
        </p>
      ) : null}
      {listSteps(partner.state)
        .filter((step) => step !== 'resume' || !isHeldByAdmin)
        .map((step) => (
          <Button
            key={step}
            size="sm"
            variant="secondary"
            className={notedSteps[step].isDanger ? 'text-error-text' : ''}
            onClick={() => setAsks(step)}
          >
            {notedSteps[step].submit}
          </Button>
        ))}
      {asks ? <StepNoteDialog partner={partner} step={asks} onClose={() => setAsks(null)} /> : null}
    </div>
  )
}

function listSteps(state: HotelPartner['state']): NotedStep[] {
  if (state === 'active') return ['pause', 'end']
  if (state === 'paused') return ['resume', 'end']
  return state === 'invited' ? ['withdraw'] : []
}
