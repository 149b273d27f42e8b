import type { DefaultError, UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'
import { useMutation } from '../lib/use-mutation.ts'

export type Attempt = { body: string; key: string }

/** The same form data is the same attempt, however often it is sent; changed data is a new attempt. */
export function attemptFor(last: Attempt | null, body: string): Attempt {
  if (last?.body === body) return last
  // Not randomUUID, which is missing on pages not served over https.
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return { body, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') }
}

type Sending<Body, Answer> = Omit<UseMutationOptions<Answer, DefaultError, Body>, 'mutationFn'> & {
  send: (body: Body, idempotencyKey: string) => Promise<Answer>
  /** Parts of the attempt besides the body. */
  about?: string
}

/** A change that is made once: the same form, sent again because no answer came, is the same attempt. */
export function useAttempt<Body, Answer>({ send, about = '', onSuccess, ...options }: Sending<Body, Answer>) {
  const attempt = useRef<Attempt | null>(null)
  return useMutation<Answer, Body>({
    ...options,
    mutationFn(body) {
      attempt.current = attemptFor(attempt.current, about + JSON.stringify(body))
      return send(body, attempt.current.key)
    },
    onSuccess(...answered) {
      // The next one is meant as another, even if it says the same.
      attempt.current = null
      return onSuccess?.(...answered)
    },
  })
}
