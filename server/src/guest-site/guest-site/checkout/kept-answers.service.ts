import { randomUUID } from 'node:crypto'
import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { Id } from '@roomlark/contract/primitives'
import type { PublicContext, ServiceContext } from '../../../context.ts'
import type { Answer, Visitor } from '../guest-site.service.ts'
import { type KeptPart, pickKeptPart, withKeptPart } from './kept-answers.policy.ts'
import { deleteAnswersBefore, insertAnswer, selectAnswer } from './kept-answers.queries.ts'

/** As long as a guest may take to come back to a page by Back and Forward. */
const keptMinutes = 30

/** A page, or the address to redirect to. */
export type Outcome =
  | (Answer & {
      retryAfterSeconds?: number
      /** The value of the header Refresh, by which the browser goes on by itself. */
      refresh?: string
    })
  | { redirect: string }

type Show<Params> = (ctx: PublicContext, visitor: Visitor, params: Params) => Promise<Outcome>

type KeptAnswer = { path: string; status: number; retryAfterSeconds?: number; part: KeptPart }

/**
 * Redirects from every form, because a browser cannot come back to a page that answers one. What the page would have
 * said is kept on the server, encrypted, so that nothing typed is in an address.
 */
export function thenRedirect<Params extends { form: URLSearchParams }>(take: Show<Params>): Show<Params> {
  return async (ctx, visitor, params) => {
    const outcome = await take(ctx, visitor, params)
    if ('redirect' in outcome) return outcome
    const { status, page, retryAfterSeconds } = outcome
    const isRefused = page.kind === 'checkout-refused'
    const path = isRefused ? visitor.path : page.visit.path
    const kept: KeptAnswer = {
      path,
      status,
      part: pickKeptPart(page),
      ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
    }
    const id = randomUUID()
    await insertAnswer(ctx.sql, { id, at: ctx.clock(), content: ctx.cipher.encrypt(JSON.stringify(kept)) })
    const query = new URLSearchParams([
      ...(isRefused ? [...params.form].filter(([name]) => stayNames.has(name)) : []),
      ...Object.entries(page.visit.carried),
      ['answer', id],
    ])
    // Paths are decoded, and not every character may be in a header.
    return { redirect: `${encodeURI(path)}?${query}${findPlace(page)}` }
  }
}

/** The part of a page that its answer is about, where that is not the top. */
function findPlace(page: GuestPage): string {
  if (page.kind === 'booking') return '#messages'
  return page.kind === 'checkout' && page.extrasNews !== null && page.errors.length === 0 ? '#extras' : ''
}

/** The hotel's page shows this stay once the answer is forgotten. */
const stayNames = new Set(['checkInOn', 'checkOutOn', 'adults', 'childAges', 'rooms'])

/** Shows a page as it is now, with what is kept of the form that led to it. */
export function withAnswer<Params>(show: Show<Params>): Show<Params> {
  return async (ctx, visitor, params) => {
    const [outcome, kept] = await Promise.all([show(ctx, visitor, params), findAnswer(ctx, visitor)])
    if ('redirect' in outcome || kept?.part.kind !== outcome.page.kind) return outcome
    const { part, path: _, ...answered } = kept
    return { ...outcome, ...answered, page: withKeptPart(outcome.page, part) }
  }
}

export async function findAnswer(
  ctx: PublicContext,
  { query, path }: Pick<Visitor, 'query' | 'path'>,
): Promise<KeptAnswer | undefined> {
  const id = Id.safeParse(new URLSearchParams(query).get('answer'))
  const content = id.success ? await selectAnswer(ctx.sql, id.data) : undefined
  const kept: KeptAnswer | undefined = content && JSON.parse(ctx.cipher.decrypt(content))
  // A link may not put the answer to somebody's form on the page of somebody else.
  return kept?.path === path ? kept : undefined
}

export async function sweepAnswers(ctx: Pick<ServiceContext, 'sql' | 'clock'>): Promise<void> {
  await deleteAnswersBefore(ctx.sql, new Date(ctx.clock().getTime() - keptMinutes * 60_000))
}
