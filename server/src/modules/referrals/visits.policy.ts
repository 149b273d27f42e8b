import { isbot } from 'isbot'

/** What a browser or a machine says about a request, as far as it tells whether a person follows a link. */
export type Follower = {
  method: string
  userAgent: string
  /** The headers of a request that may be made ahead of, or instead of, a visit. */
  secPurpose: string
  purpose: string
  xPurpose: string
  xMoz: string
  secFetchDest: string
}

const ahead = /prefetch|prerender|preview/i

/** Fetched in case somebody follows the link: the visit itself is still to come, or never comes. */
export function isAhead({ secPurpose, purpose, xPurpose, xMoz }: Follower): boolean {
  return [secPurpose, purpose, xPurpose, xMoz].some((words) => ahead.test(words))
}

/**
 * A person who follows a link is a browser that opens a page. Robots, previews of messengers, pictures and frames that
 * only name the address, and programs without a name are none.
 */
export function isPerson(follower: Follower): boolean {
  const { method, userAgent, secFetchDest } = follower
  const opensPage = secFetchDest === '' || secFetchDest === 'document'
  return method === 'GET' && opensPage && userAgent !== '' && !isbot(userAgent) && !isAhead(follower)
}
