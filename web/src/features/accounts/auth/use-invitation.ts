import { useEffect, useState } from 'react'
import { ApiError } from '../../../lib/api-error.ts'
import { useLinkToken } from './use-link-token.ts'

/** Result of opening the link of an invitation; `none` where the page was opened without one. */
export type OpenedInvitation<Offer> =
  | { state: 'none' | 'waiting' | 'refused' | 'unreachable' }
  | { state: 'found'; token: string; offer: Offer }

type Acts = {
  retry: () => void
  /** For a link that turns out to be used up when it is accepted. */
  refuse: () => void
}

/** Reads what a link offers as the page opens. `read` is the same function at every render. */
export function useInvitation<Offer extends object>(
  read: (token: string, signal: AbortSignal) => Promise<Offer>,
): OpenedInvitation<Offer> & Acts {
  const token = useLinkToken()
  const [answer, setAnswer] = useState<Offer | 'waiting' | 'refused' | 'unreachable'>('waiting')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!token) return
    const stop = new AbortController()
    read(token, stop.signal).then(setAnswer, (error: unknown) => {
      if (stop.signal.aborted) return
      setAnswer(error instanceof ApiError && error.status === 400 ? 'refused' : 'unreachable')
    })
    return () => stop.abort()
  }, [token, round, read])
  const acts = {
    retry() {
      setAnswer('waiting')
      setRound(round + 1)
    },
    refuse: () => setAnswer('refused'),
  }
  if (!token) return { state: 'none', ...acts }
  return typeof answer === 'string'
    ? { state: answer, ...acts }
    : { state: 'found', token, offer: answer, ...acts }
}
