import { CircleAlert } from 'lucide-react'
import { useCommissionDisputes } from '../../data/disputes.ts'
import { Note } from '../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { DisputeThread } from './dispute-thread.tsx'

/** What was ever disputed about the commission of a booking, the newest first; nothing if nobody has objected. */
export function CommissionThreads({ bookingId }: { bookingId: string }) {
  const { data: about, isError, refetch } = useCommissionDisputes(bookingId)
  if (isError) {
    return (
      <Note tone="error" icon={<CircleAlert />} role="alert">
        The dispute did not load.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try again
        </button>
      </Note>
    )
  }
  if (!about) {
    return (
      <SkeletonArea>
        <Skeleton className="h-28" />
      </SkeletonArea>
    )
  }
  return about.disputes.length === 0 ? null : (
    <div className="grid gap-4">
      {about.disputes.map((dispute) => (
        <DisputeThread key={dispute.id} dispute={dispute} />
      ))}
    </div>
  )
}
