import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCommissionDisputes } from '../../../../data/disputes.ts'
import { DisputeThread } from '../../../../parts/disputes/dispute-thread.tsx'
import { OpenDisputeDialog } from '../../../../parts/disputes/open-dispute-dialog.tsx'
import { CardError, CardSkeleton } from '../../../../ui/card-states.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Flag } from '../../../../ui/icons/flag.ts'

/** The dispute about a line that is open now. */
export function LineDispute({ bookingId }: { bookingId: string }) {
  const about = useCommissionDisputes(bookingId)
  const dispute = about.data?.disputes.find(({ endedAt }) => endedAt === null)
  if (dispute) return <DisputeThread dispute={dispute} />
  if (about.isPending) return <CardSkeleton />
  return about.isError ? <CardError retry={() => void about.refetch()} /> : null
}

/** Lets the hotel object to a line. */
export function DisputeButton({ bookingId, reference }: { bookingId: string; reference: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton
        label={say('Object to {reference}', { reference })}
        className="-my-1 size-7! rounded-[8px]! max-md:-my-2 max-md:-mr-2 max-md:size-10!"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden="true" className="size-4" />
      </IconButton>
      {isOpen ? <OpenDisputeDialog bookingId={bookingId} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
