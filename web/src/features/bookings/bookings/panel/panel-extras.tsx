import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import { costOfExtra, type OrderedExtra } from '@roomlark/contract/inventory/ordered-extras'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useRemoveExtra } from '../../../../data/booking-changes.ts'
import { longDay, longRangeWords } from '../../../../lib/day-words.ts'
import { FormDialog } from '../../../../parts/form/form-dialog.tsx'
import { useContractForm } from '../../../../parts/form/use-contract-form.ts'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Button } from '../../../../ui/button.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { PanelSection } from './panel-section.tsx'

/** The ordered extras, for the desk to prepare or to remove; nothing where nothing was ordered. */
export function PanelExtras({ booking }: { booking: Booking }) {
  const [removed, setRemoved] = useState<OrderedExtra | null>(null)
  const mayRemove = useMay('work-desk', booking.hotelId) && isChangeable(booking)
  if (booking.extras.length === 0) return null
  return (
    <PanelSection title={say('Extras')}>
      <ul className="grid gap-2">
        {booking.extras.map((extra) => (
          <li key={extra.id} className="flex items-start justify-between gap-3">
            <span className="min-w-0">
              <UserText>{extra.name}</UserText>
              <span className="block text-sm text-muted">{describeOrder(extra)}</span>
            </span>
            <span className="flex shrink-0 items-center gap-1 tabular-nums">
              {moneyText(costOfExtra(extra, booking.vatIncluded), booking.currency)}
              {mayRemove && booking.state !== 'held' ? (
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={say('Remove {name}##extra', { name: extra.name })}
                  className="-mr-2 print:hidden"
                  onClick={() => setRemoved(extra)}
                >
                  {say('Remove')}
                </Button>
              ) : null}
            </span>
          </li>
        ))}
      </ul>
      {removed ? (
        <RemoveDialog bookingId={booking.id} extra={removed} onClose={() => setRemoved(null)} />
      ) : null}
    </PanelSection>
  )
}

/** `2 guests, 24 – 26 November 2026` */
function describeOrder({ per, quantity, fromOn, untilOn }: OrderedExtra): string {
  const days = fromOn === untilOn ? longDay(fromOn) : longRangeWords(fromOn, untilOn)
  if (per === 'guest' || per === 'guest-night') {
    return say('{count, plural, one {# guest} other {# guests}}, {days}', { count: quantity, days })
  }
  return quantity === 1 ? days : `${quantity} ×, ${days}`
}

type RemoveDialogProps = { bookingId: string; extra: OrderedExtra; onClose: () => void }

function RemoveDialog({ bookingId, extra, onClose }: RemoveDialogProps) {
  const name = isolate(extra.name)
  const removing = useRemoveExtra(bookingId)
  const form = useContractForm({
    send: () => removing.mutateAsync(extra.id),
    done: say('{name} was removed.', { name }),
    failed: say('The extra was not removed. Please try again.'),
  })
  return (
    <FormDialog
      form={form}
      title={say('Remove {name}?##extra', { name })}
      description={say(
        'It comes off the folio, and what was paid online for it goes back. The guest gets an email.',
      )}
      submitLabel={say('Remove the extra')}
      onClose={onClose}
    />
  )
}
