import { say } from '@roomlark/contract/say'
import { type Edit, type UnsavedEdit, useForgetRefused } from '../../../../data/calendar.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { useConnection } from '../../../../lib/connection.ts'
import { Button } from '../../../../ui/button.tsx'
import { CircleAlert } from '../../../../ui/icons/circle-alert.ts'
import { CloudOff } from '../../../../ui/icons/cloud-off.ts'
import { UnsavedGuard } from '../../../../ui/leave-dialog.tsx'
import { Note } from '../../../../ui/note.tsx'

type UnsavedNoteProps = {
  hotelId: string
  unsaved: readonly UnsavedEdit[]
  onRetry: (edit: Edit) => void
}

/** Shows below the calendar which changes the server does not have; the nights themselves are marked. */
export function UnsavedNote({ hotelId, unsaved, onRetry }: UnsavedNoteProps) {
  const { isConnected } = useConnection()
  const forget = useForgetRefused(hotelId)
  const refused = unsaved.filter(({ error }) => error)
  const waiting = unsaved.length - refused.length
  return (
    <>
      {refused.length > 0 ? (
        <Note tone="error" icon={<CircleAlert />} role="alert" className="mt-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2.5">
            <p className="min-w-[200px] grow basis-0">
              {say(
                '{count, plural, one {A change was not saved:} other {# changes were not saved:}} {reason}',
                {
                  count: refused.length,
                  reason: getErrorMessage(refused.at(-1)?.error, say('Something went wrong on our side.')),
                },
              )}
            </p>
            <span className="flex gap-2">
              <Button
                variant="secondary"
                size="sm"
                onClick={() => {
                  for (const edit of forget()) onRetry(edit)
                }}
              >
                {say('Try again')}
              </Button>
              <Button variant="quiet" size="sm" onClick={() => void forget()}>
                {say('Discard')}
              </Button>
            </span>
          </div>
        </Note>
      ) : null}
      {waiting > 0 && !isConnected ? (
        <Note tone="warning" icon={<CloudOff />} role="status" className="mt-3">
          {say(
            '{waiting, plural, one {# change is} other {# changes are}} not saved yet. The nights are marked, and will be saved when the connection is back.',
            { waiting },
          )}
        </Note>
      ) : null}
      <UnsavedGuard isDirty={refused.length > 0 || (waiting > 0 && !isConnected)} />
    </>
  )
}
