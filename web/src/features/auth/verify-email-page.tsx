import { auth } from '@roomlark/contract/auth'
import { Link2Off, MailCheck, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { useLinkToken } from './use-link-token.ts'

type Outcome = 'waiting' | 'verified' | 'refused' | { problem: string }

// A token works once, so it is sent once, however often the page is mounted.
const attempts = new Map<string, Promise<unknown>>()

function verify(token: string): Promise<unknown> {
  const attempt = attempts.get(token) ?? call(auth.verifyEmail, { body: { token } })
  attempts.set(token, attempt)
  return attempt
}

function outcomeOf(error: unknown): Outcome {
  if (error instanceof ApiError && error.status === 400) return 'refused'
  return { problem: messageOf(error, 'The server could not check the link.') }
}

export function VerifyEmailPage() {
  useTitle('Verify email')
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<Outcome>('waiting')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!token) return setOutcome('refused')
    let wanted = true
    verify(token).then(
      () => wanted && setOutcome('verified'),
      (error: unknown) => wanted && setOutcome(outcomeOf(error)),
    )
    return () => {
      wanted = false
    }
  }, [token, round])

  function tryAgain() {
    if (token) attempts.delete(token)
    setOutcome('waiting')
    setRound(round + 1)
  }

  if (outcome === 'waiting') return <PageSpinner label="Checking your link" />
  if (outcome === 'verified') {
    return (
      <AuthResult icon={<MailCheck />} title="Email verified" text="Your address is confirmed. Come on in.">
        <ButtonLink to="/login" size="lg" block>
          Go to Sign In
        </ButtonLink>
      </AuthResult>
    )
  }
  if (outcome === 'refused') {
    return (
      <AuthResult
        icon={<Link2Off />}
        title="This link no longer works"
        text="A verification link works once, for 24 hours. If you have used it already, just sign in."
      >
        <ButtonLink to="/login" size="lg" block>
          Go to Sign In
        </ButtonLink>
      </AuthResult>
    )
  }
  return (
    <AuthResult icon={<WifiOff />} title="Your email is not verified yet" text={outcome.problem}>
      <Button size="lg" block onClick={tryAgain}>
        Try again
      </Button>
    </AuthResult>
  )
}
