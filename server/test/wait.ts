/** Waits until `find` returns something, instead of for a fixed time. */
export async function waitFor<T>(
  what: string,
  find: () => T | undefined | Promise<T | undefined>,
  atMostMs = 15_000,
): Promise<T> {
  const end = Date.now() + atMostMs
  while (Date.now() < end) {
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
