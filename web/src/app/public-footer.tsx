import { supportEmail } from '@roomlark/contract/contact'
import { say } from '@roomlark/contract/say'
import { usePlatform } from '../session/use-platform.ts'
import { Link } from '../ui/link.tsx'

const linkClass = 'rounded-sm hover:underline underline-offset-3'

/** The ground below the horizon. */
export function PublicFooter() {
  const { platform } = usePlatform()
  const hasSupport = platform?.switches.supportPages !== 'closed'
  return (
    <footer className="relative z-3 flex flex-col items-center gap-2 bg-(--hz-ground) px-5 pt-2 pb-[18px] text-[13px] leading-[22px] text-on-ground md:flex-row md:justify-between md:px-12 md:pt-2.5 md:pb-5 md:text-[14px]">
      <span>{say('© {year} Roomlark', { year: new Date().getFullYear() })}</span>
      <nav
        aria-label={say('Legal and support')}
        className="flex flex-wrap justify-center gap-4 md:gap-x-[26px]"
      >
        <Link className={linkClass} to="/privacy-policy">
          {say('Privacy Policy')}
        </Link>
        <Link className={linkClass} to="/terms-of-service">
          {say('Terms of Service')}
        </Link>
        <Link className={linkClass} to="/cookie-policy">
          {say('Cookie Policy')}
        </Link>
        {hasSupport ? (
          <>
            <Link className={linkClass} to="/help">
              {say('Help Center')}
            </Link>
            <Link className={linkClass} to="/status">
              {say('Status Page')}
            </Link>
          </>
        ) : null}
        <a className={linkClass} href={`mailto:${supportEmail}`}>
          {say('Contact Support')}
        </a>
      </nav>
    </footer>
  )
}
