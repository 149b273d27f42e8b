import { auth, type OpenInvitation } from '@roomlark/contract/auth'
import { CloudOff, Link2Off } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/spinner.tsx'
import { AuthResult } from './auth-result.tsx'
import { InvitationForm } from './invitation-form.tsx'
import { useLinkToken } from './use-link-token.ts'

type Found = OpenInvitation | 'waiting' | 'refused' | 'unreachable'

/** The page that the link of an invitation opens: who invited whom, and what to accept. */
export function InvitationPage() {
  useTitle('Your invitation to Roomlark')
  const token = useLinkToken()
  const [found, setFound] = useState<Found>('waiting')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    call(auth.invitation, { body: { token }, signal: stop.signal }).then(setFound, (error: unknown) => {
      if (stop.signal.aborted) return
      setFound(error instanceof ApiError && error.status === 400 ? 'refused' : 'unreachable')
    })
    return () => stop.abort()
  }, [token, round])

  if (!token) return <NoInvitation title="This link is incomplete" />
  if (found === 'waiting') return <PageSpinner label="Opening your invitation" />
  if (found === 'refused') return <NoInvitation title="This invitation no longer works" />
  if (found === 'unreachable') {
    return (
      <AuthResult
        icon={<CloudOff />}
        title="Your invitation did not open"
        text="Your link has not been used. Check your connection, then try again."
      >
        <Button
          size="lg"
          block
          onClick={() => {
            setFound('waiting')
            setRound(round + 1)
          }}
        >
          Try again
        </Button>
      </AuthResult>
    )
  }
  return <InvitationForm token={token} invitation={found} onRefused={() => setFound('refused')} />
}

function NoInvitation({ title }: { title: string }) {
  return (
    <AuthResult
      icon={<Link2Off />}
      title={title}
      text="An invitation works once, for seven days, and only the newest one is valid. Ask the person who invited you for another."
    >
      <ButtonLink to="/login" size="lg" block>
        Go to Sign In
      </ButtonLink>
    </AuthResult>
  )
}
