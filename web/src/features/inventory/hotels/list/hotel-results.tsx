import { say } from '@roomlark/contract/say'
import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { useHotelPage } from '../../../../data/hotels.ts'
import { cx } from '../../../../lib/cx.ts'
import { Pagination } from '../../../../ui/pagination.tsx'
import { PageSpinner } from '../../../../ui/spinner.tsx'
import { HotelCard } from './hotel-card.tsx'
import { hotelAddress } from './hotel-list-address.ts'
import { HotelListError, NoHotels } from './hotel-list-states.tsx'

type HotelResultsProps = { list: ReturnType<typeof useHotelPage>; isNarrowed: boolean }

/** While another page or search is loading the last results stay, faded, so that nobody takes them for the new ones. */
export function HotelResults({ list, isNarrowed }: HotelResultsProps) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  useFocusAfterError(list, top)
  if (list.isError) return <HotelListError retry={() => void list.refetch()} isBusy={list.isFetching} />
  if (!list.data) return <PageSpinner label={say('Loading hotels')} />

  const { data: hotels, meta } = list.data
  const to = (change: Parameters<typeof hotelAddress.with>[1]) => ({
    search: hotelAddress.with(search, change),
  })
  function readFromTop() {
    top.current?.focus({ preventScroll: true })
    window.scrollTo(0, 0)
  }
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={say('Results')}
      aria-busy={list.isPlaceholderData}
      className={cx('outline-none transition-opacity', list.isPlaceholderData && 'opacity-55')}
    >
      {hotels.length === 0 ? (
        <NoHotels
          total={meta.total}
          isNarrowed={isNarrowed}
          toFirstPage={to({ page: 1 })}
          toAll={{ search: '' }}
          onMove={readFromTop}
        />
      ) : (
        <div className="grid gap-[22px] md:grid-cols-2 desk:grid-cols-3">
          {hotels.map((hotel, index) => (
            <HotelCard
              key={hotel.id}
              hotel={hotel}
              isFirst={index === 0}
              toOwner={(owner) => to({ owner, page: 1 })}
            />
          ))}
        </div>
      )}
      <Pagination
        {...meta}
        page={hotelAddress.read(search).page}
        shownPage={meta.page}
        toPage={(page) => to({ page })}
        onMove={readFromTop}
      />
    </section>
  )
}

/** The retry button disappears with the error, so the focus moves to the results. */
function useFocusAfterError(
  { isError, data }: HotelResultsProps['list'],
  top: RefObject<HTMLElement | null>,
) {
  const wasError = useRef(false)
  const isShown = !isError && data !== undefined
  useEffect(() => {
    if (isError) wasError.current = true
    if (!isShown || !wasError.current) return
    wasError.current = false
    if (document.activeElement === document.body) top.current?.focus({ preventScroll: true })
  }, [isError, isShown, top])
}
