import { legalPaths } from '@roomlark/contract/platform/legal-paths'
import { say } from '@roomlark/contract/say'
import { useEffect } from 'react'
import { useLocation } from '../lib/navigation.ts'
import { useTitle } from '../lib/use-title.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

/** The legal texts are no pages of the app: a link of the app that led to one fetches it from the server. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  return Object.values(legalPaths).includes(pathname) ? <ServedPage /> : <NotFound />
}

function ServedPage() {
  useEffect(() => location.reload(), [])
  return <PageSpinner />
}

function NotFound() {
  useTitle(say('Page not found'))
  return (
    <section className="mt-15 text-center md:mt-24">
      <span className="keytag keytag-lg">404</span>
      <h1 className="mt-6 mb-3 text-2xl md:text-3xl">{say('Page not found')}</h1>
      <p className="mb-[30px] text-md text-balance text-muted">
        {say("Sorry, we couldn't find the page you're looking for.")}
      </p>
      <div className="flex flex-col items-center justify-center gap-3 md:flex-row">
        <ButtonLink to="/dashboard" size="lg" className="max-md:w-60">
          {say('Go to Dashboard')}
        </ButtonLink>
        <ButtonLink to="/" variant="secondary" size="lg" className="max-md:w-60">
          {say('Go Home')}
        </ButtonLink>
      </div>
    </section>
  )
}
