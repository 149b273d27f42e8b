import { disputeStateWords } from '@roomlark/contract/partners/dispute-words'
import type { Dispute } from '@roomlark/contract/partners/disputes'
import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { useDispute } from '../../../../data/disputes.ts'
import { longRangeWords } from '../../../../lib/day-words.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { DetailPanel } from '../../../../parts/detail/detail-page.tsx'
import { DisputeThread } from '../../../../parts/disputes/dispute-thread.tsx'
import { moneyText } from '../../../../parts/money/money-text.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Link } from '../../../../ui/link.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { disputeTones } from './dispute-table.tsx'
import { disputeAddress } from './disputes-address.ts'

/** One dispute: what it is about, its thread, and what the administrator can do. */
export function DisputePanel({ id }: { id: string }) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const close = () => void navigate({ search: disputeAddress.with(search, { openId: null }) })
  const query = useDispute(id)
  const reference = query.data?.booking.reference
  return (
    <DetailPanel
      query={query}
      label={reference ? say('Dispute about {reference}', { reference }) : say('Dispute')}
      opener={`[data-dispute="${id}"]`}
      onClose={close}
      head={({ booking, state }) => (
        <span className="flex items-center gap-2.5">
          <span className="keytag">{booking.reference}</span>
          <Badge tone={disputeTones[state]}>{disputeStateWords[state]}</Badge>
        </span>
      )}
      failed={say('This dispute did not load')}
      notThere={{ title: say('There is no such dispute'), text: say('Its address is wrong.') }}
    >
      {(dispute) => <Content key={id} dispute={dispute} />}
    </DetailPanel>
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
