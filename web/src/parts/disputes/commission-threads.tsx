import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCommissionDisputes } from '../../data/disputes.ts'
import { Note } from '../../ui/note.tsx'
import { DisputeThread } from './dispute-thread.tsx'

type CommissionThreadsProps = {
  bookingId: string
  /** What stands there until it is known, where something is sure to follow. */
  loading?: ReactNode
}

/** What was ever disputed about the commission of a booking, the newest first; nothing if nobody has objected. */
export function CommissionThreads({ bookingId, loading = null }: CommissionThreadsProps) {
  const { data: about, isError, refetch } = useCommissionDisputes(bookingId)
  if (isError) {
    return (
      <Note tone="error" icon={<CircleAlert />} role="alert">
        The disputes about this commission did not load.{' '}
        <button type="button" className="link" onClick={() => void refetch()}>
          Try again
        </button>
      </Note>
    )
  }
  if (!about) return loading
  return about.disputes.length === 0 ? null : (
    <div className="grid gap-4">
      {about.disputes.map((dispute) => (
        <DisputeThread key={dispute.id} dispute={dispute} />
      ))}
    </div>
  )
}
