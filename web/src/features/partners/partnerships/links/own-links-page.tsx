import { say } from '@roomlark/contract/say'
import { useLocation } from 'react-router'
import { useTitle } from '../../../../lib/use-title.ts'
import { PartnershipTabs } from '../partnership-tabs.tsx'
import { BookmarkCard } from './bookmark-card.tsx'
import { ImportLinksCard } from './import-links-card.tsx'
import { MakeLinkCard } from './make-link-card.tsx'
import { OwnLinksCard } from './own-links-card.tsx'
import { SitesCard } from './sites-card.tsx'

/** The tab of an affiliate's partnerships that makes links of any address, and lists those without a hotel. */
export function OwnLinksPage() {
  useTitle(say('Links'))
  const { search } = useLocation()
  const address = new URLSearchParams(search).get('address')?.slice(0, 2000) ?? ''
  return (
    <>
      <PartnershipTabs current="links" />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 desk:grid-cols-[minmax(0,1fr)_372px]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <MakeLinkCard key={address} address={address} />
          <OwnLinksCard />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <BookmarkCard />
          <ImportLinksCard />
          <SitesCard />
        </div>
      </div>
    </>
  )
}
