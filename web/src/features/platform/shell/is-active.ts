/** The receipt of a commission belongs to the money of a partner and to the bookings of a hotel. */
const ofReceipts: readonly string[] = ['/performance', '/bookings']

/** spec §2: active on its own path and below it; the dashboard only on its own. */
export function isActive(itemPath: string, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  if (path === itemPath) return true
  if (path.startsWith('/commissions/')) return ofReceipts.includes(itemPath)
  return itemPath !== '/dashboard' && path.startsWith(`${itemPath}/`)
}
