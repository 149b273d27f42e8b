import { say } from '@roomlark/contract/say'
import { useOffersBeside } from '../../../data/boosts.ts'
import { usePartnershipCounts } from '../../../data/own-partnerships.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'

const tabs = {
  hotels: say('Your hotels'),
  find: say('Find hotels'),
  requests: say('Requests'),
  links: say('Links'),
  offers: say('Offers'),
}
type PartnershipTab = keyof typeof tabs

const paths: Record<PartnershipTab, string> = {
  hotels: '/partnerships',
  find: '/partnerships/find',
  requests: '/partnerships/requests',
  links: '/partnerships/links',
  offers: '/partnerships/offers',
}

/** Heading and tabs of the pages of an affiliate's partnerships. */
export function PartnershipTabs({ current }: { current: PartnershipTab }) {
  const { data: counts } = usePartnershipCounts()
  const { data: offers } = useOffersBeside()
  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h1 className="max-md:text-[26px] max-md:leading-8">{say('Partnerships')}</h1>
          <p className="mt-1 text-muted">{say('The hotels you recommend, and some you might')}</p>
        </div>
        <div className="flex flex-wrap max-md:-ml-3.5">
          <ButtonLink to="/partnerships/page" variant="quiet">
            {say('Your page of hotels')}
          </ButtonLink>
          <ButtonLink to="/partnerships/profile" variant="quiet">
            {say('Your profile for hotels')}
          </ButtonLink>
        </div>
      </div>
      <TabLinks
        label={say('Partnerships')}
        tabs={tabs}
        current={current}
        toTab={(tab) => paths[tab]}
        counts={{
          ...(counts && {
            hotels: counts.active + counts.paused,
            requests: counts.invited + counts.requested + counts.declined,
          }),
          ...(offers && { offers: offers.length }),
        }}
      />
    </>
  )
}
