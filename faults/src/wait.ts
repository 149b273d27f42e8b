import { setTimeout as delay } from 'node:timers/promises'

/** Resolves with how long it took in milliseconds, or with null if the time was up before. */
export async function timeUntil(
  isSo: () => Promise<boolean> | boolean,
  patienceMs: number,
): Promise<number | null> {
  const begunAt = performance.now()
  for (;;) {
    if (await isSo()) return performance.now() - begunAt
    if (performance.now() - begunAt > patienceMs) return null
    await delay(50)
  }
}

/** The same, where it is a fault of the program or of this machine if it never comes. */
export async function waitUntil(
  what: string,
  isSo: () => Promise<boolean> | boolean,
  patienceMs = 60_000,
): Promise<void> {
  if ((await timeUntil(isSo, patienceMs)) === null) {
    throw new Error(`waited ${Math.round(patienceMs / 1000)} s in vain for ${what}`)
  }
}
