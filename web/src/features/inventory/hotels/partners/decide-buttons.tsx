import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartner } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { usePartnerStep } from '../../../../data/hotel-partners.ts'
import { cx } from '../../../../lib/cx.ts'
import { showRefusal } from '../../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { Check } from '../../../../ui/icons/check.ts'
import { toast } from '../../../../ui/toast.ts'
import { DeclineDialog } from './decline-dialog.tsx'
import { StepNoteDialog } from './step-note-dialog.tsx'

type DecideButtonsProps = { request: HotelPartner; className?: string }

/** Approve or decline a request. An administrator says why. */
export function DecideButtons({ request, className }: DecideButtonsProps) {
  const isAdmin = useUser().userType === 'admin'
  const mayDecide = useMay('decide-partners', request.hotelId)
  const step = usePartnerStep()
  const [asks, setAsks] = useState<'approve' | 'decline' | null>(null)
  const { id, version, name } = request
  if (!mayDecide) return null
  function approve() {
    if (isAdmin) return setAsks('approve')
    step.mutate(
      { id, version, step: 'approve', note: '' },
      {
        onSuccess: () => toast.success(say('{partner} is your partner now.', { partner: isolate(name) })),
        onError: (error) => showRefusal(error, say('The request was not approved. Please try again.')),
      },
    )
  }
  return (
    <div className={cx('flex flex-wrap gap-2', className)}>
      <Button onClick={approve} busy={step.isPending && say('Approving...')}>
        <Check aria-hidden="true" className="size-[18px]" />
        {say('Approve partner')}
      </Button>
      <Button variant="secondary" onClick={() => setAsks('decline')}>
        {say('Decline')}
      </Button>
      {asks === 'decline' ? <DeclineDialog request={request} onClose={() => setAsks(null)} /> : null}
      {asks === 'approve' ? (
        <StepNoteDialog partner={request} step="approve" onClose={() => setAsks(null)} />
      ) : null}
    </div>
  )
}
