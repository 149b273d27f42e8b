import { say } from '@roomlark/contract/say'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useGoTo, useLocation } from '../../../lib/navigation.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { returnPath } from '../../../session/return-path.ts'
import { useSession } from '../../../session/session-context.ts'
import { usePlatform } from '../../../session/use-platform.ts'
import { CircleAlert } from '../../../ui/icons/circle-alert.ts'
import { CircleCheck } from '../../../ui/icons/circle-check.ts'
import { LazyBoundary } from '../../../ui/lazy-boundary.tsx'
import { Note } from '../../../ui/note.tsx'
import { PageSpinner } from '../../../ui/spinner.tsx'
import { AuthCard, AuthHead } from './auth-card.tsx'
import { LoginForm, type Prefill } from './login-form.tsx'
import { loginNotice } from './login-notice.ts'

const DemoSignIns = lazy(() => import('./demo-sign-ins.tsx').then((part) => ({ default: part.DemoSignIns })))

export function LoginPage() {
  useTitle(say('Sign in'))
  const { isAuthenticated, isStarting, signedOutBecause } = useSession()
  const { state } = useLocation()
  const { platform } = usePlatform()
  const notice = loginNotice(state)
  const [prefill, setPrefill] = useState<Prefill | null>(null)
  if (isStarting) return <PageSpinner />
  // After signing in, and for visitors who are signed in already.
  if (isAuthenticated) return <GoOn to={returnPath(state)} />
  return (
    <>
      <AuthCard>
        <AuthHead
          title={
            <>
              <span className="dark:hidden">{say('Good morning')}</span>
              <span className="hidden dark:inline">{say('Good evening')}</span>
            </>
          }
        >
          {say('Sign in to your Roomlark account.')}
        </AuthHead>
        {signedOutBecause ? (
          <Note
            role="alert"
            tone="error"
            icon={<CircleAlert />}
            className="mb-5"
            title={say('You were signed out')}
          >
            <span className="wrap-anywhere">{signedOutBecause}</span>
          </Note>
        ) : null}
        {notice ? (
          <Note role="status" tone="success" icon={<CircleCheck />} className="mb-5">
            {notice}
          </Note>
        ) : null}
        <LoginForm prefill={prefill} />
      </AuthCard>
      {platform?.demo ? (
        <LazyBoundary fallback={null}>
          <Suspense>
            <DemoSignIns onPick={setPrefill} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  )
}

function GoOn({ to }: { to: string }) {
  const goTo = useGoTo()
  useEffect(() => goTo(to, { replace: true }), [goTo, to])
  return null
}
