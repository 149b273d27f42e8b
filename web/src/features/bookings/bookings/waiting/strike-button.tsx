import { StrikeInput, type WaitingGuest } from '@roomlark/contract/guest-site/waiting'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useStrikeWaiting } from '../../../../data/waiting.ts'
import { rangeWords } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'

/** Asks once before a guest is taken off the list. Whoever has booked is on it only to be seen. */
export function StrikeButton({ guest }: { guest: WaitingGuest }) {
  const [isOpen, setOpen] = useState(false)
  const mayStrike = useMay('work-desk', guest.hotelId)
  if (!mayStrike || guest.state === 'booked') return null
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
        {say('Strike off')} <span className="sr-only">{guest.email}</span>
      </Button>
      {isOpen ? <StrikeDialog guest={guest} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function StrikeDialog({ guest, onClose }: { guest: WaitingGuest; onClose: () => void }) {
  const { email, checkInOn, checkOutOn, state } = guest
  const strike = useStrikeWaiting(guest.id)
  const form = useContractForm({
    schema: StrikeInput,
    values: { mailsGuest: true },
    send: strike.mutateAsync,
    done: say('The guest is off the waiting list.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Strike this guest off?')}
      description={
        state === 'told'
          ? say('{email} waits for {dates}. The room that is held goes to the next guest.', {
              email,
              dates: rangeWords(checkInOn, checkOutOn),
            })
          : say('{email} waits for {dates} and is then told of no free room.', {
              email,
              dates: rangeWords(checkInOn, checkOutOn),
            })
      }
      submitLabel={say('Strike off')}
      onClose={onClose}
    >
      <form.Switch
        name="mailsGuest"
        label={say('Tell the guest by email')}
        hint={say('In the language in which they asked')}
      />
    </FormDialog>
  )
}
