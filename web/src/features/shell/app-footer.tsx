import { supportEmail } from '@roomlark/contract/contact'
import { openCookiePreferences } from '../../lib/cookie-consent.ts'
import { Brand } from '../../ui/brand.tsx'

import { Link } from '../../ui/link.tsx'
import { FooterColumn, footerLink } from './footer-column.tsx'

import { SocialPlaceholders } from './social-placeholders.tsx'

export function AppFooter() {
  return (
    <footer className="border-t border-border px-(--gutter) pt-[34px] pb-[22px] text-[14px] text-muted print:hidden">
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
          <Link to="/help" className={footerLink}>
            Help Center
          </Link>
          <Link to="/api/docs" className={footerLink}>
            API Documentation
          </Link>
          <Link to="/status" className={footerLink}>
            Status Page
          </Link>
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
