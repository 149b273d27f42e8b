import { daysBetween } from '@roomlark/contract/dates'
import type { UserType } from '@roomlark/contract/endpoint'
import type { CommissionReceipt } from '@roomlark/contract/partners/commission-receipt'
import { say } from '@roomlark/contract/say'
import { useState } from 'react'
import { useParams } from 'react-router'
import { readReceiptPdf, useReceipt } from '../../../data/receipts.ts'
import { isNotThere } from '../../../lib/api-error.ts'
import { longRangeWords } from '../../../lib/day-words.ts'
import { savePdf } from '../../../lib/save-file.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { initialsOfName } from '../../../lib/user-name.ts'
import { AskButton } from '../../../parts/disputes/ask-button.tsx'
import { CommissionThreads } from '../../../parts/disputes/commission-threads.tsx'
import { showRefusal } from '../../../parts/refusals/show-refusal.ts'
import { useUser } from '../../../session/session-context.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Download } from '../../../ui/icons/download.ts'
import { NotLoaded } from '../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../ui/spot.tsx'
import { ChangesCard } from './changes-card.tsx'
import { ClockCard } from './clock-card.tsx'
import { StatementsCard } from './statements-card.tsx'
import { SumCard } from './sum-card.tsx'
import { WhyCard } from './why-card.tsx'

const above: Record<UserType, readonly { label: string; to: string }[]> = {
  affiliate: [
    { label: say('Performance'), to: '/performance' },
    { label: say('Earnings'), to: '/performance/earnings' },
  ],
  hotel: [{ label: say('Bookings'), to: '/bookings' }],
  admin: [{ label: say('Bookings'), to: '/bookings' }],
}

/** Full explanation of a commission. Hotel, partner and administrators see the same page. */
export function ReceiptPage() {
  const { bookingId = '' } = useParams()
  const { userType } = useUser()
  const receipt = useReceipt(bookingId)
  const { data } = receipt
  const back = above[userType].at(-1) ?? { label: say('Dashboard'), to: '/dashboard' }
  useTitle(data ? say('Commission for {booking}', { booking: data.reference }) : say('Commission'))
  if (isNotThere(receipt.error)) {
    return (
      <Card>
        <h1 className="sr-only">{say('Commission')}</h1>
        <EmptyState
          spot={<KeyRackSpot />}
          title={say('We could not find this commission')}
          text={say('The link may be wrong, or the booking counts for no partner.')}
          action={<ButtonLink to={back.to}>{back.label}</ButtonLink>}
        />
      </Card>
    )
  }
  return (
    <>
      <Breadcrumbs above={above[userType]} here={data?.reference ?? say('Commission')} />
      {data ? (
        <Receipt receipt={data} />
      ) : receipt.isPending ? (
        <ReceiptSkeleton />
      ) : (
        <>
          <h1 className="sr-only">{say('Commission')}</h1>
          <NotLoaded title={say('This commission did not load')} query={receipt} />
        </>
      )}
    </>
  )
}

function Receipt({ receipt }: { receipt: CommissionReceipt }) {
  const { bookingId, hotelName, partnerName, rooms, clock } = receipt
  const names = rooms.map(({ name, quantity }) => (quantity === 1 ? name : `${quantity} × ${name}`))
  const stay = [...names, longRangeWords(clock.checkInOn, clock.checkOutOn)].join(', ')
  return (
    <>
      <div className="mb-6 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <div className="min-w-0">
          <h1 className="wrap-anywhere">
            {say('Commission for {nights, plural, one {# night} other {# nights}} at {hotel}', {
              nights: daysBetween(clock.checkInOn, clock.checkOutOn),
              hotel: hotelName,
            })}
          </h1>
          <p className="mt-1 text-muted wrap-anywhere">
            {say('{stay}, brought by {partner}', { stay, partner: partnerName })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2.5 max-md:w-full max-md:*:grow">
          <AskButton bookingId={bookingId} />
          <PdfButton bookingId={bookingId} />
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5 md:gap-5">
        <ClockCard receipt={receipt} />
        <CommissionThreads bookingId={bookingId} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-3.5 md:gap-5 desk:grid-cols-[minmax(0,1fr)_432px]">
          <WhyCard receipt={receipt} className="max-desk:order-2" />
          <SumCard receipt={receipt} className="max-desk:order-1" />
        </div>
        <ChangesCard receipt={receipt} />
        <StatementsCard receipt={receipt} />
      </div>
      <p className="mt-[18px] flex flex-wrap items-center gap-3 text-[14px] leading-5 text-muted">
        <span className="flex -space-x-2">
          <Avatar initials={initialsOfName(hotelName)} src={null} tone="primary" size={30} />
          <Avatar initials={initialsOfName(partnerName)} src={null} tone="secondary" size={30} />
          <Avatar initials="R" src={null} tone="accent" size={30} />
        </span>
        <span className="min-w-0 grow basis-56 wrap-anywhere">
          {say('{hotel}, {partner} and Roomlark see this same page. It names no guest.', {
            hotel: hotelName,
            partner: partnerName,
          })}
        </span>
      </p>
    </>
  )
}

function PdfButton({ bookingId }: { bookingId: string }) {
  const [isBusy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      savePdf(await readReceiptPdf(bookingId))
    } catch (error) {
      showRefusal(error, say('The file could not be made. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="primary" busy={isBusy && say('Making it...')} onClick={() => void save()}>
      <Download aria-hidden="true" className="size-[18px]" />
      {say('Download PDF')}
    </Button>
  )
}

function ReceiptSkeleton() {
  return (
    <>
      <h1 className="sr-only">{say('Commission')}</h1>
      <SkeletonArea>
        <Skeleton className="mb-2 h-9 max-w-[520px]" />
        <Skeleton className="mb-6 h-5 max-w-80" />
        <Skeleton className="mb-5 h-[246px]" />
        <div className="grid gap-5 desk:grid-cols-[minmax(0,1fr)_432px]">
          <Skeleton className="h-[426px]" />
          <Skeleton className="h-[426px]" />
        </div>
      </SkeletonArea>
    </>
  )
}
