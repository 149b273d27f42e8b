import { isChangeable } from '@roomlark/contract/booking-states'
import type { Booking } from '@roomlark/contract/bookings/booking'
import type { BookingPartner } from '@roomlark/contract/partners/booking-partner'
import type { BookingSignal } from '@roomlark/contract/partners/signals'
import { say } from '@roomlark/contract/say'
import { evidenceWords, signalWords } from '@roomlark/contract/signal-words'
import type { ReactNode } from 'react'
import { countText, percentText } from '../../../../lib/format-number.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { TriangleAlert } from '../../../../ui/icons/triangle-alert.ts'
import { Link } from '../../../../ui/link.tsx'
import { Note } from '../../../../ui/note.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { methodWords } from '../booking-words.ts'
import { Line } from '../money-lines.tsx'
import { PanelSection } from './panel-section.tsx'

/** Shows the partner, the terms and the cost; not printed, because the page may end up in the guest's hands. */
export function PanelPartner({ booking }: { booking: Booking }) {
  const { partner, currency } = booking
  if (!partner) return null
  const { platform } = partner
  return (
    <PanelSection title={say('Partner')} className="print:hidden">
      <dl>
        <Fact term={say('Sent by')}>
          <PartnerName partner={partner} />
        </Fact>
        <Fact term={say('How')}>{methodWords[partner.method]}</Fact>
        <Fact term={say('Commission')}>{rateWords(partner)}</Fact>
        {partner.costCents === null ? null : (
          <Line term={costWords(booking)} cents={partner.costCents} currency={currency} isTotal />
        )}
        {platform?.shareCents != null ? (
          <Line
            term={say('Of it for Roomlark, {percent}', {
              percent: percentText(platform.sharePercent),
            })}
            cents={platform.shareCents}
            currency={currency}
            isAside
          />
        ) : null}
      </dl>
      {partner.costCents === null ? null : (
        <Link to={`/commissions/${booking.id}`} className="link mt-2 inline-block">
          {say('Why this amount')}
        </Link>
      )}
      {platform && platform.signals.length > 0 ? (
        <Signals signals={platform.signals} reference={booking.reference} />
      ) : null}
    </PanelSection>
  )
}

/** Only administrators have pages about people. */
function PartnerName({ partner: { name, platform } }: { partner: BookingPartner }) {
  if (!platform) return <UserText>{name}</UserText>
  return (
    <Link to={`/users/${platform.affiliateId}`} className="link">
      <UserText>{name}</UserText>
    </Link>
  )
}

/** `15%`, `15%, and 5% more for nights of a boost` */
function rateWords({ ratePercent, boostPercent }: BookingPartner): string {
  const rate = percentText(ratePercent)
  return boostPercent === 0
    ? rate
    : say('{percent}, and {boost} more for boosted nights', {
        percent: rate,
        boost: percentText(boostPercent),
      })
}

function costWords({ state }: Booking): string {
  return isChangeable({ state }) ? say('Will cost') : say('Cost##has cost')
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-[3px]">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 text-right wrap-anywhere">{children}</dd>
    </div>
  )
}

type SignalsProps = { signals: readonly BookingSignal[]; reference: string }

function Signals({ signals, reference }: SignalsProps) {
  const isOpen = signals.some(({ review }) => review === null)
  return (
    <Note
      tone={isOpen ? 'warning' : 'primary'}
      icon={<TriangleAlert />}
      title={isOpen ? say('Signals to review') : say('Reviewed signals')}
      className="mt-3"
    >
      <ul className="grid gap-1.5">
        {signals.map(({ id, found, review }) => (
          <li key={id} className="wrap-anywhere">
            {signalWords[found.kind]}. {evidenceWords(found, countText)}.
            {review?.note ? (
              <>
                {' '}
                {sayRich('Reviewed: {note}', {
                  note: <UserText>{review.note}</UserText>,
                })}
              </>
            ) : null}
          </li>
        ))}
      </ul>
      <Link to={`/users/signals?search=${reference}`} className="link mt-1.5 inline-block">
        {isOpen ? say('Review') : say('Open the signals')}
      </Link>
    </Note>
  )
}
