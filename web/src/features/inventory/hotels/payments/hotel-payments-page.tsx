import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useLocation, useParams } from 'react-router'
import { useHotel } from '../../../../data/hotels.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { cx } from '../../../../lib/cx.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../../../ui/button.tsx'
import { Settings2 } from '../../../../ui/icons/settings-2.ts'
import { Segments } from '../../../../ui/segments.tsx'
import { besidePanel } from '../../../../ui/side-panel.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { HotelTabs } from '../hotel-tabs.tsx'
import { AccountNote } from './account-note.tsx'
import { DisputeList } from './dispute-list.tsx'
import { DueList } from './due-list.tsx'
import { type PaymentView, paymentsAddress } from './payments-address.ts'
import { TransferList } from './transfer-list.tsx'

const viewWords: Readonly<Record<PaymentView, string>> = {
  due: say('Due and failed'),
  disputes: say('Disputes'),
  transfers: say('Transfers'),
}

const lists = { due: DueList, disputes: DisputeList, transfers: TransferList }

/** Deposits and disputes of a hotel's guests, and transfers to its bank account. */
export function HotelPaymentsPage() {
  const { id = '' } = useParams()
  const { search } = useLocation()
  const address = paymentsAddress.read(search)
  const query = useHotel(id)
  const hotel = query.data
  const seesBooks = useMay('see-books', id)
  useTitle(hotel ? say('Payments of {hotel}', { hotel: isolate(hotel.name) }) : say('Payments'))
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  const views = seesBooks ? (['due', 'disputes', 'transfers'] as const) : (['due', 'disputes'] as const)
  const view = views.find((one) => one === address.view) ?? 'due'
  const List = lists[view]
  const isOpen = view === 'transfers' && address.openId !== undefined
  return (
    <div className={cx('flex grow flex-col', isOpen && besidePanel)}>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
        ]}
        here={say('Payments')}
      />
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1>{say('Payments')}</h1>
          <p className="mt-1 text-muted">
            {say('What guests pay online, and what reaches your bank account')}
          </p>
        </div>
        <ButtonLink variant="secondary" to={`/hotels/${hotel.id}/payments/settings`}>
          <Settings2 aria-hidden="true" className="size-[18px]" />
          {say('Settings')}
        </ButtonLink>
      </div>
      <HotelTabs hotel={hotel} current="payments" />
      <AccountNote hotelId={hotel.id} />
      <div className="mb-[18px]">
        <Segments
          label={say('Show')}
          value={view}
          choices={views.map((value) => ({ value, label: viewWords[value] }))}
          toChoice={(next) => ({
            search: paymentsAddress.narrow(search, { view: next, openId: null }),
          })}
        />
      </div>
      <List hotel={hotel} page={address.page} openId={address.openId} />
    </div>
  )
}
