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

/** Waits for `count` to reach `wanted`, as long as it grows: how long the whole takes depends on the machine. */
export async function waitWhileGrowing(
  what: string,
  wanted: number,
  count: () => Promise<number>,
  patienceMs = 60_000,
): Promise<void> {
  let most = 0
  while (most < wanted) {
    const before = most
    const hasGrown = await timeUntil(async () => {
      most = await count()
      return most > before
    }, patienceMs)
    if (hasGrown === null) {
      throw new Error(`${most} of ${wanted} ${what}, and no more within ${Math.round(patienceMs / 1000)} s`)
    }
  }
}
