import { Id } from '@roomlark/contract/primitives'
import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useAffiliateProfile } from '../../../../data/affiliate-profile.ts'
import { useTitle } from '../../../../lib/use-title.ts'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Card } from '../../../../ui/card.tsx'
import { CardSkeleton } from '../../../../ui/card-states.tsx'
import { NotLoaded } from '../../../../ui/not-loaded.tsx'
import { AffiliateProfileForm } from './affiliate-profile-form.tsx'

/** Page on which an affiliate presents itself to hotels. It leads back to a request that was begun. */
export function AffiliateProfilePage() {
  useTitle(say('Your profile for hotels'))
  const { search } = useLocation()
  const profile = useAffiliateProfile()
  const hotelId = Id.safeParse(new URLSearchParams(search).get('for')).data
  return (
    <>
      <Breadcrumbs
        above={[{ label: say('Partnerships'), to: '/partnerships' }]}
        here={say('Your profile for hotels')}
      />
      <h1 className="max-md:text-[26px] max-md:leading-8">{say('Your profile for hotels')}</h1>
      <p className="mt-1 mb-6 text-muted">
        {say('Hotels read it with your request; guests see only the name and the picture')}
      </p>
      {profile.data ? (
        <AffiliateProfileForm profile={profile.data} hotelId={hotelId} />
      ) : profile.isError ? (
        <NotLoaded title={say('Your profile did not load')} query={profile} />
      ) : (
        <Card>
          <CardSkeleton />
        </Card>
      )}
    </>
  )
}
