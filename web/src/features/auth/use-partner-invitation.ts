import { auth, type PartnerInvitationOffer } from '@roomlark/contract/auth'
import { useEffect, useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { call } from '../../lib/call.ts'
import { useLinkToken } from './use-link-token.ts'

/** What the link of a hotel's invitation leads to; `none` where the page was opened without one. */
export type PartnerInvitation =
  | { state: 'none' | 'waiting' | 'refused' | 'unreachable' }
  | { state: 'found'; token: string; offer: PartnerInvitationOffer }

export function usePartnerInvitation(): PartnerInvitation & { retry: () => void } {
  const token = useLinkToken()
  const [answer, setAnswer] = useState<PartnerInvitationOffer | 'waiting' | 'refused' | 'unreachable'>(
    'waiting',
  )
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    call(auth.partnerInvitation, { body: { token }, signal: stop.signal }).then(
      setAnswer,
      (error: unknown) => {
        if (stop.signal.aborted) return
        setAnswer(error instanceof ApiError && error.status === 400 ? 'refused' : 'unreachable')
      },
    )
    return () => stop.abort()
  }, [token, round])
  const retry = () => {
    setAnswer('waiting')
    setRound(round + 1)
  }
  if (!token) return { state: 'none', retry }
  return typeof answer === 'string'
    ? { state: answer, retry }
    : { state: 'found', token, offer: answer, retry }
}
