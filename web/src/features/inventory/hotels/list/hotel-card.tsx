import type { HotelSummary } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { sayCountry } from '@roomlark/contract/places'
import { photoSrcSet } from '@roomlark/contract/platform/photos'
import { say } from '@roomlark/contract/say'
import { Suspense, useId } from 'react'
import { percentText } from '../../../../lib/format-number.ts'
import { lazyPart } from '../../../../lib/lazy-part.tsx'
import { sayRich } from '../../../../lib/say-rich.ts'
import { May } from '../../../../session/may.tsx'
import { BlurredImage } from '../../../../ui/blurred-image.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { MapPin } from '../../../../ui/icons/map-pin.ts'
import { Pencil } from '../../../../ui/icons/pencil.ts'
import { LazyBoundary } from '../../../../ui/lazy-boundary.tsx'
import { Link } from '../../../../ui/link.tsx'
import { NoImage } from '../../../../ui/no-image.tsx'
import { starWords } from '../../../../ui/star-words.ts'
import { Stars } from '../../../../ui/stars.tsx'
import { ActiveBadge } from '../active-badge.tsx'

const HotelRestore = lazyPart(async () => (await import('./hotel-restore.tsx')).HotelRestore)

type HotelCardProps = {
  hotel: HotelSummary
  /** The picture of the first card is the largest thing of the first screen, so it is fetched before the others. */
  isFirst: boolean
  /** The address of the list with this owner's hotels only; administrators see owners. */
  toOwner: (ownerId: string) => { search: string }
}

export function HotelCard({ hotel, isFirst, toOwner }: HotelCardProps) {
  const nameId = useId()
  const place = `${isolate(hotel.city)}, ${sayCountry(hotel.country)}`
  return (
    <article
      aria-labelledby={nameId}
      className="flex flex-col overflow-hidden rounded-lg border border-border bg-surface"
    >
      <Cover hotel={hotel} isFirst={isFirst} />
      <div className="flex grow flex-col px-5 pt-[18px] pb-4">
        <div className="flex items-start justify-between gap-3">
          <h2 id={nameId} className="min-w-0 text-[19px] leading-[26px] wrap-anywhere">
            {hotel.name}
          </h2>
          <ActiveBadge hotel={hotel} />
        </div>
        <p className="mt-0.5 flex items-center gap-[5px] text-[14px] text-muted">
          <MapPin aria-hidden="true" className="size-[15px] shrink-0" />
          <span className="min-w-0 wrap-anywhere">{place}</span>
        </p>
        {hotel.owner ? <Owner owner={hotel.owner} to={toOwner(hotel.owner.id)} /> : null}
        <div className="my-3.5 flex justify-between gap-3 text-[14px]">
          <span className="flex items-center gap-1 text-muted">
            <Stars count={hotel.starRating} />
            {starWords(hotel.starRating)}
          </span>
          {hotel.baseCommissionRate === null ? null : (
            <span className="text-muted">
              {sayRich('<b>{rate}</b> commission', {
                b: (text) => <b className="text-text">{text}</b>,
                rate: percentText(hotel.baseCommissionRate),
              })}
            </span>
          )}
        </div>
        <div className="mt-auto flex items-center gap-1.5 border-t border-border pt-3.5">
          {hotel.archivedAt === null ? (
            <OpenLinks hotelId={hotel.id} nameId={nameId} />
          ) : (
            <LazyBoundary fallback={null}>
              <Suspense fallback={<div className="h-(--control-h-sm)" />}>
                <HotelRestore hotel={hotel} archivedAt={hotel.archivedAt} nameId={nameId} />
              </Suspense>
            </LazyBoundary>
          )}
        </div>
      </div>
    </article>
  )
}

/** One, two or three cards side by side. */
const sizes = '(min-width: 1200px) 390px, (min-width: 768px) 50vw, 100vw'

/** A shortcut for the pointer only: the keyboard and screen readers have View. An archived hotel has no page. */
function Cover({ hotel, isFirst }: Pick<HotelCardProps, 'hotel' | 'isFirst'>) {
  const [url] = hotel.images
  const picture = (
    <BlurredImage
      src={url}
      {...(url && { srcSet: photoSrcSet(url, 'webp'), avif: photoSrcSet(url, 'avif'), sizes })}
      alt=""
      blur={hotel.coverPlaceholder}
      fallback={<NoImage />}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      className="absolute inset-0"
    />
  )
  const className = 'relative block aspect-16/10 bg-sunken'
  if (hotel.archivedAt !== null) return <div className={className}>{picture}</div>
  return (
    <Link to={`/hotels/${hotel.id}`} tabIndex={-1} aria-hidden="true" className={className}>
      {picture}
    </Link>
  )
}

function OpenLinks({ hotelId, nameId }: { hotelId: string; nameId: string }) {
  return (
    <>
      <ButtonLink
        to={`/hotels/${hotelId}`}
        variant="secondary"
        size="sm"
        aria-describedby={nameId}
        className="min-w-[76px]"
      >
        {say('View')}
      </ButtonLink>
      <May do="change-offer" at={hotelId}>
        <ButtonLink to={`/hotels/${hotelId}/edit`} variant="quiet" size="sm" aria-describedby={nameId}>
          <Pencil aria-hidden="true" className="size-4" />
          {say('Edit')}
        </ButtonLink>
      </May>
    </>
  )
}

type OwnerProps = { owner: NonNullable<HotelSummary['owner']>; to: { search: string } }

function Owner({ owner, to }: OwnerProps) {
  return (
    <p className="mt-0.5 text-[14px] text-muted">
      {sayRich('Owner <link>{owner}</link>', {
        link: (text) => (
          <Link to={to} className="link" title={owner.email}>
            {text}
          </Link>
        ),
        owner: owner.name,
      })}
    </p>
  )
}
