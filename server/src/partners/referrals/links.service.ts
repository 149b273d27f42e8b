import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { carryTouches } from './carrying.service.ts'
import { readClickWords } from './click-words.policy.ts'
import { type FollowedLink, selectCodeBeside, selectLink } from './clicks.queries.ts'
import type { ClickRecorder, RecordedClick } from './clicks.service.ts'
import { type SealedTouch, sealTouch } from './references.service.ts'
import { type Follower, isAhead, isPerson } from './visits.policy.ts'

type Context = Pick<ServiceContext, 'clock' | 'cipher'> & { sql: Sql }

/** A request for `/r/<code>`, from a person or a program. */
export type Following = Follower & {
  code: string
  /** What follows the code in the address, such as the name of a hotel; empty in nearly all links. */
  more: string
  /** The query of the address. */
  query: string
  cookie: string
  address: string
}

/**
 * Records the click of a person, and says where the link leads. That is always a page: the hotel's, a search of its
 * city if guests cannot see the hotel, the place, search or list of a link without a hotel, or the landing page if the
 * code is unknown. While the guest site is closed, it is the page with the hotel's contact details.
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
  const { cookie, query } = following
  const asked = new URLSearchParams(query)
  const code = await findCode(ctx, following)
  const link = code === null ? null : await findLink(ctx, record, { ...following, code }, asked)
  if (!isSiteOpen) {
    return { location: link?.isPublic && link.slug !== null ? `/stay/${link.slug}` : '/', setCookies: [] }
  }
  if (!link) return { location: withWords('/stays', visitWords(asked)), setCookies: [] }
  const { ref, setCookies } = await carryTouches(ctx, listTouches(ctx, link, asked), cookie)
  const carried = ref ? [['ref', ref] as const] : []
  if (link.path !== null) {
    const { path, words } = readPath(link.path, link.today)
    return {
      location: withWords(path, [...overruled(words, linkWords(link, asked)), ...carried]),
      setCookies,
    }
  }
  const words = [...linkWords(link, asked), ...carried]
  if (!link.isPublic || link.slug === null) {
    return { location: withWords('/stays/search', [['place', link.city ?? ''], ...words]), setCookies }
  }
  const room = link.roomTypeId ? `#room-${link.roomTypeId}` : ''
  return { location: withWords(`/stays/${link.slug}`, words) + room, setCookies }
}

/** Skips the database for anything that cannot be a code. */
const codeRule = /^[\w-]{1,64}$/

/** A click on `/r/<code>/<anything>` counts for the affiliate of the code, whatever the rest is. */
async function findCode({ sql }: Context, { code, more }: Following): Promise<string | null> {
  if (!codeRule.test(code)) return null
  return codeRule.test(more) ? ((await selectCodeBeside(sql, code, more)) ?? null) : code
}

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
  link: FollowedLink | RecordedClick,
  asked: URLSearchParams,
): SealedTouch[] {
  if (link.clickId === null || !('at' in link)) return []
  const by = asked.get('via') === 'embed' ? 'embed' : 'link'
  const touch = { code: link.code, clickId: link.clickId, at: link.at, by } as const
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

/** The page that a link without a hotel opens. Dates that are over are left out. */
function readPath(written: string, today: string): { path: string; words: Words } {
  const [path = '', query = ''] = written.split('?')
  const words = [...new URLSearchParams(query)]
  const isOver = words.some(([name, value]) => name === 'checkInOn' && value < today)
  return { path, words: isOver ? words.filter(([name]) => !/^check(In|Out)On$/.test(name)) : words }
}

/** Words without those that are said again. */
function overruled(words: Words, again: Words): Words {
  const names = new Set(again.map(([name]) => name))
  return [...words.filter(([name]) => !names.has(name)), ...again]
}

function withWords(path: string, words: Words): string {
  const query = new URLSearchParams(words.map(([name, value]): [string, string] => [name, value]))
  return query.size > 0 ? `${path}?${query}` : path
}
