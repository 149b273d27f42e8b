import { reviewRules } from '@roomlark/contract/bookings/reviews'
import type { GuestFrame } from '@roomlark/contract/guest-site/booking-frames'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PublicContext } from '../context.ts'
import { beforeDeadline } from './deadline.ts'
import { getForm } from './form-body.ts'
import { describeVisitor, isGuestSiteOpen, sendNotFound } from './guest-visitor.ts'
import { sendPrivatePage } from './html-page.ts'
import { makeContext } from './route.ts'
import type { RouteDeps } from './route-deps.ts'
import { allowFraming } from './security-headers.ts'
import { type PostedFile, readPostedFiles } from './upload.ts'
import { inUploadPlace } from './upload-places.ts'

type Params = {
  slug: string
  token: string
  /** The fields of the form. With files they are complete once the last file is read. */
  form: URLSearchParams
  /** The files of a form, read from the connection one by one. */
  files: AsyncIterable<PostedFile>
}

type Outcome<Page> =
  | { status: number; page: Page; setCookies: string[]; retryAfterSeconds?: number; refresh?: string }
  | { redirect: string }

export type ShowPage<Page> = (
  ctx: PublicContext,
  visitor: ReturnType<typeof describeVisitor>,
  params: Params,
) => Promise<Outcome<Page>>

/** Name of the field for photos in a form. */
const photoField = { field: 'photos', fileSize: reviewRules.photoBytes }

function isMultipart({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith('multipart/form-data') === true
}

async function* noFiles(): AsyncGenerator<PostedFile> {}

/** Serves pages that are for one guest only, and the redirects that answer their forms. */
export function privatePages<Page extends { visit: { frame: GuestFrame | null } }>(
  deps: RouteDeps,
  render: (page: Page) => string,
) {
  return (show: ShowPage<Page>) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { slug = '', token = '' } = request.params as { slug?: string; token?: string }
    if (!(await beforeDeadline(request, isGuestSiteOpen(deps, request)))) return sendNotFound(reply)
    const { upload } = request.routeOptions.config
    const hasFiles = upload === true && isMultipart(request)
    const form = getForm(request)
    const files = hasFiles ? readPostedFiles(request, { ...photoField, form }) : noFiles()
    const work = () =>
      show(makeContext(request, deps), describeVisitor(request), { slug, token, form, files })
    const outcome = await beforeDeadline(request, hasFiles ? inUploadPlace(request, work) : work())
    if ('redirect' in outcome) {
      return reply.header('cache-control', 'no-store').redirect(outcome.redirect, 303)
    }
    if ('retryAfterSeconds' in outcome) reply.header('retry-after', outcome.retryAfterSeconds)
    if (outcome.refresh) reply.header('refresh', outcome.refresh)
    const { frame } = outcome.page.visit
    if (frame) allowFraming(reply, frame.websites)
    return sendPrivatePage(reply, { ...outcome, html: render(outcome.page) })
  }
}
