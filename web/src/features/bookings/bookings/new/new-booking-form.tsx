import { holdMinutes } from '@roomlark/contract/booking-states'
import { dateIn } from '@roomlark/contract/dates'
import { lastNightOn } from '@roomlark/contract/hotel-clock'
import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useMedia } from '../../../../lib/use-media.ts'
import { FormBody } from '../../../../parts/form/form-body.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card, CardHead } from '../../../../ui/card.tsx'
import { Clock } from '../../../../ui/icons/clock.ts'
import { DoorClosed } from '../../../../ui/icons/door-closed.ts'
import { LeaveDialog } from '../../../../ui/leave-dialog.tsx'
import { Note } from '../../../../ui/note.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { OptionDialog } from '../dialogs/option-dialog.tsx'
import { GuestFields } from '../guest-fields.tsx'
import { CompanyField } from './company-field.tsx'
import { KnownGuest } from './known-guest.tsx'
import { NewBookingQuote } from './new-booking-quote.tsx'
import { NewBookingRooms } from './new-booking-rooms.tsx'
import { NewBookingStay } from './new-booking-stay.tsx'
import { type BookingStart, isEmailOptional, type NewBooking } from './new-booking-values.ts'
import { OverrideReason } from './override-reason.tsx'
import { useNewBooking } from './use-new-booking.ts'

type NewBookingFormProps = { hotelId: string; start: BookingStart; hasSeveral: boolean }

export function NewBookingForm({ hotelId, start, hasSeveral }: NewBookingFormProps) {
  const booking = useNewBooking(hotelId, start)
  const [option, setOption] = useState<NewBooking | null>(null)
  const { form, hotel, quotes, create, guard } = booking
  const { setFocus } = form
  const isTyping = useMedia('(pointer: fine)')
  const next = start.roomId ? 'guest.name' : 'checkInOn'
  useEffect(() => {
    if (isTyping) setFocus(next)
  }, [isTyping, next, setFocus])
  const zone = hotel?.timeZone ?? 'UTC'
  const first = lastNightOn(zone, new Date()) ?? dateIn(zone, new Date())
  const limits = quotes.data?.flatMap((quote) => quote.limits) ?? []
  const isPassed = limits.length === 0 || booking.values.overrideReason.trim() !== ''
  const hasObstacle = quotes.data?.some(({ obstacles }) => obstacles.length > 0) ?? false
  const isBlocked = (hasObstacle || !isPassed) && !booking.isQuoting
  return (
    <>
      <FormBody
        form={form}
        onSubmit={(event) => {
          event.preventDefault()
          void booking.take({ state: 'confirmed' })
        }}
        className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_392px]"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <Card>
            <CardHead title={say('Stay')} />
            <NewBookingStay first={first} hasSeveral={hasSeveral} />
          </Card>
          <Card>
            <CardHead title={say('Rooms')} />
            <Rooms booking={booking} />
          </Card>
          <Card>
            <CardHead title={say('Guest')} />
            <GuestFields isEmailOptional={isEmailOptional(booking.values.cameBy)} />
            <KnownGuest />
            <CompanyField />
          </Card>
        </div>
        <Card className="desk:sticky desk:top-5">
          <CardHead title={say('Price')} />
          {hotel ? (
            <NewBookingQuote
              quotes={quotes}
              planNames={booking.planNames}
              isBusy={booking.isQuoting}
              hotel={hotel}
              checkInOn={booking.values.checkInOn}
            />
          ) : null}
          {limits.length > 0 ? <OverrideReason limits={limits} /> : null}
          <form.Fault className="mt-4" />
          <div className="mt-5 grid gap-2.5">
            <Button
              type="submit"
              busy={create.isPending && create.variables.state === 'confirmed' && say('Booking...')}
              disabled={isBlocked}
            >
              {say('Confirm booking')}
            </Button>
            <Button
              variant="secondary"
              busy={create.isPending && create.variables.state === 'held' && say('Holding...')}
              disabled={isBlocked}
              onClick={() => void booking.take({ state: 'held' })}
            >
              <Clock aria-hidden="true" className="size-[18px]" />
              {say('Hold for {minutes, plural, one {# minute} other {# minutes}}', { minutes: holdMinutes })}
            </Button>
            <Button
              variant="quiet"
              disabled={isBlocked || !hotel}
              onClick={() => void form.handleSubmit(setOption)()}
            >
              {say('Hold as an option')}
            </Button>
          </div>
        </Card>
      </FormBody>
      {option && hotel ? (
        <OptionDialog
          title={say('Hold as an option')}
          submitLabel={say('Hold until then')}
          arrival={{ ...hotel, checkInOn: option.checkInOn }}
          heldUntil={null}
          isBusy={create.isPending}
          fault={form.formState.errors.root?.message}
          onChoose={(heldUntil) =>
            void booking.take({ state: 'held', heldUntil }).then(() => setOption(null))
          }
          onClose={() => setOption(null)}
        />
      ) : null}
      <LeaveDialog guard={guard} text={say('The booking has not been made yet.')} />
    </>
  )
}

function Rooms({ booking }: { booking: ReturnType<typeof useNewBooking> }) {
  const { types, plans, values, nights, offers, free } = booking
  if (values.hotelId === '') return <p className="text-muted">{say('Choose a hotel first.')}</p>
  if (types.data && plans.data) {
    if (types.data.length === 0 || plans.data.length === 0) return <NothingToSell hotelId={values.hotelId} />
    return (
      <NewBookingRooms types={types.data} plans={plans.data} nights={nights} offers={offers} free={free} />
    )
  }
  if (types.isError || plans.isError) {
    return (
      <p role="alert" className="text-muted">
        {sayRich('The rooms did not load. <button>Try again</button>', {
          button: (text) => (
            <Button
              variant="quiet"
              size="sm"
              onClick={() => {
                void types.refetch()
                void plans.refetch()
              }}
            >
              {text}
            </Button>
          ),
        })}
      </p>
    )
  }
  return (
    <SkeletonArea className="grid gap-3">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </SkeletonArea>
  )
}

function NothingToSell({ hotelId }: { hotelId: string }) {
  return (
    <Note tone="warning" icon={<DoorClosed />} title={say('Nothing can be booked here yet')}>
      <p className="mb-2">{say('A hotel needs a room type with rooms, and a rate plan that is on sale.')}</p>
      <ButtonLink to={`/hotels/${hotelId}`} variant="secondary" size="sm">
        {say('Open the hotel')}
      </ButtonLink>
    </Note>
  )
}
