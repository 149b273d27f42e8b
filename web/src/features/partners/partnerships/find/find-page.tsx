import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFoundHotels } from '../../../../data/partner-find.ts'
import { cx } from '../../../../lib/cx.ts'
import { counted, percentText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { KeyRackSpot } from '../../../../ui/spot.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { readFind, readHotel, withParts, withText } from './find-address.ts'
import { FindFilters } from './find-filters.tsx'
import { FoundHotels } from './found-hotels.tsx'
import { RequestPanel } from './request-panel.tsx'

/** Space for the panel beside the page, unless the screen has it already. */
const besidePanel =
  'desk:pr-[calc(436px-clamp(0px,100vw-var(--sidebar)-var(--content-max)-2*var(--gutter),436px))]'

export function FindPage() {
  useTitle('Find hotels')
  const { search } = useLocation()
  const navigate = useNavigate()
  const filter = readFind(search)
  const list = useFoundHotels(filter)
  const hotelId = readHotel(search)
  return (
    <>
      <div className={cx('@container flex grow flex-col', hotelId && besidePanel)}>
        <PartnershipTabs current="find" />
        <div className="mb-[18px] flex flex-wrap items-center gap-2.5">
          <SearchBox
            label="Search hotels"
            placeholder="City, country or name"
            isBusy={list.isPlaceholderData && list.isFetching}
            withText={withText}
            className="w-full md:w-[300px]"
          />
          <div className="flex flex-wrap gap-2.5 *:shrink-0 max-md:-mx-(--gutter) max-md:w-screen max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-0.5">
            <FindFilters meta={list.data?.meta} />
          </div>
        </div>
        {list.isError ? (
          <NotLoaded
            title="The hotels did not load"
            isBusy={list.isFetching}
            retry={() => void list.refetch()}
          />
        ) : list.data ? (
          <Found list={list.data} isBusy={list.isPlaceholderData} />
        ) : (
          <ListSkeleton />
        )}
      </div>
      {hotelId ? (
        <RequestPanel
          key={hotelId}
          hotelId={hotelId}
          onClose={() => navigate({ search: withParts(search, { hotel: null }) })}
        />
      ) : null}
    </>
  )
}

type FoundProps = { list: NonNullable<ReturnType<typeof useFoundHotels>['data']>; isBusy: boolean }

function Found({ list: { data: hotels, meta }, isBusy }: FoundProps) {
  const { search } = useLocation()
  const top = useRef<HTMLElement>(null)
  return (
    <>
      <section
        ref={top}
        tabIndex={-1}
        aria-label="Hotels"
        aria-busy={isBusy}
        className={cx(
          'overflow-hidden rounded-lg border border-border bg-surface outline-none transition-opacity',
          isBusy && 'opacity-55',
        )}
      >
        {hotels.length > 0 ? (
          <>
            <FoundHotels
              hotels={hotels}
              chosenId={readHotel(search)}
              countWords={counted(meta.total, 'hotel')}
            />
            <p className="border-t border-border px-[18px] py-4 text-[14px] text-muted md:px-6">
              Earnings are yours to keep: Roomlark’s {percentText(meta.sharePercent)} share of the commission
              is already taken off. Amounts are in US dollars.
            </p>
          </>
        ) : (
          <Nothing total={meta.total} />
        )}
      </section>
      <Pagination
        {...meta}
        toPage={(page) => ({ search: withParts(search, { page }) })}
        onMove={() => {
          top.current?.focus({ preventScroll: true })
          window.scrollTo(0, 0)
        }}
      />
    </>
  )
}

function Nothing({ total }: { total: number }) {
  const { search } = useLocation()
  const isNarrowed = search !== ''
  return (
    <EmptyState
      spot={<KeyRackSpot />}
      title={
        total > 0 ? 'Nothing on this page' : isNarrowed ? 'Nothing found' : 'No hotel takes partners yet'
      }
      text={
        total > 0
          ? 'All results are on earlier pages.'
          : isNarrowed
            ? 'Nothing matches your search and filters.'
            : 'Hotels that do are listed here as soon as they open.'
      }
      action={
        total > 0 || isNarrowed ? (
          <ButtonLink to={{ search: total > 0 ? withParts(search, { page: 1 }) : '' }}>
            {total > 0 ? 'Go to page 1' : 'Show all hotels'}
          </ButtonLink>
        ) : null
      }
    />
  )
}
