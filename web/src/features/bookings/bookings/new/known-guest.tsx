import { Email, Phone } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useDeferredValue } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRecognised } from '../../../../data/guests.ts'
import { dayText } from '../../../../lib/day-words.ts'
import { useUser } from '../../../../session/session-context.ts'
import { Button } from '../../../../ui/button.tsx'
import { Repeat2 } from '../../../../ui/icons/repeat-2.ts'
import { Note } from '../../../../ui/note.tsx'
import { staysWords } from '../guests/guest-words.ts'
import type { NewBookingValues } from './new-booking-values.ts'

/** Says that the guest is known, once the email address or the phone number is complete, and fills in the rest. */
export function KnownGuest() {
  const form = useFormContext<NewBookingValues>()
  const [hotelId, guest] = useWatch({ control: form.control, name: ['hotelId', 'guest'] })
  const isHotel = useUser().userType === 'hotel'
  const email = useDeferredValue(Email.safeParse(guest.email).data)
  const phone = useDeferredValue(Phone.safeParse(guest.phone).data)
  const isKnowable = isHotel && Boolean(email || phone)
  const contacts = { ...(email && { email }), ...(phone && { phone }) }
  const known = useRecognised(hotelId, isKnowable ? contacts : undefined).data
  if (!known) return null
  const fillable = (['name', 'email', 'phone', 'country', 'language'] as const).filter(
    (field) => guest[field].trim() === '' && known[field],
  )
  function fillIn() {
    if (!known) return
    for (const field of fillable) {
      form.setValue(`guest.${field}`, known[field] ?? '', { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <Note
      tone="success"
      icon={<Repeat2 />}
      role="status"
      className="mt-4"
      title={say('{guest} has booked before', { guest: known.name })}
    >
      <p className="wrap-anywhere">
        {known.lastStayOn
          ? say('{stays}, last until {day}.', { stays: staysWords(known), day: dayText(known.lastStayOn) })
          : `${staysWords(known)}.`}{' '}
        {known.preferences}
      </p>
      {fillable.length > 0 ? (
        <Button variant="secondary" size="sm" className="mt-2" onClick={fillIn}>
          {say('Fill in the rest')}
        </Button>
      ) : null}
    </Note>
  )
}
