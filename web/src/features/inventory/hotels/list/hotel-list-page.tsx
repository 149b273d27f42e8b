import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useHotelPage } from '../../../../data/hotels.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { May } from '../../../../session/may.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { usePlatform } from '../../../../session/use-platform.ts'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Handshake } from '../../../../ui/icons/handshake.ts'
import { Plus } from '../../../../ui/icons/plus.ts'
import { Upload } from '../../../../ui/icons/upload.ts'
import { SearchBox } from '../../../../ui/search-box.tsx'
import { ReceivedOffers } from '../hand-over/received-offers.tsx'
import { hotelAddress } from './hotel-list-address.ts'
import { HotelListFilters } from './hotel-list-filters.tsx'
import { HotelResults } from './hotel-results.tsx'

export function HotelListPage() {
  useTitle(say('Hotels'))
  const isAdmin = useUser().userType === 'admin'
  const { page, search, owner, status } = hotelAddress.read(useLocation().search)
  const filter = {
    page,
    ...(search && { search }),
    ...(isAdmin && owner && { owner }),
    ...(status && { status }),
  }
  const list = useHotelPage(filter)
  return (
    <>
      <ListHead />
      <ReceivedOffers />
      <div className="mb-[18px] flex flex-wrap items-center gap-3">
        <SearchBox
          label={say('Search hotels')}
          placeholder={say('Search hotels...')}
          isBusy={list.isPlaceholderData && list.isFetching}
          withText={hotelAddress.withText}
          className="w-full md:w-[300px]"
        />
        <HotelListFilters filter={filter} isAdmin={isAdmin} />
        <p role="status" className="ml-auto text-sm text-muted max-md:sr-only">
          {list.data && !list.isPlaceholderData ? countWords(list.data.meta.total) : null}
        </p>
      </div>
      <HotelResults list={list} isNarrowed={Boolean(search || filter.owner || filter.status)} />
    </>
  )
}

function ListHead() {
  const seesBooks = useMay('see-books')
  const hasPartners = usePlatform().platform?.switches.partnerships !== 'closed' && seesBooks
  return (
    <div className="mb-[18px] flex flex-col gap-3.5 md:mb-6 md:flex-row md:items-end md:justify-between md:gap-6">
      <div>
        <h1 className="max-md:text-[26px] max-md:leading-8">{say('Hotels')}</h1>
        <p className="mt-1 text-muted">{say('Manage your hotel properties and their details')}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2.5">
        {hasPartners ? (
          <ButtonLink to="/partners" variant="quiet">
            <Handshake aria-hidden="true" className="size-[18px]" />
            {say('Partners')}
          </ButtonLink>
        ) : null}
        <May do="own-hotels">
          <ButtonLink to="/hotels/import" variant="quiet">
            <Upload aria-hidden="true" className="size-[18px]" />
            {say('Import')}
          </ButtonLink>
          <ButtonLink to="/hotels/create" className="max-md:grow">
            <Plus aria-hidden="true" className="size-[18px]" />
            {say('Add Hotel')}
          </ButtonLink>
        </May>
      </div>
    </div>
  )
}

function countWords(total: number): string {
  return say('{hotels, plural, one {# hotel} other {# hotels}}', { hotels: total })
}
