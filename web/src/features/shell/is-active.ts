/** spec §2: active on its own path and below it; the dashboard only on its own. */
export function isActive(itemPath: string, pathname: string): boolean {
  const path = pathname.replace(/\/+$/, '')
  if (path === itemPath) return true
  return itemPath !== '/dashboard' && path.startsWith(`${itemPath}/`)
}
