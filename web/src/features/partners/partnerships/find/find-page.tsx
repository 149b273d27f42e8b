import { say } from '@roomlark/contract/say'
import { useLocation, useNavigate } from 'react-router'
import { useFoundHotels } from '../../../../data/partner-find.ts'
import { cx } from '../../../../lib/cx.ts'
import { percentText } from '../../../../lib/format-number.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { ListResults } from '../../../../ui/list-results.tsx'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { ListSkeleton } from '../list-skeleton.tsx'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { findAddress } from './find-address.ts'
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
  const { hotelId, ...filter } = findAddress.read(search)
  const list = useFoundHotels(filter)
  return (
    <>
      <div className={cx('@container flex grow flex-col', hotelId && besidePanel)}>
        <PartnershipTabs current="find" />
        <div className="mb-[18px] flex flex-wrap items-center gap-2.5">
          <SearchBox
            label={say('Search hotels')}
            placeholder={say('City, country or name')}
            isBusy={list.isPlaceholderData && list.isFetching}
            withText={findAddress.withText}
            className="w-full md:w-[300px]"
          />
          <div className="flex flex-wrap gap-2.5 *:shrink-0 max-md:-mx-(--gutter) max-md:w-screen max-md:flex-nowrap max-md:overflow-x-auto max-md:px-(--gutter) max-md:py-0.5">
            <FindFilters meta={list.data?.meta} />
          </div>
        </div>
        <ListResults
          list={list}
          address={findAddress}
          label={say('Hotels')}
          failed={say('The hotels did not load')}
          loading={<ListSkeleton />}
          nothing={{
            title: say('No hotel takes partners yet'),
            text: say('Hotels that do are listed here as soon as they open.'),
          }}
          notFound={{ all: say('Show all hotels') }}
        >
          {(hotels) => (
            <>
              <FoundHotels
                hotels={hotels}
                chosenId={hotelId}
                countWords={say('{total, plural, one {# hotel} other {# hotels}}', {
                  total: list.data?.meta.total ?? 0,
                })}
              />
              <p className="border-t border-border px-[18px] py-4 text-[14px] text-muted md:px-6">
                {say(
                  'Earnings are yours to keep: Roomlark’s {percent} share of the commission is already taken off. Amounts are in US dollars.',
                  { percent: percentText(list.data?.meta.sharePercent ?? 0) },
                )}
              </p>
            </>
          )}
        </ListResults>
      </div>
      {hotelId ? (
        <RequestPanel
          key={hotelId}
          hotelId={hotelId}
          onClose={() => navigate({ search: findAddress.with(search, { hotelId: null }) })}
        />
      ) : null}
    </>
  )
}
