import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Stopping waits this long for work in progress: what is cut off rolls back as if it had never started. */
export const patienceMs = 1000

export type Poll = {
  /** Looks as soon as the last look has ended and the pause after it is over. */
  wake(): void
  /** Logs what failed beside a look. */
  complain(error: unknown): void
  stop(): Promise<void>
}

type Look = {
  log: Pick<Logger, 'error'>
  /** The message logged on failure, once per outage, because every look fails while the database is unavailable. */
  failure: string
  firstMs?: number
  /** The pause after a look, also for somebody who wakes it; without it there is none. */
  restMs?: (tookMs: number) => number
  /** Looks whether there is anything to do and does it. Returns after how long it looks again unless somebody wakes it. */
  look: (wasWoken: boolean) => Promise<number>
  retryMs: number
}

/** Looks again and again, one look at a time. What has to be done is stored, so nothing is lost when a server ends. */
export function poll({ log, failure, look, retryMs, firstMs = 0, restMs = () => 0 }: Look): Poll {
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | undefined
  let restedAt = 0
  let wasWoken = false
  let isOver = false
  let isFailing = false

  function comeBack(ms: number): void {
    clearTimeout(timer)
    if (!isOver) timer = setTimeout(begin, ms)
  }

  function complain(error: unknown): void {
    if (!isFailing) log.error({ err: error }, failure)
    isFailing = true
  }

  async function tryToLook(): Promise<number> {
    const isWoken = wasWoken
    wasWoken = false
    try {
      const nextMs = await look(isWoken)
      isFailing = false
      return nextMs
    } catch (error) {
      complain(error)
      return retryMs
    }
  }

  function begin(): void {
    const begunAt = performance.now()
    looking = tryToLook().then((nextMs) => {
      looking = undefined
      const now = performance.now()
      const rest = restMs(now - begunAt)
      restedAt = now + rest
      comeBack(wasWoken ? rest : Math.max(rest, nextMs))
    })
  }

  comeBack(firstMs)
  return {
    complain,
    wake() {
      wasWoken = true
      if (!looking) comeBack(Math.max(0, restedAt - performance.now()))
    },
    async stop() {
      isOver = true
      clearTimeout(timer)
      await Promise.race([looking, delay(patienceMs, undefined, { ref: false })])
    },
  }
}
