import { allowsCookies, parseCookies } from '@roomlark/contract/platform/consent'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { getDefaults } from '../../platform/platform/defaults.service.ts'
import { selectWindows } from './attribution.queries.ts'
import { readTouches, type SealedTouch } from './references.service.ts'

type Context = Pick<ServiceContext, 'clock' | 'cipher'> & { sql: Sql }

/** Carries the reference that brought a guest here through a visit. */
export type Carrying = {
  /** Reference that every link and form of the site carries on; undefined if a cookie does so or there is none. */
  ref: string | undefined
  /** The reference for `attributeBooking`: the touches from the address, then those from the cookie. */
  reference: string | null
  setCookies: string[]
}

const referralCookie = 'referral'
/** A guest who follows links to many hotels keeps only the most recent ones. */
const mostTouches = 8
const dayMs = 86_400_000

/**
 * With consent to Marketing, a cookie carries the reference. Without it, nothing is stored on the device, the
 * reference is passed from page to page, and an earlier cookie is deleted.
 */
export async function carryReferral(ctx: Context, ref: string, cookieHeader: string): Promise<Carrying> {
  return carryTouches(ctx, readTouches(ctx, ref), cookieHeader)
}

/** Does the same for touches that were sealed just now and need not be read. */
export async function carryTouches(
  ctx: Context,
  fromAddress: SealedTouch[],
  cookieHeader: string,
): Promise<Carrying> {
  const cookies = parseCookies(cookieHeader)
  const kept = cookies.get(referralCookie)
  if (!allowsCookies(cookies, 'marketing')) {
    const carried = fromAddress.map(({ text }) => text).join('~')
    return {
      ref: carried || undefined,
      reference: carried ? joinReference(carried, '') : null,
      setCookies: kept === undefined ? [] : [cookie('', 0)],
    }
  }
  if (fromAddress.length === 0 && kept === undefined)
    return { ref: undefined, reference: null, setCookies: [] }
  const touches = newestOfEach([...fromAddress, ...readTouches(ctx, kept ?? '')])
  const value = touches.map(({ text }) => text).join('~')
  return {
    ref: undefined,
    reference: value ? joinReference('', value) : null,
    setCookies: value === kept ? [] : [await cookieFor(ctx, touches)],
  }
}

/** The cookie for touches; it lasts as long as one of them can still count. */
async function cookieFor(ctx: Context, touches: SealedTouch[]): Promise<string> {
  if (touches.length === 0) return cookie('', 0)
  const now = ctx.clock()
  const codes = touches.map(({ code }) => code)
  const { attributionDays } = await getDefaults(ctx)
  const windows = await selectWindows(ctx.sql, codes, attributionDays, now)
  const days = new Map(windows.map((one) => [one.code, one.days]))
  const ends = touches.map(({ at, code }) => at.getTime() + (days.get(code) ?? attributionDays) * dayMs)
  const leftMs = Math.max(...ends) - now.getTime()
  const value = touches.map(({ text }) => text).join('~')
  return cookie(value, Math.max(0, Math.floor(leftMs / 1000)))
}

/** Returns the last touch of each link, newest first. */
function newestOfEach(touches: SealedTouch[]): SealedTouch[] {
  const newestFirst = touches.toSorted((a, b) => b.at.getTime() - a.at.getTime() || b.clickId - a.clickId)
  const isNewest = ({ code }: SealedTouch, index: number) =>
    newestFirst.findIndex((other) => other.code === code) === index
  return newestFirst.filter(isNewest).slice(0, mostTouches)
}

/**
 * The cookie is not HttpOnly, so that withdrawing consent on any page deletes it at once
 * (web/src/lib/cookie-consent.ts).
 */
function cookie(value: string, maxAge: number): string {
  return `${referralCookie}=${value}; Max-Age=${maxAge}; Path=/; SameSite=Lax; Secure`
}

function joinReference(fromAddress: string, fromCookie: string): string {
  return `${fromAddress}|${fromCookie}`
}

/** Reads the touches of a reference, and whether they came with this visit or from a cookie. */
export function readReference(
  ctx: Pick<Context, 'cipher'>,
  reference: string,
): (SealedTouch & { isOfVisit: boolean })[] {
  const [fromAddress = '', fromCookie = ''] = reference.split('|')
  return [
    ...readTouches(ctx, fromAddress).map((touch) => ({ ...touch, isOfVisit: true })),
    ...readTouches(ctx, fromCookie).map((touch) => ({ ...touch, isOfVisit: false })),
  ]
}
