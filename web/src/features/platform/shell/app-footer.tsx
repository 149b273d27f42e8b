import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'
import { openCookiePreferences } from '../../../lib/cookie-consent.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Link } from '../../../ui/link.tsx'
import { FooterColumn, footerLink } from './footer-column.tsx'
import { SocialPlaceholders } from './social-placeholders.tsx'

/** spec §2: placeholders, until there is a page to go to. */
const supportPages = [
  { name: say('Help Center'), to: '/help' },
  { name: say('API Documentation'), to: '/api/docs' },
  { name: say('Status Page'), to: '/status' },
]

export function AppFooter() {
  const { platform } = usePlatform()
  const hasSupport = platform?.switches.supportPages !== 'closed'
  return (
    // Drawn once the page above it is there; before that it would only jump.
    <footer className="border-t border-border px-(--gutter) pt-[34px] pb-[22px] text-[14px] text-muted group-has-[#main_[data-loading]]/shell:invisible print:hidden">
      <div className="grid max-w-(--content-max) grid-cols-2 gap-8 desk:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="max-desk:col-span-2">
          <Brand to="/dashboard" className="text-text" />
          <p className="mt-3 max-w-[260px]">
            {say('Rooms, rates and the people who recommend them, in one place.')}
          </p>
          <SocialPlaceholders />
        </div>
        <FooterColumn title={say('Quick Links')}>
          <Link to="/dashboard" className={footerLink}>
            {say('Dashboard')}
          </Link>
          <Link to="/hotels" className={footerLink}>
            {say('Hotels')}
          </Link>
          <Link to="/bookings" className={footerLink}>
            {say('Bookings')}
          </Link>
          <Link to="/profile" className={footerLink}>
            {say('Profile')}
          </Link>
        </FooterColumn>
        <FooterColumn title={say('Support')}>
          <a href={`mailto:${supportEmail}`} className={footerLink}>
            {say('Contact Support')}
          </a>
          {supportPages.map(({ name, to }) =>
            hasSupport ? (
              <Link key={to} to={to} className={footerLink}>
                {name}
              </Link>
            ) : (
              <span key={to} title={say('{page}, coming soon', { page: name })} className="inline-block py-1">
                {name}
              </span>
            ),
          )}
        </FooterColumn>
        <FooterColumn title={say('Legal')}>
          <Link to="/privacy-policy" className={footerLink}>
            {say('Privacy Policy')}
          </Link>
          <Link to="/terms-of-service" className={footerLink}>
            {say('Terms of Service')}
          </Link>
          <Link to="/cookie-policy" className={footerLink}>
            {say('Cookie Policy')}
          </Link>
          <button type="button" onClick={openCookiePreferences} className={footerLink}>
            {say('Cookie preferences')}
          </button>
        </FooterColumn>
      </div>
      <p className="mt-[26px] text-sm">
        {say('© {year} Roomlark. All rights reserved.', { year: new Date().getFullYear() })}
      </p>
    </footer>
  )
}
