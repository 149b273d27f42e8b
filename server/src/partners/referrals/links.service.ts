import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { carryTouches } from './carrying.service.ts'
import { readClickWords } from './click-words.policy.ts'
import { type FollowedLink, selectLink } from './clicks.queries.ts'
import type { ClickRecorder, RecordedClick } from './clicks.service.ts'
import { type SealedTouch, sealTouch } from './references.service.ts'
import { type Follower, isAhead, isPerson } from './visits.policy.ts'

type Context = Pick<ServiceContext, 'clock' | 'cipher'> & { sql: Sql }

/** A request for `/r/<code>`, from a person or a program. */
export type Following = Follower & {
  code: string
  /** The query of the address. */
  query: string
  cookie: string
  address: string
}

/**
 * Records the click of a person, and says where the link leads. That is always a page: the hotel's, a search
 * of its city if guests cannot see the hotel, or the landing page if the code is unknown. While the guest site
 * is closed, it is the page with the hotel's contact details.
 */
export async function followLink(
  ctx: Context,
  record: ClickRecorder,
  following: Following,
  isSiteOpen: boolean,
): Promise<{ status: number; headers: Record<string, string | string[]> }> {
  // A browser that is refused will ask again once the link is actually followed, whereas it would reuse a
  // redirect.
  if (isAhead(following)) return { status: 503, headers: notCached }
  const { location, setCookies } = await resolveDestination(ctx, record, following, isSiteOpen)
  const cookies = setCookies.length > 0 ? { 'set-cookie': setCookies } : {}
  return { status: 302, headers: { ...notCached, location, ...cookies } }
}

const notCached = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

async function resolveDestination(
  ctx: Context,
  record: ClickRecorder,
  following: Following,
  isSiteOpen: boolean,
): Promise<{ location: string; setCookies: string[] }> {
  const { code, cookie, query } = following
  const asked = new URLSearchParams(query)
  const link = codeRule.test(code) ? await findLink(ctx, record, following, asked) : null
  if (!isSiteOpen) return { location: link?.isPublic ? `/stay/${link.slug}` : '/', setCookies: [] }
  if (!link) return { location: withWords('/stays', visitWords(asked)), setCookies: [] }
  const { ref, setCookies } = await carryTouches(ctx, listTouches(ctx, code, link, asked), cookie)
  const words = [...linkWords(link, asked), ...(ref ? [['ref', ref] as const] : [])]
  if (!link.isPublic) {
    return { location: withWords('/stays/search', [['place', link.city], ...words]), setCookies }
  }
  const room = link.roomTypeId ? `#room-${link.roomTypeId}` : ''
  return { location: withWords(`/stays/${link.slug}`, words) + room, setCookies }
}

/** Skips the database for anything that cannot be a code. */
const codeRule = /^[\w-]{1,64}$/

async function findLink(
  ctx: Context,
  record: ClickRecorder,
  following: Following,
  asked: URLSearchParams,
): Promise<FollowedLink | RecordedClick | null> {
  if (isPerson(following)) return record({ ...following, ...readClickWords(asked) })
  return (await selectLink(ctx.sql, ctx.clock(), following.code)) ?? null
}

function listTouches(
  ctx: Context,
  code: string,
  link: FollowedLink | RecordedClick,
  asked: URLSearchParams,
): SealedTouch[] {
  if (link.clickId === null || !('at' in link)) return []
  const by = asked.get('via') === 'embed' ? 'embed' : 'link'
  const touch = { code, clickId: link.clickId, at: link.at, by } as const
  return [{ ...touch, text: sealTouch(ctx, touch) }]
}

type Words = readonly (readonly [string, string])[]

/** The address takes precedence over the settings of the link, and past dates are left out. */
function linkWords(link: FollowedLink, asked: URLSearchParams): Words {
  const own = visitWords(asked)
  const has = (name: string) => own.some(([word]) => word === name)
  const { checkInOn, checkOutOn, language } = link
  const isToCome = checkInOn !== null && checkInOn >= link.today
  return [
    ...(isToCome && checkOutOn !== null && !has('checkInOn')
      ? ([
          ['checkInOn', checkInOn],
          ['checkOutOn', checkOutOn],
        ] as const)
      : []),
    ...(language !== null && !has('lang') ? [['lang', language] as const] : []),
    ...own,
  ]
}

/** Only these parameters are passed on. The site validates them like those of any address. */
const carriedNames = ['checkInOn', 'checkOutOn', 'adults', 'childAges', 'rooms', 'lang', 'currency', 'frame']

function visitWords(asked: URLSearchParams): Words {
  return carriedNames.flatMap((name) => {
    // A form sends the age of each child by itself.
    const value = (name === 'childAges' ? asked.getAll(name).join(',') : asked.get(name))?.slice(0, 100)
    return value ? [[name, value] as const] : []
  })
}

function withWords(path: string, words: Words): string {
  const query = new URLSearchParams(words.map(([name, value]): [string, string] => [name, value]))
  return query.size > 0 ? `${path}?${query}` : path
}
