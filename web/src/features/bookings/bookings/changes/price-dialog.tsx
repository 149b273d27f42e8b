import type { Booking } from '@roomlark/contract/bookings/booking'
import { reasonLength } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useDeferredValue, useState } from 'react'
import { weekdayDay } from '../../../../lib/day-words.ts'
import { MoneyField } from '../../../../parts/money/money-field.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { amountOrNone } from '../../../../parts/money/read-amount.ts'
import { TextField } from '../../../../ui/field.tsx'
import { SelectField } from '../../../../ui/select-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'

type PriceDialogProps = { booking: Booking; night?: string | undefined; onClose: () => void }

const everyNight = 'all'

/** A price that the desk agrees on with the guest, for one night of a room or for all of them. */
export function PriceDialog({ booking, night, onClose }: PriceDialogProps) {
  const nights = booking.stays.flatMap((stay) =>
    stay.nightlyCents.map((own) => ({ ...own, stayId: stay.id, key: `${stay.id} ${own.night}`, stay })),
  )
  const [chosen, setChosen] = useState(nights.find((one) => one.night === night)?.key ?? nights[0]?.key ?? '')
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const priceCents = amountOrNone(typed, booking.currency)
  const isAmount = priceCents !== undefined && !Number.isNaN(priceCents)
  const named = chosen === everyNight ? nights : nights.filter(({ key }) => key === chosen)
  // The price is asked for once the typing pauses.
  const given = useDeferredValue(
    reason.trim() === '' || !isAmount ? undefined : { priceCents, reason: reason.trim() },
  )
  const change = given && {
    kind: 'price' as const,
    nights: named.map(({ stayId, night: on }) => ({ stayId, night: on, priceCents: given.priceCents })),
    reason: given.reason,
  }
  return (
    <ChangeDialog
      booking={booking}
      title={say('Change the price of a night')}
      description={say('An agreed price stays through later changes. Enter 0 for a complimentary night.')}
      submitLabel={say('Change price')}
      change={change}
      done={say('The price was changed.')}
      onClose={onClose}
    >
      <SelectField label={say('Night')} value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {nights.map(({ key, night: on, priceCents: now, stay }) => (
          <option key={key} value={key}>
            {weekdayDay(on)}
            {booking.stays.length > 1 ? `, ${stay.roomNumber ?? stay.roomTypeName}` : ''}:{' '}
            {moneyText(now, booking.currency)}
          </option>
        ))}
        {nights.length > 1 ? (
          <option value={everyNight}>
            {say('Each of the {count, plural, one {# night} other {# nights}}', { count: nights.length })}
          </option>
        ) : null}
      </SelectField>
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label={say('New price')}
          currency={booking.currency}
          value={typed}
          error={typed !== '' && !isAmount ? say('Enter an amount') : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextField
          label={say('Reason')}
          maxLength={reasonLength}
          hint={say('Recorded in the history of the booking')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ChangeDialog>
  )
}
