import { say } from '@roomlark/contract/say'
import { lazy, Suspense } from 'react'
import {
  acceptedAll,
  type CookiePreferences,
  openCookiePreferences,
  rejectedAll,
  saveCookieChoice,
  useCookieConsent,
} from '../../../lib/cookie-consent.ts'
import { sayRich } from '../../../lib/say-rich.ts'
import { Button } from '../../../ui/button.tsx'
import { Cookie } from '../../../ui/icons/cookie.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { Link } from '../../../ui/link.tsx'
import './cookie-banner.css'
import { keepFocusAbove } from './keep-focus-above.ts'

const CookiePreferencesDialog = lazy(async () => ({
  default: (await import('./cookie-preferences-dialog.tsx')).CookiePreferencesDialog,
}))

/** The banner until a choice is stored, and the preferences whenever they are opened. */
export function CookieBanner() {
  const { decided, choosing } = useCookieConsent()
  return (
    <>
      {decided ? null : <Banner />}
      {choosing ? (
        <LazyBoundary fallback={null}>
          <Suspense fallback={null}>
            <CookiePreferencesDialog />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  )
}

function choose(preferences: CookiePreferences) {
  saveCookieChoice(preferences)
  // The pressed button is gone, so the focus moves to the page rather than to its very end.
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** On a phone the three choices share a line, so that little of the page is covered. */
const slim = 'max-md:px-2.5! max-md:text-[13px]'

// Sticky at the end of the page, not fixed: it takes up space there, so that nothing stays hidden below it.
function Banner() {
  return (
    <section
      id="cookie-banner"
      ref={keepFocusAbove}
      aria-label={say('Cookies')}
      className="sticky bottom-3 z-30 mx-3 mt-4 mb-3 flex max-h-[calc(100dvh-24px)] max-w-[1120px] flex-col gap-2 overflow-y-auto rounded-lg border border-border bg-raised p-3.5 [box-shadow:var(--shadow-lg)] md:bottom-[86px] md:mx-8 md:mb-[86px] md:flex-row md:flex-wrap md:items-center md:gap-5 md:px-6 md:py-5 desk:mx-auto desk:w-[calc(100%-64px)] desk:flex-nowrap print:hidden"
    >
      <span className="hidden size-12 shrink-0 place-items-center rounded-[12px] bg-accent-soft text-accent-text md:grid">
        <Cookie aria-hidden="true" className="size-6" strokeWidth={1.75} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-sans text-md max-md:sr-only font-strong tracking-[-0.005em]">
          {say('A few cookies, if you like')}
        </h2>
        <p className="max-w-[560px] text-[13px] leading-5 text-muted md:mt-0.5 md:text-[14px] md:leading-[21px]">
          {sayRich(
            'We need some to keep you signed in. Others <span>help us improve Roomlark and </span>are off until you allow them. <link>Cookie Policy</link>',
            {
              span: (text) => <span className="max-md:hidden">{text}</span>,
              link: (text) => (
                <Link to="/cookie-policy" className="link">
                  {text}
                </Link>
              ),
            },
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-1.5 md:ml-auto md:gap-3">
        <Button variant="quiet" className={`max-md:order-1 ${slim}`} onClick={openCookiePreferences}>
          {say('Manage Preferences')}
        </Button>
        <Button variant="secondary" className={slim} onClick={() => choose(rejectedAll)}>
          {say('Reject All')}
        </Button>
        <Button variant="secondary" className={slim} onClick={() => choose(acceptedAll)}>
          {say('Accept All')}
        </Button>
      </div>
    </section>
  )
}
