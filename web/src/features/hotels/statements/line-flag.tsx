import type { HotelStatement, HotelStatementLine } from '@roomlark/contract/hotel-statements'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { OpenDisputeDialog } from '../../../parts/disputes/open-dispute-dialog.tsx'
import { useUser } from '../../../session/session-context.ts'
import { IconButton } from '../../../ui/icon-button.tsx'

type LineFlagProps = { line: HotelStatementLine; statement: HotelStatement }

/** Objects to a line: for the hotel, as long as it can. */
export function LineFlag({ line, statement }: LineFlagProps) {
  const isHotel = useUser().userType === 'hotel'
  const [isOpen, setOpen] = useState(false)
  const isInTime = statement.objectionsUntil === null || statement.objectionsUntil >= statement.today
  if (!isHotel || !isInTime || line.state !== 'counted' || line.isDisputed) return null
  return (
    <>
      <IconButton
        label={`Object to ${line.reference}`}
        title="Object"
        className="-my-2 size-9"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" />
      </IconButton>
      {isOpen ? <OpenDisputeDialog bookingId={line.bookingId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
