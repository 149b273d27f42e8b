import type { LinkTarget } from '@roomlark/contract/guest-site/own-links'
import { say } from '@roomlark/contract/say'

/** What a link opens, in a word or two. */
export const targetWords: Record<LinkTarget, string> = {
  hotel: say('Hotel page'),
  place: say('Page of a place'),
  search: say('Search'),
  list: say('List of hotels'),
  home: say('First page'),
}
