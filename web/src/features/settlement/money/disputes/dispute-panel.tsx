import { disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { Dispute } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { useDispute } from '../../../../data/disputes.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { DisputeThread } from '../../../../parts/disputes/dispute-thread.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { X } from '../../../../ui/icons/x.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoadedContent } from '../../../../ui/not-loaded.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { disputeTones } from './dispute-table.tsx'
import { disputeAddress } from './disputes-address.ts'

/** One dispute: what it is about, its thread, and what the administrator can do. */
export function DisputePanel({ id }: { id: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ search: disputeAddress.with(search, { openId: null }) })
  const query = useDispute(id)
  const dispute = isNotThere(query.error) ? undefined : query.data
  return (
    <SidePanel
      label={
        dispute ? say('Dispute about {reference}', { reference: dispute.booking.reference }) : say('Dispute')
      }
      opener={`[data-dispute="${id}"]`}
      onClose={close}
    >
      <div className="flex min-h-14 shrink-0 items-center gap-2.5 px-[18px] pt-2.5 pb-3.5 md:px-7 md:pt-4">
        {dispute ? (
          <>
            <span className="keytag">{dispute.booking.reference}</span>
            <Badge tone={disputeTones[dispute.state]}>{disputeStateWords[dispute.state]}</Badge>
          </>
        ) : null}
        <IconButton label={say('Close panel')} onClick={close} className="-mr-2.5 ml-auto">
          <X aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto overscroll-contain px-[18px] pb-5 md:px-7">
        {dispute ? (
          <Content key={id} dispute={dispute} />
        ) : query.isPending ? (
          <SkeletonArea className="grid gap-4">
            <Skeleton className="h-20" />
            <Skeleton className="h-40" />
          </SkeletonArea>
        ) : isNotThere(query.error) ? (
          <EmptyState
            spot={<KeyRackSpot />}
            title={say('There is no such dispute')}
            text={say('Its address is wrong.')}
          />
        ) : (
          <NotLoadedContent title={say('This dispute did not load')} retry={() => void query.refetch()} />
        )}
      </div>
    </SidePanel>
  )
}

function Content({ dispute }: { dispute: Dispute }) {
  const { booking, hotel, partnerName, now, currency, ratePercent } = dispute
  return (
    <>
      <h2 className="wrap-anywhere">
        <UserText>{hotel.name}</UserText>
      </h2>
      <p className="mt-1 text-muted">
        {sayRich('{days}, brought by <user>{partner}</user>', {
          days: longRangeWords(booking.checkInOn, booking.checkOutOn),
          user: (text) => <UserText>{text}</UserText>,
          partner: partnerName,
        })}
      </p>
      <p className="mt-1 mb-4 text-muted">
        {sayRich(
          'The commission is {commission}, {rate}% of {amount}. <receipt>Receipt</receipt>, <booking>booking</booking>',
          {
            commission: moneyText(now.grossCents, currency),
            rate: ratePercent,
            amount: moneyText(now.baseCents, currency),
            receipt: (text) => (
              <Link to={`/commissions/${booking.id}`} className="link">
                {text}
              </Link>
            ),
            booking: (text) => (
              <Link to={`/bookings?booking=${booking.id}`} className="link">
                {text}
              </Link>
            ),
          },
        )}
      </p>
      <DisputeThread dispute={dispute} />
    </>
  )
}
