import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import type { HotelPartners } from '@roomlark/contract/partners/hotel-partners'
import { say } from '@roomlark/contract/say'
import { useLocation, useParams } from 'react-router'
import { useHotelPartners } from '../../../../data/hotel-partners.ts'
import { useHotel } from '../../../../data/hotels.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { cx } from '../../../../lib/cx.ts'
import { longDate } from '../../../../lib/format-date.ts'
import { sayRich } from '../../../../lib/say-rich.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { CirclePause } from '../../../../ui/icons/circle-pause.ts'
import { Link } from '../../../../ui/link.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Note } from '../../../../ui/note.tsx'
import { besidePanel } from '../../../../ui/side-panel.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { BoostCard } from '../boosts/boost-card.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { HotelTabs } from '../hotel-tabs.tsx'
import { BaseRateNotice } from './base-rate-notice.tsx'
import { PartnerFiguresCard } from './partner-figures-card.tsx'
import { PartnerPanel } from './partner-panel.tsx'
import { PartnerRequests } from './partner-requests.tsx'
import { readPartnerId } from './partners-address.ts'
import { PartnersCard } from './partners-card.tsx'

/** Page on the partners of a hotel, with their results and costs, and on new requests. */
export function HotelPartnersPage() {
  const { id = '' } = useParams()
  const partnerId = readPartnerId(useLocation().search)
  const query = useHotel(id)
  const partners = useHotelPartners(id)
  const hotel = query.data
  useTitle(hotel ? say('Partners of {hotel}', { hotel: isolate(hotel.name) }) : say('Partners'))
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <div className={cx('flex grow flex-col', partnerId && besidePanel)}>
        <Breadcrumbs
          above={[
            { label: say('Hotels'), to: '/hotels' },
            { label: hotel.name, to: `/hotels/${hotel.id}` },
          ]}
          here={say('Partners')}
        />
        <h1>{say('Partners')}</h1>
        <p className="mt-1 mb-5 text-muted">
          {say('Who sends you guests, what it brings and what it costs')}
        </p>
        <HotelTabs hotel={hotel} current="partners" partners={partners.data?.partnersTotal} />
        {partners.data ? (
          <Content hotel={hotel} partners={partners.data} isNarrow={partnerId !== undefined} />
        ) : partners.isPending ? (
          <ContentSkeleton />
        ) : (
          <NotLoaded title={say('The partners did not load')} query={partners} />
        )}
      </div>
      {partnerId ? <PartnerPanel hotelId={hotel.id} id={partnerId} /> : null}
    </>
  )
}

type ContentProps = { hotel: Hotel; partners: HotelPartners; isNarrow: boolean }

function Content({ hotel, partners, isNarrow }: ContentProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {partners.referralsPausedAt === null ? null : (
        <PausedNote hotelId={hotel.id} since={partners.referralsPausedAt} />
      )}
      <PartnerRequests hotelId={hotel.id} partners={partners} />
      {partners.announcedBase ? (
        <BaseRateNotice
          hotelId={hotel.id}
          announced={partners.announcedBase}
          partners={partners.basePartners}
        />
      ) : null}
      <PartnerFiguresCard hotelId={hotel.id} partners={partners} isNarrow={isNarrow} />
      <BoostCard hotelId={hotel.id} />
      <PartnersCard hotel={hotel} partners={partners} isNarrow={isNarrow} />
    </div>
  )
}

function PausedNote({ hotelId, since }: { hotelId: string; since: string }) {
  return (
    <Note
      tone="error"
      icon={<CirclePause />}
      title={say('Bookings through partners are paused since {day}', {
        day: longDate(new Date(since)),
      })}
    >
      {sayRich(
        'A statement is overdue, so new bookings count for no partner. They count again automatically once it is paid. <link>See your statements</link>',
        {
          link: (text) => (
            <Link to={`/hotels/${hotelId}/statements`} className="link">
              {text}
            </Link>
          ),
        },
      )}
    </Note>
  )
}

function ContentSkeleton() {
  return (
    <SkeletonArea className="grid gap-5">
      <Skeleton className="h-72 rounded-lg!" />
      <Skeleton className="h-28 rounded-lg!" />
      <Skeleton className="h-96 rounded-lg!" />
    </SkeletonArea>
  )
}
