import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingFolio, Folio } from '@roomlark/contract/bookings/folio'
import { dateIn } from '@roomlark/contract/dates'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useBooking } from '../../../../data/bookings.ts'
import { useFolio } from '../../../../data/folios.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { StateBadge } from '../../../../parts/booking-marks/state-badge.tsx'
import { useMay } from '../../../../session/use-may.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Ellipsis } from '../../../../ui/icons/ellipsis.ts'
import { FilePlus2 } from '../../../../ui/icons/file-plus-2.ts'
import { HandCoins } from '../../../../ui/icons/hand-coins.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Undo2 } from '../../../../ui/icons/undo-2.ts'
import { Wallet } from '../../../../ui/icons/wallet.ts'
import { Menu, MenuItem } from '../../../../ui/menu.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Segments } from '../../../../ui/segments.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { fromWords, partyWords } from '../booking-words.ts'
import { OnlinePayments } from '../payments/online-payments.tsx'
import { ReferenceTag } from '../reference-tag.tsx'
import { BalanceCard } from './balance-card.tsx'
import { ChargeDialog } from './charge-dialog.tsx'
import { ChargesCard } from './charges-card.tsx'
import { CorrectDialog } from './correct-dialog.tsx'
import { DepositDialog } from './deposit-dialog.tsx'
import { isReplaced, payerName } from './folio-shapes.ts'
import { InvoicesCard } from './invoices-card.tsx'
import type { LineAct } from './line-menu.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PayerDialog } from './payer-dialog.tsx'
import { PaymentDialog } from './payment-dialog.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { CommissionCard, DepositsCard, PayerCard } from './side-cards.tsx'

/** Shows the charges, payments and balance of a booking. */
export function FolioPage() {
  const { id = '' } = useParams()
  const booking = useBooking(id)
  const folio = useFolio(id)
  useTitle(booking.data ? say('Folio {reference}', { reference: booking.data.reference }) : say('Folio'))
  if (isNotThere(booking.error) || isNotThere(folio.error)) {
    return (
      <Card>
        <h1 className="sr-only">{say('Folio')}</h1>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('We have no folio for this booking')}
          text={say('It may belong to another hotel, or the link may be wrong.')}
          action={<ButtonLink to="/bookings">{say('Back to bookings')}</ButtonLink>}
        />
      </Card>
    )
  }
  const panel = `/bookings?booking=${id}`
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Bookings'), to: '/bookings' },
          { label: booking.data?.reference ?? say('Booking'), to: panel },
        ]}
        here={say('Folio')}
      />
      {booking.data && folio.data ? (
        <Loaded booking={booking.data} folio={folio.data} />
      ) : booking.isError || folio.isError ? (
        <>
          <h1 className="sr-only">{say('Folio')}</h1>
          <NotLoaded
            title={say('This folio did not load')}
            isBusy={booking.isFetching || folio.isFetching}
            retry={() => void Promise.all([booking.refetch(), folio.refetch()])}
          />
        </>
      ) : (
        <FolioSkeleton />
      )}
    </>
  )
}

type Asking =
  | LineAct
  | { act: 'charge' }
  | { act: 'payment' }
  | { act: 'refund' }
  | { act: 'deposit' }
  | { act: 'new-folio' }
  | { act: 'payer' }

function Loaded({ booking, folio }: { booking: Booking; folio: BookingFolio }) {
  const mayWork = useMay('work-desk', booking.hotelId)
  const [asking, setAsking] = useState<Asking | null>(null)
  const [showsEnded, setShowsEnded] = useState(false)
  const [search] = useSearchParams()
  const shown =
    folio.folios.find(({ position }) => String(position) === search.get('folio')) ?? folio.folios[0]
  if (!shown) return null
  const replaced = shown.lines.filter(isReplaced).length
  const mayWrite = mayWork && booking.state !== 'held' && booking.state !== 'expired'
  const onAct = mayWrite ? setAsking : null
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <div className="mb-2 flex items-center gap-3">
            <ReferenceTag reference={booking.reference} />
            <StateBadge state={booking.state} />
          </div>
          <h1 className="wrap-anywhere">{say('Folio of {guest}', { guest: isolate(booking.guestName) })}</h1>
          <p className="mt-1 text-muted">
            {[partyWords(booking), fromWords(booking.guest.country)].filter(Boolean).join(', ')}
          </p>
        </div>
        {mayWrite ? <Actions onAsk={setAsking} mayRefund={shown.paidCents > 0} /> : null}
      </div>
      {folio.folios.length > 1 ? (
        <div className="mb-5">
          <Segments
            label={say('Folios of this booking')}
            value={String(shown.position)}
            choices={folio.folios.map((one) => ({
              value: String(one.position),
              label: `${one.position}. ${payerName(one)}`,
            }))}
            toChoice={(position) => ({ search: position === '1' ? '' : `?folio=${position}` })}
          />
        </div>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 max-desk:order-2">
          <ChargesCard {...{ booking, folio, shown, showsEnded, onAct }} />
          <PaymentsCard {...{ booking, folio, shown, showsEnded, onAct }} />
          {replaced > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              className="-mt-1 justify-self-start"
              aria-pressed={showsEnded}
              onClick={() => setShowsEnded(!showsEnded)}
            >
              {showsEnded ? say('Hide reversed lines') : say('Show reversed lines')}
            </Button>
          ) : null}
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5 max-desk:order-1">
          <BalanceCard booking={booking} folio={folio} />
          <OnlinePayments
            booking={booking}
            frame={(content) => (
              <Card>
                <h3 className="mb-2.5">{say('Online payments')}</h3>
                {content}
              </Card>
            )}
          />
          <InvoicesCard booking={booking} shown={shown} mayWrite={mayWrite} />
          <DepositsCard folio={folio} mayWrite={mayWrite} />
          <PayerCard shown={shown} onEdit={mayWrite ? () => setAsking({ act: 'payer' }) : null} />
          <CommissionCard booking={booking} />
        </div>
      </div>
      {asking ? <Dialogs {...{ asking, booking, folio, shown }} onClose={() => setAsking(null)} /> : null}
    </>
  )
}

function Actions({ onAsk, mayRefund }: { onAsk: (asking: Asking) => void; mayRefund: boolean }) {
  return (
    <div className="flex flex-wrap items-center gap-2.5 max-md:w-full max-md:gap-1.5">
      <Button
        variant="secondary"
        className="max-md:grow max-md:px-3"
        onClick={() => onAsk({ act: 'charge' })}
      >
        <Plus aria-hidden="true" className="size-[18px]" />
        {say('Add charge')}
      </Button>
      <Button className="max-md:grow max-md:px-3" onClick={() => onAsk({ act: 'payment' })}>
        <Wallet aria-hidden="true" className="size-[18px]" />
        {say('Record payment')}
      </Button>
      <Menu
        label={say('More actions')}
        trigger={
          <IconButton label={say('More actions')} className="md:-mr-1.5">
            <Ellipsis aria-hidden="true" className="size-5" />
          </IconButton>
        }
      >
        {mayRefund ? (
          <MenuItem onSelect={() => onAsk({ act: 'refund' })}>
            <Undo2 aria-hidden="true" />
            {say('Record refund')}
          </MenuItem>
        ) : null}
        <MenuItem onSelect={() => onAsk({ act: 'deposit' })}>
          <HandCoins aria-hidden="true" />
          {say('Ask for a deposit')}
        </MenuItem>
        <MenuItem onSelect={() => onAsk({ act: 'new-folio' })}>
          <FilePlus2 aria-hidden="true" />
          {say('New folio')}
        </MenuItem>
      </Menu>
    </div>
  )
}

type DialogsProps = {
  asking: Asking
  booking: Booking
  folio: BookingFolio
  shown: Folio
  onClose: () => void
}

function Dialogs({ asking, booking, folio, shown, onClose }: DialogsProps) {
  const navigate = useNavigate()
  const { position } = shown
  switch (asking.act) {
    case 'charge':
      return <ChargeDialog {...{ folio, position, onClose }} />
    case 'payment':
    case 'refund':
      return <PaymentDialog {...{ folio, position, onClose }} kind={asking.act} />
    case 'correct':
      return <CorrectDialog {...{ folio, onClose }} line={asking.line} />
    case 'move':
      return <MoveDialog {...{ folio, onClose }} line={asking.line} />
    case 'deposit': {
      const days = [booking.checkInOn, dateIn(booking.timeZone, new Date())].sort()
      return (
        <DepositDialog
          {...{ folio, onClose }}
          guestEmail={booking.guestEmail}
          dueOn={days.at(-1) ?? booking.checkInOn}
        />
      )
    }
    case 'new-folio':
      return (
        <PayerDialog
          {...{ folio, onClose }}
          existing={null}
          onSaved={({ folios }) => navigate({ search: `?folio=${folios.length}` }, { replace: true })}
        />
      )
    case 'payer':
      return <PayerDialog {...{ folio, onClose }} existing={shown} onSaved={() => undefined} />
  }
}

function FolioSkeleton() {
  return (
    <>
      <h1 className="sr-only">{say('Folio')}</h1>
      <SkeletonArea>
        <Skeleton className="mb-2 h-6 w-40" />
        <Skeleton className="mb-2 h-9 max-w-[420px]" />
        <Skeleton className="mb-6 h-5 max-w-56" />
        <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_356px]">
          <Skeleton className="h-[520px]" />
          <Skeleton className="h-[426px]" />
        </div>
      </SkeletonArea>
    </>
  )
}
