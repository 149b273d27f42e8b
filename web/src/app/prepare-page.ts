import { matchPath } from 'react-router'
import { SignedInArea, SignedInPage } from './pages.ts'
import { signedInPaths } from './signed-in-paths.ts'

/** Fetches the code of a signed-in page while the session is still being checked. */
export async function preparePage(pathname: string): Promise<void> {
  const path = signedInPaths.find((candidate) => matchPath(candidate, pathname))
  if (!path) return
  const { getPagePart } = await import('./signed-in-area.tsx')
  await Promise.all([SignedInArea.preload(), SignedInPage.preload(), getPagePart(path).preload()])
}
