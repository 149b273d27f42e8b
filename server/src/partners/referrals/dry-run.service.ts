import { randomUUID } from 'node:crypto'
import type { ServiceContext } from '../../context.ts'
import type { Sql } from '../../db/database.ts'
import { type CountingTouch, findTouch } from './attribution.service.ts'
import { carryReferral } from './carrying.service.ts'
import { selectClick } from './clicks.queries.ts'
import { createClickRecorder } from './clicks.service.ts'
import { followLink } from './links.service.ts'
import { readTouches } from './references.service.ts'
import { isPerson } from './visits.policy.ts'

/** The transaction must be rolled back: what is followed here is recorded like a click of a guest. */
type DryContext = Pick<ServiceContext, 'clock' | 'cipher'> & { sql: Sql }

export type DryClick = {
  /** The page that the link leads to. */
  path: string
  query: string
  hash: string
  /** Reference that the visit carries; empty if no click was recorded. */
  ref: string
  isPerson: boolean
  isCounted: boolean
}

/** Follows a link as a guest would who was never here before, with the browser of whoever asks. */
export async function followDry(
  ctx: DryContext,
  { code, userAgent, isSiteOpen }: { code: string; userAgent: string; isSiteOpen: boolean },
): Promise<DryClick> {
  const headers = { secPurpose: '', purpose: '', xPurpose: '', xMoz: '', secFetchDest: 'document' }
  const following = {
    ...headers,
    method: 'GET',
    userAgent,
    code,
    more: '',
    query: '',
    cookie: '',
    address: randomUUID(),
  }
  const answer = await followLink(ctx, createClickRecorder(ctx), following, isSiteOpen)
  const { pathname, search, hash, searchParams } = new URL(String(answer.headers.location), 'http://site')
  const ref = searchParams.get('ref') ?? ''
  const [touch] = readTouches(ctx, ref)
  const click = touch && (await selectClick(ctx.sql, { id: touch.clickId, at: touch.at }))
  return {
    path: pathname,
    query: search.slice(1),
    hash,
    ref,
    isPerson: isPerson(following),
    isCounted: click?.counted ?? false,
  }
}

/** As the banner writes it once a guest allows Marketing. */
const consent = `cookie-preferences=${encodeURIComponent(JSON.stringify({ marketing: true }))}`

/**
 * Finds the touch that a booking at the end of the visit would count for: without any consent, and later with consent
 * to Marketing.
 */
export async function carryDry(
  ctx: DryContext,
  hotelId: string,
  ref: string,
): Promise<{ inVisit: CountingTouch | undefined; later: CountingTouch | undefined; keptDays: number }> {
  const visit = await carryReferral(ctx, ref, '')
  const [cookie = ''] = (await carryReferral(ctx, ref, consent)).setCookies
  const [, kept = ''] = /^([^;]+)/.exec(cookie) ?? []
  const [, seconds = '0'] = /Max-Age=(\d+)/.exec(cookie) ?? []
  const back = await carryReferral(ctx, '', `${consent}; ${kept}`)
  const [inVisit, later] = await Promise.all([
    findTouch(ctx, ctx.sql, hotelId, visit.reference),
    findTouch(ctx, ctx.sql, hotelId, back.reference),
  ])
  return { inVisit, later, keptDays: Math.round(Number(seconds) / 86_400) }
}
