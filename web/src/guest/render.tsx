import { guestLanguageCodes } from '@roomlark/contract/guest-languages'
import type { GuestAssets, GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { type ReadCatalogue, readCataloguesBy } from '@roomlark/contract/guest-texts'
import { shareSize, shareUrl } from '@roomlark/contract/platform/photos'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { BookingPage } from './bookings/booking-page.tsx'
import { CancelPage } from './bookings/cancel-page.tsx'
import { ChangePage } from './bookings/change-page.tsx'
import { CheckInPage } from './bookings/check-in-page.tsx'
import { DetailsPage, EmailPage } from './bookings/details-page.tsx'
import { ErasedPage, ErasePage } from './bookings/erase-page.tsx'
import { ExtrasPage } from './bookings/extras-page.tsx'
import { LettersPage } from './bookings/letters-page.tsx'
import { LookupPage } from './bookings/lookup-page.tsx'
import { PrintPage } from './bookings/print-page.tsx'
import { CheckoutPage } from './checkout/checkout-page.tsx'
import { RefusedPage } from './checkout/refused-page.tsx'
import { EmbedFrame, embedAttributes } from './embed/embed-frame.tsx'
import { MissingPage } from './faults/missing-page.tsx'
import { TroublePage } from './faults/trouble-page.tsx'
import { frameAttributes } from './frame-attributes.ts'
import { makeHead } from './head.ts'
import { HotelPage } from './hotel/hotel-page.tsx'
import { LegalPage } from './legal/legal-page.tsx'
import { OperatorPage } from './legal/operator-page.tsx'
import { PartnerListPage } from './partner/partner-list-page.tsx'
import { PayPage } from './pay/pay-page.tsx'
import { HotelReviewsPage } from './reviews/hotel-reviews-page.tsx'
import { ReviewPage } from './reviews/review-page.tsx'
import { ReviewRulesPage } from './reviews/review-rules-page.tsx'
import { LandingPage } from './search/landing-page.tsx'
import { PlacePage } from './search/place-page.tsx'
import { ResultsPage } from './search/results-page.tsx'
import { WaitingPage } from './waiting/waiting-page.tsx'

/** The whole document of a page. What anybody wrote passes through React, or through `dataBlock`. */
export function renderPage(page: GuestPage, assets: GuestAssets, readCatalogue: ReadCatalogue): string {
  readCataloguesBy(readCatalogue)
  const body = renderToString(<Page page={page} />)
  const head = makeHead(page)
  const { publicUrl, path, language } = page.visit
  const canonical = publicUrl + (head.canonicalPath ?? path)
  const inLanguage = (code: string) => `${canonical}${code === 'en' ? '' : `?lang=${code}`}`
  const markup = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="color-scheme" content="light dark" />
      {head.isIndexed ? (
        <>
          <link rel="canonical" href={inLanguage(language)} />
          {(isInEachLanguage(page) ? guestLanguageCodes : []).map((code) => (
            <link key={code} rel="alternate" hrefLang={code} href={inLanguage(code)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={inLanguage('en')} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <meta property="og:site_name" content="Roomlark" />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={inLanguage(language)} />
      <meta property="og:locale" content={language} />
      <meta
        property="og:image"
        content={publicUrl + (head.picture ? shareUrl(head.picture.url) : '/share.jpg')}
      />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={head.picture?.caption || head.title} />
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/icon-180.png" />
      <link rel="manifest" href="/site.webmanifest" />
    </>,
  )
  const files = renderToStaticMarkup(
    <>
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
      ))}
      {assets.styles.map((style) => (
        <link key={style} rel="stylesheet" href={style} />
      ))}
      {assets.modules.map((module) => (
        <link key={module} rel="modulepreload" href={module} />
      ))}
      {hasOwnLook(page) ? null : <script src="/theme.js" />}
      <script type="module" src={assets.script} />
    </>,
  )
  const data = (head.data ?? []).map((one) => dataBlock('application/ld+json', one)).join('')
  return `<!doctype html><html lang="${language}"${page.kind === 'embed' ? embedAttributes(page) : frameAttributes(page.visit)}><head>${markup}${files}${data}</head><body>${body}</body></html>`
}

/** In a frame, the site around it chooses the theme, not the visitor for our own site. */
function hasOwnLook(page: GuestPage): boolean {
  return page.visit.frame !== null || (page.kind === 'embed' && page.look !== 'auto')
}

/** A legal text that an administrator has published is in English only. */
function isInEachLanguage(page: GuestPage): boolean {
  return page.kind !== 'legal' || page.inForce.body === null
}

function Page({ page }: { page: GuestPage }) {
  switch (page.kind) {
    case 'landing':
      return <LandingPage page={page} />
    case 'place':
      return <PlacePage page={page} />
    case 'results':
      return <ResultsPage page={page} />
    case 'hotel':
      return <HotelPage page={page} />
    case 'booking-lookup':
      return <LookupPage page={page} />
    case 'booking':
      return <BookingPage page={page} />
    case 'booking-change':
      return <ChangePage page={page} />
    case 'booking-cancel':
      return <CancelPage page={page} />
    case 'booking-check-in':
      return <CheckInPage page={page} />
    case 'booking-details':
      return <DetailsPage page={page} />
    case 'booking-extras':
      return <ExtrasPage page={page} />
    case 'booking-email':
      return <EmailPage page={page} />
    case 'booking-erase':
      return <ErasePage page={page} />
    case 'booking-erased':
      return <ErasedPage page={page} />
    case 'booking-letters':
      return <LettersPage page={page} />
    case 'booking-print':
      return <PrintPage page={page} />
    case 'embed':
      return <EmbedFrame page={page} />
    case 'checkout':
      return <CheckoutPage page={page} />
    case 'checkout-refused':
      return <RefusedPage page={page} />
    case 'waiting':
      return <WaitingPage page={page} />
    case 'pay':
      return <PayPage page={page} />
    case 'legal':
      return <LegalPage page={page} />
    case 'operator':
      return <OperatorPage page={page} />
    case 'review':
      return <ReviewPage page={page} />
    case 'hotel-reviews':
      return <HotelReviewsPage page={page} />
    case 'review-rules':
      return <ReviewRulesPage page={page} />
    case 'partner-list':
      return <PartnerListPage page={page} />
    case 'missing':
      return <MissingPage page={page} />
    case 'trouble':
      return <TroublePage page={page} />
  }
}

/** Data in a script that is none: whatever it holds, it cannot end the element or begin a comment. */
function dataBlock(type: string, data: object): string {
  const json = JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
  return `<script type="${type}">${json}</script>`
}
