import { say } from '@roomlark/contract/say'
import { lazyPart } from '../lib/lazy-part.tsx'
import { type GuardedPage, hotelSide, partnershipPage } from './guarded-page.tsx'
import { LaunchGate } from './launch-gate.tsx'
import type { SignedInPath } from './signed-in-paths.ts'

const HotelBoostPage = lazyPart(
  async () => (await import('../features/inventory/hotels/boosts/hotel-boost-page.tsx')).HotelBoostPage,
)
const HotelTermsPage = lazyPart(
  async () => (await import('../features/inventory/hotels/terms/hotel-terms-page.tsx')).HotelTermsPage,
)
const HotelCreativesPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/creatives/hotel-creatives-page.tsx')).HotelCreativesPage,
)
const PartnerCreativesPage = lazyPart(
  async () =>
    (await import('../features/guest-site/creatives/partner-creatives-page.tsx')).PartnerCreativesPage,
)
const OwnPagePage = lazyPart(
  async () => (await import('../features/partners/partnerships/page/own-page-page.tsx')).OwnPagePage,
)
const OffersPage = lazyPart(
  async () => (await import('../features/partners/partnerships/offers/offers-page.tsx')).OffersPage,
)
const HotelPartnersPage = lazyPart(
  async () =>
    (await import('../features/inventory/hotels/partners/hotel-partners-page.tsx')).HotelPartnersPage,
)
const PartnerListPage = lazyPart(
  async () => (await import('../features/inventory/hotels/partners/partner-list-page.tsx')).PartnerListPage,
)
const LinksPage = lazyPart(
  async () => (await import('../features/guest-site/partner-links/links-page.tsx')).LinksPage,
)
const PartnerEmbedPage = lazyPart(
  async () => (await import('../features/guest-site/partner-links/partner-embed-page.tsx')).PartnerEmbedPage,
)
const LinkTestPage = lazyPart(
  async () => (await import('../features/guest-site/partner-links/link-test-page.tsx')).LinkTestPage,
)
const OwnLinksPage = lazyPart(
  async () => (await import('../features/partners/partnerships/links/own-links-page.tsx')).OwnLinksPage,
)
const OwnHotelsPage = lazyPart(
  async () => (await import('../features/partners/partnerships/hotels/own-hotels-page.tsx')).OwnHotelsPage,
)
const FindPage = lazyPart(
  async () => (await import('../features/partners/partnerships/find/find-page.tsx')).FindPage,
)
const RequestsPage = lazyPart(
  async () => (await import('../features/partners/partnerships/requests/requests-page.tsx')).RequestsPage,
)
const AffiliateProfilePage = lazyPart(
  async () =>
    (await import('../features/partners/partnerships/profile/affiliate-profile-page.tsx'))
      .AffiliateProfilePage,
)
const AllPartnershipsPage = lazyPart(
  async () =>
    (await import('../features/operations/users/partnerships/partnerships-page.tsx')).PartnershipsPage,
)
const SignalsPage = lazyPart(
  async () => (await import('../features/operations/users/signals/signals-page.tsx')).SignalsPage,
)
const PerformancePage = lazyPart(
  async () => (await import('../features/figures/performance/performance-page.tsx')).PerformancePage,
)

/** Pages about agreements between hotels and affiliates, and their results. */
export const partnershipPages = {
  '/hotels/:id/partners/boost': {
    roles: hotelSide,
    permission: 'decide-partners',
    part: HotelBoostPage,
    page: partnershipPage(say('Boost empty nights'), <HotelBoostPage />),
  },
  '/hotels/:id/partners/terms': {
    roles: hotelSide,
    permission: 'decide-partners',
    part: HotelTermsPage,
    page: partnershipPage(say('Tiers and campaigns'), <HotelTermsPage />),
  },
  '/hotels/:id/partners/creatives': {
    roles: hotelSide,
    permission: 'decide-partners',
    part: HotelCreativesPage,
    page: partnershipPage(say('Creatives'), <HotelCreativesPage />),
  },
  '/hotels/:id/partners': {
    roles: hotelSide,
    permission: 'see-books',
    part: HotelPartnersPage,
    page: (
      <LaunchGate name="partnerships" title={say('Partners')}>
        <HotelPartnersPage />
      </LaunchGate>
    ),
  },
  '/partners': {
    roles: hotelSide,
    permission: 'see-books',
    part: PartnerListPage,
    page: (
      <LaunchGate name="partnerships" title={say('Partners')}>
        <PartnerListPage />
      </LaunchGate>
    ),
  },
  '/partnerships': {
    roles: ['affiliate'],
    part: OwnHotelsPage,
    page: partnershipPage(say('Partnerships'), <OwnHotelsPage />),
  },
  '/partnerships/find': {
    roles: ['affiliate'],
    part: FindPage,
    page: partnershipPage(say('Find hotels'), <FindPage />),
  },
  '/partnerships/requests': {
    roles: ['affiliate'],
    part: RequestsPage,
    page: partnershipPage(say('Requests'), <RequestsPage />),
  },
  '/partnerships/profile': {
    roles: ['affiliate'],
    part: AffiliateProfilePage,
    page: partnershipPage(say('Your profile for hotels'), <AffiliateProfilePage />),
  },
  '/partnerships/page': {
    roles: ['affiliate'],
    part: OwnPagePage,
    page: partnershipPage(say('Your page of hotels'), <OwnPagePage />),
  },
  '/partnerships/offers': {
    roles: ['affiliate'],
    part: OffersPage,
    page: partnershipPage(say('Offers'), <OffersPage />),
  },
  '/partnerships/links': {
    roles: ['affiliate'],
    part: OwnLinksPage,
    page: partnershipPage(say('Links'), <OwnLinksPage />),
  },
  '/partnerships/:id': {
    roles: ['affiliate'],
    part: LinksPage,
    page: partnershipPage(say('Links'), <LinksPage />),
  },
  '/partnerships/:id/creatives': {
    roles: ['affiliate'],
    part: PartnerCreativesPage,
    page: partnershipPage(say('Creatives'), <PartnerCreativesPage />),
  },
  '/partnerships/:id/embed': {
    roles: ['affiliate'],
    part: PartnerEmbedPage,
    page: partnershipPage(say('Put it on your site'), <PartnerEmbedPage />),
  },
  '/partnerships/:id/links/:linkId/test': {
    roles: ['affiliate'],
    part: LinkTestPage,
    page: partnershipPage(say('Test my link'), <LinkTestPage />),
  },
  '/performance': {
    roles: ['affiliate'],
    part: PerformancePage,
    page: (
      <LaunchGate name="partnerships" title={say('Performance')}>
        <PerformancePage />
      </LaunchGate>
    ),
  },
  '/users/partnerships': {
    roles: ['admin'],
    part: AllPartnershipsPage,
    page: (
      <LaunchGate name="partnerships" title={say('Partnerships')}>
        <AllPartnershipsPage />
      </LaunchGate>
    ),
  },
  '/users/signals': {
    roles: ['admin'],
    part: SignalsPage,
    page: (
      <LaunchGate name="partnerships" title={say('Signals')}>
        <SignalsPage />
      </LaunchGate>
    ),
  },
} satisfies Partial<Record<SignedInPath, GuardedPage>>
