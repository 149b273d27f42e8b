/**
 * Waits until `find` returns something, instead of for a fixed time. The limit only ends what hangs: a job that failed
 * once on a busy machine is found again a minute later.
 */
export async function waitFor<T>(
  what: string,
  find: () => T | undefined | Promise<T | undefined>,
  atMostMs = 150_000,
): Promise<T> {
  const end = performance.now() + atMostMs
  while (performance.now() < end) {
    const found = await find()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`waited in vain for ${what}`)
}

export async function waitUntil(
  what: string,
  holds: () => boolean | Promise<boolean>,
  atMostMs?: number,
): Promise<void> {
  await waitFor(what, async () => (await holds()) || undefined, atMostMs)
}
