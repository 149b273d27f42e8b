import { say } from '@roomlark/contract/say'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useFoundHotels } from '../../../../data/partner-find.ts'
import { cx } from '../../../../lib/cx.ts'
import { percentText } from '../../../../lib/format-number.ts'
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
  useTitle(say('Find hotels'))
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
            label={say('Search hotels')}
            placeholder={say('City, country or name')}
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
            title={say('The hotels did not load')}
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
        aria-label={say('Hotels')}
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
              countWords={say('{total, plural, one {# hotel} other {# hotels}}', { total: meta.total })}
            />
            <p className="border-t border-border px-[18px] py-4 text-[14px] text-muted md:px-6">
              {say(
                'Earnings are yours to keep: Roomlark’s {percent} share of the commission is already taken off. Amounts are in US dollars.',
                { percent: percentText(meta.sharePercent) },
              )}
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
        total > 0
          ? say('Nothing on this page')
          : isNarrowed
            ? say('Nothing found')
            : say('No hotel takes partners yet')
      }
      text={
        total > 0
          ? say('All results are on earlier pages.')
          : isNarrowed
            ? say('Nothing matches your search and filters.')
            : say('Hotels that do are listed here as soon as they open.')
      }
      action={
        total > 0 || isNarrowed ? (
          <ButtonLink to={{ search: total > 0 ? withParts(search, { page: 1 }) : '' }}>
            {total > 0 ? say('Go to page 1') : say('Show all hotels')}
          </ButtonLink>
        ) : null
      }
    />
  )
}
