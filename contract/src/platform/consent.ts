/** The cookies of a request, by name, as they were sent. */
export function parseCookies(header: string): Map<string, string> {
  return new Map(
    header.split(';').map((pair): [string, string] => {
      const at = pair.indexOf('=')
      return [pair.slice(0, Math.max(0, at)).trim(), pair.slice(at + 1).trim()]
    }),
  )
}

/** Tells whether the visitor has answered the banner, whatever the answer was. */
export function hasChosenCookies(cookies: ReadonlyMap<string, string>): boolean {
  return cookies.get('cookie-consent') === 'true'
}

/** As the banner writes it (web/src/lib/cookie-consent.ts): only a clear `true` is consent. */
export function allowsCookies(
  cookies: ReadonlyMap<string, string>,
  category: 'functional' | 'marketing',
): boolean {
  const preferences = cookies.get('cookie-preferences')
  if (preferences === undefined) return false
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(preferences))
    return typeof parsed === 'object' && parsed !== null && Reflect.get(parsed, category) === true
  } catch {
    return false
  }
}
