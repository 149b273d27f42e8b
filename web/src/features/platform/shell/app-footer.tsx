import { supportEmail } from '@roomlark/contract/contact'
import { openCookiePreferences } from '../../../lib/cookie-consent.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { Brand } from '../../../ui/brand.tsx'
import { Link } from '../../../ui/link.tsx'
import { FooterColumn, footerLink } from './footer-column.tsx'
import { SocialPlaceholders } from './social-placeholders.tsx'

/** spec §2: placeholders, until there is a page to go to. */
const supportPages = [
  { name: 'Help Center', to: '/help' },
  { name: 'API Documentation', to: '/api/docs' },
  { name: 'Status Page', to: '/status' },
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
          <p className="mt-3 max-w-[260px]">Rooms, rates and the people who recommend them, in one place.</p>
          <SocialPlaceholders />
        </div>
        <FooterColumn title="Quick Links">
          <Link to="/dashboard" className={footerLink}>
            Dashboard
          </Link>
          <Link to="/hotels" className={footerLink}>
            Hotels
          </Link>
          <Link to="/bookings" className={footerLink}>
            Bookings
          </Link>
          <Link to="/profile" className={footerLink}>
            Profile
          </Link>
        </FooterColumn>
        <FooterColumn title="Support">
          <a href={`mailto:${supportEmail}`} className={footerLink}>
            Contact Support
          </a>
          {supportPages.map(({ name, to }) =>
            hasSupport ? (
              <Link key={to} to={to} className={footerLink}>
                {name}
              </Link>
            ) : (
              <span key={to} title={`${name}, coming soon`} className="inline-block py-1">
                {name}
              </span>
            ),
          )}
        </FooterColumn>
        <FooterColumn title="Legal">
          <Link to="/privacy-policy" className={footerLink}>
            Privacy Policy
          </Link>
          <Link to="/terms-of-service" className={footerLink}>
            Terms of Service
          </Link>
          <Link to="/cookie-policy" className={footerLink}>
            Cookie Policy
          </Link>
          <button type="button" onClick={openCookiePreferences} className={footerLink}>
            Cookie preferences
          </button>
        </FooterColumn>
      </div>
      <p className="mt-[26px] text-sm">© {new Date().getFullYear()} Roomlark. All rights reserved.</p>
    </footer>
  )
}
