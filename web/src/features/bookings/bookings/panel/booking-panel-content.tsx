import type { Booking } from '@roomlark/contract/bookings/booking'
import { say } from '@roomlark/contract/say'
import { useBooking } from '../../../../data/bookings.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Printer } from '../../../../ui/icons/printer.ts'
import { X } from '../../../../ui/icons/x.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoadedContent } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { OnlinePayments } from '../payments/online-payments.tsx'
import { ReferenceTag } from '../reference-tag.tsx'
import { CardButton } from './card-button.tsx'
import { PanelActions } from './panel-actions.tsx'
import { PanelDesk } from './panel-desk.tsx'
import { PanelExtras } from './panel-extras.tsx'
import { PanelFolio } from './panel-folio.tsx'
import { PanelGuest } from './panel-guest.tsx'
import { PanelHeld } from './panel-held.tsx'
import { PanelHistory } from './panel-history.tsx'
import { PanelMessages } from './panel-messages.tsx'
import { PanelMoney } from './panel-money.tsx'
import { PanelNotes } from './panel-notes.tsx'
import { PanelPartner } from './panel-partner.tsx'
import { PanelPolicy } from './panel-policy.tsx'
import { PanelRegistration } from './panel-registration.tsx'
import { PanelReturning } from './panel-returning.tsx'
import { PanelReview } from './panel-review.tsx'
import { PanelRooms } from './panel-rooms.tsx'
import { PanelSection } from './panel-section.tsx'
import { PanelStay } from './panel-stay.tsx'
import { PanelTogether } from './panel-together.tsx'

export function BookingPanelContent({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useBooking(id)
  const booking = query.data
  const isGone = isNotThere(query.error)
  return (
    <>
      <div className="flex min-h-14 items-center gap-0.5 px-[18px] pt-2.5 md:px-7 md:pt-4">
        {booking && !isGone ? (
          <>
            <ReferenceTag reference={booking.reference} className="shrink-0" />
            <span
              className="mr-auto ml-2.5 min-w-0 truncate text-[14px] font-[560]"
              title={booking.hotelName}
            >
              {booking.hotelName}
            </span>
          </>
        ) : null}
        <span className="ml-auto print:hidden">
          {booking && !isGone ? (
            <>
              <CardButton booking={booking} />
              <IconButton label={say('Print')} onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" />
              </IconButton>
            </>
          ) : null}
          <IconButton label={say('Close panel')} onClick={onClose} className="-mr-2.5">
            <X aria-hidden="true" className="size-5" />
          </IconButton>
        </span>
      </div>
      {booking && !isGone ? (
        <Loaded booking={booking} />
      ) : query.isPending ? (
        <PanelSkeleton />
      ) : (
        <NotLoaded isGone={isGone} retry={() => void query.refetch()} />
      )}
    </>
  )
}

function Loaded({ booking }: { booking: Booking }) {
  return (
    <>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-[18px] pb-5 md:px-7 print:overflow-visible">
        <PanelGuest booking={booking} />
        <PanelDesk booking={booking} />
        <PanelReturning booking={booking} />
        {booking.group ? (
          <p className="mb-3 text-[14px]">
            {sayRich('Group {group}', {
              group: (
                <Link className="link" to={`/bookings/groups/${booking.group.id}`}>
                  <UserText>{booking.group.name}</UserText>
                </Link>
              ),
            })}
          </p>
        ) : null}
        {booking.companies.map(({ id, name }) => (
          <p key={id} className="mb-3 text-[14px]">
            {sayRich('Company {company}', {
              company: (
                <Link className="link" to={`/bookings/companies/${id}`}>
                  <UserText>{name}</UserText>
                </Link>
              ),
            })}
          </p>
        ))}
        <PanelTogether booking={booking} />
        {booking.state === 'held' ? <PanelHeld booking={booking} /> : null}
        <PanelStay booking={booking} />
        <PanelRooms booking={booking} />
        <PanelExtras booking={booking} />
        <PanelRegistration booking={booking} />
        {/* Internal notes are not printed, since the page may end up in the guest's hands. */}
        <PanelSection title={say('Lifecycle')} className="print:hidden">
          <PanelHistory booking={booking} />
        </PanelSection>
        {booking.state === 'held' || booking.state === 'expired' ? null : <PanelMessages booking={booking} />}
        <PanelSection title={say('Notes')}>
          {booking.channel ? (
            <p className="mb-2 text-sm text-muted">
              {sayRich('Reservation at {channel}: {number}', {
                channel: <UserText>{booking.channel.name}</UserText>,
                number: <UserText>{booking.channel.reservationId}</UserText>,
              })}
            </p>
          ) : null}
          {booking.externalReference ? (
            <p className="mb-2 text-sm text-muted">
              {sayRich('Imported; reference in the old system: {reference}', {
                reference: <UserText>{booking.externalReference}</UserText>,
              })}
            </p>
          ) : null}
          <PanelNotes booking={booking} />
        </PanelSection>
        <PanelReview booking={booking} />
        <PanelPolicy booking={booking} />
        <PanelSection title={say('Money')}>
          <PanelMoney booking={booking} />
          <PanelFolio booking={booking} />
        </PanelSection>
        <OnlinePayments
          booking={booking}
          frame={(content) => <PanelSection title={say('Online payments')}>{content}</PanelSection>}
        />
        <PanelPartner booking={booking} />
      </div>
      <PanelActions booking={booking} />
    </>
  )
}

function PanelSkeleton() {
  return (
    <SkeletonArea className="grid gap-4 px-[18px] py-2 md:px-7">
      <Skeleton className="h-12" />
      <Skeleton className="h-[86px] rounded-[12px]!" />
      <Skeleton className="h-12" />
      <Skeleton className="h-40" />
      <Skeleton className="h-56" />
    </SkeletonArea>
  )
}

function NotLoaded({ isGone, retry }: { isGone: boolean; retry: () => void }) {
  if (isGone) {
    return (
      <EmptyState
        spot={<KeyRackSpot />}
        title={say('We have no key for this booking')}
        text={say('It may belong to another hotel, or the link may be wrong.')}
      />
    )
  }
  return <NotLoadedContent title={say('This booking did not load')} retry={retry} />
}
