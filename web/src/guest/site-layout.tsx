import { supportEmail } from '@roomlark/contract/contact'
import { currencyIn } from '@roomlark/contract/guest-formats'
import { guestLanguageCodes, guestLanguages } from '@roomlark/contract/guest-languages'
import type { GuestVisit } from '@roomlark/contract/guest-site/guest-page'
import { operatorPath } from '@roomlark/contract/platform/legal-paths'
import type { ReactNode } from 'react'
import { cx } from '../lib/cx.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Globe } from '../ui/icons/globe.ts'
import { Lark } from '../ui/lark.tsx'
import { ConsentBanner } from './consent-banner.tsx'
import { Island } from './island.tsx'
import { carriedWords, legalAddress, makeAddress } from './page-address.ts'
import { column } from './site-column.ts'
import { textsIn } from './texts/texts.ts'

const footerLink = 'rounded-sm hover:text-text hover:underline'

type SiteLayoutProps = { visit: GuestVisit; isOpen?: boolean; className?: string; children: ReactNode }

/** Header and footer of the site for guests. */
export function SiteLayout({ visit, isOpen = true, className, children }: SiteLayoutProps) {
  const manage =
    isOpen && !visit.frame ? (
      <a
        href={makeAddress(visit, '/stays/bookings')}
        className="rounded-md px-2.5 py-1.5 text-[15px] font-medium hover:bg-sunken max-md:max-w-36 max-md:text-right max-md:leading-[18px] md:-mr-2.5"
      >
        {textsIn(visit.language).header.manage}
      </a>
    ) : null
  const nav = (
    <>
      <PreferencesMenu visit={visit} />
      {manage}
    </>
  )
  return (
    <SiteFrame
      visit={visit}
      nav={nav}
      className={className}
      home={isOpen ? makeAddress(visit, '/stays') : '/'}
    >
      {children}
    </SiteFrame>
  )
}

type SiteFrameProps = {
  visit: GuestVisit
  home: string
  nav: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** Frame of every page. */
export function SiteFrame({ visit, home, nav, className = '', children }: SiteFrameProps) {
  const texts = textsIn(visit.language)
  const isFramed = visit.frame !== null
  return (
    <div className="relative flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-3 left-3 z-80 -translate-y-24 rounded-md bg-primary px-4 py-2.5 font-medium text-on-primary focus:translate-y-0"
      >
        {texts.site.skip}
      </a>
      {isFramed ? null : (
        <Island
          name="consent"
          of={ConsentBanner}
          props={{
            words: texts.consent,
            policy: { label: texts.site.cookies, href: legalAddress(visit, '/cookie-policy') },
            isAsked: visit.asksConsent,
          }}
        />
      )}
      <header
        className={cx(
          column,
          'relative z-20 flex items-center justify-between gap-4',
          isFramed ? 'h-13 pr-16 md:pr-16' : 'h-15 md:h-18',
        )}
      >
        <a
          href={home}
          aria-label={home === '/' ? texts.site.appHome : texts.site.home}
          className="inline-flex items-center gap-2.5 rounded-sm"
        >
          <Lark size={isFramed ? 22 : 32} />
          <span
            className={cx(
              'font-display leading-none font-[560] tracking-[-0.02em]',
              isFramed ? 'text-[16px]' : 'text-[20px]',
            )}
          >
            Roomlark
          </span>
        </a>
        <div className="flex items-center gap-0.5 md:gap-4">{nav}</div>
      </header>
      <main id="main" tabIndex={-1} className={`flex grow flex-col ${className}`}>
        {children}
      </main>
      <SiteFooter visit={visit} />
    </div>
  )
}

function SiteFooter({ visit }: { visit: GuestVisit }) {
  const texts = textsIn(visit.language)
  return (
    <footer className="border-t border-border text-[14px] text-muted">
      <div className={`${column} flex flex-col gap-2.5 pt-5 pb-6 md:flex-row md:justify-between`}>
        <span>© {visit.year} Roomlark</span>
        <nav aria-label={texts.site.legal} className="flex flex-wrap gap-x-[18px] gap-y-2.5 md:gap-x-[26px]">
          <a href={legalAddress(visit, '/privacy-policy')} className={footerLink}>
            {texts.site.privacy}
          </a>
          <a href={legalAddress(visit, '/terms-of-service')} className={footerLink}>
            {texts.site.terms}
          </a>
          <a href={legalAddress(visit, '/cookie-policy')} className={footerLink}>
            {texts.site.cookies}
          </a>
          <a href={legalAddress(visit, operatorPath)} className={footerLink}>
            {texts.operator.title}
          </a>
          <a href={`mailto:${supportEmail}`} className={footerLink}>
            {texts.site.support}
          </a>
        </nav>
      </div>
    </footer>
  )
}

const select = 'h-(--control-h) w-full rounded-md border border-control bg-surface px-3 text-text'

/** A plain form to the same page; whether the choice is kept, the server decides by the guest's consent. */
function PreferencesMenu({ visit }: { visit: GuestVisit }) {
  const { language, currency, currencies, path, query, carried } = visit
  const { lang: _, currency: __, ...own } = carried
  const kept = [...new URLSearchParams(query), ...carriedWords(own)]
  const texts = textsIn(language).site
  return (
    <details data-popup="" className="relative">
      <summary className="flex items-center rounded-md px-2.5 py-1.5 text-[15px] font-medium hover:bg-sunken">
        <span className="sr-only">{texts.menu}: </span>
        <span className="max-md:hidden">
          {guestLanguages[language]}
          {currency ? `, ${currency.code}` : ''}
        </span>
        <span className="inline-flex items-center gap-1.5 md:hidden">
          <Globe aria-hidden="true" className="size-[18px]" />
          <abbr title={guestLanguages[language]} className="uppercase no-underline">
            {language}
          </abbr>
        </span>
      </summary>
      <form
        action={path}
        className="absolute right-0 z-30 mt-1.5 grid w-64 max-md:-right-20 gap-3 rounded-lg border border-border bg-raised p-4 [box-shadow:var(--shadow-md)]"
      >
        {kept.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <label className="grid gap-1 text-sm text-muted">
          {texts.language}
          <select name="lang" defaultValue={language} className={select}>
            {guestLanguageCodes.map((code) => (
              <option key={code} value={code} lang={code}>
                {guestLanguages[code]}
              </option>
            ))}
          </select>
        </label>
        {currencies.length > 0 ? (
          <label className="grid gap-1 text-sm text-muted">
            {texts.currency}
            <select name="currency" defaultValue={currency?.code ?? ''} className={select}>
              <option value="">{texts.hotelCurrency}</option>
              {currencies.map((code) => (
                <option key={code} value={code}>
                  {code}, {currencyIn(language, code)}
                </option>
              ))}
            </select>
          </label>
        ) : null}
        <button type="submit" className={buttonClass({ variant: 'secondary' })}>
          {texts.apply}
        </button>
      </form>
    </details>
  )
}
