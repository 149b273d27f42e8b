import type { HotelPaymentSettings } from '@roomlark/contract/bookings/payment-accounts'
import type { Hotel } from '@roomlark/contract/inventory/hotels'
import { isolate } from '@roomlark/contract/isolate'
import { say } from '@roomlark/contract/say'
import { useParams } from 'react-router'
import { usePaymentSettings } from '../../../../data/payments.ts'
import { TestNote } from '../../../../parts/payments/test-note.tsx'
import { useUser } from '../../../../session/session-context.ts'
import { useMay } from '../../../../session/use-may.ts'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { Skeleton, SkeletonArea } from '../../../../ui/skeleton.tsx'
import { HotelSubpage } from '../hotel-subpage.tsx'
import { AccountCard } from './account-card.tsx'
import { PaymentSettingsCard } from './payment-settings-card.tsx'

/** The account to which guests of a hotel pay, and what its desk may give back. */
export function PaymentSettingsPage() {
  const { id = '' } = useParams()
  const settings = usePaymentSettings(id)
  return (
    <HotelSubpage
      title={say('Payment settings')}
      tabTitle={(hotel) => say('Payment settings of {hotel}', { hotel: isolate(hotel) })}
      text={say('Where your guests’ payments go, and who may refund them')}
      here={say('Settings')}
      above={(hotelId) => [{ label: say('Payments'), to: `/hotels/${hotelId}/payments` }]}
      tab="payments"
    >
      {(hotel) =>
        settings.data ? (
          <Loaded hotel={hotel} settings={settings.data} />
        ) : settings.isPending ? (
          <SkeletonArea className="grid gap-5">
            <Skeleton className="h-56 rounded-lg!" />
            <Skeleton className="h-44 rounded-lg!" />
          </SkeletonArea>
        ) : (
          <NotLoaded title={say('The payment settings did not load')} query={settings} />
        )
      }
    </HotelSubpage>
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
