/** No list has more pages, so a larger number is a typing error. */
const lastPage = 1_000_000

/** The page an address asks for; anything that makes no sense means the first. */
export function readPage(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'))
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1
}

export function findChoice<const T extends string>(
  choices: readonly T[],
  text: string | null,
): T | undefined {
  return choices.find((choice) => choice === text)
}

type Value = string | number | null | undefined

/**
 * The same address with some parts changed; parts that are not named stay. Empty parts, and parts that equal their
 * default (`usual`), are removed.
 */
export function changeParts(
  search: string,
  change: Readonly<Record<string, Value>>,
  usual: Readonly<Record<string, Value>>,
): string {
  const next = new URLSearchParams(search)
  for (const [part, value] of Object.entries(change)) {
    if (value === null || value === undefined || value === '' || value === usual[part]) next.delete(part)
    else next.set(part, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}
