import { announce } from './call.ts'
import { errorFromResponse, unreachable } from './call-errors.ts'
import { readToken } from './token-cookie.ts'

const timeoutMs = 60_000

/** Fetches something other than JSON with the session of the signed-in user. */
export async function callFile(path: string): Promise<Blob> {
  const deadline = AbortSignal.timeout(timeoutMs)
  const token = readToken()
  const headers = { authorization: `Bearer ${token ?? ''}` }
  const response = await fetch(`/api/v1${path}`, { headers, signal: deadline }).catch((reason: unknown) => {
    throw unreachable(reason, deadline)
  })
  if (response.ok) return response.blob()
  const error = await errorFromResponse(response)
  announce({ path }, error, token)
  throw error
}
