import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { May } from '../../../../session/may.tsx'
import { Button } from '../../../../ui/button.tsx'
import { PencilLine } from '../../../../ui/icons/pencil-line.ts'
import { DetailsDialog } from '../dialogs/details-dialog.tsx'

export function PanelNotes({ booking }: { booking: Booking }) {
  const [isEditing, setEditing] = useState(false)
  const { specialRequests, notes } = booking
  return (
    <>
      <dl className="grid gap-2.5">
        <Text term={say('Guest requests')} text={specialRequests} />
        <Text term={say('Internal notes')} text={notes} className="print:hidden" />
      </dl>
      <May do="work-desk" at={booking.hotelId}>
        <Button
          variant="quiet"
          size="sm"
          className="mt-2 -ml-2 print:hidden"
          onClick={() => setEditing(true)}
        >
          <PencilLine aria-hidden="true" className="size-4" />
          {say('Edit guest and notes')}
        </Button>
      </May>
      {isEditing ? <DetailsDialog booking={booking} onClose={() => setEditing(false)} /> : null}
    </>
  )
}

function Text({ term, text, className }: { term: string; text: string; className?: string }) {
  return (
    <div className={className}>
      <dt className="text-sm text-muted">{term}</dt>
      <dd dir="auto" className="whitespace-pre-line wrap-anywhere">
        {text || <span className="text-muted">{say('Nothing noted')}</span>}
      </dd>
    </div>
  )
}
