import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useCancelTermChange } from '../../../../data/hotel-partners.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'

type CancelTermChangeProps = {
  hotelId: string
  changeId: number
  /** Sentence on the term that stays as it is. */
  what: string
}

/** Takes an announced change back, after a question. */
export function CancelTermChange({ hotelId, changeId, what }: CancelTermChangeProps) {
  const [isAsking, setAsking] = useState(false)
  const mayDecide = useMay('decide-partners', hotelId)
  if (!mayDecide) return null
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {say('Cancel the change')}
      </Button>
      {isAsking ? (
        <CancelDialog hotelId={hotelId} changeId={changeId} what={what} onClose={() => setAsking(false)} />
      ) : null}
    </>
  )
}

type CancelDialogProps = CancelTermChangeProps & { onClose: () => void }

function CancelDialog({ hotelId, changeId, what, onClose }: CancelDialogProps) {
  const cancelling = useCancelTermChange(hotelId)
  const form = useContractForm({
    send: () => cancelling.mutateAsync(changeId),
    done: say('The announced change is cancelled. Everyone who was notified of it will be informed.'),
    failed: say('The change was not cancelled. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Cancel the announced change?')}
      description={`${what} ${say('Everyone who was notified of the change will be informed.')}`}
      submitLabel={say('Cancel the change')}
      busyLabel={say('Cancelling...')}
      isDanger
      onClose={onClose}
    />
  )
}
