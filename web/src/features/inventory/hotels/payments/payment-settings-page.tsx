import type { HotelPaymentSettings } from '@roomlark/contract/bookings/payment-accounts'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { useHotel } from '../../../../data/hotels.ts'
import { usePaymentSettings } from '../../../../data/payments.ts'
import { isNotThere } from '../../../../lib/api-error.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelDetailSkeleton, HotelNotLoaded } from '../hotel-detail-states.tsx'
import { HotelTabs } from '../hotel-tabs.tsx'
import { AccountCard } from './account-card.tsx'
import { PaymentSettingsCard } from './payment-settings-card.tsx'

/** The account to which guests of a hotel pay, and what its desk may give back. */
export function PaymentSettingsPage() {
  const { id = '' } = useParams()
  const query = useHotel(id)
  const settings = usePaymentSettings(id)
  const hotel = query.data
  useTitle(
    hotel ? say('Payment settings of {hotel}', { hotel: isolate(hotel.name) }) : say('Payment settings'),
  )
  if (query.isPending) return <HotelDetailSkeleton />
  if (!hotel || isNotThere(query.error))
    return <HotelNotLoaded error={query.error} retry={() => void query.refetch()} />
  return (
    <>
      <Breadcrumbs
        above={[
          { label: say('Hotels'), to: '/hotels' },
          { label: hotel.name, to: `/hotels/${hotel.id}` },
          { label: say('Payments'), to: `/hotels/${hotel.id}/payments` },
        ]}
        here={say('Settings')}
      />
      <h1>{say('Payment settings')}</h1>
      <p className="mt-1 mb-5 text-muted">{say('Where your guests’ payments go, and who may refund them')}</p>
      <HotelTabs hotel={hotel} current="payments" />
      {settings.data ? (
        <Loaded hotel={hotel} settings={settings.data} />
      ) : settings.isPending ? (
        <SkeletonArea className="grid gap-5">
          <Skeleton className="h-56 rounded-lg!" />
          <Skeleton className="h-44 rounded-lg!" />
        </SkeletonArea>
      ) : (
        <NotLoaded
          title={say('The payment settings did not load')}
          isBusy={settings.isFetching}
          retry={() => void settings.refetch()}
        />
      )}
    </>
  )
}

function Loaded({ hotel, settings }: { hotel: Hotel; settings: HotelPaymentSettings }) {
  const isHotel = useUser().userType === 'hotel'
  const mayConnect = useMay('connect-payments', hotel.id) && isHotel
  const { account, version } = settings
  return (
    <div className="grid gap-3.5 md:gap-5">
      {account?.isTest ? <TestNote isSimulated={account.isSimulated} /> : null}
      <AccountCard hotel={hotel} account={account} mayConnect={mayConnect} />
      <PaymentSettingsCard key={version} hotel={hotel} settings={settings} mayChange={mayConnect} />
    </div>
  )
}
