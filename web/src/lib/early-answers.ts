declare global {
  interface Window {
    /** Requests that /early.js has sent, by path, and their authorization. */
    early?: { authorization: string; answers: Map<string, Promise<Response>> }
  }
}

/** An answer that nobody has taken while the first view was drawn is out of date. */
const freshMs = 30_000

/**
 * The answer to a request that was sent before the scripts were there. It is given once: later, the same question needs
 * a new answer. If the early request failed, it is sent again in the usual way.
 */
export function takeEarlyAnswer(request: Request): Promise<Response> | null {
  if (!globalThis.window) return null
  // From now on the page asks by itself: a script that arrives after it, as may happen when only the others are
  // cached, would ask for everything twice.
  window.early ??= { authorization: '', answers: new Map() }
  const { early } = window
  if (request.method !== 'GET' || performance.now() > freshMs) return null
  if (request.headers.get('Authorization') !== early.authorization) return null
  const { pathname, search } = new URL(request.url)
  const answer = early.answers.get(pathname + search)
  if (!answer) return null
  early.answers.delete(pathname + search)
  const { signal } = request
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return Promise.race([answer.catch(() => fetch(request)), givenUp])
}
