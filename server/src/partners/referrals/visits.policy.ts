import { isbot } from 'isbot'

/** The parts of a request that tell whether a person follows a link. */
export type Follower = {
  method: string
  userAgent: string
  /** Browsers set these headers on requests made ahead of a visit, or instead of one. */
  secPurpose: string
  purpose: string
  xPurpose: string
  xMoz: string
  secFetchDest: string
}

const ahead = /prefetch|prerender|preview/i

/** The page is fetched in case somebody follows the link, and the actual visit may come later or never. */
export function isAhead({ secPurpose, purpose, xPurpose, xMoz }: Follower): boolean {
  return [secPurpose, purpose, xPurpose, xMoz].some((words) => ahead.test(words))
}

/**
 * A person who follows a link uses a browser that opens a page. Robots, link previews of messengers, pictures
 * and frames that only refer to the address, and programs without a user agent are not people.
 */
export function isPerson(follower: Follower): boolean {
  const { method, userAgent, secFetchDest } = follower
  const opensPage = secFetchDest === '' || secFetchDest === 'document'
  return method === 'GET' && opensPage && userAgent !== '' && !isbot(userAgent) && !isAhead(follower)
}
