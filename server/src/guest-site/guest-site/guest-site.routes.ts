import { HotelSlug } from '@roomlark/contract/guest-site/checkouts'
import type { GuestPage } from '@roomlark/contract/guest-site/guest-page'
import { legalDocuments } from '@roomlark/contract/platform/legal'
import { legalPaths, operatorPath } from '@roomlark/contract/platform/legal-paths'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServiceContext } from '../../context.ts'
import { beforeDeadline } from '../../http/deadline.ts'
import type { ErrorPage } from '../../http/error-handler.ts'
import { describeVisitor, isGuestSiteOpen, sendNotFound } from '../../http/guest-visitor.ts'
import { sendPage, sendText } from '../../http/html-page.ts'
import { type RenderedPage, rememberPages } from '../../http/rendered-pages.ts'
import { getRequestPath } from '../../http/request-path.ts'
import type { RouteDeps } from '../../http/route-deps.ts'
import { allowFraming, allowMap } from '../../http/security-headers.ts'
import { createSharedWork } from '../../http/shared-work.ts'
import { showEmbed } from './embed.service.ts'
import { findFrame } from './frames/frames.service.ts'
import { type Answer, showClosed, showHotel, showMissing, type Visitor } from './guest-site.service.ts'
import { showLegalText, showOperator } from './legal-pages.service.ts'
import { showPartnerList } from './partner-list.service.ts'
import { showHotelReviews, showReviewRules } from './reviews/review-pages.service.ts'
import { showPlace } from './search/place-pages.service.ts'
import { showLanding, showResults } from './search/results.service.ts'
import { listPlaceSitemap, listSitemap, listSitemaps, robotsText } from './sitemap.service.ts'
import { showTrouble } from './trouble.service.ts'

type Show = (
  ctx: ServiceContext,
  visitor: Visitor,
  params: { slug: string; country: string; city?: string },
) => Promise<Answer>

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown

/** The pages for guests, which are rendered on the server and readable without script. */
export function registerGuestSite(
  app: FastifyInstance,
  deps: RouteDeps,
  render: (page: GuestPage) => string,
): void {
  const isOpen = (request: FastifyRequest) => isGuestSiteOpen(deps, request)
  const renderPage = rememberPages(render)
  const share = createSharedWork<Answer & { rendered: RenderedPage }>()
  /** All that a page depends on is its visitor, so those who are alike share it. */
  const send = async (request: FastifyRequest, reply: FastifyReply, show: Show) => {
    const visitor = describeVisitor(request)
    const work = share(JSON.stringify(visitor), () =>
      deps.read(request, reply, async (sql) => {
        const ctx = { ...deps.services, sql }
        const answer = await show(ctx, visitor, request.params as Parameters<Show>[2])
        const page = await findFrame(ctx, answer.page)
        return { ...answer, page, rendered: renderPage(page) }
      }),
    )
    const { status, page, rendered, setCookies } = await beforeDeadline(request, work)
    if (page.visit.frame) allowFraming(reply, page.visit.frame.websites)
    if ('hasStreets' in page && page.hasStreets) allowMap(reply)
    return sendPage(request, reply, { status, rendered, setCookies })
  }
  const page = (show: Show) => async (request: FastifyRequest, reply: FastifyReply) =>
    (await beforeDeadline(request, isOpen(request))) ? send(request, reply, show) : sendNotFound(reply)
  const config = { limit: 'search' as const }
  const other = (request: FastifyRequest, reply: FastifyReply) => {
    const [, path, query = ''] = slashAtEnd.exec(request.url) ?? []
    return path === undefined ? page(showMissing)(request, reply) : reply.redirect(path + query, 301)
  }
  /** Addresses that cannot be a hotel's never reach the database. */
  const hotelPage = (folder: string, show: Handler) => (request: FastifyRequest, reply: FastifyReply) => {
    const { slug } = request.params as { slug: string }
    const lower = slug.toLowerCase()
    if (!HotelSlug.safeParse(lower).success) return other(request, reply)
    return slug === lower
      ? show(request, reply)
      : reply.redirect(`${folder}/${lower}${getQuery(request)}`, 301)
  }

  app.get('/stays', { config }, page(showLanding))
  app.get('/stays/search', { config }, page(showResults))
  app.get(
    '/stays/:slug',
    { config },
    hotelPage(
      '/stays',
      page((ctx, visitor, { slug }) => showHotel(ctx, slug, visitor)),
    ),
  )
  app.get('/stays/reviews', { config }, page(showReviewRules))
  app.get(
    '/stays/:slug/reviews',
    { config },
    page((ctx, visitor, { slug }) => showHotelReviews(ctx, slug, visitor)),
  )
  app.get(
    '/stays/by/:slug',
    { config },
    hotelPage(
      '/stays/by',
      page((ctx, visitor, { slug }) => showPartnerList(ctx, slug, visitor)),
    ),
  )
  const place = page((ctx, visitor, slugs) => showPlace(ctx, slugs, visitor))
  const placePage: Handler = (request, reply) => {
    const path = getRequestPath(request)
    const plain = path.toLowerCase().replace(/\/+$/, '')
    return path === plain ? place(request, reply) : reply.redirect(`${plain}${getQuery(request)}`, 301)
  }
  app.get('/stays/in/:country', { config }, placePage)
  app.get('/stays/in/:country/:city', { config }, placePage)
  app.get('/stays/*', { config }, other)
  app.get(
    '/embed/:slug',
    { config },
    // In the frame on another site the app's page would be blocked, so a closed box has a page of its own.
    hotelPage('/embed', async (request, reply) => {
      const open: Show = (ctx, visitor, { slug }) => showEmbed(ctx, slug, visitor)
      return send(request, reply, (await beforeDeadline(request, isOpen(request))) ? open : showClosed)
    }),
  )
  app.get('/embed/*', { config }, other)

  /** These are there whether or not the site is open. */
  const always =
    (show: (ctx: ServiceContext, visitor: Visitor) => Promise<Answer>): Handler =>
    async (request, reply) => {
      const work = deps.read(request, reply, (sql) =>
        show({ ...deps.services, sql }, describeVisitor(request)),
      )
      const { status, page, setCookies } = await beforeDeadline(request, work)
      return sendPage(request, reply, { status, rendered: renderPage(page), setCookies })
    }
  for (const document of legalDocuments) {
    app.get(
      legalPaths[document],
      always((ctx, visitor) => showLegalText(ctx, document, visitor)),
    )
  }
  app.get(operatorPath, always(showOperator))

  // This was the address of a hotel before the guest site existed. While the site is closed, that page shows
  // how to contact the hotel.
  app.get<{ Params: { slug: string } }>('/stay/:slug', async (request, reply) => {
    if (!(await beforeDeadline(request, isOpen(request)))) return reply.callNotFound()
    return reply.redirect(`/stays/${encodeURIComponent(request.params.slug)}${getQuery(request)}`, 301)
  })

  app.get('/robots.txt', async (request, reply) =>
    sendText(reply, 'text/plain', robotsText(deps.services, await beforeDeadline(request, isOpen(request)))),
  )
  app.get('/sitemap.xml', async (request, reply) =>
    sendText(
      reply,
      'application/xml',
      await beforeDeadline(
        request,
        deps.read(request, reply, (sql) => listSitemaps({ ...deps.services, sql })),
      ),
    ),
  )
  app.get('/sitemaps/places.xml', async (request, reply) => {
    const work = deps.read(request, reply, (sql) => listPlaceSitemap({ ...deps.services, sql }))
    return sendText(reply, 'application/xml', await beforeDeadline(request, work))
  })
  app.get<{ Params: { number: string } }>('/sitemaps/stays-:number.xml', async (request, reply) => {
    const work = deps.read(request, reply, (sql) =>
      listSitemap({ ...deps.services, sql }, request.params.number),
    )
    return sendText(reply, 'application/xml', await beforeDeadline(request, work))
  })
}

/** People and other sites add slashes to addresses. */
const slashAtEnd = /^(\/(?:stays|embed)(?:\/[^/?]+)*)\/+(\?.*)?$/s

function getQuery({ url }: FastifyRequest): string {
  return /\?.*$/s.exec(url)?.[0] ?? ''
}

const ofTheSite = /^\/((stays?|r|embed)(\/|$)|(terms-of-service|privacy-policy|cookie-policy|about)$)/

/**
 * Shows errors as pages of the site. There are few variants, which are rendered once, because under an attack
 * they must cost next to nothing.
 */
export function guestErrorPage(
  services: RouteDeps['services'],
  render: (page: GuestPage) => string,
): ErrorPage {
  const rendered = new Map<string, Buffer>()
  return (request, error) => {
    if (!ofTheSite.test(getRequestPath(request))) return null
    const page = showTrouble(services, describeVisitor(request), error)
    const key = JSON.stringify(page)
    const known = rendered.get(key) ?? Buffer.from(render(page))
    rendered.set(key, known)
    return known
  }
}
