import type { OwnPartnership } from '@roomlark/contract/partners/own-partnerships'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { cx } from '../../../../lib/cx.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { ChevronRight } from '../../../../ui/icons/chevron-right.ts'
import { Link } from '../../../../ui/link.tsx'
import { AnnouncedHint } from '../announced-hint.tsx'
import { HotelLine } from '../hotel-line.tsx'
import { StateBadge } from '../state-badge.tsx'
import { ownHotelAddress } from './own-hotels-address.ts'

type OwnHotelListProps = { partnerships: OwnPartnership[]; chosenId: string | undefined }

export function OwnHotelList({ partnerships, chosenId }: OwnHotelListProps) {
  const { search } = useLocation()
  return (
    <ul>
      {partnerships.map((partnership) => (
        <li key={partnership.id} className="border-t border-border">
          <Link
            to={{ search: ownHotelAddress.with(search, { partnerId: partnership.id }) }}
            replace
            aria-current={partnership.id === chosenId ? 'true' : undefined}
            className={cx(
              'flex items-center gap-x-4 px-[18px] py-2.5 transition-colors -outline-offset-2! md:px-6',
              partnership.id === chosenId
                ? 'bg-primary-soft/50 [box-shadow:inset_3px_0_0_var(--color-primary)]'
                : 'hover:bg-sunken',
            )}
          >
            <div className="min-w-0 grow">
              <HotelLine hotel={partnership.hotel} size="sm">
                <AnnouncedHint announced={describeAnnounced(partnership)} />
              </HotelLine>
            </div>
            <Rate partnership={partnership} className="w-[104px] shrink-0 max-md:hidden" />
            <span className="w-[112px] shrink-0 text-sm text-muted max-md:w-auto max-md:text-right">
              <StateBadge state={partnership.state} />
              <span className="mt-1 block">
                {say('{bookings, plural, one {# booking} other {# bookings}}', {
                  bookings: partnership.bookings,
                })}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-[18px] shrink-0 text-muted max-md:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Rate({ partnership, className }: { partnership: OwnPartnership; className: string }) {
  const { ratePercent, yoursPercent } = partnership.terms
  return (
    <span className={className}>
      <b className="block font-strong">{percentText(ratePercent)}</b>
      <span className="block text-sm text-muted">
        {say('yours: {percent}', { percent: percentText(yoursPercent) })}
      </span>
    </span>
  )
}

function describeAnnounced({ terms: { announced } }: OwnPartnership) {
  const [next] = announced
  if (!next) return null
  const words =
    next.term === 'rate'
      ? percentText(next.to)
      : say('{days, plural, one {# day} other {# days}}', { days: next.to })
  return { words, effectiveOn: next.effectiveOn }
}
