import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCommissionDisputes } from '../../data/disputes.ts'
import { Button } from '../../ui/button.tsx'
import { MessageCircle } from '../../ui/icons/message-circle.ts'
import { OpenDisputeDialog } from './open-dispute-dialog.tsx'

/** Opens a dispute about a commission; not shown to administrators, nor while one is open. */
export function AskButton({ bookingId }: { bookingId: string }) {
  const { data: about } = useCommissionDisputes(bookingId)
  const [isOpen, setOpen] = useState(false)
  if (!about || about.side === null || about.obstacle === 'open') return null
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <MessageCircle aria-hidden="true" className="size-[18px]" />
        {say('Ask about this')}
      </Button>
      {isOpen ? <OpenDisputeDialog bookingId={bookingId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
