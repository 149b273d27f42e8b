const fallback = '/dashboard'

/** The page a visitor was sent from (spec §2), taken only when it is a path of this application. */
export function returnPath(state: unknown): string {
  const from = isRecord(state) ? state.from : undefined
  if (!isRecord(from) || typeof from.pathname !== 'string') return fallback
  const path = from.pathname + toText(from.search) + toText(from.hash)
  return isInApp(path) ? path : fallback
}

function isInApp(path: string): boolean {
  const here = 'https://roomlark.invalid'
  if (!path.startsWith('/') || !URL.canParse(path, here)) return false
  const url = new URL(path, here)
  // Browsers read '//' and '/\' as another host; '/login' would only lead back here.
  return url.origin === here && !path.startsWith('//') && !path.includes('\\') && url.pathname !== '/login'
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
