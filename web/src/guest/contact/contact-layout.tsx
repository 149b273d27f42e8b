import { supportEmail } from '@roomlark/contract/contact'
import { operatorPath } from '@roomlark/contract/platform/legal-paths'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { Brand } from '../../ui/brand.tsx'
import { Link } from '../../ui/link.tsx'
import { SkipLink } from '../../ui/skip-link.tsx'

const column = 'mx-auto w-full max-w-[1224px] px-[18px] md:px-6'
const footerLink = 'rounded-sm hover:text-text hover:underline'

export function ContactLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className={`${column} flex h-15 items-center md:h-18`}>
        <Brand to="/" label={say('Roomlark home')} />
      </header>
      <main id="main" tabIndex={-1} className={`${column} flex grow flex-col pb-10 md:pb-16`}>
        {children}
      </main>
      <footer className="border-t border-border text-[14px] text-muted">
        <div className={`${column} flex flex-col gap-2.5 pt-5 pb-6 md:flex-row md:justify-between`}>
          <span>{`© ${new Date().getFullYear()} Roomlark`}</span>
          <nav
            aria-label={say('Legal and support')}
            className="flex flex-wrap gap-x-[18px] gap-y-2.5 md:gap-x-[26px]"
          >
            <Link to="/privacy-policy" className={footerLink}>
              {say('Privacy Policy')}
            </Link>
            <Link to="/terms-of-service" className={footerLink}>
              {say('Terms of Service')}
            </Link>
            <Link to="/cookie-policy" className={footerLink}>
              {say('Cookie Policy')}
            </Link>
            <a href={operatorPath} className={footerLink}>
              {say('Who runs Roomlark')}
            </a>
            <a href={`mailto:${supportEmail}`} className={footerLink}>
              {say('Contact Support')}
            </a>
          </nav>
        </div>
      </footer>
    </div>
  )
}
