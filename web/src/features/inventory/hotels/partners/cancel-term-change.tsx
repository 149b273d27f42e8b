import { useState } from 'react'
import { useCancelTermChange } from '../../../../data/hotel-partners.ts'
import { getErrorMessage } from '../../../../lib/api-error.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormDialog } from '../../../../ui/form-dialog.tsx'
import { toast } from '../../../../ui/toast.ts'

type CancelTermChangeProps = {
  hotelId: string
  changeId: number
  /** What stays as it is. */
  what: string
}

/** Takes an announced change back, after a question. */
export function CancelTermChange({ hotelId, changeId, what }: CancelTermChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const cancelling = useCancelTermChange(hotelId)
  const mayDecide = useMay('decide-partners', hotelId)
  if (!mayDecide) return null
  function cancel() {
    cancelling.mutate(changeId, {
      onSuccess: () => {
        setAsking(false)
        toast.success('The announced change is cancelled. Everyone who was notified of it will be informed.')
      },
    })
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        Cancel the change
      </Button>
      {isAsking ? (
        <FormDialog
          title="Cancel the announced change?"
          description={`${what} Everyone who was notified of the change will be informed.`}
          submitLabel="Cancel the change"
          busyLabel="Cancelling..."
          isDanger
          isBusy={cancelling.isPending}
          fault={
            cancelling.error
              ? getErrorMessage(cancelling.error, 'The change was not cancelled. Please try again.')
              : undefined
          }
          onSubmit={(event) => {
            event.preventDefault()
            cancel()
          }}
          onClose={() => setAsking(false)}
        >
          {null}
        </FormDialog>
      ) : null}
    </>
  )
}
