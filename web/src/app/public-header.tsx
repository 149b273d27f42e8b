import { say } from '@roomlark/contract/say'
import { useLocation } from '../lib/navigation.ts'
import { useSession } from '../session/session-context.ts'
import { Brand } from '../ui/brand.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'

export function PublicHeader() {
  const { pathname } = useLocation()
  const { isAuthenticated } = useSession()
  return (
    <header className="relative z-2 flex h-16 items-center justify-between gap-2 px-4 min-[360px]:px-5 md:h-[76px] md:px-12">
      <Brand to="/" label={say('Roomlark home')} wordClassName="text-[20px]! min-[360px]:text-[22px]!" />
      <nav
        aria-label={say('Account')}
        className="flex items-center gap-2 font-[540] min-[360px]:gap-3.5 md:gap-[22px]"
      >
        {isAuthenticated ? (
          <ButtonLink to="/dashboard" variant="secondary" size="sm">
            {say('Dashboard')}
          </ButtonLink>
        ) : (
          <>
            <Link
              to="/login"
              aria-current={pathname === '/login' ? 'page' : undefined}
              className="rounded-sm px-1 py-2 hover:text-primary-text"
            >
              {say('Login')}
            </Link>
            <ButtonLink to="/register" variant="secondary" size="sm">
              {say('Register')}
            </ButtonLink>
          </>
        )}
      </nav>
    </header>
  )
}
