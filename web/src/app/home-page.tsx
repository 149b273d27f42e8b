import { Navigate } from 'react-router'
import { useTitle } from '../lib/use-title.ts'
import { useSession } from '../session/session-context.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageSpinner } from '../ui/spinner.tsx'

export function HomePage() {
  const { isAuthenticated, isStarting } = useSession()
  useTitle('Welcome')
  if (isStarting) return <PageSpinner />
  // spec §2: once signed in, / leads to the dashboard
  if (isAuthenticated) return <Navigate to="/dashboard" replace />
  return (
    <section className="mt-12 max-w-[720px] text-center md:mt-20">
      <h1 className="text-2xl text-balance md:text-[62px] md:leading-[66px]">
        The <span className="dark:hidden">morning</span>
        <span className="hidden dark:inline">night</span> desk is open
      </h1>
      <p className="mx-auto mt-4 mb-8 max-w-[46ch] text-md text-balance text-muted md:mt-5 md:text-lg">
        Hotels list their rooms and take every booking at one desk, and each figure is right to the cent.
      </p>
      <div className="flex flex-col items-center justify-center gap-3 md:flex-row">
        <ButtonLink to="/login" size="lg" className="max-md:w-60">
          Sign in
        </ButtonLink>
        <ButtonLink to="/register" variant="secondary" size="lg" className="max-md:w-60">
          Create an account
        </ButtonLink>
      </div>
    </section>
  )
}
