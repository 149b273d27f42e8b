import type { Switches } from '@roomlark/contract/platform/platform'
import { say } from '@roomlark/contract/say'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { useTitle } from '../lib/use-title.ts'
import { useSession } from '../session/session-context.ts'
import { usePlatform } from '../session/use-platform.ts'
import { ButtonLink } from '../ui/button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { BedDouble } from '../ui/icons/bed-double.ts'
import { Handshake } from '../ui/icons/handshake.ts'
import { Link } from '../ui/link.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

export function HomePage() {
  const { isAuthenticated, isStarting } = useSession()
  const { platform, error } = usePlatform()
  useTitle(say('Welcome'))
  if (isStarting || (!platform && !error)) return <PageSpinner />
  // spec §2: once signed in, / leads to the dashboard
  if (isAuthenticated) return <Navigate to="/dashboard" replace />
  return platform && isOpenToGuests(platform.switches) ? (
    <OpenHome switches={platform.switches} />
  ) : (
    <ClosedHome />
  )
}

function isOpenToGuests({ guestSite, hotelPages }: Switches): boolean {
  return guestSite === 'open' && hotelPages === 'open'
}

/** Guests come first, since most visitors are guests; hotels and affiliates have a way each. */
function OpenHome({ switches }: { switches: Switches }) {
  return (
    <section className="mt-8 w-full max-w-[860px] text-center max-md:pb-16 md:mt-14">
      <Welcome>{say('Find a room at its whole price, with every tax, and pay at the hotel.')}</Welcome>
      <div className="flex flex-col items-center justify-center gap-3 md:flex-row">
        {/* The site for guests lies outside the app. */}
        <a href="/stays" className={`${buttonClass({ size: 'lg' })} max-md:w-60`}>
          {say('Find a stay')}
        </a>
        <a
          href="/stays/bookings"
          className={`${buttonClass({ variant: 'secondary', size: 'lg' })} max-md:w-60`}
        >
          {say('Manage booking')}
        </a>
      </div>
      <ul className="mt-8 grid gap-3 text-left md:mt-10 md:grid-cols-2 md:gap-5">
        <Way
          icon={<BedDouble />}
          title={say('For hotels')}
          text={say('List your rooms and take every booking at one desk; each figure is right to the cent.')}
          join={say('List your hotel')}
          registration={switches.hotelRegistration}
        />
        {switches.partnerships === 'open' ? (
          <Way
            icon={<Handshake />}
            title={say('For affiliates')}
            text={say('Recommend hotels with links of your own, and see what each booking earns and why.')}
            join={say('Become a partner')}
            registration={switches.affiliateRegistration}
          />
        ) : null}
      </ul>
    </section>
  )
}

type WayProps = {
  icon: ReactNode
  title: string
  text: string
  join: string
  registration: Switches['hotelRegistration']
}

/** An account is offered only where one can be made. */
function Way({ icon, title, text, join, registration }: WayProps) {
  return (
    <li className="flex gap-4 rounded-lg border border-border bg-surface p-5">
      <span aria-hidden="true" className="shrink-0 text-primary-text [&>svg]:size-6">
        {icon}
      </span>
      <div className="min-w-0">
        <h2 className="font-sans text-md font-strong">{title}</h2>
        <p className="mt-0.5 mb-2 text-[14px] leading-[21px] text-muted">{text}</p>
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-[14px] font-medium">
          {registration === 'open' ? (
            <Link to="/register" className="link">
              {join}
            </Link>
          ) : null}
          <Link to="/login" className="link">
            {say('Sign in')}
          </Link>
        </p>
      </div>
    </li>
  )
}

function ClosedHome() {
  return (
    <section className="mt-12 max-w-[720px] text-center md:mt-20">
      <Welcome>
        {say(
          'Hotels list their rooms and take every booking at one desk, and each figure is right to the cent.',
        )}
      </Welcome>
      <div className="flex flex-col items-center justify-center gap-3 md:flex-row">
        <ButtonLink to="/login" size="lg" className="max-md:w-60">
          {say('Sign in')}
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" size="lg" className="max-md:w-60">
          {say('Create an account')}
        </ButtonLink>
      </div>
    </section>
  )
}

function Welcome({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl text-balance md:text-[62px] md:leading-[66px]">
        <span className="dark:hidden">{say('The morning desk is open')}</span>
        <span className="hidden dark:inline">{say('The night desk is open')}</span>
      </h1>
      <p className="mx-auto mt-4 mb-8 max-w-[46ch] text-md text-balance text-muted md:mt-5 md:text-lg">
        {children}
      </p>
    </>
  )
}
