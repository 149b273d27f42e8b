import { say } from '@roomlark/contract/say'
import { useEffect, useState } from 'react'
import { ApiError, getErrorMessage } from '../../../lib/api-error.ts'
import { useLinkToken } from './use-link-token.ts'

type LinkOutcome = 'waiting' | 'done' | 'refused' | { problem: string }

// A token works once, so it is sent once, however often the page is mounted.
const attempts = new Map<string, Promise<unknown>>()

function sendOnce(token: string, send: (token: string) => Promise<unknown>): Promise<unknown> {
  const attempt = attempts.get(token) ?? send(token)
  attempts.set(token, attempt)
  return attempt
}

function toOutcome(error: unknown): LinkOutcome {
  if (error instanceof ApiError && (error.status === 400 || error.status === 409)) return 'refused'
  return { problem: getErrorMessage(error, say('The server could not check the link.')) }
}

/** Sends the token of a mailed link as the page opens. `send` is the same function at every render. */
export function useMailedLink(send: (token: string) => Promise<unknown>) {
  const token = useLinkToken()
  const [outcome, setOutcome] = useState<LinkOutcome>('waiting')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    if (!token) return setOutcome('refused')
    let wanted = true
    sendOnce(token, send).then(
      () => wanted && setOutcome('done'),
      (error: unknown) => wanted && setOutcome(toOutcome(error)),
    )
    return () => {
      wanted = false
    }
  }, [token, round, send])

  function tryAgain() {
    if (token) attempts.delete(token)
    setOutcome('waiting')
    setRound(round + 1)
  }
  return { outcome, tryAgain }
}
