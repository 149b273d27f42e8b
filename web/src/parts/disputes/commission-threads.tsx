import { useCommissionDisputes } from '../../data/disputes.ts'
import { sayRich } from '../../lib/say-rich.ts'
import { CircleAlert } from '../../ui/icons/circle-alert.ts'
import { Note } from '../../ui/note.tsx'
import { DisputeThread } from './dispute-thread.tsx'

/** All disputes about the commission of a booking, the newest first; nothing if there were none. */
export function CommissionThreads({ bookingId }: { bookingId: string }) {
  const { data: about, isError, refetch } = useCommissionDisputes(bookingId)
  if (isError) {
    return (
      <Note tone="error" icon={<CircleAlert />} role="alert">
        {sayRich('The disputes about this commission did not load. <button>Try again</button>', {
          button: (text) => (
            <button type="button" className="link" onClick={() => void refetch()}>
              {text}
            </button>
          ),
        })}
      </Note>
    )
  }
  // Most commissions are never disputed, so no space is kept until it is known.
  return !about || about.disputes.length === 0 ? null : (
    <div className="grid gap-4">
      {about.disputes.map((dispute) => (
        <DisputeThread key={dispute.id} dispute={dispute} />
      ))}
    </div>
  )
}
